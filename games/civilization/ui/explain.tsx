/** What anything on the table is, in a few words, with the rule behind it. */
import type { RuleId } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import { AREA_IDS, type AreaId, areaOf } from '../data/areas.ts'
import { CARD_IDS, CARD_SPECS, CARDS, CREDIT } from '../data/cards.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { COMMODITIES, COMMODITY_COUNT, setValue, TRADE_IDS } from '../data/trade.ts'
import { LAND, LIMIT, NO_SITE, NONE, OPEN_SEA, PLAIN, START, VOLCANO_AT } from '../src/map.ts'
import { inPlay, siteAt, tokensForCity } from '../src/query.ts'
import { tokensAt } from '../src/state.ts'
import { needsOf } from './ledger.ts'
import { describeArea, type Part } from './part.ts'
import { RULES } from './rule-ids.ts'

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
    if (!inPlay(s, a)) return { title, lines: [p.say('ui.tip.out')], rule: RULES.outOfPlay }
    if (OPEN_SEA[a]) return { title, lines: [p.say('ui.tip.openSea')], rule: RULES.openSea }
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
    const rule = crowd > LIMIT[a] ? RULES.surplus : siteAt(s, a) === NO_SITE ? RULES.cityAnywhere : RULES.citySite
    return { title, lines, rule }
  }
  if (kind === 'trade') return tradeTip(p, id)
  if (kind === 'card') return cardTip(p, id)
  if (kind === 'calamity')
    return { title: p.say(`calamity.${id}`), lines: [p.say(`ui.woe.${id}`)], rule: RULES.calamities[id] ?? RULES.calamity }
  if (kind === 'm')
    return RULES.meters[id] ? { title: p.say(`ui.m.${id}`), lines: [p.say(`ui.tip.m.${id}`)], rule: RULES.meters[id] } : null
  if (kind === 'ast') return astTip(p, Number(id))
  if (kind === 'phase')
    return { title: p.say(`ui.phase.${s.phase}`), lines: [p.say(`ui.tip.phase.${s.phase}`)], rule: RULES.phases[s.phase] }
  if (kind === 'ship') return { title: p.say('ui.tip.ship'), lines: [p.say('ui.tip.shipMoves')], rule: RULES.ship }
  return null
}

/** What a set of this kind is worth, from one card up. */
function tradeTip(p: Part, id: string): Told | null {
  const k = (TRADE_IDS as readonly string[]).indexOf(id)
  if (k < 0) return null
  if (k >= COMMODITIES)
    return { title: p.say(`trade.${id}`), lines: [p.say(`ui.woe.${id}`), p.say('ui.tip.tradeable')], rule: RULES.calamities[id] }
  const worths = Array.from({ length: COMMODITY_COUNT[k] }, (_, i) => setValue(k, i + 1)).join(' · ')
  return {
    title: p.say(`trade.${id}`),
    lines: [p.say('ui.tip.worths', { worths }), p.say('ui.tip.inPlay', { cards: COMMODITY_COUNT[k] })],
    rule: RULES.set,
  }
}
function cardTip(p: Part, id: string): Told | null {
  const c = (CARD_IDS as readonly string[]).indexOf(id)
  if (c < 0) return null
  const { cost, groups } = CARD_SPECS[CARD_IDS[c]]
  const lines = [p.say('ui.tip.card', { cost, group: [...groups] }), p.say(`ui.effect.${id}`)]
  const gives = CARD_IDS.flatMap((to, t) => (CREDIT[c * CARDS + t] > 0 ? [`${p.say(`card.${to}`)} ${CREDIT[c * CARDS + t]}`] : []))
  if (gives.length > 0) lines.push(p.say('ui.tip.gives', { list: gives.join(', ') }))
  return { title: p.say(`card.${id}`), lines, rule: RULES.cards[CARD_IDS[c]] }
}
function astTip(p: Part, who: number): Told | null {
  if (!p.seats[who]) return null
  const isMine = who === p.seat
  const lines =
    isMine || p.view.ruleset !== 0
      ? needsOf(p, who).map(n => `${n.isMet ? '✓' : '✗'} ${n.text}`)
      : needsOf(p, who)
          .filter(n => n.rule !== RULES.stepPoints)
          .map(n => `${n.isMet ? '✓' : '✗'} ${n.text}`)
  return { title: p.seats[who].name, lines: lines.length > 0 ? lines : [p.say('ui.need.none')], rule: RULES.step }
}
