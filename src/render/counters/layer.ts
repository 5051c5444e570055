/** All counters as quads: keyed by unit, drawn from the atlas, moved when stacks fan out. */
import { type Container, Sprite } from 'pixi.js'
import type { Hex } from '../../kernel/hex'
import type { CounterPicture } from '../../store/scene'
import type { Layout, Point } from '../layout'
import type { Frames } from '../stage/frames'
import type { Ring } from './rings'
import { counterAt, FAN, type Place, placesOf, rank } from './stack'
import { makeWardrobe, type Wardrobe } from './wardrobe'

type Piece = {
  counter: CounterPicture
  /** Key of its picture. */
  face: string
  sprite: Sprite
  ring: Sprite | null
  /** Where it was put; nowhere while it is on its way. */
  at: Point
}

export type CounterLayer = Readonly<{
  /** @param actors units that stand above the film's veil; null: no film */
  show: (counters: readonly CounterPicture[], layout: Layout, actors: readonly string[] | null) => void
  /** Device pixels a world unit, and a CSS pixel. */
  rescale: (scale: number, dpr: number) => void
  /** The pointer is over a hex: its stack fans out; true if that moves a counter. */
  hover: (hex: Hex | null) => boolean
  at: (point: Point) => CounterPicture | null
  /** Where counters lie, in the order of drawing. */
  places: () => readonly Place[]
  sprite: (unit: string) => Sprite | null
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

const ringOf = ({ states, target, selected }: CounterPicture): Ring | null =>
  states.includes('destroyed') ? 'cross' : target ? 'target' : selected ? 'selected' : null

/** @param still whether nothing may slide */
export const makeCounterLayer = (
  back: Container,
  front: Container,
  frames: Frames,
  still: () => boolean,
): CounterLayer => {
  const pieces = new Map<string, Piece>()
  let wardrobe: Wardrobe | null = null
  let pixels = ''
  let layout: Layout | null = null
  let counters: readonly CounterPicture[] = []
  let actors: readonly string[] | null = null
  let places: readonly Place[] = []
  let hovered: Hex | null = null

  const fanTime = () => (still() ? 0 : FAN_TIME)

  const ringed = (piece: Piece, ring: Ring | null) => {
    if (!ring || !wardrobe) {
      piece.ring?.destroy()
      piece.ring = null
      return
    }
    piece.ring ??= new Sprite({ anchor: 0.5 })
    piece.ring.texture = wardrobe.ring(ring)
    piece.ring.alpha = 1
    piece.ring.scale.set(1 / wardrobe.scale)
    piece.ring.position.copyFrom(piece.sprite.position)
  }

  const dress = (piece: Piece) => {
    if (!wardrobe) return
    const { key, texture } = wardrobe.face(piece.counter)
    piece.face = key
    piece.sprite.texture = texture
    piece.sprite.alpha = 1
    piece.sprite.scale.set(1 / wardrobe.scale)
    ringed(piece, ringOf(piece.counter))
  }

  const moveTo = ({ sprite, ring }: Piece, { x, y }: Point) => {
    sprite.position.set(x, y)
    ring?.position.set(x, y)
  }

  const putIn = (container: Container, { sprite, ring }: Piece) => {
    container.addChild(sprite)
    if (ring) container.addChild(ring)
  }

  const isFanned = (hex: Hex) => hex === hovered || counters.some((one) => one.hex === hex && one.selected)

  const isCrowded = (hex: Hex | null) => hex !== null && counters.filter((one) => one.hex === hex).length > 1

  const isInFront = ({ id, hex, selected, target }: CounterPicture) =>
    selected || target || (hex === hovered && isCrowded(hex)) || actors?.includes(id) === true

  /** Puts every piece where it belongs, in the order of drawing. */
  const arrange = (time: number) => {
    if (!layout) return
    const all = [...placesOf(layout, counters, isFanned)].sort((a, b) => rank(a.counter) - rank(b.counter))
    const [behind, before] = [
      all.filter((p) => !isInFront(p.counter)),
      all.filter((p) => isInFront(p.counter)),
    ]
    places = [...behind, ...before]
    const moves: { piece: Piece; from: Point; to: Place }[] = []
    for (const place of places) {
      const piece = pieces.get(place.counter.id)
      if (!piece) continue
      putIn(isInFront(place.counter) ? front : back, piece)
      if (piece.at.x === place.x && piece.at.y === place.y) continue
      if (time > 0) moves.push({ piece, from: { x: piece.sprite.x, y: piece.sprite.y }, to: place })
      else moveTo(piece, place)
      piece.at = { x: place.x, y: place.y }
    }
    if (moves.length === 0) return
    void frames.animate('fan', time, (t) => {
      for (const { piece, from, to } of moves) {
        if (piece.sprite.destroyed || piece.at.x !== to.x || piece.at.y !== to.y) continue
        moveTo(piece, { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
      }
    })
  }

  const remove = (id: string, { sprite, ring }: Piece) => {
    sprite.destroy()
    ring?.destroy()
    pieces.delete(id)
  }

  return {
    show: (next, on, who) => {
      layout = on
      actors = who
      const ids = new Set(next.map(({ id }) => id))
      for (const [id, piece] of pieces) if (!ids.has(id)) remove(id, piece)
      let moved = false
      for (const counter of next) {
        const known = pieces.get(counter.id)
        const piece = known ?? {
          counter,
          face: '',
          sprite: new Sprite({ anchor: 0.5 }),
          ring: null,
          at: NOWHERE,
        }
        moved ||= !known || known.counter.hex !== counter.hex || Number.isNaN(known.at.x)
        // A cue may have left it pale, crossed out or elsewhere.
        const touched =
          !known || known.counter !== counter || piece.sprite.alpha !== 1 || Number.isNaN(piece.at.x)
        piece.counter = counter
        pieces.set(counter.id, piece)
        if (touched) dress(piece)
      }
      counters = next
      // Only a stack that opens or closes slides; a unit that stands elsewhere now simply stands there.
      if (moved) for (const piece of pieces.values()) piece.at = NOWHERE
      arrange(moved ? 0 : fanTime())
      wardrobe?.keep(new Set([...pieces.values()].map(({ face }) => face)))
    },
    rescale: (scale, dpr) => {
      if (pixels === `${scale}/${dpr}`) return
      pixels = `${scale}/${dpr}`
      wardrobe?.destroy()
      wardrobe = makeWardrobe(scale, dpr, pieces.size)
      for (const piece of pieces.values()) dress(piece)
      arrange(0)
    },
    hover: (hex) => {
      if (hex === hovered) return false
      const changes = isCrowded(hex) || isCrowded(hovered)
      hovered = hex
      if (changes) arrange(fanTime())
      return changes
    },
    at: (point) =>
      counterAt(places, point) ??
      // The gaps of a fan belong to it, or it would close under the pointer.
      counterAt(
        hovered === null ? [] : places.filter(({ counter }) => counter.hex === hovered),
        point,
        FAN / 2,
      ),
    places: () => places,
    sprite: (id) => pieces.get(id)?.sprite ?? null,
    raise: (id) => {
      const piece = pieces.get(id)
      if (!piece) return
      putIn(front, piece)
      piece.at = NOWHERE
    },
    moveTo: (id, at) => {
      const piece = pieces.get(id)
      if (piece) moveTo(piece, at)
    },
    cross: (id) => {
      const piece = pieces.get(id)
      if (!piece) return null
      ringed(piece, 'cross')
      if (piece.ring) piece.sprite.parent?.addChild(piece.ring)
      return piece.ring
    },
    upload: () => wardrobe?.upload(),
    destroy: () => {
      for (const [id, piece] of pieces) remove(id, piece)
      wardrobe?.destroy()
      wardrobe = null
    },
  }
}
