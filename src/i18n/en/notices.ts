/** Messages of the table: what happened, what was kept, what to do. File faults name what is wrong in the file. */
export const notices = {
  said: {
    storageUnavailable:
      'This browser does not let the game save. The game goes on; export it to a file before you close the page.',
    saveFailed: 'The game could not be saved. It goes on in memory; export it to a file to be sure.',
    saveUnreadable: 'The saved game cannot be read. It was left as it is; open a file you exported.',
    olderSave: 'The newest save is damaged; the one before it was opened. The damaged one was kept.',
    newerTab: 'This game was opened elsewhere. Go on there; nothing more is saved here.',
    openInOtherTab: 'This game is open in another tab. Close it there, then try again.',
    battlesNotLoaded: 'The battles could not be loaded. Check the connection and reload the page.',
    battleNotLoaded: 'The battle “{{file}}” could not be loaded. The others are ready.',
    battleDamaged: 'The battle “{{file}}” is damaged at “{{path}}” and was left out. The others are ready.',
    partNotLoaded:
      'A part of the game could not be loaded. All that was saved is kept: check the connection and reload the page.',
    programFault:
      'The program made a mistake and could not play the turn. Both sheets stay sealed and saved; export the game and report it.',
    eventsDoNotFit: 'The turns of this game do not fit together: the file was changed by hand.',
    otherRules:
      'This game was played under rules {{rules}}; here they are {{ours}}. Past turns show as they were.',
  },
  files: {
    fileEmpty: 'The file is empty.',
    fileTooLarge: 'The file is too large.',
    fileIsPicture: 'This is a picture, not a game.',
    fileIsCompressed: 'This is a packed file. Unpack it first.',
    fileIsPage: 'This is a web page, not a game.',
    fileIsBinary: 'This is not a text file.',
    fileIsCut: 'The end of the file is missing.',
    notJson: 'This is not a file of the game.',
    tooDeep: 'The file is nested too deeply.',
    tooManyValues: 'The file holds too much.',
    forbiddenKey: 'The file holds a forbidden name at “{{path}}”.',
    forbiddenCharacter: 'The file holds a forbidden character at “{{path}}”.',
    badNumber: 'A number is wrong at “{{path}}”.',
    foreignFormat: 'This is a file of another kind: “{{format}}”.',
    newerVersion: 'A newer version of the game made this file ({{version}}; here {{ours}}).',
    unknownVersion: 'The version of the file is unknown.',
    migrationFailed: 'The old file could not be brought up to date.',
    damaged: 'The file is damaged at “{{path}}”.',
  },
}
