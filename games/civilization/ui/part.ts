/** What every drawn part of Civilization works with. */
import type { PartProps } from '../../../web/src/seam.ts'
import { type AreaId, areaOf } from '../data/areas.ts'
import { LIMIT, NONE } from '../src/map.ts'
import { inPlay, siteAt } from '../src/query.ts'
import { type S, tokensAt } from '../src/state.ts'

export type Part = PartProps<S>
export const ownersOf = (p: Part): { nation: number; initial: string }[] =>
  p.seats.map(l => ({ nation: l.colour, initial: l.name.slice(0, 1).toUpperCase() }))

/** An area in one sentence: for the screen reader and the tip. */
export function describeArea(p: Part, id: string): string {
  const s = p.view
  const a = areaOf(id as AreaId)
  if (a < 0) return id
  if (!inPlay(s, a)) return p.say('ui.area.out', { area: id })
  const parts = [p.say('ui.area', { area: id, limit: LIMIT[a], site: ['none', 'black', 'white'][siteAt(s, a)] })]
  if (s.city[a] !== NONE) parts.push(p.say('ui.area.city', { seat: s.city[a] }))
  for (let q = 0; q < s.seats; q++) {
    const tokens = s.tokens[tokensAt(a, q)]
    if (tokens > 0) parts.push(p.say('ui.area.tokens', { seat: q, tokens }))
  }
  return parts.join(' ')
}
