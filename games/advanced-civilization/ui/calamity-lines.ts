/**
 * What a calamity does to whom, in numbers and with the rule behind each: read off the position, with the cards that
 * soften it or make it worse.
 */
import { PLAIN_IDS, VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { exposedPoints } from '@ecumene/civilization-family/src/losses.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { inPlay, population, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { WoeLine } from '@ecumene/civilization-family/ui/edition.ts'
import { factionsOf, hasChosen } from '@ecumene/civilization-family/ui/factions.ts'
import type { AdvancedMessage } from '@ecumene/civilization-family/ui/message.ts'
import { asking, type RuleId, type Seat, slot } from '@ecumene/kernel'
import { ENGINEERING, MEDICINE, MILITARY, PHILOSOPHY, POTTERY, ROADBUILDING, THEOLOGY } from '../data/cards.ts'
import {
  BARBARIAN_HORDES,
  CIVIL_DISORDER,
  CIVIL_WAR,
  EPIDEMIC,
  FAMINE,
  FLOOD,
  ICONOCLASM,
  PIRACY,
  SLAVE_REVOLT,
  SUPERSTITION,
  TREACHERY,
  VOLCANO,
} from '../data/trade.ts'
import { firstFaction, ownChoice } from '../src/effects/civil-war.ts'
import { epidemicShare } from '../src/effects/epidemic.ts'
import { idleTokens } from '../src/effects/slave-revolt.ts'
import { citiesAllowed, iconoclasmCities, superstitionCities } from '../src/query/cities-at-risk.ts'
import { holds, unitsInStock } from '../src/query/holdings.ts'
import { isIdle, type S, tokensAt } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'
import type { AdvancedPart } from './part-props.ts'

type Tell = (rule: RuleId, key: AdvancedMessage, args: Record<string, string | number>) => void

export function woeLines(p: AdvancedPart, calamity: number): readonly WoeLine[] {
  const s = p.view as S
  const seat = s.victim[calamity]
  const by = s.giver[calamity]
  const out: WoeLine[] = []
  const line: Tell = (rule, key, args) => void out.push({ text: p.say(key, args), rule })
  const others = Array.from({ length: s.seats }, (_, q) => q).filter(q => q !== seat && !isIdle(s, q))
  const spareGiver = (): void => {
    if (by !== NONE && !(calamity === ICONOCLASM && holds(s, by, THEOLOGY)))
      line('ADV-11.10', 'ui.hit.immune', { seat: by })
  }
  switch (calamity) {
    case VOLCANO:
      volcano(s, seat, others, line)
      break
    case TREACHERY:
      if (by === NONE) line('ADV-16.2.3', 'ui.hit.reduce', { seat, cities: 1 })
      else line('ADV-16.2.1', 'ui.hit.treachery', { seat, by })
      break
    case FAMINE:
      line('ADV-16.3.1', 'ui.hit.lose', { seat, points: 10 })
      line('ADV-16.3.2', 'ui.hit.orderAll', { seat, points: 20, most: 8 })
      potters(
        p,
        [seat, ...others].filter(q => holds(s, q, POTTERY)),
        line,
      )
      break
    case SUPERSTITION: {
      const cities = Math.min(s.cities[seat], superstitionCities(s, seat))
      line(superstitionCities(s, seat) === 3 ? 'ADV-16.4.1' : 'ADV-16.4.2', 'ui.hit.reduce', { seat, cities })
      break
    }
    case CIVIL_WAR:
      civilWar(s, seat, line)
      break
    case SLAVE_REVOLT: {
      // The number is fixed when the revolt begins (ADV-R-37).
      const tokens = asking(s) === DECISIONS.slaves ? slot(s, 0) : idleTokens(s, seat)
      const left = population(s, seat) - tokens
      line(tokens === 15 ? 'ADV-16.6.1' : 'ADV-16.6.2', 'ui.hit.slaves', {
        seat,
        tokens,
        left,
        cities: s.cities[seat],
      })
      break
    }
    case FLOOD:
      flood(s, seat, others, line)
      break
    case BARBARIAN_HORDES:
      line('ADV-16.8.2', 'ui.hit.horde', { seat, tokens: 15 })
      for (const q of [seat, ...others])
        if (holds(s, q, ENGINEERING)) line('ADV-16.8.5', 'ui.hit.hordeEight', { seat: q })
      break
    case EPIDEMIC: {
      const points = epidemicShare(s, seat, 16, 8)
      line(points === 16 ? 'ADV-16.9.1' : 'ADV-16.9.6', 'ui.hit.lose', { seat, points })
      line('ADV-16.9.2', 'ui.hit.orderAll', { seat, points: 25, most: 10 })
      for (const q of others)
        if (holds(s, q, MEDICINE)) line('ADV-16.9.6', 'ui.hit.less', { seat: q, points: 5, card: 'medicine' })
      for (const q of others)
        if (holds(s, q, ROADBUILDING)) line('ADV-16.9.7', 'ui.hit.more', { seat: q, points: 5, card: 'roadbuilding' })
      spareGiver()
      break
    }
    case CIVIL_DISORDER:
      line('ADV-16.10.4', 'ui.hit.disorder', { seat, cities: s.cities[seat], most: citiesAllowed(s, seat) })
      break
    case ICONOCLASM: {
      const cities = Math.max(0, Math.min(s.cities[seat], iconoclasmCities(s, seat)))
      line(iconoclasmCities(s, seat) === 4 ? 'ADV-16.11.1' : 'ADV-16.11.2', 'ui.hit.reduce', { seat, cities })
      line('ADV-16.11.3', 'ui.hit.accuse', { seat, cities: 2 })
      for (const q of others)
        if (holds(s, q, THEOLOGY)) line('ADV-16.11.6', 'ui.hit.immune', { seat: q })
        else if (holds(s, q, PHILOSOPHY)) line('ADV-16.11.5', 'ui.hit.mostCities', { seat: q, cities: 1 })
      spareGiver()
      break
    }
    case PIRACY:
      line('ADV-16.12.1', 'ui.hit.pirates', { seat, by: by === NONE ? seat : by })
      line('ADV-16.12.2', 'ui.hit.piratesToo', { seat })
      spareGiver()
  }
  return out
}

function volcano(s: S, seat: Seat, others: readonly Seat[], line: Tell): void {
  let isNear = false
  for (let v = 0; v < VOLCANO_IDS.length; v++) {
    const reach = Array.from(map.volcano, (at, a) => (at === v && inPlay(s, a) ? a : NONE)).filter(a => a !== NONE)
    if (!reach.some(a => s.city[a] === seat)) continue
    isNear = true
    for (const q of [seat, ...others]) {
      const tokens = reach.reduce((n, a) => n + s.tokens[tokensAt(a, q)], 0)
      const cities = reach.filter(a => s.city[a] === q).length
      if (tokens + cities > 0)
        line('ADV-16.1.2', 'ui.hit.volcano', { seat: q, volcano: VOLCANO_IDS[v], tokens, cities })
    }
  }
  if (isNear) return
  line(
    holds(s, seat, ENGINEERING) ? 'ADV-16.1.7' : 'ADV-16.1.4',
    holds(s, seat, ENGINEERING) ? 'ui.hit.quakeSoft' : 'ui.hit.quake',
    {
      seat,
    },
  )
  line('ADV-16.1.5', 'ui.hit.quakeToo', {})
}
function civilWar(s: S, seat: Seat, line: Tell): void {
  const points = firstFaction(s, seat)
  const mine = ownChoice(s, seat)
  const rule = holds(s, seat, PHILOSOPHY) ? 'ADV-16.5.5' : mine > 15 ? 'ADV-16.5.4' : 'ADV-16.5.3'
  line('ADV-16.5.6', 'ui.hit.strength', { seat, points: strength(s, seat), least: points })
  line(rule, 'ui.hit.faction', { seat, points, mine, theirs: points - mine })
  if (s.war[WAR.victim] === seat && s.war[WAR.nominee] >= 0)
    line('ADV-16.5.1', 'ui.hit.nominee', { seat: s.war[WAR.nominee], units: unitsInStock(s, s.war[WAR.nominee]) })
  if (holds(s, seat, MILITARY)) line('ADV-16.5.8', 'ui.hit.military', { points: 5 })
  if (asking(s) !== DECISIONS.faction) return
  const { first, second } = factionsOf(s, seat)
  if (hasChosen(s, seat)) {
    line('ADV-16.5.7', 'ui.hit.stays', { seat, ...second })
    line('ADV-16.5.7', 'ui.hit.leaves', { seat, ...first })
  } else {
    line('ADV-16.5.7', 'ui.hit.first', first)
    line('ADV-16.5.7', 'ui.hit.second', second)
  }
}
function flood(s: S, seat: Seat, others: readonly Seat[], line: Tell): void {
  const helped = holds(s, seat, ENGINEERING)
  if (s.plain === NONE) {
    line(helped ? 'ADV-16.7.8' : 'ADV-16.7.6', helped ? 'ui.hit.coastSoft' : 'ui.hit.coast', { seat })
    return
  }
  line(helped ? 'ADV-16.7.7' : 'ADV-16.7.1', 'ui.hit.flood', { seat, points: helped ? 7 : 17 })
  line('ADV-16.7.4', 'ui.hit.floodOthers', { points: 10 })
  for (const q of others)
    if (holds(s, q, ENGINEERING)) line('ADV-16.7.7', 'ui.hit.most', { seat: q, most: 7, card: 'engineering' })
  for (const q of [seat, ...others]) {
    const points = exposedPoints(s, q, s.plain)
    if (points > 0) line('ADV-16.7.3', 'ui.hit.onPlain', { seat: q, points, plain: PLAIN_IDS[s.plain] })
  }
}
/** One line for all who have the card: what befalls the players must stay in sight. */
function potters(p: AdvancedPart, seats: readonly Seat[], line: Tell): void {
  const names = seats.map(seat => p.seats[seat].name).join(', ')
  if (seats.length > 0) line('ADV-16.3.5', 'ui.hit.pottery', { names })
}
