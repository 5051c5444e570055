/** Draws a rectangle of the map, opaque, in the order of printing. */
import type { TerrainLook } from '../../store/scene'
import { cellsIn, grown, overlaps, R, type Rect } from '../layout'
import type { Paper } from '../palette'
import { seeded } from '../seed'
import { type Block, WATERLINES } from './block'
import type { Ground } from './ground'
import { paintLettering } from './names'
import { paintBushes, paintCrowns, paintSwamp } from './plants'
import { paintGrid, paintNumbers } from './print'
import { paintRelief } from './relief'
import { paintBridge, paintRoads } from './roads'

/** What to draw on: `scale` device pixels a world unit, `pixel` world units a CSS pixel. */
export type Sheet = Readonly<{
  ctx: CanvasRenderingContext2D
  rect: Rect
  scale: number
  pixel: number
  paper: Paper
  /** Leaves out hex numbers and names: thumbnails. */
  bare?: boolean
}>

/** From this radius in device pixels plants, houses and hachures are drawn. */
export const FINE_FROM = 15

const paintPaper = ({ ctx, rect, paper }: Sheet): void => {
  ctx.fillStyle = paper.paper
  ctx.fillRect(rect.x, rect.y, rect.w, rect.h)
  ctx.fillStyle = paper.mottle
  ctx.globalAlpha = 0.16
  const side = 4.2 * R
  for (let j = Math.floor((rect.y - 230) / side); j * side < rect.y + rect.h + 230; j++) {
    for (let i = Math.floor((rect.x - 230) / side); i * side < rect.x + rect.w + 230; i++) {
      const rand = seeded(i, j, 5)
      const [x, y, r] = [(i + rand()) * side, (j + rand()) * side, 60 + rand() * 170]
      ctx.beginPath()
      ctx.ellipse(x, y, r, r * 0.6, 0, 0, 2 * Math.PI)
      ctx.fill()
    }
  }
  ctx.globalAlpha = 1
}

/** Draws in each block, kept inside it; edges fall on whole pixels, so that no seam shows. */
const inBlocks = (
  { ctx, rect, scale }: Sheet,
  blocks: readonly Block[],
  draw: (block: Block) => void,
): void => {
  for (const block of blocks) {
    if (blocks.length === 1) {
      draw(block)
      continue
    }
    const snap = (v: number, from: number) => Math.round((v - from) * scale) / scale + from
    const [x0, y0] = [snap(block.rect.x, rect.x), snap(block.rect.y, rect.y)]
    const [x1, y1] = [snap(block.rect.x + block.rect.w, rect.x), snap(block.rect.y + block.rect.h, rect.y)]
    ctx.save()
    ctx.beginPath()
    ctx.rect(x0, y0, x1 - x0, y1 - y0)
    ctx.clip()
    draw(block)
    ctx.restore()
  }
}

const wash = (ctx: CanvasRenderingContext2D, path: Path2D | null, ink: string, alpha: number): void => {
  if (!path) return
  ctx.globalAlpha = alpha
  ctx.fillStyle = ink
  ctx.fill(path)
  ctx.globalAlpha = 1
}

const rim = (
  ctx: CanvasRenderingContext2D,
  path: Path2D | null,
  ink: string,
  width: number,
  alpha: number,
): void => {
  if (!path) return
  ctx.globalAlpha = alpha
  ctx.strokeStyle = ink
  ctx.lineWidth = width
  ctx.stroke(path)
  ctx.globalAlpha = 1
}

const paintWater = (ctx: CanvasRenderingContext2D, { water }: Block, paper: Paper): void => {
  wash(ctx, water[0] ?? null, paper.water, 1)
  water.forEach((path, i) => {
    const line = WATERLINES[i]
    if (i > 0 && line) rim(ctx, path, paper.waterLine, line.width, line.alpha)
  })
  rim(ctx, water[0] ?? null, paper.bank, WATERLINES[0].width, 1)
}

