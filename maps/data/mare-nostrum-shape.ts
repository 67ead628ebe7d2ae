// How the provinces and seas of Mare Nostrum are laid on the ground: frame, shifts, further seeds, sea borders,
// corners. All in lon/lat. Rules decide what must touch; this file only helps the ground to oblige.
import type { GroundData } from '../src/ground.ts'
import type { CornerId, ProjectionSpec } from '../src/paths.ts'
import { type Point, pts } from '../src/raster.ts'
import { mediterranean } from './ground.ts'

/** Equal areas, from Gaul to Babylonia and from the Danube's springs to the first cataract. */
const projection: ProjectionSpec = {
  kind: 'conicEqualArea',
  parallels: [25, 45],
  rotate: [-24.3, 0],
  center: [0, 36.5],
  scale: 5640,
  translate: [2000, 1440],
  width: 4000,
  height: 2560,
}

const KEPT = new Set(['Bosporus', 'Hellespont', 'Rhium', 'Messina'])

/** The ground of all our maps, with the straits this game needs and small islands left out or made larger. */
export const ground: GroundData = {
  ...mediterranean,
  projection,
  straits: [
    ...mediterranean.straits.filter(s => KEPT.has(s.name)).map(s => ({ ...s, width: s.name === 'Messina' ? 18 : 11 })),
    // two seas meet in the middle of it: wide enough to be seen
    { name: 'Propontis', width: 46, line: pts('27.35 40.68, 28.0 40.7, 28.6 40.75') },
  ],
  islands: [
    { name: 'Cyprus', box: [32.0, 34.3, 34.8, 35.9], factor: 1.3 },
    { name: 'Crete', box: [23.3, 34.7, 26.5, 35.8], factor: 1.12 },
  ],
  broader: [{ name: 'Crete', at: [24.9, 35.2], by: 12 }],
  smallestIsland: 0.24,
  lakeBoxes: mediterranean.lakeBoxes.map(l => ({ ...l, factor: 1, inPlay: false })),
}

/** Provinces and seas whose middle is moved from the rules' data, and why. */
export const shifts: Record<string, { at: Point; why: string }> = {
  germania: { at: [13.6, 49.4], why: 'the frame ends below Bohemia' },
  aethiopia: { at: [32.4, 26.0], why: 'the frame ends at the first cataract' },
  aegyptus: { at: [30.6, 29.6], why: 'room for Ethiopia above the frame' },
  noricum: { at: [12.6, 47.0], why: 'room for Germania between it and the frame' },
  babylonia: { at: [44.6, 32.5], why: 'room for the pieces on the near side of the Gulf' },
  phoenician: { at: [34.9, 35.0], why: 'the middle in the data lies on the coast' },
}

/** Lines of land that belong to a province besides the lines to its neighbours. */
export const landSeeds: Record<string, Point[][]> = {
  // Corsica belongs to Sardinia
  sardinia: [pts('9.1 42.1')],
  italia: [pts('14 41.4, 16.3 40.6, 16.4 39.2, 16.0 38.2'), pts('16.3 40.6, 18.2 40.2'), pts('12.4 42.6, 12.9 43.6')],
  cisalpina: [pts('9.8 45.3, 8.0 44.4, 7.4 43.9'), pts('11.0 44.3, 11.2 43.4, 10.8 43.2'), pts('13.6 45.9, 13.6 45.2')],
  dalmatia: [pts('17.2 44, 15.2 44.8, 14.6 45.3'), pts('17.2 44, 18.2 45.8, 17.4 46.4'), pts('19.3 42.2, 19.6 41.6')],
  noricum: [pts('12.6 47.0, 9.6 47.1'), pts('12.6 47.0, 15.4 47.0')],
  germania: [pts('13.6 49.4, 9.0 48.9, 7.6 48.7'), pts('13.6 49.4, 17.4 48.8, 19.6 48.6')],
  gallia: [pts('4.3 44.9, 3.2 43.4'), pts('4.3 44.9, 6.2 43.4')],
  macedonia: [pts('21.4 41, 20.2 40.3, 20.4 39.4'), pts('21.4 41, 23.6 40.8')],
  achaia: [pts('22.6 38.4, 21.2 39.0'), pts('22.6 38.4, 22.3 37.2')],
  dacia: [pts('24.6 45.8, 27.6 44.4, 28.4 43.9'), pts('24.6 45.8, 28.6 46.4'), pts('24.6 45.8, 21.2 47.4')],
  asia: [pts('29 38.7, 30.2 36.9, 31.6 36.9'), pts('29 38.7, 31.8 41.0'), pts('29 38.7, 28.0 37.0')],
  syria: [pts('37 35.5, 36.2 36.9, 34.2 36.6, 33.0 36.5'), pts('37 35.5, 40.5 34.4')],
  cappadocia: [pts('35.4 39.6, 36.0 41.0, 34.6 41.6'), pts('35.4 39.6, 38.4 38.6')],
  armenia: [pts('42.6 40.3, 40.6 40.6, 41.4 41.6')],
  judea: [pts('35 31.6, 35.4 32.8')],
  arabia: [pts('33.6 30.2, 34.2 29.0')],
  aegyptus: [pts('30.6 29.6, 31.6 31.0'), pts('30.6 29.6, 27.6 30.6')],
  aethiopia: [pts('32.4 26.0, 33.4 24.6'), pts('32.4 26.0, 31.4 25.4')],
  cyrenaica: [pts('22.2 31.9, 20.4 30.6'), pts('22.2 31.9, 22.6 29.4')],
  tripolitania: [pts('13.6 31.6, 17.6 30.6'), pts('13.6 31.6, 11.0 32.9, 9.6 33.3')],
  phazania: [pts('11.8 28.6, 8.4 31.2, 8.5 33.0'), pts('11.8 28.6, 15.6 27.6')],
  numidia: [pts('6.4 35.7, 3.4 36.0'), pts('6.4 35.7, 6.2 33.6')],
  africa: [pts('9.5 35.9, 9.6 34.4, 9.8 34.0')],
}

