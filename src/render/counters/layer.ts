/** All counters as quads: keyed by unit, drawn from the atlas, moved when stacks fan out. */
import { type Container, Sprite } from 'pixi.js'
import type { Hex } from '../../kernel/hex'
import type { CounterPicture } from '../../store/scene'
import { faceAngle, type Layout, type Point } from '../layout'
import type { Frames } from '../stage/frames'
import { type Atlas, makeAtlas } from './atlas'
import { BASE, faceKey, OVERHANG, paintFace } from './face'
import { type Lod, lodOf } from './lod'
import { paintRing, RING_OVERHANG, RINGS, type Ring } from './rings'
import { counterAt, type Place, placesOf, SIDE } from './stack'

type Piece = {
  counter: CounterPicture
  /** Its picture in the atlas. */
  face: string
  sprite: Sprite
  ring: Sprite | null
  ringKind: Ring | null
  at: Point
}

export type CounterLayer = Readonly<{
  /** @param actors units that stand above the film's veil; null: no film */
  show: (counters: readonly CounterPicture[], layout: Layout, actors: readonly string[] | null) => void
  /** Device pixels a world unit, and a CSS pixel. */
  rescale: (scale: number, dpr: number) => void
  hover: (hex: Hex | null) => void
  at: (point: Point) => CounterPicture | null
  /** Rectangles of counters, for labels that must not cover them: hex → number of counters. */
  places: () => readonly Place[]
  piece: (unit: string) => Readonly<{ sprite: Sprite; at: Point }> | null
  /** Puts a counter on top, for its way across the board. */
  raise: (unit: string) => void
  moveTo: (unit: string, at: Point) => void
  /** Marks a counter as destroyed: a cross over its pale body, till the next scene. */
  cross: (unit: string) => Sprite | null
  upload: () => void
  destroy: () => void
}>

const NOWHERE: Point = { x: Number.NaN, y: Number.NaN }

/** Milliseconds for a stack to fan out. */
const FAN_TIME = 160

