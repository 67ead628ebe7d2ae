// How the areas of Civilization are laid on the ground: shifts, further seeds, open seas, drawn links.
// All in lon/lat. Rules decide what must touch; this file only helps the ground to oblige.
import { type Point, pts } from '../src/raster.ts'

/** Areas whose position is moved from the data file, and why. */
export const shifts: Record<string, { at: Point; why: string }> = {}

/** Lines of land that belong to an area besides the lines to its neighbours. */
export const landSeeds: Record<string, Point[][]> = {
  // islands of one area that lie apart
  ithaca: [pts('20.55 38.2')],
  lesbos: [pts('26.05 38.4')],
  rhodes: [pts('27.15 35.6')],
  thera: [pts('25.45 36.4'), pts('24.85 37.85'), pts('25.15 37.58'), pts('24.42 36.7'), pts('25.2 37.05')],
  // Troy reaches round the Propontis to the Black Sea, Bithynia has no shore on the Propontis
  troy: [
    pts('28.0 40.1, 27.0 39.9, 26.4 39.75, 26.25 39.6'),
    pts('28.0 40.1, 29.0 40.2, 29.8 40.45, 29.95 40.72, 29.5 40.95, 29.3 41.1'),
  ],
  // Delphi lies between two seas; at the Isthmus four areas meet, Corinth holding its north side and Argos its south
  delphi: [pts('21.9 38.6, 22.6 38.68, 23.1 38.6, 23.3 38.55'), pts('22.6 38.6, 22.95 38.34, 23.28 38.21')],
  corinth: [pts('21.8 38.0, 22.4 38.0, 22.9 37.94, 23.08 38.03, 23.22 38.09, 23.28 38.14')],
  argos: [pts('23.1 37.4, 22.85 37.68, 22.95 37.86, 23.12 37.91, 23.3 37.98')],
  athens: [pts('23.7 38.0, 23.4 38.1'), pts('23.7 38.0, 23.55 38.35')],
  chalcis: [pts('23.4 38.9, 23.75 38.5')],
  thessaly: [pts('22.3 39.5, 22.6 39.1, 22.85 38.98, 23.05 39.12')],
  // the three shores of western Asia Minor, from north to south
  sardes: [pts('28.3 39.1, 27.0 39.0'), pts('28.3 39.1, 29.6 39.75')],
  ionia: [pts('29.2 38.2, 28.2 38.2, 27.3 38.3, 26.6 38.3')],
  miletus: [pts('28.3 37.5, 27.5 37.35')],
  // shores of the three lakes
  kanesh: [pts('35.2 39.2, 33.7 38.8')],
  gordium: [pts('31.6 39.3, 33.1 39.1')],
  galatia: [pts('33.0 37.7, 33.2 38.3')],
  armenia: [pts('44.2 40.3, 43.5 39.0'), pts('44.2 40.3, 45.5 38.6')],
  van: [pts('40.4 39.2, 42.2 38.65')],
  nineveh: [pts('43.2 37.0, 42.9 38.25'), pts('43.2 37.0, 44.9 37.6')],
  'lesser-armenia': [pts('47.0 39.3, 46.3 38.0')],
  elam: [pts('46.6 36.1, 45.7 37.0')],
  // the head of the ancient Gulf
  babylonia: [pts('45.9 34.0, 46.85 33.0')],
  ur: [pts('46.0 31.9, 46.55 32.2')],
  charax: [pts('45.8 31.2, 46.5 31.1')],
  // the Danube area has the shore between Tyras and Scythia
  danube: [pts('26.6 45.4, 28.2 46.0, 29.4 46.25, 30.4 46.2'), pts('26.6 45.4, 26.6 44.25, 25.6 43.9, 24.5 43.95')],
  media: [pts('49.6 37.2, 51.2 36.5, 52.2 36.35, 53.0 36.4')],
  // the shores of the Gulf of Aqaba
  sinai: [pts('34.0 29.8, 34.7 29.4, 34.5 28.9, 34.3 28.1')],
  petra: [pts('36.0 30.4, 35.3 29.7, 35.15 29.35')],
  midian: [pts('38.4 26.2, 36.6 27.5, 35.5 28.2, 35.1 28.65')],
  // long arms: two areas that meet between two others
  dacia: [pts('22.6 46.0, 25.2 47.3')],
  illyricum: [pts('19.0 43.6, 21.2 44.2')],
  moesia: [pts('26.0 43.5, 22.4 44.0')],
  bithynia: [pts('31.0 40.6, 30.1 40.05')],
  maikop: [pts('40.6 44.4, 40.6 43.4, 41.2 43.0')],
  cappadocia: [pts('41.0 41.2, 41.9 41.9, 41.8 42.5')],
  sumeria: [pts('43.2 32.2, 44.4 30.95')],
  chaldaea: [pts('47.1 30.1, 45.1 30.65')],
  cilicia: [pts('36.3 37.9, 35.8 37.0, 35.3 36.8')],
  thapsus: [pts('10.3 35.3, 9.95 34.2, 10.02 33.9')],
  sabrata: [pts('11.4 32.4, 10.6 33.15, 10.15 33.65')],
  // Scythia has the north shore of the Sea of Azov, and reaches west to Dacia
  scythia: [pts('31.0 47.0, 28.0 47.4, 26.6 47.6'), pts('31.0 47.0, 33.5 46.75, 35.2 46.6, 36.5 47.1')],
}

