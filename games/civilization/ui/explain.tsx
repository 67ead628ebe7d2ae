/** What anything on the table is, in a few words, with the rule behind it. */
import type { RuleId } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import { AREA_IDS, type AreaId, areaOf } from '../data/areas.ts'
import { CARD_IDS, CARD_SPECS, CARDS, type CardId, CREDIT } from '../data/cards.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { COMMODITIES, COMMODITY_COUNT, setValue, TRADE_IDS } from '../data/trade.ts'
import { LAND, LIMIT, NO_SITE, NONE, OPEN_SEA, PLAIN, START, VOLCANO_AT } from '../src/map.ts'
import { inPlay, siteAt, tokensForCity } from '../src/query.ts'
import { tokensAt } from '../src/state.ts'
import { needsOf } from './ledger.ts'
import { describeArea, type Part } from './part.ts'

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
  if (kind === 'trade') return tradeTip(p, id)
  if (kind === 'card') return cardTip(p, id)
  if (kind === 'calamity') return { title: p.say(`calamity.${id}`), lines: [p.say(`ui.woe.${id}`)], rule: CALAMITY_RULES[id] ?? 'CIV-19.1' }
  if (kind === 'm') return METERS[id] ? { title: p.say(`ui.m.${id}`), lines: [p.say(`ui.tip.m.${id}`)], rule: METERS[id] } : null
  if (kind === 'ast') return astTip(p, Number(id))
  if (kind === 'phase')
    return { title: p.say(`ui.phase.${s.phase}`), lines: [p.say(`ui.tip.phase.${s.phase}`)], rule: PHASE_RULES[s.phase] ?? 'CIV-5.4a' }
  if (kind === 'ship') return { title: p.say('ui.tip.ship'), lines: [p.say('ui.tip.shipMoves')], rule: 'CIV-10.6a' }
  return null
}

const METERS: Readonly<Record<string, RuleId>> = {
  board: 'CIV-8.1a',
  stock: 'CIV-7.4',
  support: 'CIV-14.2a',
  treasury: 'CIV-6.1b',
  tax: 'CIV-6.1a',
  cities: 'CIV-15.1',
  hand: 'CIV-17.4.1a',
}
const PHASE_RULES: readonly RuleId[] = [
  'CIV-4.4a',
  'CIV-6.1a',
  'CIV-7.1a',
  'CIV-8.1a',
  'CIV-9.1a',
  'CIV-10.1a',
  'CIV-11.1a',
  'CIV-12.1a',
  'CIV-14.2a',
  'CIV-15.1',
  'CIV-16.1a',
  'CIV-17.2',
  'CIV-19.6a',
  'CIV-20.1a',
]
export const CALAMITY_RULES: Readonly<Record<string, RuleId>> = {
  volcano: 'CIV-22.2.4.1',
  famine: 'CIV-22.2.5a',
  'civil-war': 'CIV-22.2.6.1a',
  flood: 'CIV-22.2.7.1a',
  epidemic: 'CIV-22.2.8.1a',
  'civil-disorder': 'CIV-22.2.9.1',
  iconoclasm: 'CIV-22.2.10.1',
  piracy: 'CIV-22.2.11.1a',
}
const CARD_RULES: Readonly<Record<CardId, RuleId>> = {
  pottery: 'CIV-22.3.4',
  'cloth-making': 'CIV-22.3.3',
  metalworking: 'CIV-22.3.9a',
  agriculture: 'CIV-22.3.10a',
  engineering: 'CIV-22.3.13a',
  astronomy: 'CIV-22.3.8',
  coinage: 'CIV-22.3.11a',
  medicine: 'CIV-22.3.14',
  mysticism: 'CIV-22.3.2',
  'drama-and-poetry': 'CIV-22.3.5',
  music: 'CIV-22.3.6',
  architecture: 'CIV-22.3.7',
  literacy: 'CIV-22.3.12',
  law: 'CIV-22.3.15b',
  democracy: 'CIV-22.3.16',
  philosophy: 'CIV-22.3.17',
}
/** What a set of this kind is worth, from one card up. */
function tradeTip(p: Part, id: string): Told | null {
  const k = (TRADE_IDS as readonly string[]).indexOf(id)
  if (k < 0) return null
  if (k >= COMMODITIES)
    return { title: p.say(`trade.${id}`), lines: [p.say(`ui.woe.${id}`), p.say('ui.tip.tradeable')], rule: CALAMITY_RULES[id] }
  const worths = Array.from({ length: COMMODITY_COUNT[k] }, (_, i) => setValue(k, i + 1)).join(' · ')
  return {
    title: p.say(`trade.${id}`),
    lines: [p.say('ui.tip.worths', { worths }), p.say('ui.tip.inPlay', { cards: COMMODITY_COUNT[k] })],
    rule: 'CIV-17.4.1a',
  }
}
function cardTip(p: Part, id: string): Told | null {
  const c = (CARD_IDS as readonly string[]).indexOf(id)
  if (c < 0) return null
  const { cost, groups } = CARD_SPECS[CARD_IDS[c]]
  const lines = [p.say('ui.tip.card', { cost, group: [...groups] }), p.say(`ui.effect.${id}`)]
  const gives = CARD_IDS.flatMap((to, t) => (CREDIT[c * CARDS + t] > 0 ? [`${p.say(`card.${to}`)} ${CREDIT[c * CARDS + t]}`] : []))
  if (gives.length > 0) lines.push(p.say('ui.tip.gives', { list: gives.join(', ') }))
  return { title: p.say(`card.${id}`), lines, rule: CARD_RULES[CARD_IDS[c]] }
}
function astTip(p: Part, who: number): Told | null {
  if (!p.seats[who]) return null
  const isMine = who === p.seat
  const lines =
    isMine || p.view.ruleset !== 0
      ? needsOf(p, who).map(n => `${n.isMet ? '✓' : '✗'} ${n.text}`)
      : needsOf(p, who)
          .filter(n => n.rule !== 'CIV-20.3a')
          .map(n => `${n.isMet ? '✓' : '✗'} ${n.text}`)
  return { title: p.seats[who].name, lines: lines.length > 0 ? lines : [p.say('ui.need.none')], rule: 'CIV-20.1a' }
}
