/** Who lives where in the challenges of both games: the player's people, and two others who have their own lands. */
import type { People } from './arrange.ts'

export const AFRICA = {
  nation: 'africa',
  tokens: { thapsus: 3, tunisia: 2, numidia: 2, sabrata: 2, tripolitania: 1, libya: 1 },
  cities: ['carthage', 'tripoli', 'cyrene'],
} as const
export const CRETE: People<never, never> = {
  nation: 'crete',
  tokens: { thera: 2, delphi: 2, sparta: 1, argos: 1 },
  cities: ['knossos', 'phaestos'],
  treasury: 4,
}
export const ITALY: People<never, never> = {
  nation: 'italy',
  tokens: { etruria: 2, rubicon: 3, samnium: 2, campania: 2, cisalpina: 1 },
  cities: ['rome', 'neapolis', 'tarentum', 'palermo', 'syracuse'],
  treasury: 4,
}

/** A war: Italy has a city in Thapsus, among Africa's lands. */
export const INVADED = {
  africa: { nation: 'africa', tokens: { numidia: 2, tunisia: 2, sabrata: 2 }, cities: ['carthage'], treasury: 2 },
  italy: { nation: 'italy', tokens: { etruria: 2, rubicon: 2, palermo: 2 }, cities: ['thapsus'], treasury: 4 },
} as const
/** Two city sites, and people to found cities there. */
export const FOUNDERS = {
  nation: 'africa',
  tokens: { carthage: 2, tunisia: 2, thapsus: 2, numidia: 1 },
  cities: ['cyrene'],
  treasury: 2,
} as const
/** An island people with one ship. */
export const ISLANDERS = {
  nation: 'crete',
  tokens: { knossos: 3, phaestos: 1 },
  treasury: 3,
} as const
