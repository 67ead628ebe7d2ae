// What the rules say about a game's areas, as kept in data/.
import type { RuleBorder } from './check.ts'

export interface AreaFact {
  id: string
  name: string
  kind: string
  pop: number
  citySite: string
  floodPlain: string | null
  volcano: string | null
  start: string | null
  island: string | null
  lon: number
  lat: number
  coasts?: Record<string, string[]>
}

export interface Facts {
  areas: AreaFact[]
  borders: [string, string, string][]
}

/** In data/ an area has only what it does have. */
const NOTHING = { pop: 0, citySite: 'none', floodPlain: null, volcano: null, start: null, island: null }
/** `text`: a file of data/. */
export function readFacts(text: string): Facts {
  const { areas, borders } = JSON.parse(text) as Facts
  return { areas: areas.map(area => ({ ...NOTHING, ...area })), borders }
}

export const ruleBorders = (facts: Facts): RuleBorder[] =>
  facts.borders.map(([a, b, how]) => ({ a, b, land: how.includes('L'), water: how.includes('W') }))
