// How the areas of Civilization are laid on the ground: shifts, further seeds, open seas, drawn links.
// All in lon/lat. Rules decide what must touch; this file only helps the ground to oblige.
import type { Point } from '../src/raster.ts'

/** Areas whose position is moved from the data file, and why. */
export const shifts: Record<string, { at: Point; why: string }> = {}

/** Lines of land that belong to an area besides the lines to its neighbours. */
export const landSeeds: Record<string, Point[][]> = {
  // islands of one area that lie apart
  ithaca: [[[20.55, 38.2]]],
  lesbos: [[[26.05, 38.4]]],
  rhodes: [[[27.15, 35.6]]],
  thera: [[[25.45, 36.4]], [[24.85, 37.85]], [[25.15, 37.58]], [[24.42, 36.7]], [[25.2, 37.05]]],
  // Troy reaches round the Propontis to the Black Sea, Bithynia has no shore on the Propontis
  troy: [
    [
      [28.0, 40.1],
      [27.0, 39.9],
      [26.4, 39.75],
      [26.25, 39.6],
    ],
    [
      [28.0, 40.1],
      [29.0, 40.2],
      [29.8, 40.45],
      [29.95, 40.72],
      [29.5, 40.95],
      [29.3, 41.1],
    ],
  ],
  // Delphi lies between two seas; at the Isthmus four areas meet, Corinth holding its north side and Argos its south
  delphi: [
    [
      [21.9, 38.6],
      [22.6, 38.68],
      [23.1, 38.6],
      [23.3, 38.55],
    ],
    [
      [22.6, 38.6],
      [22.95, 38.34],
      [23.28, 38.21],
    ],
  ],
  corinth: [
    [
      [21.8, 38.0],
      [22.4, 38.0],
      [22.9, 37.94],
      [23.08, 38.03],
      [23.22, 38.09],
      [23.28, 38.14],
    ],
  ],
  argos: [
    [
      [23.1, 37.4],
      [22.85, 37.68],
      [22.95, 37.86],
      [23.12, 37.91],
      [23.3, 37.98],
    ],
  ],
  athens: [
    [
      [23.7, 38.0],
      [23.4, 38.1],
    ],
    [
      [23.7, 38.0],
      [23.55, 38.35],
    ],
  ],
  chalcis: [
    [
      [23.4, 38.9],
      [23.75, 38.5],
    ],
  ],
  thessaly: [
    [
      [22.3, 39.5],
      [22.6, 39.1],
      [22.85, 38.98],
      [23.05, 39.12],
    ],
  ],
  // the three shores of western Asia Minor, from north to south
  sardes: [
    [
      [28.3, 39.1],
      [27.0, 39.0],
    ],
    [
      [28.3, 39.1],
      [29.6, 39.75],
    ],
  ],
  ionia: [
    [
      [29.2, 38.2],
      [28.2, 38.2],
      [27.3, 38.3],
      [26.6, 38.3],
    ],
  ],
  miletus: [
    [
      [28.3, 37.5],
      [27.5, 37.35],
    ],
  ],
  // shores of the three lakes
  kanesh: [
    [
      [35.2, 39.2],
      [33.7, 38.8],
    ],
  ],
  gordium: [
    [
      [31.6, 39.3],
      [33.1, 39.1],
    ],
  ],
  galatia: [
    [
      [33.0, 37.7],
      [33.2, 38.3],
    ],
  ],
  armenia: [
    [
      [44.2, 40.3],
      [43.5, 39.0],
    ],
    [
      [44.2, 40.3],
      [45.5, 38.6],
    ],
  ],
  van: [
    [
      [40.4, 39.2],
      [42.2, 38.65],
    ],
  ],
  nineveh: [
    [
      [43.2, 37.0],
      [42.9, 38.25],
    ],
    [
      [43.2, 37.0],
      [44.9, 37.6],
    ],
  ],
  'lesser-armenia': [
    [
      [47.0, 39.3],
      [46.3, 38.0],
    ],
  ],
  elam: [
    [
      [46.6, 36.1],
      [45.7, 37.0],
    ],
  ],
  // the head of the ancient Gulf
  babylonia: [
    [
      [45.9, 34.0],
      [46.85, 33.0],
    ],
  ],
  ur: [
    [
      [46.0, 31.9],
      [46.55, 32.2],
    ],
  ],
  charax: [
    [
      [45.8, 31.2],
      [46.5, 31.1],
    ],
  ],
  // the Danube area has the shore between Tyras and Scythia
  danube: [
    [
      [26.6, 45.4],
      [28.2, 46.0],
      [29.4, 46.25],
      [30.4, 46.2],
    ],
  ],
  media: [
    [
      [49.6, 37.2],
      [51.2, 36.5],
      [52.2, 36.35],
      [53.0, 36.4],
    ],
  ],
  // long arms: two areas that meet between two others
  dacia: [
    [
      [22.6, 46.0],
      [25.2, 47.3],
    ],
  ],
  illyricum: [
    [
      [19.0, 43.6],
      [21.2, 44.2],
    ],
  ],
  moesia: [
    [
      [26.0, 43.5],
      [22.4, 44.0],
    ],
  ],
  bithynia: [
    [
      [31.0, 40.6],
      [30.1, 40.05],
    ],
  ],
  maikop: [
    [
      [40.6, 44.4],
      [40.6, 43.4],
      [41.2, 43.0],
    ],
  ],
  cappadocia: [
    [
      [41.0, 41.2],
      [41.9, 41.9],
      [41.8, 42.5],
    ],
  ],
  sumeria: [
    [
      [43.2, 32.2],
      [44.4, 30.95],
    ],
  ],
  chaldaea: [
    [
      [47.1, 30.1],
      [45.1, 30.65],
    ],
  ],
  cilicia: [
    [
      [36.3, 37.9],
      [35.8, 37.0],
      [35.3, 36.8],
    ],
  ],
  // Scythia has the north shore of the Sea of Azov, and reaches west to Dacia
  scythia: [
    [
      [31.0, 47.0],
      [28.0, 47.4],
      [26.6, 47.6],
    ],
    [
      [31.0, 47.0],
      [33.5, 46.75],
      [35.2, 46.6],
      [36.5, 47.1],
    ],
  ],
}

