// Changes to the modern ground, all in lon/lat, each with its reason.
import type { Enlargement, LakeBox } from '../src/base.ts'
import type { GroundData } from '../src/ground.ts'
import type { ProjectionSpec } from '../src/paths.ts'
import { type Point, pts } from '../src/raster.ts'

/** Equal areas; the middle meridian lies west of the map, so that the east rises and the frame wastes no room. */
const projection: ProjectionSpec = {
  kind: 'conicEqualArea',
  parallels: [25, 45],
  rotate: [5, 0],
  center: [0, 33.6442],
  scale: 7035,
  translate: [-1115, 2377],
  width: 4220,
  height: 2824,
}

interface Cut {
  name: string
  line: Point[]
  width: number
}

/** Straits kept open at a width that can be seen. */
const straits: Cut[] = [
  {
    name: 'Bosporus',
    width: 9,
    line: pts('28.98 40.98, 29.03 41.07, 29.06 41.13, 29.1 41.2, 29.16 41.27'),
  },
  {
    name: 'Hellespont',
    width: 9,
    line: pts('26.12 39.98, 26.25 40.07, 26.37 40.15, 26.42 40.23, 26.62 40.34, 26.8 40.44, 27.05 40.52'),
  },
  {
    name: 'Cimmerian Bosporus',
    width: 12,
    line: pts('36.45 44.98, 36.53 45.15, 36.6 45.35, 36.75 45.5'),
  },
  {
    name: 'Messina',
    width: 11,
    line: pts('15.5 37.85, 15.59 38.08, 15.64 38.24, 15.75 38.33'),
  },
  {
    name: 'Euripus',
    width: 15,
    line: pts('22.95 38.9, 23.1 38.84, 23.32 38.68, 23.5 38.52, 23.59 38.46, 23.66 38.41, 23.85 38.33, 24.02 38.2'),
  },
  {
    name: 'Corcyra channel',
    width: 10,
    line: pts('19.85 39.9, 20.03 39.78, 20.08 39.66, 20.2 39.5, 20.3 39.38'),
  },
  {
    name: 'Rhium',
    width: 8,
    line: pts('21.6 38.3, 21.77 38.32, 21.95 38.33'),
  },
  {
    name: 'Lesbos channel',
    width: 9,
    line: pts('26.1 39.45, 26.35 39.42, 26.6 39.3, 26.7 39.1, 26.72 38.9'),
  },
]

/** Land added: the head of the Saronic and Corinthian gulfs is broadened so that the Isthmus can be seen. */
const fills: { name: string; ring: Point[] }[] = [
  {
    name: 'Isthmus of Corinth',
    ring: pts('22.86 37.92, 22.95 37.98, 23.05 38.03, 23.2 38.03, 23.27 37.97, 23.2 37.88, 23.05 37.83, 22.92 37.84'),
  },
]

/** In antiquity the Persian Gulf reached far inland, and both rivers had mouths of their own. */
const floods: { name: string; ring: Point[] }[] = [
  {
    name: 'Persian Gulf',
    ring: pts(
      '49.9 29.6, 48.4 29.75, 47.7 30.05, 47.15 30.5, 46.75 31.0, 46.6 31.5, 46.7 31.95, 46.65 32.4, 46.72 32.75, 46.98 32.85, 47.25 32.6, 47.5 32.2, 47.9 31.75, 48.35 31.35, 48.85 30.95, 49.3 30.6, 50.3 30.0',
    ),
  },
]

/** Islands too small to hold pieces at their true size. */
const islands: Enlargement[] = [
  { name: 'Rhodes', box: [27.6, 35.8, 28.35, 36.55], factor: 1.55 },
  { name: 'Karpathos', box: [26.9, 35.3, 27.4, 36.0], factor: 1.15 },
  { name: 'Lemnos', box: [24.9, 39.7, 25.55, 40.1], factor: 2.3 },
  { name: 'Lesbos', box: [25.75, 38.9, 26.7, 39.45], factor: 1.3 },
  { name: 'Corcyra', box: [19.5, 39.3, 20.2, 39.9], factor: 1.35 },
  { name: 'Cephallenia', box: [20.3, 38.0, 20.72, 38.55], factor: 1.3 },
  { name: 'Naxos', box: [25.3, 36.85, 25.68, 37.3], factor: 2.1 },
  { name: 'Paros', box: [25.05, 36.9, 25.3, 37.2], factor: 1.3 },
  { name: 'Thera', box: [25.3, 36.25, 25.55, 36.55], factor: 2.2 },
  { name: 'Melos', box: [24.2, 36.6, 24.6, 36.85], factor: 1.5 },
]

