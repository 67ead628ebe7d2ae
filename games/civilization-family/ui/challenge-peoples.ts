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