/** Bends of the line between two neighbours, where the straight one would cross water or a third province. */
export const bends: Record<string, Point[]> = {
  'cisalpina|italia': pts('11.6 43.75'),
  'cisalpina|dalmatia': pts('12.6 45.9, 13.8 45.9, 14.4 45.6'),
  'dacia|germania': pts('22.0 47.6, 20.2 48.3'),
  'dalmatia|germania': pts('17.2 46.6, 17.0 47.8'),
  'gallia|noricum': pts('6.4 46.6, 9.2 47.1'),
  'gallia|germania': pts('5.6 47.6, 8.4 48.8'),
  'africa|tripolitania': pts('9.7 34.2, 10.0 33.4, 11.0 32.6'),
  'numidia|phazania': pts('6.4 33.4, 7.4 32.0'),
  'phazania|tripolitania': pts('12.6 30.2'),
  'asia|syria': pts('31.6 37.5, 33.0 36.8, 35.2 37.1'),
  'cappadocia|syria': pts('36.3 38.0'),
  'aegyptus|arabia': pts('31.8 29.9, 32.6 30.2'),
  'arabia|judea': pts('34.4 30.9'),
  'judea|syria': pts('35.6 32.8, 36.2 34.0'),
  'babylonia|syria': pts('41.4 33.4, 40.0 34.4'),
  'cyrenaica|tripolitania': pts('20.2 30.4, 17.6 30.4'),
  'achaia|macedonia': pts('22.0 39.3'),
  'dacia|macedonia': pts('22.8 43.0'),
}

/** Islands too small for a province of their own that nobody holds. */
export const grey: { name: string; at: Point }[] = [
  { name: 'Majorca', at: [3.0, 39.6] },
  { name: 'Minorca', at: [4.1, 39.95] },
  { name: 'Ibiza', at: [1.4, 39.0] },
  { name: 'Malta', at: [14.4, 35.9] },
  { name: 'Rhodes', at: [28.0, 36.2] },
  { name: 'Karpathos', at: [27.1, 35.6] },
  { name: 'Cythera', at: [23.0, 36.25] },
]

/**
 * The borders of the seas, from cape to cape, each end a little inland. An end named after a corner lies on that
 * corner.
 */
export const seaBorders: Record<string, { lines: Point[][]; from?: string; to?: string }> = {
  'ligurian|sardinian': { lines: [pts('8.5 40.4, 5.2 40.6, 2.0 40.9, -1.0 40.9')] },
  'ligurian|tyrrhenian': {
    // from Corsica to Etruria, and across the strait of Bonifacio
    lines: [pts('9.35 42.7, 9.9 42.75, 10.6 43.0'), pts('9.15 41.6, 9.2 41.35, 9.25 41.0')],
    to: 'etruria',
  },
  'sardinian|tyrrhenian': { lines: [pts('9.3 39.3, 10.8 38.4, 12.7 37.9')] },
  'african|sardinian': { lines: [pts('10.8 36.9, 11.7 37.3, 12.7 37.75')] },
  'ionian|tyrrhenian': { lines: [pts('15.2 38.05, 15.62 38.12, 16.0 38.15')] },
  'adriatic|ionian': { lines: [pts('18.2 40.2, 18.9 40.5, 19.5 40.9')], to: 'epirus' },
  'aegean|ionian': { lines: [pts('22.8 36.75, 23.1 36.2, 23.5 35.4')], to: 'crete' },
  'african|ionian': { lines: [pts('14.9 36.9, 17.4 35.9, 20.6 35.4, 23.5 35.3')], to: 'crete' },
  'african|egyptian': { lines: [pts('24.8 35.1, 24.9 33.6, 25.1 31.5')], to: 'catabathmus' },
  'aegean|egyptian': { lines: [pts('26.0 35.15, 27.1 35.75, 28.1 36.1, 29.2 36.35')], to: 'lycia' },
  'aegean|euxine': { lines: [pts('27.95 41.3, 28.0 40.7, 28.05 40.0')] },
  'egyptian|phoenician': {
    lines: [pts('32.8 35.0, 31.2 35.5, 29.9 36.2'), pts('33.6 35.0, 34.3 33.6, 35.1 32.5')],
    to: 'lycia',
  },
}