/** Lines of water that belong to an area. */
export const waterSeeds: Record<string, Point[][]> = {
  // between Cephallenia and the Peloponnese the western shore of Delphi reaches the open sea
  delphi: [
    [
      [21.1, 38.25],
      [20.85, 37.98],
      [20.4, 37.8],
    ],
  ],
}

/** Bends of the line between two neighbours, where the straight one would cross water or a third area. */
export const bends: Record<string, Point[]> = {
  'athens|corinth': [[23.33, 38.1]],
  'corinth|delphi': [[23.28, 38.175]],
  'athens|delphi': [[23.4, 38.36]],
  'argos|athens': [[23.32, 38.0]],
  'delphi|thessaly': [[22.15, 38.92]],
  'thessalonica|thessaly': [
    [22.95, 40.68],
    [22.55, 40.55],
    [22.5, 40.2],
    [22.5, 39.95],
  ],
  'cappadocia|sinope': [
    [40.2, 40.9],
    [39.3, 40.8],
    [38.4, 40.85],
  ],
  'pannonia|rubicon': [
    [13.3, 46.05],
    [12.6, 45.85],
    [12.15, 45.4],
    [12.0, 44.8],
  ],
  'cyrene|libya': [
    [20.7, 31.3],
    [20.2, 30.6],
    [19.4, 30.15],
    [18.5, 30.3],
  ],
  'eastern-desert|sinai': [
    [32.2, 29.6],
    [32.45, 30.15],
    [32.8, 30.1],
    [33.3, 29.9],
  ],
  'sabrata|thapsus': [
    [10.7, 33.1],
    [10.05, 33.75],
    [9.95, 34.2],
  ],
}

