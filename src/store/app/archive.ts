/** Between the game at hand and the disk: packing, unpacking, and an honest word on how it went. */
import { writeSave } from '../../scenario/save'
import type { SavedGame, SaveStatus } from '../api'
import type { Game } from '../game/game'
import { savedOf } from '../game/head'
import { baseOf, type Keys, nowOf } from '../game/record'
import type { Kept, KeptGame } from '../keep/persistence'
import { type Saver, saverFor } from '../keep/saver'
import { lockText, newVaultKey, unlockText } from '../keep/vault'
import type { AppDeps, Reader } from './deps'

type AtHand = Readonly<{ game: Game; keys: Keys }>
type VaultKey = ReturnType<typeof newVaultKey>

export type Archive = Readonly<{
  saver: Saver
  /** All games, the one saved last first; throws where the storage is not to be had. */
  heads: () => Promise<readonly SavedGame[]>
  /** A game that is not at hand is written to the disk, under its title. */
  stow: (game: Game, keys: Keys, title: string | null) => Promise<void>
  /** The newest record that can be read; `older`: not the last one. Null: none can. */
  open: (id: string, reader: Reader) => Promise<Readonly<{ game: Game; older: boolean }> | null>
}>

const unpack = async (
  { readSave, gameOf, readNow }: Reader,
  { head, base, now, key }: Kept,
): Promise<Game | null> => {
  try {
    const save = readSave(await unlockText(base, key))
    return save.ok ? { ...gameOf(save.save, readNow(await unlockText(now, key))), id: head.id } : null
  } catch {
    // R22, R23 A record that was damaged on the disk: the one before it is tried.
    return null
  }
}

/** A packer that enciphers the resolved turns once a turn, not with each order. */
const packer = (keys: Map<string, VaultKey>, now: () => Date) => {
  let last: Readonly<{ of: readonly unknown[]; base: VaultKey }> | null = null
  return async ({ game, keys: seals }: AtHand): Promise<Kept> => {
    const key = keys.get(game.id) ?? newVaultKey()
    keys.set(game.id, key)
    const of = [game.id, game.turns, game.deployments, game.names]
    const known = last?.of.every((part, at) => part === of[at]) ? last.base : null
    const text = nowOf(game, seals)
    const base = known ?? (await lockText(writeSave(baseOf(game)), key))
    last = { of, base }
    return { head: savedOf(game, now().toISOString()), base, now: await lockText(text, key), key }
  }
}

/** What of the disk is offered. */
export const headsOf = (kept: readonly KeptGame[]): readonly SavedGame[] =>
  kept.filter(({ deleted }) => !deleted).map(({ head }) => head)

export const openArchive = (
  { keeper, now }: Pick<AppDeps, 'keeper' | 'now'>,
  atHand: () => AtHand | null,
  tell: (status: SaveStatus, error?: unknown) => void,
): Archive => {
  const keys = new Map<string, VaultKey>()
  const pack = packer(keys, now)
  return {
    saver: saverFor(
      keeper,
      async () => {
        const hand = atHand()
        return hand ? pack(hand) : null
      },
      tell,
    ),
    heads: async () => headsOf(await keeper.list()),
    stow: async (game, seals, title) => {
      const kept = await pack({ game, keys: seals })
      await keeper.save(title === null ? kept : { ...kept, head: { ...kept.head, title } })
    },
    open: async (id, reader) => {
      const records = await keeper.load(id)
      for (const [age, record] of records.entries()) {
        keys.set(id, record.key)
        const game = await unpack(reader, record)
        if (game) return { game, older: age > 0 }
      }
      return null
    },
  }
}
