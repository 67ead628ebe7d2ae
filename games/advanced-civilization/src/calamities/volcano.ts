/** 16.1 Volcanic Eruption or Earthquake: the greatest damage decides, not the victim (≠ CIV-22.2.4.2, CIV-22.2.4.3b); he chooses among equals only (ADV-R-74). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { ANY, NONE, VOLCANO_AT } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { inPlay, limitFor } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, type Cx, type Decision, done, refusal, type Seat, slot } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import { VOLCANO } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { holds } from '../query.ts'
import { isIdle, PIRATES, type S, tokensAt } from '../state.ts'
import { D, V } from '../verbs.ts'
import { harmless } from './resolve.ts'

const VOLCANOES = VOLCANO_IDS.length
const CITY = 5
const erupting = (s: S, area: number, volcano: number): boolean => VOLCANO_AT[area] === volcano && inPlay(s, area)
/** Unit points of all players by a volcano; 0 if the victim has no city there: his tokens alone do not wake it (ADV-16.1.1, ADV-R-32). */
function eruptionDamage(s: S, who: Seat, volcano: number): number {
  let points = 0
  let wakes = false
  for (let a = 0; a < AREAS; a++) {
    if (!erupting(s, a, volcano)) continue
    for (let p = 0; p < s.seats; p++) points += s.tokens[tokensAt(a, p)]
    if (s.city[a] !== NONE && s.city[a] !== PIRATES) points += CITY
    if (s.city[a] === who) wakes = true
  }
  return wakes ? points : 0
}
function isWorst(s: S, who: Seat, volcano: number): boolean {
  const points = eruptionDamage(s, who, volcano)
  if (points === 0) return false
  for (let v = 0; v < VOLCANOES; v++) if (eruptionDamage(s, who, v) > points) return false
  return true
}
/** A volcano by which he has a city erupts (ADV-16.1.3); otherwise the earth shakes (ADV-16.1.4); without any city nothing happens (ADV-16.1.10). */
export function volcanoOrQuake(s: S, cx: Cx<E>): void {
  const who = s.victim[VOLCANO]
  let n = 0
  let one = NONE
  for (let v = 0; v < VOLCANOES; v++) {
    if (!isWorst(s, who, v)) continue
    n++
    one = v
  }
  if (n > 1) ask(s, D.erupt, bit(who))
  else if (n === 1) eruptVolcano(s, one, who, cx)
  else if (s.cities[who] === 0) harmless(s, VOLCANO, cx)
  else beginQuake(s, who, cx)
}
/** All units of all players there are eliminated, ships excepted; Engineering does not help (ADV-16.1.2, ADV-16.1.9), Barbarians and pirates are not touched (ADV-11.15). */
function eruptVolcano(s: S, volcano: number, who: Seat, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'erupted', seat: who, volcano: VOLCANO_IDS[volcano] })
  for (let a = 0; a < AREAS; a++) {
    if (!erupting(s, a, volcano)) continue
    for (let p = 0; p < s.seats; p++) {
      const tokens = s.tokens[tokensAt(a, p)]
      if (tokens === 0) continue
      remove(s, a, p, tokens)
      if (cx.live) cx.emit({ type: 'lost', seat: p, area: AREA_IDS[a], tokens })
    }
    if (s.city[a] === NONE || s.city[a] === PIRATES) continue
    if (cx.live) cx.emit({ type: 'lostCity', seat: s.city[a], area: AREA_IDS[a] })
    removeCity(s, a)
  }
}
export const erupt: Decision<S, E> = {
  name: 'erupt',
  rule: 'ADV-16.1.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let v = 0; v < VOLCANOES; v++) if (isWorst(s, seat, v)) out.put(V.erupt.code(v))
  },
  apply(s, seat, code, cx) {
    done(s)
    eruptVolcano(s, V.erupt.arg.volcano(code), seat, cx)
  },
  why: (_, __, code) => (V.erupt.is(code) ? refusal('ADV-16.1.3', 'refuse.greatestDamage') : null),
  fallback(s, seat) {
    let v = 0
    while (!isWorst(s, seat, v)) v++
    return V.erupt.code(v)
  },
  prompt: () => ({ key: 'prompt.erupt', rule: 'ADV-16.1.3' }),
}

