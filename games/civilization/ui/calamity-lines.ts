/**
 * What a calamity does to whom, in numbers and with the rule behind each: read off the position, with the cards that
 * soften it.
 */
import { DEMOCRACY, ENGINEERING, LAW, MEDICINE, PHILOSOPHY, POTTERY } from '@ecumene/civilization-family/data/cards.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { exposedPoints, exposedUnits, LOSS, nothingExposed } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard, shipsOf, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Part, WoeLine } from '@ecumene/civilization-family/ui/edition.ts'
import { factionsOf, hasChosen } from '@ecumene/civilization-family/ui/factions.ts'
import type { FamilyMessage } from '@ecumene/civilization-family/ui/message.ts'
import { asking, NONE, type RuleId, type Seat } from '@ecumene/kernel'
import { CIVIL_DISORDER, CIVIL_WAR, EPIDEMIC, FAMINE, FLOOD, ICONOCLASM, PIRACY, VOLCANO } from '../data/trade.ts'
import { cityLimit } from '../src/effects/civil-disorder.ts'
import { citiesLost } from '../src/effects/iconoclasm.ts'
import type { S } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'

export function calamityLines(p: Part, calamity: number): readonly WoeLine[] {
  const s = p.view as S
  const seat = s.victim[calamity]
  const out: WoeLine[] = []
  const line: Tell = (rule, key, args) => void out.push({ text: p.say(key, args), rule })
  const others = Array.from({ length: s.seats }, (_, q) => q).filter(q => q !== seat)
  const holders = (card: number): readonly Seat[] => others.filter(q => hasCard(s, q, card))
  switch (calamity) {
    case VOLCANO:
      volcano(s, seat, line)
      break
    case FAMINE:
      line('CIV-22.2.5a', 'ui.hit.lose', { seat, points: 9 })
      line('CIV-22.2.5c', 'ui.hit.order', { seat, points: 20, most: 11 })
      potters(
        p,
        [seat, ...others].filter(q => hasCard(s, q, POTTERY)),
        line,
      )
      break
    case CIVIL_WAR:
      civilWar(s, seat, line)
      break
    case FLOOD: {
      const helped = hasCard(s, seat, ENGINEERING)
      line(helped ? 'CIV-22.2.7.4' : 'CIV-22.2.7.1a', 'ui.hit.flood', { seat, points: helped ? 7 : 17 })
      line('CIV-22.2.7.2a', 'ui.hit.floodOthers', { points: 10 })
      for (const q of holders(ENGINEERING))
        line('CIV-22.2.7.4', 'ui.hit.most', { seat: q, most: 7, card: 'engineering' })
      if (s.plain !== NONE)
        for (let q = 0; q < s.seats; q++) {
          const points = exposedPoints(s, q, s.plain)
          if (points > 0) line('CIV-22.2.7.1b', 'ui.hit.onPlain', { seat: q, points, plain: PLAIN_IDS[s.plain] })
        }
      break
    }
    case EPIDEMIC: {
      const helped = hasCard(s, seat, MEDICINE)
      line(helped ? 'CIV-22.2.8.3a' : 'CIV-22.2.8.1a', 'ui.hit.lose', { seat, points: helped ? 11 : 16 })
      line('CIV-22.2.8.1c', 'ui.hit.order', { seat, points: 25, most: 10 })
      for (const q of holders(MEDICINE)) line('CIV-22.2.8.3b', 'ui.hit.most', { seat: q, most: 5, card: 'medicine' })
      if (s.giver[EPIDEMIC] !== NONE) line('CIV-22.2.8.1d', 'ui.hit.immune', { seat: s.giver[EPIDEMIC] })
      break
    }
    case CIVIL_DISORDER: {
      const limit = cityLimit(s, seat)
      const rule = hasCard(s, seat, DEMOCRACY)
        ? 'CIV-22.2.9.3'
        : hasCard(s, seat, LAW)
          ? 'CIV-22.2.9.2'
          : 'CIV-22.2.9.1'
      line(rule, 'ui.hit.disorder', { seat, cities: s.cities[seat], most: limit })
      break
    }
    case ICONOCLASM: {
      const rule = hasCard(s, seat, PHILOSOPHY)
        ? 'CIV-22.2.10.3'
        : hasCard(s, seat, LAW)
          ? 'CIV-22.2.10.2'
          : 'CIV-22.2.10.1'
      line(rule, 'ui.hit.reduce', { seat, cities: citiesLost(s, seat) })
      line('CIV-22.2.10.4a', 'ui.hit.condemn', { seat, cities: 2 })
      for (const q of holders(PHILOSOPHY)) line('CIV-22.2.10.4c', 'ui.hit.immune', { seat: q })
      for (const q of holders(LAW))
        if (!hasCard(s, q, PHILOSOPHY)) line('CIV-22.2.10.4b', 'ui.hit.mostCities', { seat: q, cities: 1 })
      break
    }
    case PIRACY:
      if (s.giver[PIRACY] !== NONE)
        line('CIV-22.2.11.1a', 'ui.hit.piracy', { seat, by: s.giver[PIRACY], ships: shipsOf(s, s.giver[PIRACY]) })
  }
  return out
}
type Tell = (rule: RuleId, key: FamilyMessage, args: Record<string, string | number>) => void

function volcano(s: S, seat: Seat, line: Tell): void {
  let isNear = false
  for (let v = 0; v < VOLCANO_IDS.length; v++) {
    if (exposedUnits(s, seat, LOSS.eruption, v, nothingExposed()).areas === 0) continue
    isNear = true
    for (let q = 0; q < s.seats; q++) {
      const { tokens, cities, areas } = exposedUnits(s, q, LOSS.eruption, v, nothingExposed())
      if (areas > 0) line('CIV-22.2.4.1', 'ui.hit.volcano', { seat: q, volcano: VOLCANO_IDS[v], tokens, cities })
    }
  }
  if (!isNear) line('CIV-22.2.4.3a', 'ui.hit.quake', { seat })
}
function civilWar(s: S, seat: Seat, line: Tell): void {
  const isWise = hasCard(s, seat, PHILOSOPHY)
  const size = isWise ? 15 : hasCard(s, seat, DEMOCRACY) ? 45 : 35
  const points = strength(s, seat)
  const rule = isWise ? 'CIV-22.2.6.4a' : size === 45 ? 'CIV-22.3.16' : 'CIV-22.2.6.1b'
  line('CIV-22.2.6.1f', 'ui.hit.strength', { seat, points, least: Math.max(35, size) })
  const mine = isWise ? 0 : 15
  line(rule, 'ui.hit.faction', { seat, points: size, mine, theirs: size - mine })
  if (s.war[WAR.victim] === seat && s.war[WAR.nominee] >= 0)
    line('CIV-22.2.6.2a', 'ui.hit.nominee', { seat: s.war[WAR.nominee] })
  if (asking(s) !== DECISIONS.faction) return
  const { first, second } = factionsOf(s, seat)
  if (hasChosen(s, seat)) {
    line('CIV-22.2.6.1c', 'ui.hit.stays', { seat, ...second })
    line('CIV-22.2.6.1c', 'ui.hit.leaves', { seat, ...first })
  } else {
    line('CIV-22.2.6.1c', 'ui.hit.first', first)
    line('CIV-22.2.6.1c', 'ui.hit.second', second)
  }
}
/** One line for all who have the card: what befalls the players must stay in sight. */
function potters(p: Part, seats: readonly Seat[], line: Tell): void {
  const names = seats.map(seat => p.seats[seat].name).join(', ')
  if (seats.length > 0) line('CIV-22.2.5e', 'ui.hit.pottery', { names })
}
