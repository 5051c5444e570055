/** Words of the library of games: they come with its screen. */
export const library = {
  title: 'Games',
  empty: 'There are no saved games in this browser. Open a file.',
  none: 'This browser keeps no games, or does not show them just now. Open a game from a file, and export it again when you have played.',
  list: 'Saved games, the one saved last first',
  savedAt: 'saved {{when}}',
  next: 'Next at the table: {{side}}',
  film: 'The turn is played; its film or report comes next',
  finished: 'The game is over',
  open: 'Open',
}
