/** Who is who on the board, and an area in words. */

import { NONE } from '@ecumene/kernel'
import { type AreaId, areaOf } from '../data/areas.ts'
import { map } from '../src/map.ts'
import { inPlay, limitFor, siteAt, tokensForCity } from '../src/query.ts'
import { tokensAt } from '../src/state.ts'
import type { Crowd } from './board/model.ts'
import type { Owner } from './board/pieces.tsx'
import type { Part, Table } from './edition.ts'
import { rowsOf } from './position.ts'

const MOST_OWNERS = 9
const NOBODY: Owner = { nation: -1, initial: '' }
/** By seat; beyond the seats nobody's pieces. */
export const ownersOf = (p: Pick<Part, 'seats'>): Owner[] =>
  Array.from({ length: MOST_OWNERS }, (_, q) => {
    const l = p.seats[q]
    return l ? { nation: l.colour, initial: l.name.slice(0, 1).toUpperCase() } : NOBODY
  })
/** Whose tokens and whose city, as messages name them. */
export const tokensOwner = (s: Table, q: number): number | string => (q < s.seats ? q : 'barbarians')
export const cityOwner = (s: Table, q: number): number | string => (q < s.seats ? q : 'pirates')

/** An area in one sentence: for the screen reader and the tip. */
export function describeArea(p: Pick<Part, 'view' | 'say'>, id: string): string {
  const s = p.view
  const a = areaOf(id as AreaId)
  if (a < 0) return id
  if (!inPlay(s, a)) return p.say('ui.area.out', { area: id })
  const parts = [p.say('ui.area', { area: id, limit: map.limit[a], site: ['none', 'black', 'white'][siteAt(s, a)] })]
  if (s.city[a] !== NONE) parts.push(p.say('ui.area.city', { seat: cityOwner(s, s.city[a]) }))
  for (let q = 0; q < rowsOf(s); q++) {
    const tokens = s.tokens[tokensAt(a, q)]
    if (tokens > 0) parts.push(p.say('ui.area.tokens', { seat: tokensOwner(s, q), tokens }))
  }
  return parts.join(' ')
}
/** An area once so many more of the viewer's tokens stand there; null where the land feeds nobody. */
export function crowdAt(p: Pick<Part, 'view' | 'seat' | 'say'>, id: string, more: number): Crowd | null {
  const s = p.view
  const area = areaOf(id as AreaId)
  if (p.seat === 'table' || area < 0 || map.limit[area] === 0) return null
  const tokens = s.tokens[tokensAt(area, p.seat)] + more
  let others = 0
  for (let row = 0; row < rowsOf(s); row++) if (row !== p.seat) others += s.tokens[tokensAt(area, row)]
  if (others > 0 || (s.city[area] !== NONE && s.city[area] !== p.seat)) {
    const limit = map.limit[area]
    const isOver = tokens + others > limit && s.city[area] === NONE
    return { tokens, limit, isOver, text: isOver ? p.say('ui.crowd.fight', { tokens, others, limit }) : null }
  }
  // Beside a city the land feeds nobody (CIV-13.1b).
  const limit = s.city[area] === NONE ? limitFor(s, area, p.seat) : 0
  const lost = Math.max(0, tokens - limit)
  const isCity = lost > 0 && s.city[area] === NONE && tokens >= tokensForCity(s, area)
  const said = { tokens, limit, lost, isCity: isCity ? 'yes' : 'no' }
  return { tokens, limit, isOver: lost > 0 && !isCity, text: lost > 0 ? p.say('ui.crowd.over', said) : null }
}
