/** Characters that a text of this game may not hide, and a stranger's text that is shown without them. */

/**
 * R30 Characters that hide or turn text: controls but the line feed, zero-width signs, marks and overrides of
 * writing direction, separators of lines and paragraphs; and halves of surrogate pairs.
 */
export const HIDDEN = /(?!\n)[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u

export const isForbiddenText = (text: string): boolean => HIDDEN.test(text)

/** A stranger's text in a message: clipped, without hidden characters. */
export const shown = (text: string): string => {
  const clipped = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return Array.from(clipped, (sign) => (isForbiddenText(sign) ? '□' : sign)).join('')
}