/** Lines of water that belong to an area. */
export const waterSeeds: Record<string, Point[][]> = {
  // between Cephallenia and the Peloponnese the western shore of Delphi reaches the open sea
  delphi: [pts('21.1 38.25, 20.85 37.98, 20.4 37.8')],
}

/** Bends of the line between two neighbours, where the straight one would cross water or a third area. */
export const bends: Record<string, Point[]> = {
  'athens|corinth': pts('23.33 38.1'),
  'corinth|delphi': pts('23.28 38.175'),
  'athens|delphi': pts('23.4 38.36'),
  'argos|athens': pts('23.32 38.0'),
  'delphi|thessaly': pts('22.15 38.92'),
  'thessalonica|thessaly': pts('22.95 40.68, 22.55 40.55, 22.5 40.2, 22.5 39.95'),
  'cappadocia|sinope': pts('40.2 40.9, 39.3 40.8, 38.4 40.85'),
  'pannonia|rubicon': pts('13.3 46.05, 12.6 45.85, 12.15 45.4, 12.0 44.8'),
  'cyrene|libya': pts('20.7 31.3, 20.2 30.6, 19.4 30.15, 18.5 30.3'),
  'eastern-desert|sinai': pts('32.2 29.6, 32.45 30.15, 32.8 30.1, 33.3 29.9'),
  'sabrata|thapsus': pts('10.7 33.1, 10.05 33.75, 9.95 34.2'),
}

/** Lines across the water on which the waters of two areas meet. */
export const crossings: Record<string, Point[]> = {
  'argos|phaestos': pts('23.3 37.1, 23.6 36.5, 23.9 35.55'),
  'chaldaea|ur': pts('47.4 30.4, 47.1 31.0, 47.0 31.5, 46.75 31.9'),
  'apollonia|ithaca': pts('19.4 40.35, 19.55 39.95'),
  'lycia|rhodes': pts('29.0 36.35, 28.35 36.3'),
  'crimea|danube': pts('32.6 45.4, 30.7 45.9'),
  'campania|syracuse': pts('16.05 37.95, 15.7 37.7, 15.3 37.5'),
  'caucasus|media': pts('50.2 40.2, 50.0 38.9, 49.7 37.6'),
  'chalcis|thessalonica': pts('23.5 39.05, 23.6 39.5, 23.5 39.95'),
  'corsica|rome': pts('9.5 42.5, 10.3 42.45, 11.1 42.4'),
  'corsica|etruria': pts('9.4 43.0, 9.45 43.7, 9.5 44.2'),
  'cyprus|lycia': pts('32.3 35.1, 31.5 35.8, 30.7 36.5'),
  'cyprus|galatia': pts('32.9 35.3, 32.8 35.9, 32.6 36.1'),
  'galatia|salamis': pts('33.8 36.15, 33.8 35.4'),
  'phoenicia|salamis': pts('35.75 35.2, 34.4 35.5'),
  'antioch|galatia': pts('35.8 36.25, 35.0 36.25, 34.2 36.35'),
  'antioch|salamis': pts('35.8 36.1, 34.55 35.65'),
  'kuban|scythia': pts('37.6 46.2, 35.5 46.35'),
  'midian|ptolemais': pts('35.4 27.9, 33.8 27.3'),
  'thapsus|tripoli': pts('10.9 34.8, 12.3 33.8, 13.2 33.0'),
  'lemnos|troy': pts('25.6 40.0, 26.2 39.9'),
  'lemnos|thessalonica': pts('24.95 39.95, 24.35 40.12'),
  'knossos|thera': pts('25.3 35.4, 25.4 36.3'),
}

/** Borders the ground cannot show, drawn as a line of their own. */
export const links: { a: string; b: string; ground: 'land' | 'water'; kind: string; line: Point[]; why: string }[] = [
  {
    a: 'lesser-armenia',
    b: 'nineveh',
    ground: 'land',
    kind: 'ford',
    line: pts('46.05 37.75, 45.0 37.55'),
    why: 'Armenia and Elam both have a shore on Lake Urmia between these two, which therefore meet only across the lake',
  },
]