/** Islands of less than this many degrees across are left out. */
const smallestIsland = 0.07

/** Lakes by the box they lie in, drawn larger by a factor where ships sail on them. */
const lakeBoxes: LakeBox[] = [
  { name: 'lake-van', box: [42, 38, 44, 39.3], factor: 1.25, inPlay: true },
  { name: 'lake-urmia', box: [44.8, 36.8, 46.2, 38.6], factor: 1.25, inPlay: true },
  { name: 'lake-tatta', box: [33, 38.2, 34, 39.3], factor: 1.7, inPlay: true },
  { name: 'dead-sea', box: [35.2, 30.8, 35.8, 32], inPlay: false },
  { name: 'galilee', box: [35.4, 32.6, 35.8, 33], inPlay: false },
  { name: 'sevan', box: [44.7, 40, 45.8, 40.8], inPlay: false },
  { name: 'balaton', box: [17, 46.5, 18.4, 47.2], inPlay: false },
]

/** Modern canals and reservoir lines, found by their ends: west, south, east, north. */
const notRivers: [number, number, number, number][] = [[32.4, 30.0, 32.7, 30.6]]

/** Rivers the base data leave out. */
const ownRivers: { name: string; line: Point[] }[] = [
  {
    name: 'Halys',
    line: pts(
      '37.9 39.85, 37.0 39.65, 36.2 39.2, 35.4 38.75, 34.7 38.75, 34.2 39.2, 33.6 39.5, 33.5 39.9, 33.9 40.4, 34.6 40.75, 34.9 41.1, 35.3 41.2, 35.75 41.45, 35.95 41.72',
    ),
  },
  {
    name: 'Sangarius',
    line: pts('31.0 39.1, 31.5 39.4, 32.0 39.7, 31.6 40.05, 30.9 40.1, 30.2 40.3, 30.4 40.7, 30.65 41.1'),
  },
  {
    name: 'Maeander',
    line: pts('30.1 38.1, 29.7 38.1, 29.2 37.95, 28.6 37.9, 28.0 37.85, 27.5 37.65, 27.2 37.55'),
  },
  {
    name: 'Hermus',
    line: pts('29.5 39.0, 29.0 38.75, 28.3 38.55, 27.6 38.65, 27.1 38.6'),
  },
  {
    name: 'Orontes',
    line: pts('36.4 34.1, 36.6 34.7, 36.7 35.1, 36.35 35.4, 36.4 36.0, 36.2 36.25, 36.0 36.1'),
  },
  {
    name: 'Tiber',
    line: pts('12.05 43.75, 12.25 43.3, 12.4 42.8, 12.35 42.5, 12.6 42.2, 12.45 41.9, 12.25 41.75'),
  },
  {
    name: 'Arnus',
    line: pts('11.75 43.85, 11.5 43.72, 11.2 43.78, 10.8 43.7, 10.3 43.68'),
  },
  {
    name: 'Axius',
    line: pts('20.95 41.85, 21.4 42.0, 21.9 41.6, 22.4 41.3, 22.6 40.95, 22.75 40.55'),
  },
  {
    name: 'Strymon',
    line: pts('23.3 42.5, 22.95 42.3, 23.1 41.8, 23.3 41.3, 23.7 41.0, 23.85 40.78'),
  },
  {
    name: 'Hebrus',
    line: pts('23.9 42.2, 24.6 42.15, 25.4 42.0, 26.2 41.75, 26.55 41.55, 26.4 41.2, 26.2 40.9, 26.05 40.73'),
  },
  {
    name: 'Cyrus',
    line: pts(
      '42.9 40.8, 43.1 41.4, 43.9 41.95, 44.8 41.7, 45.5 41.2, 46.4 40.9, 47.2 40.7, 47.9 40.2, 48.5 40.0, 48.9 39.8, 49.3 39.4',
    ),
  },
  {
    name: 'Araxes',
    line: pts(
      '41.3 39.7, 42.0 39.95, 43.0 40.1, 43.9 40.05, 44.5 39.75, 45.2 39.2, 46.0 38.9, 46.7 39.2, 47.4 39.5, 48.0 39.8, 48.4 40.0',
    ),
  },
  {
    name: 'Hypanis',
    line: pts('42.0 43.8, 41.8 44.4, 41.2 45.0, 40.5 45.35, 39.6 45.2, 38.9 45.1, 38.2 45.3, 37.7 45.6'),
  },
  {
    name: 'Phasis',
    line: pts('43.3 42.6, 42.8 42.2, 42.2 42.15, 41.65 42.15'),
  },
  {
    name: 'Bagradas',
    line: pts('8.2 36.3, 8.8 36.5, 9.4 36.65, 9.8 36.85, 10.15 37.05'),
  },
]

