/**
 * Inks and papers of the board. The map has a day set for the light desk and a lamp set for the dark one;
 * counters keep their colours on both.
 */
import type { SideId } from '../store/scene'

export type Paper = Readonly<{
  paper: string
  mottle: string
  /** Tint of level 1, 2, 3 and above. */
  tints: readonly [string, string, string]
  contour: string
  hachure: string
  /** Red, green, blue of hill shade and light. */
  shade: readonly [number, number, number]
  light: readonly [number, number, number]
  bush: string
  bushInk: string
  wood: string
  woodInk: string
  crown: string
  crownLight: string
  water: string
  bank: string
  waterLine: string
  swamp: string
  street: string
  block: string
  blockInk: string
  road: string
  roadInk: string
  grid: string
  label: string
  ink: string
  /** The sheet round the map, on which the coordinates stand. */
  margin: string
  marginInk: string
}>

const day: Paper = {
  paper: '#ece2c8',
  mottle: '#e2d6b6',
  tints: ['#e2cda0', '#d3b37d', '#c79f65'],
  contour: '#8a5a2b',
  hachure: '#6f4520',
  shade: [70, 42, 14],
  light: [255, 250, 226],
  bush: '#c9cfa0',
  bushInk: '#5f6e39',
  wood: '#a9b884',
  woodInk: '#3f5128',
  crown: '#8aa061',
  crownLight: '#b9c78f',
  water: '#a9c6cf',
  bank: '#2f6479',
  waterLine: '#5d93a5',
  swamp: '#3f7f94',
  street: '#efe6cf',
  block: '#b6a58f',
  blockInk: '#6e6154',
  road: '#f6efdc',
  roadInk: '#3d3225',
  grid: '#3b2f1c',
  label: '#3a2f20',
  ink: '#2a241a',
  margin: '#f3ecda',
  marginInk: '#2a241a',
}

const lamp: Paper = {
  paper: '#b4aa8f',
  mottle: '#a99e82',
  tints: ['#a9966f', '#9a8157', '#8c7148'],
  contour: '#5a3a1b',
  hachure: '#452c13',
  shade: [34, 20, 6],
  light: [240, 228, 190],
  bush: '#97a077',
  bushInk: '#3f4b24',
  wood: '#7d8c61',
  woodInk: '#28361a',
  crown: '#65784a',
  crownLight: '#8f9f6d',
  water: '#7698a3',
  bank: '#17404f',
  waterLine: '#3f6f80',
  swamp: '#235664',
  street: '#b7ad95',
  block: '#857763',
  blockInk: '#463c33',
  road: '#c6bea8',
  roadInk: '#231b12',
  grid: '#1d160b',
  label: '#1d160c',
  ink: '#17130c',
  margin: '#8f866d',
  marginInk: '#17130c',
}

export const paperFor = (dark: boolean): Paper => (dark ? lamp : day)

/** A side's counter: two cues besides colour are light on dark / dark on light and the shape of the body. */
export type SideInk = Readonly<{
  body: string
  /** Light top line and dark foot line. */
  top: string
  foot: string
  ink: string
  tag: string
  edge: string
  /** Ammunition bar. */
  ammo: string
  /** Hatch of an ambush. */
  hatch: string
  /** Arrows: bodies of moves, lines of fire. */
  move: string
  fire: string
}>

export const SIDE_INK: Readonly<Record<SideId, SideInk>> = {
  ussr: {
    body: '#a5342a',
    top: '#bd5345',
    foot: '#6d1c14',
    ink: '#fbf1dc',
    tag: '#f2d9bf',
    edge: '#3d0e09',
    ammo: '#f0c777',
    hatch: 'rgba(44,9,6,0.45)',
    move: '#a5342a',
    fire: '#8d1f16',
  },
  axis: {
    body: '#a9bac2',
    top: '#c8d4d9',
    foot: '#6d8089',
    ink: '#15222b',
    tag: '#2c3f4b',
    edge: '#1b2a33',
    ammo: '#7a5a10',
    hatch: 'rgba(38,54,63,0.4)',
    move: '#2f5a78',
    fire: '#1d4560',
  },
}

/** Inks that hold on either desk. */
export const INK = {
  black: '#15110a',
  casing: '#fbf3dd',
  halo: '#fff8e2',
  badge: '#f3ead2',
  badgeInk: '#1f1710',
  brown: '#2a1d0d',
  text: '#26221b',
  attention: '#f4c430',
  flag: '#f2c94c',
  gold: '#6b4a07',
  goldPaper: '#f7e7b4',
  reach: '#1c3a1f',
  reachPaper: '#dfe8c6',
  pencil: '#33418a',
  focus: '#1d4fb8',
  lowAmmo: '#ffd34d',
  refuse: '#8d2a20',
} as const

export const FONT = {
  narrow: '"PT Sans Narrow", "Arial Narrow", sans-serif',
  sans: '"PT Sans", Arial, sans-serif',
  serif: '"PT Serif", Georgia, serif',
} as const
