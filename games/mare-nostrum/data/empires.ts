/** The five empires: hero, home and starting position (MN-SET-2, MN-SET-9, MN-R-74, MN-R-75). */
import type { GoodId } from './goods.ts'
import type { EmpireId, ProvinceId } from './names.ts'

/** Pieces of one colour (MN-SET-8, MN-9b). */
export const LEGIONS = 8
export const TRIREMES = 5
export const FORTRESSES = 5
export const MARKERS = 7
export const FIRST_INCOME = 9

export interface StartHolding {
  readonly province: ProvinceId
  readonly caravans: readonly GoodId[]
  readonly market: boolean
  readonly cities: readonly string[]
  readonly temple: boolean
  readonly legions: number
  readonly fortress: boolean
}
export interface Empire {
  readonly colour: string
  readonly capital: ProvinceId
  /** The capital province first; its control marker is printed (MN-R-74). */
  readonly start: readonly StartHolding[]
  /** Trade, culture, military; MN-SET-11, MN-SET-12, MN-SET-13, MN-SET-14, MN-SET-15 in the order of the empires. */
  readonly levels: readonly [number, number, number]
}

/** Who plays with 3, 4, 5 players (MN-SET-3, MN-SET-4, MN-R-1a). */
export const EMPIRES_IN_PLAY: Readonly<Record<number, readonly EmpireId[]>> = {
  3: ['rome', 'greece', 'carthage'],
  4: ['rome', 'greece', 'egypt', 'carthage'],
  5: ['rome', 'greece', 'babylon', 'egypt', 'carthage'],
}
/** First leaders of trade (MN-SET-18), culture (MN-SET-17), military (MN-SET-16). */
export const FIRST_LEADERS: Readonly<Record<number, readonly [EmpireId, EmpireId, EmpireId]>> = {
  3: ['carthage', 'greece', 'rome'],
  4: ['carthage', 'egypt', 'rome'],
  5: ['carthage', 'egypt', 'rome'],
}

export const EMPIRES: Readonly<Record<EmpireId, Empire>> = {
  // MN-R-109a
  rome: {
    colour: 'red',
    capital: 'italia',
    levels: [7, 1, 3],
    start: [
      {
        province: 'italia',
        caravans: ['wine', 'gladiators'],
        market: true,
        cities: ['rome'],
        temple: false,
        legions: 2,
        fortress: true,
      },
      {
        province: 'cisalpina',
        caravans: ['sheep'],
        market: true,
        cities: [],
        temple: false,
        legions: 0,
        fortress: false,
      },
      {
        province: 'dalmatia',
        caravans: ['oil', 'metal'],
        market: false,
        cities: [],
        temple: false,
        legions: 0,
        fortress: false,
      },
    ],
  },
  // MN-R-109b
  greece: {
    colour: 'green',
    capital: 'achaia',
    levels: [4, 4, 3],
    start: [
      {
        province: 'achaia',
        caravans: ['oil'],
        market: true,
        cities: ['athens', 'sparta'],
        temple: true,
        legions: 1,
        fortress: true,
      },
      {
        province: 'thracia',
        caravans: ['marble'],
        market: false,
        cities: ['byzantium'],
        temple: false,
        legions: 0,
        fortress: false,
      },
      { province: 'dacia', caravans: ['gold'], market: false, cities: [], temple: false, legions: 1, fortress: false },
    ],
  },
  // MN-R-109c
  babylon: {
    colour: 'purple',
    capital: 'babylonia',
    levels: [5, 3, 2],
    start: [
      {
        province: 'babylonia',
        caravans: ['spices'],
        market: false,
        cities: ['babylon'],
        temple: true,
        legions: 0,
        fortress: true,
      },
      {
        province: 'mesopotamia',
        caravans: ['grain', 'sheep'],
        market: true,
        cities: [],
        temple: false,
        legions: 0,
        fortress: false,
      },
      {
        province: 'syria',
        caravans: ['oil'],
        market: false,
        cities: ['antioch'],
        temple: false,
        legions: 1,
        fortress: false,
      },
    ],
  },
  // MN-R-109d
  egypt: {
    colour: 'yellow',
    capital: 'aegyptus',
    levels: [4, 4, 2],
    start: [
      {
        province: 'aegyptus',
        caravans: [],
        market: false,
        cities: ['alexandria', 'memphis'],
        temple: true,
        legions: 0,
        fortress: true,
      },
      {
        province: 'aethiopia',
        caravans: ['grain', 'gold'],
        market: false,
        cities: [],
        temple: false,
        legions: 0,
        fortress: false,
      },
      {
        province: 'cyrenaica',
        caravans: ['papyrus'],
        market: true,
        cities: ['cyrene'],
        temple: false,
        legions: 1,
        fortress: false,
      },
    ],
  },
  // MN-R-109e
  carthage: {
    colour: 'black',
    capital: 'africa',
    levels: [7, 1, 2],
    start: [
      {
        province: 'africa',
        caravans: ['grain', 'wine'],
        market: true,
        cities: ['carthage'],
        temple: false,
        legions: 0,
        fortress: true,
      },
      {
        province: 'numidia',
        caravans: ['marble'],
        market: true,
        cities: [],
        temple: false,
        legions: 0,
        fortress: false,
      },
      {
        province: 'tripolitania',
        caravans: ['oil', 'sheep'],
        market: false,
        cities: [],
        temple: false,
        legions: 1,
        fortress: false,
      },
    ],
  },
}
