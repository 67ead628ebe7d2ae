/** What anything on the table is, in a few words, with the rule behind it. */
import { NONE, type Seat } from '@ecumene/kernel'
import { Telling, type TipText } from '@ecumene/kit/tip-text.tsx'
import type { ReactNode } from 'react'
import { AREA_IDS, type AreaId, areaOf } from '../data/areas.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { LAND, map, NO_SITE } from '../src/map.ts'
import { crowd, inPlay, siteAt, tokensForCity } from '../src/query.ts'
import type { Part } from './edition.ts'
import type { MessageId } from './message.ts'
import { describeArea } from './part-props.ts'
import { phaseOf } from './position.ts'

export function explain(p: Part, word: string): ReactNode {
  const at = word.indexOf(':')
  const told = tell(p, at < 0 ? word : word.slice(0, at), at < 0 ? '' : word.slice(at + 1))
  return told ? <Telling told={told} openRule={p.openRule} /> : null
}
function tell(p: Part, kind: string, id: string): TipText | null {
  const s = p.view
  const { rules } = p.edition
  if (kind === 'area') {
    const a = areaOf(id as AreaId)
    if (a < 0) return null
    const title = p.say(`area.${AREA_IDS[a]}`)
    if (!inPlay(s, a)) return { title, lines: [p.say('ui.tip.out')], rule: rules.outOfPlay }
    if (map.openSea[a]) return { title, lines: [p.say('ui.tip.openSea')], rule: rules.openSea }
    const lines = [describeArea(p, id).slice(title.length + 2) || title]
    lines.push(p.say('ui.tip.city', { tokens: tokensForCity(s, a), site: ['none', 'black', 'white'][siteAt(s, a)] }))
    if (map.plain[a] !== NONE)
      lines.push(p.say('ui.tip.plain', { plain: PLAIN_IDS[map.plain[a]], exposed: siteAt(s, a) === 1 ? 'no' : 'yes' }))
    if (map.volcano[a] !== NONE) lines.push(p.say('ui.tip.volcano', { volcano: VOLCANO_IDS[map.volcano[a]] }))
    const start = p.edition.startOf(s, a)
    if (start !== NONE && s.round === 0) lines.push(p.say('ui.tip.start', { nation: NATION_IDS[start] }))
    const near: string[] = []
    for (let i = LAND.at[a]; i < LAND.at[a + 1]; i++) if (inPlay(s, LAND.to[i])) near.push(AREA_IDS[LAND.to[i]])
    if (near.length > 0) lines.push(p.say('ui.tip.borders', { area: near }))
    const rule =
      crowd(s, a) > map.limit[a] ? rules.surplus : siteAt(s, a) === NO_SITE ? rules.cityAnywhere : rules.citySite
    return { title, lines, rule }
  }
  if (kind === 'trade') return tradeTip(p, id)
  if (kind === 'card') return cardTip(p, id)
  if (kind === 'calamity') {
    const calamity = p.edition.trade.calamities.find(c => c === id)
    return calamity
      ? {
          title: p.say(`calamity.${calamity}`),
          lines: [p.say(`ui.woe.${calamity}`)],
          rule: rules.calamities[calamity] ?? rules.calamity,
        }
      : null
  }
  if (kind === 'm') {
    const meter = id as MessageId<'ui.tip.m'>
    return rules.meters[meter]
      ? { title: p.say(`ui.m.${meter}`), lines: [p.say(`ui.tip.m.${meter}`)], rule: rules.meters[meter] }
      : null
  }
  if (kind === 'ast') return astTip(p, Number(id))
  if (kind === 'phase')
    return {
      title: p.say(`ui.phase.${phaseOf(s)}`),
      lines: [p.say(`ui.tip.phase.${phaseOf(s)}`)],
      rule: rules.phases[s.phase],
    }
  if (kind === 'ship') return { title: p.say('ui.tip.ship'), lines: [p.say('ui.tip.shipMoves')], rule: rules.ship }
  return null
}

/** What a set of this kind is worth, from one card up. */
function tradeTip(p: Part, id: string): TipText | null {
  const { rules, trade } = p.edition
  const k = trade.ids.indexOf(id as MessageId<'trade'>)
  if (k < 0) return null
  const calamity = trade.calamities[k - trade.commodities.length]
  if (calamity)
    return {
      title: p.say(`trade.${calamity}`),
      lines: [p.say(`ui.woe.${calamity}`), p.say(trade.isTradable(k) ? 'ui.tip.tradeable' : 'ui.tip.bound')],
      rule: rules.calamities[id],
    }
  const worths = Array.from({ length: trade.count[k] }, (_, i) => (i + 1) ** 2 * trade.value[k]).join(' · ')
  return {
    title: p.say(`trade.${trade.ids[k]}`),
    lines: [p.say('ui.tip.worths', { worths }), p.say('ui.tip.inPlay', { cards: trade.count[k] })],
    rule: rules.set,
  }
}
function cardTip(p: Part, id: string): TipText | null {
  const { rules, cards } = p.edition
  const c = cards.ids.indexOf(id as MessageId<'card'>)
  if (c < 0) return null
  const card = cards.ids[c]
  const lines = [
    p.say('ui.tip.card', { cost: cards.cost[c], group: [...cards.groupsOf(c)] }),
    p.say(`ui.effect.${card}`),
  ]
  const needs = cards.needs(c)
  if (needs) lines.push(p.say('ui.tip.needs', { card: needs }))
  const gives = cards.ids.flatMap((to, t) =>
    cards.credit(c, t) > 0 ? [`${p.say(`card.${to}`)} ${cards.credit(c, t)}`] : [],
  )
  if (gives.length > 0) lines.push(p.say('ui.tip.gives', { list: gives.join(', ') }))
  return { title: p.say(`card.${card}`), lines, rule: rules.cards[card] }
}
function astTip(p: Part, seat: Seat): TipText | null {
  if (!p.seats[seat]) return null
  const { rules, track } = p.edition
  const lines = track
    .needs(p, seat)
    .filter(n => seat === p.seat || track.isOpen(n))
    .map(n => `${n.isMet ? '✓' : '✗'} ${n.text}`)
  return { title: p.seats[seat].name, lines: lines.length > 0 ? lines : [p.say('ui.need.none')], rule: rules.step }
}