/** Where each open sea may lie; shores that do not border it keep it away by themselves. */
export const openSeas: Record<string, Point[]> = {
  'adriatic-sea': pts('11.5 46.5, 15 46.5, 20.5 42.5, 19.9 41.2, 17.8 40.75, 15 41.5'),
  'aegean-sea': pts(
    '23 40.6, 26.3 40.6, 27 39, 27.6 37.8, 28.3 36.6, 27.3 35.9, 26.3 35.3, 25.45 35.3, 25.5 36.9, 25.1 37.65, 24.65 38.15, 23.3 39',
  ),
  'black-sea': pts(
    '27.4 41.6, 29 41.2, 31 40.8, 36 40.7, 42 41.3, 42.2 42.5, 38.5 44.8, 36.7 45.1, 35.5 45.2, 33.5 45.6, 31 46.8, 28.5 45, 27.4 43',
  ),
  'caspian-sea': pts('48 43, 49.5 47, 56 47, 56 36, 49 36.5, 49 39'),
  'red-sea': pts('33.5 27.3, 35.8 27.7, 41 21, 38 19, 34 22'),
  'western-mediterranean': pts(
    '4 36, 4 42.8, 9.2 42.6, 12.3 42.3, 16.4 40.3, 16.4 38.6, 15.6 38.25, 12.3 37.8, 11.0 37.2, 9 36.5',
  ),
  'central-mediterranean': pts(
    '10.3 36.9, 11.1 37.1, 12.4 37.5, 15 36.8, 15.7 37.9, 16.5 39, 17 40.6, 18.2 40, 19.2 39.6, 20.3 38.5, 21.6 37.8, 21.4 36.8, 23.0 36.0, 23.6 35.4, 23.9 35.1, 21.9 32.6, 20 29.8, 10 32.5',
  ),
  'eastern-mediterranean': pts(
    '23.9 35.1, 21.9 32.6, 25 30.5, 34.5 30.5, 36.8 33, 36.2 34.9, 34.6 35.2, 33 35.2, 32.2 35.3, 31.4 35.75, 30.7 36.4, 29 36.9, 28.2 37, 27.3 35.7, 26.4 35.2, 24 35.2',
  ),
}

/** How far coastal water reaches out before an open sea begins; narrow seas need narrow shores. */
export const shoreWidth: Record<string, number> = {
  'adriatic-sea': 26,
  'aegean-sea': 21,
}

/** Land and water that no area holds. */
export const outsidePlay: { name: string; ring: Point[] }[] = [
  {
    name: 'beyond the Alps',
    ring: pts('4 46.9, 9.2 46.75, 10.8 46.85, 13.0 46.95, 13.4 47.5, 12.6 48.6, 11.6 49.5, 11.3 53, 2 53'),
  },
  {
    name: 'beyond the Caspian',
    ring: pts('52.8 36.0, 53.2 36.8, 53.4 38, 52.4 39.6, 51.6 41.5, 50.2 44, 49 47, 60 47, 60 34, 54.5 35.2'),
  },
]

/** Flood plains: land within reach of the rivers in the boxes, and rings drawn by hand, in the areas the rules name. */
export const floodPlains: { id: string; reach: number; boxes: [number, number, number, number][]; rings: Point[][] }[] =
  [
    {
      id: 'nile',
      reach: 17,
      boxes: [[29, 25, 33.4, 31.8]],
      rings: [
        pts(
          '31.15 29.95, 30.75 30.35, 30.2 30.9, 29.75 31.25, 30.5 31.6, 31.2 31.75, 32.0 31.6, 32.45 31.2, 32.05 30.75, 31.6 30.35',
        ),
      ],
    },
    {
      id: 'mesopotamia',
      reach: 34,
      boxes: [[42.6, 30, 49.5, 35.2]],
      rings: [
        pts('44.3 33.4, 44.0 32.6, 44.6 31.8, 45.6 31.0, 46.5 30.7, 47.3 31.2, 47.0 32.6, 46.3 33.1, 45.3 33.6'),
        pts('47.0 32.9, 47.7 32.5, 48.4 32.0, 49.0 31.2, 48.6 30.9, 47.0 31.6'),
      ],
    },
    {
      id: 'danube',
      reach: 26,
      boxes: [[22.6, 43.4, 30.2, 45.8]],
      rings: [pts('28.2 45.5, 29.0 45.55, 29.8 45.45, 29.7 44.8, 28.9 44.75, 28.3 45.1')],
    },
    { id: 'po', reach: 26, boxes: [[7, 44.5, 13, 45.6]], rings: [] },
  ]

/** Where the volcanoes stand; each is moved to the nearest point of the border it stands on. */
export const volcanoes: { id: string; at: Point; areas: string[] }[] = [
  { id: 'vesuvius', at: [14.43, 40.82], areas: ['campania', 'neapolis'] },
  { id: 'etna', at: [15.0, 37.75], areas: ['milazzo', 'syracuse'] },
  { id: 'thera', at: [25.43, 36.4], areas: ['thera'] },
]
