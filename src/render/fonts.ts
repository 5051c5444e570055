/** Lettering on canvases needs its fonts before the first stroke: a late font would not redraw it. */
const FACES = [
  '400 12px "PT Sans Narrow"',
  '700 12px "PT Sans Narrow"',
  '700 12px "PT Sans"',
  'italic 400 12px "PT Serif"',
  '700 12px "PT Serif"',
] as const

/** Longest wait in milliseconds: a board in a stand-in font is better than none. */
const PATIENCE = 1500

/** Waits for the faces that the page declares, in both scripts; a face that is not declared costs nothing. */
export const loadFonts = async (): Promise<void> => {
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, 'Кk1')))
  await Promise.race([all, new Promise((done) => setTimeout(done, PATIENCE))])
}
