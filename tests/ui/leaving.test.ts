/** R52: when leaving the page is warned of. */
import { expect, it } from 'vitest'
import type { MatchHead, SavedGame, SaveStatus } from '../../src/store/api'
import { isUnsaved } from '../../src/ui/useLeaving'
import { newDisk, openApp, settled, started } from '../store/support'

const match = {} as MatchHead
const saved = {} as SavedGame

it.each<readonly [SaveStatus, MatchHead | null, SavedGame | null, boolean]>([
  ['idle', null, null, false],
  ['idle', null, saved, false],
  ['saving', match, null, true],
  ['saving', null, saved, true],
  ['saved', match, saved, false],
  ['saved', null, saved, false],
  ['failed', match, saved, true],
  ['failed', null, saved, true],
  ['unavailable', match, null, true],
  // Left on the table, seen from the start page.
  ['unavailable', null, saved, true],
  ['unavailable', null, null, false],
])(
  'R52 %s: a warning only while a change of a game is not on the disk',
  (saveStatus, head, known, warned) => {
    expect(isUnsaved({ saveStatus, match: head, saved: known })).toBe(warned)
  },
)

it('R52 a real game: unsaved while it is written, saved when it was read back, unsaved on a full disk', async () => {
  const disk = newDisk()
  const app = await openApp(disk)
  expect(isUnsaved(app.getState())).toBe(false)
  await started(app)
  expect(isUnsaved(app.getState())).toBe(true)
  await settled(app)
  expect(isUnsaved(app.getState())).toBe(false)
  disk.breakAt = disk.saves + 1
  await app.getState().openEnvelope('')
  app.getState().seat?.getState().seal()
  await settled(app)
  expect(app.getState().saveStatus).toBe('failed')
  app.getState().toStart()
  expect(isUnsaved(app.getState())).toBe(true)
})
