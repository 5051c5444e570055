/** Badges hang on a counter's corners; each has an outline of its own. Base of 64 units. */
import type { CounterState } from '../../store/scene'
import { FONT, INK } from '../palette'

type Ctx = CanvasRenderingContext2D
type Badge = (ctx: Ctx) => void

const shape = (
  ctx: Ctx,
  path: Path2D | string,
  fill: string,
  ink: string = INK.badgeInk,
  width = 1.6,
): void => {
  const outline = typeof path === 'string' ? new Path2D(path) : path
  ctx.fillStyle = fill
  ctx.fill(outline)
  ctx.strokeStyle = ink
  ctx.lineWidth = width
  ctx.stroke(outline)
}

const lines = (ctx: Ctx, d: string, ink: string, width: number): void => {
  ctx.strokeStyle = ink
  ctx.lineWidth = width
  ctx.stroke(new Path2D(d))
}

const disc = (r: number): Path2D => {
  const path = new Path2D()
  path.arc(0, 0, r, 0, 2 * Math.PI)
  return path
}

export const BURST =
  'M0-12L3.2-6.2L9.6-8.4L7.6-2L13 2L6.6 4.6L7 11.4L1 8L-4.6 12L-5.6 5.4L-12.4 4L-8-1.2L-11-7.4L-4.2-6.6Z'
const PLATE = 'M-8-8H8A2 2 0 0 1 10-6V6A2 2 0 0 1 8 8H-8A2 2 0 0 1-10 6V-6A2 2 0 0 1-8-8Z'

const BADGES: Readonly<Partial<Record<CounterState, Badge>>> = {
  suppressed: (ctx) => {
    shape(ctx, BURST, INK.attention, INK.badgeInk, 1.8)
    lines(ctx, 'M0-5V2M0 5.2V5.8', INK.badgeInk, 3)
  },
  ambush: (ctx) => {
    shape(ctx, disc(10), '#1f2a1c', INK.badge)
    lines(ctx, 'M-6 1Q0-6 6 1M-4.6 3.6L-5.8 5.6M0 3.4V6M4.6 3.6L5.8 5.6', INK.badge, 1.7)
  },
  contact: (ctx) => {
    shape(ctx, disc(10), INK.badge, INK.refuse, 2)
    lines(ctx, 'M-5-5L5 5M5-5L-5 5M-6.4 3L-3 6.4M6.4 3L3 6.4', INK.refuse, 2)
  },
  limbered: (ctx) => {
    shape(ctx, disc(10), INK.badge)
    lines(ctx, 'M5.4 0A5.4 5.4 0 1 1-5.4 0A5.4 5.4 0 1 1 5.4 0M-5.4 0H5.4M0-5.4V5.4', INK.badgeInk, 1.5)
  },
  loaded: (ctx) => {
    shape(ctx, PLATE, INK.badge)
    lines(ctx, 'M-7-3H2V3H-7ZM2-1H5L7 1V3H2', INK.badgeInk, 1.4)
  },
  towing: (ctx) => {
    shape(ctx, PLATE, INK.badge)
    lines(
      ctx,
      'M-7-3H-2V3H-7ZM-2 1H1M8-4L2 1.6M6.4 3.4A2.4 2.4 0 1 1 1.6 3.4A2.4 2.4 0 1 1 6.4 3.4',
      INK.badgeInk,
      1.4,
    )
  },
  carried: (ctx) => {
    shape(ctx, PLATE, INK.badge)
    lines(ctx, 'M-7 4.6H7M0-5.4V1.6M-3-1.4L0 1.8L3-1.4', INK.badgeInk, 1.6)
  },
  mounted: (ctx) => {
    shape(ctx, disc(10), INK.badge)
    lines(ctx, 'M-4 5.2Q-6.4-6 0-6T4 5.2M-5.6 5.2H-2.6M2.6 5.2H5.6', INK.badgeInk, 1.8)
  },
  dugIn: (ctx) => {
    shape(ctx, PLATE, '#e3d3ab')
    lines(ctx, 'M-7 3.5H-4V-2.5H0V3.5H4V-2.5H7', INK.badgeInk, 1.8)
  },
  observer: (ctx) => {
    shape(ctx, 'M0-11L10.5 8H-10.5Z', INK.badge)
    ctx.save()
    ctx.translate(0, 2.2)
    ctx.fillStyle = INK.badgeInk
    ctx.fill(disc(2.6))
    ctx.restore()
  },
}

const noOrder: Badge = (ctx) => {
  ctx.setLineDash([3.6, 2.2])
  shape(ctx, disc(9.5), INK.badge, INK.refuse, 2)
  ctx.setLineDash([])
  ctx.font = `700 13px ${FONT.sans}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = INK.refuse
  ctx.fillText('?', 0, 4.6)
}

const ordered: Badge = (ctx) => {
  shape(ctx, disc(8.5), INK.badge, INK.text, 1.4)
  lines(ctx, 'M-4 0L-1 3.4L4.4-3.6', INK.pencil, 2.6)
}

/** What matters most comes first: north-east, north-west, then the foot. */
const RANK: readonly CounterState[] = [
  'suppressed',
  'contact',
  'ambush',
  'dugIn',
  'limbered',
  'loaded',
  'towing',
  'carried',
  'mounted',
  'observer',
]
const PLACES = [
  [60, 4],
  [4, 4],
  [4, 60],
] as const

/** @param larger badges of a small counter are drawn larger */
export const paintBadges = (ctx: Ctx, states: readonly CounterState[], larger: boolean): void => {
  const put = ([x, y]: readonly [number, number], badge: Badge) => {
    ctx.save()
    ctx.translate(x, y)
    if (larger) ctx.scale(1.25, 1.25)
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    badge(ctx)
    ctx.restore()
  }
  RANK.filter((state) => states.includes(state)).forEach((state, i) => {
    const [place, badge] = [PLACES[i], BADGES[state]]
    if (place && badge) put(place, badge)
  })
  if (states.includes('noOrder')) put([60, 60], noOrder)
  else if (states.includes('ordered')) put([60, 60], ordered)
}