/**
 * Where two areas come to one point and must not touch: `at` is looked for on the coast, or on the coast between two
 * provinces.
 */
export const corners: {
  id: CornerId
  at: Point
  areas: [string, string, string, string]
  between?: [string, string]
}[] = [
  {
    id: 'etruria',
    at: [10.6, 43.0],
    areas: ['cisalpina', 'italia', 'ligurian', 'tyrrhenian'],
    between: ['cisalpina', 'italia'],
  },
  {
    id: 'epirus',
    at: [19.4, 40.9],
    areas: ['dalmatia', 'macedonia', 'adriatic', 'ionian'],
    between: ['dalmatia', 'macedonia'],
  },
  {
    id: 'catabathmus',
    at: [25.1, 31.5],
    areas: ['cyrenaica', 'aegyptus', 'african', 'egyptian'],
    between: ['cyrenaica', 'aegyptus'],
  },
  { id: 'lycia', at: [29.5, 36.2], areas: ['asia', 'aegean', 'egyptian', 'phoenician'] },
  { id: 'crete', at: [23.5, 35.35], areas: ['creta', 'ionian', 'aegean', 'african'] },
  { id: 'chott', at: [8.4, 33.5], areas: ['africa', 'numidia', 'phazania', 'tripolitania'] },
]

/** The salt lake on which four provinces meet; nobody holds it. */
export const chott: Point[] = pts(
  '7.5 33.75, 8.1 33.95, 8.8 33.8, 9.4 33.75, 9.35 33.45, 8.7 33.2, 8.0 33.3, 7.5 33.45',
)

/** Land and water that nobody holds. */
export const outsidePlay: { name: string; ring: Point[] }[] = [
  {
    name: 'Spain and the ocean',
    ring: pts(
      '-8 30, -8 56, -1 56, -0.6 46, 0.4 44.2, 2.9 42.45, 4.0 42.3, 2.4 41.0, 0.6 40.2, -0.4 38, -0.6 36.2, 0.2 34, 0.2 30',
    ),
  },
  {
    name: 'the far north',
    ring: pts(
      '-8 56, -1 48.2, 4 48.6, 8 50.2, 12 51.6, 18 51, 20.6 49.6, 22.8 48.6, 26 48.2, 29 47.6, 30.4 46.4, 33 45.9, 60 45.9, 60 60',
    ),
  },
  {
    name: 'the steppe',
    ring: pts(
      '30.6 46.6, 31.6 46.2, 33.2 45.9, 33.0 44.0, 36.0 44.6, 37.2 44.4, 39.4 43.4, 41.0 42.6, 41.5 42.1, 43.4 41.9, 45.6 41.6, 60 41, 60 60, 30 60',
    ),
  },
  {
    name: 'Persia',
    ring: pts(
      '45.6 42.6, 46.0 40.6, 45.4 38.8, 45.0 36.9, 46.0 35.2, 46.6 34.0, 47.6 32.6, 48.2 30.8, 48.4 28, 60 28, 60 44, 45.6 44',
    ),
  },
  {
    name: 'the Arabian desert',
    ring: pts(
      '46.6 30.2, 45.0 31.0, 42.8 31.9, 40.8 32.9, 38.8 33.4, 37.0 33.0, 36.2 32.2, 35.9 31.0, 35.5 30.0, 35.2 29.0, 34.9 27.6, 33.0 27.6, 35 24, 37 18, 60 18, 60 30.2',
    ),
  },
  {
    name: 'the Sahara',
    ring: pts(
      '29.6 27.2, 29.8 25.6, 29.6 23.0, 29.4 15, -8 15, -8 36, 0 35, 2.2 34.2, 4.6 32.4, 6.4 30.6, 7.8 28.4, 10.0 27.0, 13.0 26.4, 16.0 26.2, 17.4 27.2, 17.7 28.4, 18.2 29.0, 19.4 29.1, 21.0 28.7, 24.0 28.4, 26.6 28.6, 28.6 27.4',
    ),
  },
]