/** Lines across the water on which the waters of two areas meet. */
export const crossings: { a: string; b: string; line: Point[] }[] = [
  {
    a: 'argos',
    b: 'phaestos',
    line: [
      [23.3, 37.1],
      [23.6, 36.5],
      [23.9, 35.55],
    ],
  },
  {
    a: 'chaldaea',
    b: 'ur',
    line: [
      [47.4, 30.4],
      [47.1, 31.0],
      [47.0, 31.5],
      [46.75, 31.9],
    ],
  },
  {
    a: 'crimea',
    b: 'danube',
    line: [
      [32.6, 45.4],
      [30.7, 45.9],
    ],
  },
  {
    a: 'campania',
    b: 'syracuse',
    line: [
      [16.05, 37.95],
      [15.7, 37.7],
      [15.3, 37.5],
    ],
  },
  {
    a: 'caucasus',
    b: 'media',
    line: [
      [50.2, 40.2],
      [50.0, 38.9],
      [49.7, 37.6],
    ],
  },
  {
    a: 'chalcis',
    b: 'thessalonica',
    line: [
      [23.5, 39.05],
      [23.6, 39.5],
      [23.5, 39.95],
    ],
  },
  {
    a: 'corsica',
    b: 'rome',
    line: [
      [9.5, 42.5],
      [10.3, 42.45],
      [11.1, 42.4],
    ],
  },
  {
    a: 'corsica',
    b: 'etruria',
    line: [
      [9.4, 43.0],
      [9.45, 43.7],
      [9.5, 44.2],
    ],
  },
  {
    a: 'cyprus',
    b: 'lycia',
    line: [
      [32.3, 35.1],
      [31.5, 35.8],
      [30.7, 36.5],
    ],
  },
  {
    a: 'cyprus',
    b: 'galatia',
    line: [
      [32.9, 35.3],
      [32.8, 35.9],
      [32.6, 36.1],
    ],
  },
  {
    a: 'galatia',
    b: 'salamis',
    line: [
      [33.8, 36.15],
      [33.8, 35.4],
    ],
  },
  {
    a: 'phoenicia',
    b: 'salamis',
    line: [
      [35.75, 35.2],
      [34.4, 35.5],
    ],
  },
  {
    a: 'antioch',
    b: 'galatia',
    line: [
      [35.8, 36.25],
      [35.0, 36.25],
      [34.2, 36.35],
    ],
  },
  {
    a: 'antioch',
    b: 'salamis',
    line: [
      [35.8, 36.1],
      [34.55, 35.65],
    ],
  },
  {
    a: 'kuban',
    b: 'scythia',
    line: [
      [37.6, 46.2],
      [35.5, 46.35],
    ],
  },
  {
    a: 'midian',
    b: 'ptolemais',
    line: [
      [35.4, 27.9],
      [33.8, 27.3],
    ],
  },
  {
    a: 'thapsus',
    b: 'tripoli',
    line: [
      [10.9, 34.8],
      [12.3, 33.8],
      [13.2, 33.0],
    ],
  },
  {
    a: 'lemnos',
    b: 'troy',
    line: [
      [25.6, 40.0],
      [26.2, 39.9],
    ],
  },
  {
    a: 'lemnos',
    b: 'thessalonica',
    line: [
      [24.95, 39.95],
      [24.35, 40.12],
    ],
  },
  {
    a: 'knossos',
    b: 'thera',
    line: [
      [25.3, 35.4],
      [25.4, 36.3],
    ],
  },
]

/** Borders the ground cannot show, drawn as a line of their own. */
export const links: { a: string; b: string; ground: 'land' | 'water'; kind: string; line: Point[]; why: string }[] = [
  {
    a: 'lesser-armenia',
    b: 'nineveh',
    ground: 'land',
    kind: 'ford',
    line: [
      [45.75, 37.85],
      [45.05, 37.6],
    ],
    why: 'Armenia and Elam both have a shore on Lake Urmia between these two, which therefore meet only across the lake',
  },
]

