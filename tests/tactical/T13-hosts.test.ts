/** T13.4: who takes observers along, by the whole catalogue. */
import { expect, test } from 'vitest'
import { takesObservers } from '../../src/engine/tactical/rules/units'
import { unitTypes } from '../../src/engine/tactical/tables/units'

const HOSTS = `
  su-rifle-company su-guards-rifle-company su-militia-company su-smg-company su-storm-group
  su-engineer-company su-recon-company su-atr-company su-maxim-company su-cavalry-squadron
  su-motorcycle-company de-infantry-company de-panzergrenadier-company de-pioneer-company de-mg-company
  de-motorcycle-company de-bicycle-squadron de-cavalry-squadron ro-infantry-company ro-vanatori-company
  ro-cavalry-squadron de-pz2-platoon de-pz3-company de-pz4-company`

test('T13.4 companies of infantry, and the tanks of the Germans alone', () => {
  const hosts = Object.values(unitTypes)
    .filter(takesObservers)
    .map(({ id }) => id)
  expect(hosts.sort()).toEqual(HOSTS.trim().split(/\s+/).sort())
})
