/**
 * 16.8 Barbarian Hordes (no counterpart in plain Civilization): where fifteen Barbarians come to land and where those
 * in excess go on to, step by step (ADV-R-39, ADV-R-40, ADV-R-67).
 */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ANY, map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { hasUnit, inPlay } from '@ecumene/civilization-family/src/query.ts'
import type { Seat } from '@ecumene/kernel'
import { startOf } from '../decisions/settle.ts'
import { barbariansAt, PIRATES, type S, tokensAt } from '../state.ts'
import { damageTo, enough } from './horde-damage.ts'

export const HORDE_SIZE = 15
function isEmpty(s: S, area: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (hasUnit(s, area, seat)) return false
  return true
}
/** A start area of the victim's nation in play, without a pirate city. */
const isLanding = (s: S, victim: Seat, area: number): boolean =>
  startOf(s, area) === s.nation[victim] && inPlay(s, area) && s.city[area] !== PIRATES
/**
 * Where they do the victim the greatest damage (ADV-16.8.2); where the victim has no unit in any, an empty one, else
 * any (ADV-16.8.3).
 */
export function landings(s: S, victim: Seat): readonly number[] {
  let found: number[] = []
  let most = 0
  for (let area = 0; area < AREAS; area++) {
    if (!isLanding(s, victim, area) || !hasUnit(s, area, victim)) continue
    const damage = damageTo(s, victim, area, HORDE_SIZE)
    if (damage < most) continue
    if (damage > most) found = []
    most = damage
    found.push(area)
  }
  if (found.length > 0) return found
  const all = starts(s, victim)
  const empty = all.filter(area => isEmpty(s, area))
  return empty.length > 0 ? empty : all
}
function starts(s: S, victim: Seat): readonly number[] {
  const found: number[] = []
  for (let area = 0; area < AREAS; area++) if (isLanding(s, victim, area)) found.push(area)
  return found
}
/** They never cross open sea (ADV-16.8.9) nor enter the area of a pirate city (ADV-R-46, ADV-21.7). */
const mayEnter = (s: S, area: number): boolean => inPlay(s, area) && map.openSea[area] === 0 && s.city[area] !== PIRATES
/** Not through a city that they are too few to attack. */
const mayPass = (s: S, area: number, band: number): boolean =>
  mayEnter(s, area) && (s.city[area] === NONE || enough(s, band, s.city[area]))
/** Units of the victim and of no other player; Barbarians there do not matter. */
function isVictimsAlone(s: S, victim: Seat, area: number): boolean {
  if (!hasUnit(s, area, victim)) return false
  for (let seat = 0; seat < s.seats; seat++) if (seat !== victim && hasUnit(s, area, seat)) return false
  return true
}
/** Tokens above the limit where they stand (ADV-16.8.6). */
export function excess(s: S, area: number): number {
  const n = s.tokens[barbariansAt(s, area)] - map.limit[area]
  return Math.max(n, 0)
}
/**
 * Every step is judged by itself, by the damage it does at once (ADV-16.8.7, ADV-16.8.8): first to areas of the victim
 * alone, then towards the nearest units they can hurt (ADV-16.8.10).
 */
export function waysOn(s: S, victim: Seat, from: number, band: number): readonly number[] {
  let found: number[] = []
  let most = 1
  for (let i = ANY.at[from]; i < ANY.at[from + 1]; i++) {
    const area = ANY.to[i]
    if (!mayEnter(s, area) || !isVictimsAlone(s, victim, area)) continue
    const damage = damageTo(s, victim, area, band)
    if (damage < most) continue
    if (damage > most) found = []
    most = damage
    found.push(area)
  }
  return found.length > 0 ? found : waysToNearest(s, victim, from, band)
}
const FAR = 999
const queue = new Int16Array(AREAS)
const distance = new Int16Array(AREAS)
const leads = new Int16Array(AREAS)
/**
 * The nearest areas where they would hurt the victim, of these those with the greatest damage, and the first steps of
 * all shortest ways there.
 */
function waysToNearest(s: S, victim: Seat, from: number, band: number): readonly number[] {
  distance.fill(FAR)
  distance[from] = 0
  let head = 0
  let tail = 0
  queue[tail++] = from
  let near = FAR
  let most = 0
  leads.fill(0)
  while (head < tail) {
    const area = queue[head++]
    if (distance[area] >= near) break
    if (area !== from && !mayPass(s, area, band)) continue
    for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
      const next = ANY.to[i]
      if (distance[next] !== FAR || !mayEnter(s, next)) continue
      distance[next] = distance[area] + 1
      queue[tail++] = next
      const damage =
        s.tokens[tokensAt(next, victim)] > 0 || s.city[next] === victim ? damageTo(s, victim, next, band) : 0
      if (damage <= 0) continue
      near = distance[next]
      if (damage < most) continue
      if (damage > most) leads.fill(0)
      most = damage
      leads[next] = 1
    }
  }
  const found: number[] = []
  if (near === FAR) return found
  // Back from the aims to the areas next to where they are.
  for (let steps = near; steps > 1; steps--)
    for (let order = 0; order < tail; order++) {
      const next = queue[order]
      if (distance[next] !== steps || leads[next] === 0) continue
      for (let i = ANY.at[next]; i < ANY.at[next + 1]; i++) {
        const area = ANY.to[i]
        if (distance[area] === steps - 1 && mayPass(s, area, band)) leads[area] = 1
      }
    }
  for (let i = ANY.at[from]; i < ANY.at[from + 1]; i++)
    if (leads[ANY.to[i]] === 1 && distance[ANY.to[i]] === 1) found.push(ANY.to[i])
  return found
}