const paintHouses = ({ ctx, rect, paper }: Sheet, blocks: readonly Block[]): void => {
  const trace = (dx: number, dy: number, only: 'all' | 'dark') => {
    ctx.beginPath()
    for (const { buildings } of blocks) {
      for (const { points, dark, rect: box } of buildings) {
        if ((only === 'dark' && !dark) || !overlaps(box, grown(rect, 4))) continue
        points.forEach(({ x, y }, i) => {
          if (i === 0) ctx.moveTo(x + dx, y + dy)
          else ctx.lineTo(x + dx, y + dy)
        })
        ctx.closePath()
      }
    }
  }
  trace(1.3, 1.6, 'all')
  ctx.fillStyle = paper.blockInk
  ctx.globalAlpha = 0.5
  ctx.fill()
  ctx.globalAlpha = 1
  trace(0, 0, 'all')
  ctx.fillStyle = paper.block
  ctx.fill()
  ctx.strokeStyle = paper.blockInk
  ctx.lineWidth = 0.9
  ctx.lineJoin = 'round'
  ctx.stroke()
  trace(0, 0, 'dark')
  ctx.fillStyle = paper.blockInk
  ctx.globalAlpha = 0.55
  ctx.fill()
  ctx.globalAlpha = 1
}

/** The context's transform must map world units to pixels. */
export const paintGround = (sheet: Sheet, ground: Ground): void => {
  const { ctx, rect, paper, scale, pixel } = sheet
  const { layout, map, roads, names } = ground
  const fine = R * scale >= FINE_FROM
  const blocks = ground.blocks(grown(rect, 24), fine)
  const here = blocks.filter((block) => overlaps(block.rect, rect))
  // The half hexes along the edge grow what the hexes beside them grow.
  const cells = fine ? cellsIn(layout, rect, 8, 1) : []
  const inside = (n: number, count: number) => Math.max(0, Math.min(count - 1, n))
  const of = (wanted: TerrainLook) =>
    cells.filter(([col, row]) => {
      const cell = inside(row, layout.rows) * layout.cols + inside(col, layout.cols)
      return map.terrain[cell] === wanted
    })

  paintPaper(sheet)
  inBlocks(sheet, here, ({ relief }) => relief && paintRelief(ctx, relief, paper))
  inBlocks(sheet, here, ({ bush }) => {
    wash(ctx, bush, paper.bush, 0.8)
    ctx.lineCap = 'round'
    ctx.setLineDash([0.1, 4.2])
    rim(ctx, bush, paper.bushInk, 1, 0.8)
    ctx.setLineDash([])
  })
  for (const [col, row] of of('bushes')) paintBushes(ctx, ground.bushes(col, row), paper)
  inBlocks(sheet, here, ({ wood, forest }) => {
    wash(ctx, wood, paper.bush, 0.85)
    wash(ctx, forest, paper.wood, 1)
    rim(ctx, forest, paper.woodInk, 1.2, 0.55)
  })
  for (const [col, row] of of('forest')) paintCrowns(ctx, ground.crowns(col, row, true), paper, scale)
  for (const [col, row] of of('openWoods')) paintCrowns(ctx, ground.crowns(col, row, false), paper, scale)
  inBlocks(sheet, here, ({ swamp, rect: box }) => swamp && paintSwamp(ctx, swamp, box, rect, paper))
  ctx.strokeStyle = paper.bushInk
  ctx.lineWidth = 1.1
  ctx.lineCap = 'round'
  for (const [col, row] of of('swamp')) ctx.stroke(ground.tufts(col, row))
  ctx.lineCap = 'butt'
  inBlocks(sheet, here, (block) => paintWater(ctx, block, paper))
  inBlocks(sheet, here, ({ street }) => wash(ctx, street, fine ? paper.street : paper.block, 0.75))
  if (fine) paintHouses(sheet, blocks)
  paintRoads(
    ctx,
    roads.lines.filter((line) => overlaps(line.rect, rect)),
    paper,
  )
  for (const bridge of roads.bridges) if (overlaps(bridge.rect, rect)) paintBridge(ctx, bridge, paper)
  if (R / pixel >= 6) paintGrid(ctx, layout, rect, paper, pixel)
  if (sheet.bare) return
  paintNumbers(ctx, layout, map, rect, paper, pixel, scale)
  for (const name of names) if (overlaps(name.rect, rect)) paintLettering(ctx, name, paper)
}