export const makeCounterLayer = (
  back: Container,
  front: Container,
  frames: Frames,
  still: () => boolean,
): CounterLayer => {
  const pieces = new Map<string, Piece>()
  let faces: Atlas | null = null
  let rings: Atlas | null = null
  let layout: Layout | null = null
  let counters: readonly CounterPicture[] = []
  let actors: readonly string[] | null = null
  let places: readonly Place[] = []
  let hovered: Hex | null = null
  let scale = 0
  let lod: Lod = 'full'

  const unit = () => (SIDE * scale) / BASE
  const cellOf = (overhang: number) => Math.ceil((BASE + 2 * overhang) * unit()) + 2

  const cell = (ctx: CanvasRenderingContext2D, overhang: number) => {
    const middle = cellOf(overhang) / 2
    ctx.translate(middle, middle)
    ctx.scale(unit(), unit())
    ctx.translate(-BASE / 2, -BASE / 2)
  }

  const dress = (piece: Piece) => {
    if (!faces || !rings) return
    const { counter, sprite } = piece
    piece.face = faceKey(counter, lod)
    sprite.texture = faces.get(piece.face, (ctx) => {
      cell(ctx, OVERHANG)
      paintFace(ctx, counter, lod, counter.facing ? faceAngle(counter.facing) : null)
    })
    sprite.scale.set(1 / scale)
    const kind: Ring | null = counter.states.includes('destroyed')
      ? 'cross'
      : counter.target
        ? 'target'
        : counter.selected
          ? 'selected'
          : null
    ringed(piece, kind)
  }

  const ringed = (piece: Piece, kind: Ring | null) => {
    piece.ringKind = kind
    if (!kind) {
      piece.ring?.destroy()
      piece.ring = null
      return
    }
    piece.ring ??= new Sprite({ anchor: 0.5 })
    if (rings) {
      piece.ring.texture = rings.get(kind, (ctx) => {
        cell(ctx, RING_OVERHANG)
        paintRing(ctx, kind)
      })
    }
    piece.ring.scale.set(1 / scale)
    piece.ring.position.copyFrom(piece.sprite.position)
  }

  const moveTo = (piece: Piece, x: number, y: number) => {
    piece.sprite.position.set(x, y)
    piece.ring?.position.set(x, y)
  }

  const isFanned = (hex: Hex) =>
    hex === hovered || counters.some((counter) => counter.hex === hex && counter.selected)

  /** Puts every piece where it belongs, in the order of drawing. */
  const arrange = (time: number) => {
    if (!layout) return
    places = placesOf(layout, counters, isFanned)
    const inFront = ({ counter }: Place) =>
      counter.selected ||
      counter.target ||
      (counter.hex === hovered && isFanned(counter.hex)) ||
      actors?.includes(counter.id) === true
    // The aimed-at below the chosen.
    const order = [...places].sort((a, b) => weight(a.counter) - weight(b.counter))
    places = [...order.filter((place) => !inFront(place)), ...order.filter(inFront)]
    const moves: { piece: Piece; from: Point; to: Place }[] = []
    for (const place of places) {
      const piece = pieces.get(place.counter.id)
      if (!piece) continue
      const container = inFront(place) ? front : back
      container.addChild(piece.sprite)
      if (piece.ring) container.addChild(piece.ring)
      if (piece.at.x === place.x && piece.at.y === place.y) continue
      if (time > 0) moves.push({ piece, from: { x: piece.sprite.x, y: piece.sprite.y }, to: place })
      else moveTo(piece, place.x, place.y)
      piece.at = { x: place.x, y: place.y }
    }
    if (moves.length === 0) return
    void frames.animate(time, (t) => {
      for (const { piece, from, to } of moves) {
        if (piece.sprite.destroyed || piece.at.x !== to.x || piece.at.y !== to.y) continue
        moveTo(piece, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)
      }
    })
  }

  const remove = (id: string, piece: Piece) => {
    piece.sprite.destroy()
    piece.ring?.destroy()
    pieces.delete(id)
  }

  return {
    show: (next, on, who) => {
      layout = on
      actors = who
      const ids = new Set(next.map(({ id }) => id))
      for (const [id, piece] of pieces) if (!ids.has(id)) remove(id, piece)
      const fanTime = still() ? 0 : FAN_TIME
      let sameHexes = true
      for (const counter of next) {
        const piece = pieces.get(counter.id)
        if (!piece) {
          const fresh: Piece = {
            counter,
            sprite: new Sprite({ anchor: 0.5 }),
            ring: null,
            ringKind: null,
            at: NOWHERE,
            face: '',
          }
          pieces.set(counter.id, fresh)
          dress(fresh)
          sameHexes = false
        } else if (piece.counter !== counter || piece.sprite.alpha !== 1) {
          sameHexes &&= piece.counter.hex === counter.hex
          piece.counter = counter
          piece.sprite.alpha = 1
          dress(piece)
        } else if (piece.ringKind === 'cross' && !counter.states.includes('destroyed')) dress(piece)
      }
      counters = next
      // Only a stack that opens or closes slides; a unit that stands elsewhere now simply stands there.
      for (const piece of pieces.values()) if (!sameHexes) piece.at = NOWHERE
      arrange(sameHexes ? fanTime : 0)
      faces?.keep(new Set([...pieces.values()].map(({ face }) => face)))
    },
    rescale: (next, dpr) => {
      if (next === scale && faces) return
      scale = next
      lod = lodOf((SIDE * scale) / dpr)
      faces?.destroy()
      rings?.destroy()
      faces = makeAtlas(cellOf(OVERHANG), Math.max(16, Math.ceil(pieces.size * 1.2)))
      rings = makeAtlas(cellOf(RING_OVERHANG), RINGS.length)
      for (const piece of pieces.values()) dress(piece)
    },
    hover: (hex) => {
      if (hex === hovered) return
      const crowded = (at: Hex | null) =>
        at !== null && counters.filter((counter) => counter.hex === at).length > 1
      const changes = crowded(hex) || crowded(hovered)
      hovered = hex
      if (changes) arrange(still() ? 0 : FAN_TIME)
    },
    at: (point) => counterAt(places, point),
    places: () => places,
    piece: (id) => pieces.get(id) ?? null,
    raise: (id) => {
      const piece = pieces.get(id)
      if (!piece) return
      front.addChild(piece.sprite)
      if (piece.ring) front.addChild(piece.ring)
      // It no longer lies where it was put: the next scene moves it, wherever that may be.
      piece.at = NOWHERE
    },
    moveTo: (id, { x, y }) => {
      const piece = pieces.get(id)
      if (piece) moveTo(piece, x, y)
    },
    cross: (id) => {
      const piece = pieces.get(id)
      if (!piece) return null
      ringed(piece, 'cross')
      if (piece.ring) piece.sprite.parent?.addChild(piece.ring)
      return piece.ring
    },
    upload: () => {
      faces?.upload()
      rings?.upload()
    },
    destroy: () => {
      for (const [id, piece] of pieces) remove(id, piece)
      faces?.destroy()
      rings?.destroy()
      faces = rings = null
    },
  }
}

const weight = ({ selected, target }: CounterPicture) => (selected ? 2 : target ? 1 : 0)
