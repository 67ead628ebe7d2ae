/** The ten seas; all are in play with any number of players (MN-R-108). */
import type { ProvinceId, SeaId } from './names.ts'

export interface Sea {
  readonly lat: number
  readonly lon: number
  readonly coasts: readonly ProvinceId[]
  readonly seas: readonly SeaId[]
}

export const SEAS: Readonly<Record<SeaId, Sea>> = {
  ligurian: { lat: 42.8, lon: 6.6, coasts: ['cisalpina', 'gallia', 'sardinia'], seas: ['sardinian', 'tyrrhenian'] },
  sardinian: {
    lat: 38.4,
    lon: 6.2,
    coasts: ['africa', 'numidia', 'sardinia', 'sicilia'],
    seas: ['african', 'ligurian', 'tyrrhenian'],
  },
  tyrrhenian: {
    lat: 39.9,
    lon: 12.2,
    coasts: ['italia', 'sardinia', 'sicilia'],
    seas: ['ionian', 'ligurian', 'sardinian'],
  },
  adriatic: { lat: 43, lon: 15, coasts: ['cisalpina', 'dalmatia', 'italia'], seas: ['ionian'] },
  ionian: {
    lat: 38,
    lon: 18.8,
    coasts: ['achaia', 'italia', 'macedonia', 'sicilia'],
    seas: ['adriatic', 'aegean', 'african', 'tyrrhenian'],
  },
  african: {
    lat: 34.2,
    lon: 17.8,
    coasts: ['africa', 'creta', 'cyrenaica', 'sicilia', 'tripolitania'],
    seas: ['egyptian', 'ionian', 'sardinian'],
  },
  aegean: {
    lat: 38.4,
    lon: 25.1,
    coasts: ['achaia', 'asia', 'creta', 'macedonia', 'thracia'],
    seas: ['egyptian', 'euxine', 'ionian'],
  },
  egyptian: {
    lat: 33.2,
    lon: 28.4,
    coasts: ['aegyptus', 'arabia', 'creta', 'cyprus', 'judea'],
    seas: ['aegean', 'african', 'phoenician'],
  },
  phoenician: { lat: 34, lon: 34.6, coasts: ['asia', 'cyprus', 'judea', 'syria'], seas: ['egyptian'] },
  euxine: { lat: 43.2, lon: 34, coasts: ['armenia', 'asia', 'cappadocia', 'dacia', 'thracia'], seas: ['aegean'] },
}
