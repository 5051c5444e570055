/** Messages of the table: what happened, what was kept, what to do. */
export const notices = {
  said: {
    storageUnavailable:
      'This browser does not let the game save. The game goes on; export it to a file before you close the page.',
    saveFailed: 'The game could not be saved. It goes on in memory; export it to a file to be sure.',
    saveUnreadable: 'The saved game cannot be read. It was left as it is; open a file you exported.',
    olderSave: 'The newest save is damaged; the one before it was opened. The damaged one was kept.',
    gameNotChanged:
      'Nothing was done to the game “{{name}}”: the storage of the browser failed. All games are as they were.',
    gamesTaken:
      'File “{{file}}”. Games taken in: {{added}}. Here already: {{there}}. They are in the list “Games”, and none took the place of another.',
    gamesNotKept:
      'File “{{file}}”. Games taken in: {{added}}, left out: {{left}}: the storage of the browser is full or shut. The file is whole, and so are your games: open it again when there is room.',
    newerTab: 'This game was opened elsewhere. Go on there; nothing more is saved here.',
    openInOtherTab: 'This game is open in another tab. Close it there, then try again.',
    battlesNotLoaded: 'The battles could not be loaded. Check the connection and reload the page.',
    battleNotLoaded: 'The battle “{{file}}” could not be loaded. The others are ready.',
    partNotLoaded:
      'A part of the game could not be loaded. All that was saved is kept: check the connection and reload the page.',
    sheetLost:
      'The sheet that was written here cannot be opened: it was damaged or changed. The rest of the game is kept; the orders have to be written anew.',
    programFault:
      'The program made a mistake and could not play the turn. Both sheets stay sealed and saved; export the game and report it.',
    otherRules:
      'This game was played under rules {{rules}}; here they are {{ours}}. Its past turns are shown as the file has them: they cannot be decided again, so nobody can tell whether the file was changed by hand.',
  },
  /** In general; `fileFaults` says what is wrong. */
  files: {
    damaged: 'The file is damaged at “{{path}}”.',
    damagedWhole: 'The file is damaged.',
  },
}
