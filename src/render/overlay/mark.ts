/** A mark is something drawn on the board over its ground: where it lies, and how it is drawn. */
import { overlaps, type Rect } from '../layout'

export type Ctx = CanvasRenderingContext2D

export type Mark = Readonly<{
  key: string
  /** What it was made of: as long as these are the same, the mark looks the same. */
  of: readonly unknown[]
  rect: Rect
  /** @param part the rectangle at hand: nothing outside it is seen */
  paint: (ctx: Ctx, part: Rect) => void
}>

const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((part, i) => part === b[i])

/** Rectangles where two lists of marks look different. */
export const changedRects = (before: readonly Mark[], after: readonly Mark[]): readonly Rect[] => {
  const old = new Map(before.map((mark) => [mark.key, mark]))
  const rects: Rect[] = []
  for (const mark of after) {
    const was = old.get(mark.key)
    old.delete(mark.key)
    if (was && same(was.of, mark.of)) continue
    rects.push(mark.rect)
    if (was) rects.push(was.rect)
  }
  for (const { rect } of old.values()) rects.push(rect)
  return rects
}

/** Draws the marks that lie in a rectangle, in their order. */
export const paintMarks = (ctx: Ctx, marks: readonly Mark[], rect: Rect): void => {
  for (const mark of marks) {
    if (!overlaps(mark.rect, rect)) continue
    ctx.save()
    mark.paint(ctx, rect)
    ctx.restore()
  }
}

/** A line drawn twice, pale and broad below, so that it reads on any ground. */
export const cased = (
  ctx: Ctx,
  path: Path2D,
  casing: string,
  wide: number,
  ink: string,
  narrow: number,
): void => {
  ctx.strokeStyle = casing
  ctx.lineWidth = wide
  ctx.stroke(path)
  ctx.strokeStyle = ink
  ctx.lineWidth = narrow
  ctx.stroke(path)
}