/** Where each open sea may lie; shores that do not border it keep it away by themselves. */
export const openSeas: Record<string, Point[]> = {
  'adriatic-sea': [
    [11.5, 46.5],
    [15, 46.5],
    [20.5, 42.5],
    [19.9, 41.2],
    [17.8, 40.75],
    [15, 41.5],
  ],
  'aegean-sea': [
    [23, 40.6],
    [26.3, 40.6],
    [27, 39],
    [27.6, 37.8],
    [28.3, 36.6],
    [27.3, 35.9],
    [26.3, 35.3],
    [25.45, 35.3],
    [25.5, 36.9],
    [25.1, 37.65],
    [24.65, 38.15],
    [23.3, 39],
  ],
  'black-sea': [
    [27.4, 41.6],
    [29, 41.2],
    [31, 40.8],
    [36, 40.7],
    [42, 41.3],
    [42.2, 42.5],
    [38.5, 44.8],
    [36.7, 45.1],
    [35.5, 45.2],
    [33.5, 45.6],
    [31, 46.8],
    [28.5, 45],
    [27.4, 43],
  ],
  'caspian-sea': [
    [48, 43],
    [49.5, 47],
    [56, 47],
    [56, 36],
    [49, 36.5],
    [49, 39],
  ],
  'red-sea': [
    [33.5, 27.3],
    [35.8, 27.7],
    [41, 21],
    [38, 19],
    [34, 22],
  ],
  'western-mediterranean': [
    [4, 36],
    [4, 42.8],
    [9.2, 42.6],
    [12.3, 42.3],
    [16.4, 40.3],
    [16.4, 38.6],
    [15.6, 38.25],
    [12.3, 37.8],
    [11.0, 37.2],
    [9, 36.5],
  ],
  'central-mediterranean': [
    [10.3, 36.9],
    [11.1, 37.1],
    [12.4, 37.5],
    [15, 36.8],
    [15.7, 37.9],
    [16.5, 39],
    [17, 40.6],
    [18.2, 40],
    [19.2, 39.6],
    [20.3, 38.5],
    [21.6, 37.8],
    [21.4, 36.8],
    [23.0, 36.0],
    [23.6, 35.4],
    [23.9, 35.1],
    [21.9, 32.6],
    [20, 29.8],
    [10, 32.5],
  ],
  'eastern-mediterranean': [
    [23.9, 35.1],
    [21.9, 32.6],
    [25, 30.5],
    [34.5, 30.5],
    [36.8, 33],
    [36.2, 34.9],
    [34.6, 35.2],
    [33, 35.2],
    [32.2, 35.3],
    [31.4, 35.75],
    [30.7, 36.4],
    [29, 36.9],
    [28.2, 37],
    [27.3, 35.7],
    [26.4, 35.2],
    [24, 35.2],
  ],
}

/** How far coastal water reaches out before an open sea begins; narrow seas need narrow shores. */
export const shoreWidth: Record<string, number> = {
  'adriatic-sea': 26,
  'aegean-sea': 15,
}

/** Land and water that no area holds. */
export const outsidePlay: { name: string; ring: Point[] }[] = [
  {
    name: 'beyond the Alps',
    ring: [
      [4, 46.9],
      [9.2, 46.75],
      [10.8, 46.85],
      [13.0, 46.95],
      [13.4, 47.5],
      [12.6, 48.6],
      [11.6, 49.5],
      [11.3, 53],
      [2, 53],
    ],
  },
  {
    name: 'beyond the Caspian',
    ring: [
      [52.8, 36.0],
      [53.2, 36.8],
      [53.4, 38],
      [52.4, 39.6],
      [51.6, 41.5],
      [50.2, 44],
      [49, 47],
      [60, 47],
      [60, 34],
      [54.5, 35.2],
    ],
  },
]
