/** What anything on the table is, in a few words, with the rule behind it. */
import type { RuleId } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import { AREA_IDS, type AreaId, areaOf } from '../data/areas.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { LAND, LIMIT, NO_SITE, NONE, OPEN_SEA, PLAIN, START, VOLCANO_AT } from '../src/map.ts'
import { inPlay, siteAt, tokensForCity } from '../src/query.ts'
import { tokensAt } from '../src/state.ts'
import { describeArea, type Part } from './board.tsx'

interface Told {
  readonly title: string
  readonly lines: readonly string[]
  readonly rule: RuleId
}
export function explain(p: Part, word: string): ReactNode {
  const at = word.indexOf(':')
  const told = tell(p, at < 0 ? word : word.slice(0, at), at < 0 ? '' : word.slice(at + 1))
  if (!told) return null
  return (
    <div className="civ-tip">
      <h3>{told.title}</h3>
      {told.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" className="link" onClick={() => p.openRule(told.rule)}>
        {told.rule}
      </button>
    </div>
  )
}
function tell(p: Part, kind: string, id: string): Told | null {
  const s = p.view
  if (kind === 'area') {
    const a = areaOf(id as AreaId)
    if (a < 0) return null
    const title = p.say(`area.${id}`)
    if (!inPlay(s, a)) return { title, lines: [p.say('ui.tip.out')], rule: 'CIV-R-81' }
    if (OPEN_SEA[a]) return { title, lines: [p.say('ui.tip.openSea')], rule: 'CIV-10.7a' }
    const lines = [describeArea(p, id).slice(title.length + 2) || title]
    lines.push(p.say('ui.tip.city', { tokens: tokensForCity(s, a), site: ['none', 'black', 'white'][siteAt(s, a)] }))
    if (PLAIN[a] !== NONE) lines.push(p.say('ui.tip.plain', { plain: PLAIN_IDS[PLAIN[a]], exposed: siteAt(s, a) === 1 ? 'no' : 'yes' }))
    if (VOLCANO_AT[a] !== NONE) lines.push(p.say('ui.tip.volcano', { volcano: VOLCANO_IDS[VOLCANO_AT[a]] }))
    if (START[a] !== NONE && s.round === 0) lines.push(p.say('ui.tip.start', { nation: NATION_IDS[START[a]] }))
    const near: string[] = []
    for (let i = LAND.at[a]; i < LAND.at[a + 1]; i++) if (inPlay(s, LAND.to[i])) near.push(AREA_IDS[LAND.to[i]])
    if (near.length > 0) lines.push(p.say('ui.tip.borders', { area: near }))
    let crowd = 0
    for (let q = 0; q < s.seats; q++) crowd += s.tokens[tokensAt(a, q)]
    const rule = crowd > LIMIT[a] ? 'CIV-13.1a' : siteAt(s, a) === NO_SITE ? 'CIV-12.2b' : 'CIV-12.2a'
    return { title, lines, rule }
  }
  if (kind === 'ship') return { title: p.say('ui.tip.ship'), lines: [p.say('ui.tip.shipMoves')], rule: 'CIV-10.6a' }
  return null
}
