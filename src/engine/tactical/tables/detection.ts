/** T8.4: at how many hexes a unit finds an enemy in ambush; 0 = only in the same hex. */

/** Who looks: recon units of any kind, foot and crews, tanks and assault guns, other vehicles. */
export type Watcher = 'recon' | 'personnel' | 'tank' | 'vehicle'

/** What lies there. [H] T8.4.a Heavy machine guns and anti-tank rifles are found like foot. */
export type Quarry = 'foot' | 'artillery' | 'vehicle'

export const DETECTION: Readonly<Record<Watcher, Readonly<Record<Quarry, number>>>> = {
  recon: { foot: 2, artillery: 2, vehicle: 2 },
  personnel: { foot: 1, artillery: 1, vehicle: 1 },
  tank: { foot: 0, artillery: 0, vehicle: 1 },
  vehicle: { foot: 0, artillery: 1, vehicle: 1 },
}