/** Islands, not so small, that are too narrow: broadened all round. */
const broader: { name: string; at: Point; by: number }[] = [
  { name: 'Euboea', at: [23.9, 38.55], by: 13 },
  { name: 'Crete', at: [24.9, 35.2], by: 7 },
  { name: 'Corcyra', at: [19.8, 39.6], by: 6 },
  { name: 'Cephallenia', at: [20.55, 38.2], by: 5 },
]

/** Names of the rivers in the base data, found by a point near them. */
const riverNames: { name: string; at: Point }[] = [
  { name: 'Nile', at: [31.0, 28.5] },
  { name: 'Nile', at: [30.9, 30.6] },
  { name: 'Nile', at: [31.5, 30.7] },
  { name: 'Nile', at: [32.9, 24.2] },
  { name: 'Euphrates', at: [40.2, 35.2] },
  { name: 'Euphrates', at: [45.4, 31.3] },
  { name: 'Euphrates', at: [39.0, 39.6] },
  { name: 'Tigris', at: [43.2, 36.2] },
  { name: 'Tigris', at: [45.8, 32.5] },
  { name: 'Danube', at: [17.2, 48.06] },
  { name: 'Danube', at: [25.0, 43.75] },
  { name: 'Danube', at: [28.5, 45.25] },
  { name: 'Padus', at: [10.0, 45.1] },
  { name: 'Tyras', at: [29.0, 47.2] },
  { name: 'Borysthenes', at: [33.5, 46.9] },
  { name: 'Jordan', at: [35.55, 32.3] },
  { name: 'Savus', at: [17.0, 45.15] },
  { name: 'Dravus', at: [17.0, 46.1] },
  { name: 'Tisia', at: [20.3, 46.8] },
  { name: 'Pyretus', at: [28.0, 46.8] },
]

/** Ranges: not drawn as lines, but borders like to settle on them. */
const ranges: { name: string; line: Point[] }[] = [
  {
    name: 'Taurus',
    line: pts('30.6 37.3, 31.8 37.2, 33.0 36.9, 34.3 37.3, 35.4 37.9, 36.6 38.2, 38.0 38.1, 39.5 38.4, 41.0 38.4'),
  },
  {
    name: 'Zagros',
    line: pts('44.6 36.8, 45.6 35.6, 46.5 34.6, 47.6 33.6, 48.8 32.9, 50.0 31.8'),
  },
  {
    name: 'Pindus',
    line: pts('20.9 40.5, 21.2 39.8, 21.5 39.2, 21.8 38.9'),
  },
  {
    name: 'Apennines',
    line: pts('9.0 44.5, 10.2 44.35, 11.4 44.0, 12.3 43.5, 13.2 42.7, 14.1 41.8, 15.2 40.9, 16.0 40.3'),
  },
  {
    name: 'Haemus',
    line: pts('22.9 43.2, 24.0 42.8, 25.5 42.75, 27.2 42.75'),
  },
  {
    name: 'Carpathians',
    line: pts('22.6 48.9, 24.5 48.0, 25.6 47.2, 26.3 46.2, 26.0 45.5, 24.5 45.5, 22.8 45.2'),
  },
  {
    name: 'Caucasus',
    line: pts('38.8 44.4, 40.5 43.6, 42.5 43.2, 44.5 42.6, 46.0 42.2, 48.0 41.2'),
  },
  {
    name: 'Lebanon',
    line: pts('35.7 33.3, 36.0 33.9, 36.3 34.6'),
  },
]

export const mediterranean: GroundData = {
  projection,
  straits,
  fills,
  floods,
  islands,
  broader,
  smallestIsland,
  lakeBoxes,
  notRivers,
  ownRivers,
  riverNames,
  ranges,
}