/** Points lost when a city is reduced. */
function reductionDamage(s: S, area: number): number {
  const owner = s.city[area]
  const left = limitFor(s, area, owner)
  return CITY - Math.min(s.stock[owner], left)
}
/** A city of another player that can be the second one: not with Engineering (ADV-16.1.8), no pirate city (ADV-R-32), nobody's who has left (ADV-24.4). */
function canShake(s: S, who: Seat, area: number): boolean {
  const owner = s.city[area]
  return (
    owner !== NONE &&
    owner !== PIRATES &&
    owner !== who &&
    !isIdle(s, owner) &&
    inPlay(s, area) &&
    !holds(s, owner, ENGINEERING)
  )
}
/** The most that a second city beside this one loses; NONE if there is none to lose. It is not optional (ADV-16.1.5). */
function secondDamage(s: S, who: Seat, area: number): number {
  let most = NO_SECOND
  for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
    if (!canShake(s, who, ANY.to[i])) continue
    const points = reductionDamage(s, ANY.to[i])
    if (points > most) most = points
  }
  return most
}
const NO_SECOND = -99
/** His own city destroyed, with Engineering reduced (ADV-16.1.7), and the second. */
function quakeDamage(s: S, who: Seat, area: number): number {
  const second = secondDamage(s, who, area)
  return (holds(s, who, ENGINEERING) ? reductionDamage(s, area) : CITY) + (second === NO_SECOND ? 0 : second)
}
/** Site and second city are those with the greatest total damage (ADV-16.1.6). */
function greatestQuake(s: S, who: Seat): number {
  let most = NO_SECOND
  for (let a = 0; a < AREAS; a++) {
    if (s.city[a] !== who) continue
    const points = quakeDamage(s, who, a)
    if (points > most) most = points
  }
  return most
}
function beginQuake(s: S, who: Seat, cx: Cx<E>): void {
  const most = greatestQuake(s, who)
  let n = 0
  let one = NONE
  for (let a = 0; a < AREAS; a++) {
    if (s.city[a] !== who || quakeDamage(s, who, a) !== most) continue
    n++
    one = a
  }
  if (n > 1) ask(s, D.quake, bit(who), most)
  else strikeSite(s, who, one, cx)
}
const MOST = 0
export const quake: Decision<S, E> = {
  name: 'quake',
  rule: 'ADV-16.1.6',
  mode: 'one',
  legal(s, seat, out) {
    for (let a = 0; a < AREAS; a++)
      if (s.city[a] === seat && quakeDamage(s, seat, a) === slot(s, MOST)) out.put(V.quake.code(a))
  },
  apply(s, seat, code, cx) {
    done(s)
    strikeSite(s, seat, V.quake.arg.area(code), cx)
  },
  why(s, seat, code) {
    if (!V.quake.is(code)) return null
    const area = V.quake.arg.area(code)
    return s.city[area] === seat
      ? refusal('ADV-16.1.6', 'refuse.greatestDamage')
      : refusal('ADV-16.1.4', 'refuse.notYourCity', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    let a = 0
    while (s.city[a] !== seat || quakeDamage(s, seat, a) !== slot(s, MOST)) a++
    return V.quake.code(a)
  },
  prompt: () => ({ key: 'prompt.epicentre', rule: 'ADV-16.1.6' }),
}
function strikeSite(s: S, who: Seat, area: number, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'quaked', seat: who, area: AREA_IDS[area] })
  if (holds(s, who, ENGINEERING)) reduceCity(s, area, cx)
  else {
    removeCity(s, area)
    if (cx.live) cx.emit({ type: 'lostCity', seat: who, area: AREA_IDS[area] })
  }
  const most = secondDamage(s, who, area)
  if (most === NO_SECOND) return
  let n = 0
  let one = NONE
  for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
    if (!isSecond(s, who, ANY.to[i], most)) continue
    n++
    one = ANY.to[i]
  }
  if (n > 1) ask(s, D.shake, bit(who), area, most)
  else reduceCity(s, one, cx)
}
const isSecond = (s: S, who: Seat, area: number, most: number): boolean =>
  canShake(s, who, area) && reductionDamage(s, area) === most
const SITE = 0
const SECOND = 1
export const shake: Decision<S, E> = {
  name: 'shake',
  rule: 'ADV-16.1.5',
  mode: 'one',
  legal(s, seat, out) {
    const site = slot(s, SITE)
    for (let i = ANY.at[site]; i < ANY.at[site + 1]; i++)
      if (isSecond(s, seat, ANY.to[i], slot(s, SECOND))) out.put(V.shake.code(ANY.to[i]))
  },
  apply(s, _, code, cx) {
    done(s)
    reduceCity(s, V.shake.arg.area(code), cx)
  },
  why(s, seat, code) {
    if (!V.shake.is(code)) return null
    const area = V.shake.arg.area(code)
    const owner = s.city[area]
    if (owner !== NONE && owner !== PIRATES && owner !== seat && holds(s, owner, ENGINEERING))
      return refusal('ADV-16.1.8', 'refuse.immune', { target: owner })
    return canShake(s, seat, area)
      ? refusal('ADV-16.1.6', 'refuse.greatestDamage')
      : refusal('ADV-16.1.5', 'refuse.otherCity', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    const site = slot(s, SITE)
    let i = ANY.at[site]
    while (!isSecond(s, seat, ANY.to[i], slot(s, SECOND))) i++
    return V.shake.code(ANY.to[i])
  },
  prompt: s => ({ key: 'prompt.secondCity', rule: 'ADV-16.1.6', args: { area: AREA_IDS[slot(s, SITE)] } }),
}
