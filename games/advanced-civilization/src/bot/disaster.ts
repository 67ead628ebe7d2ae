/** The greedy player in misfortune: spare cities while people can support them, hurt the leader. */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { map, NO_SITE } from '@ecumene/civilization-family/src/map.ts'
import { population, siteAt, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { PIRATES, type S, tokensAt } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** The listed action that is worth most; the first of equals. */
function best(legal: Codes, worth: (code: Code) => number): Code {
  let chosen = legal.at[0]
  let most = worth(chosen)
  for (let i = 1; i < legal.n; i++) {
    const value = worth(legal.at[i])
    if (value > most) {
      most = value
      chosen = legal.at[i]
    }
  }
  return chosen
}
/** How far ahead a rival is. */
const standing = (s: S, seat: Seat): number => (seat === PIRATES ? 0 : s.position[seat] * 100 + strength(s, seat))
/** What a city is worth to its owner: a site, and little room for the tokens that would take its place. */
const worthOf = (s: S, area: number): number => (siteAt(s, area) === NO_SITE ? 0 : 8) + 5 - map.limit[area]

/**
 * Tokens where they stand thickest, while enough are left to support the cities; then cities that leave something
 * behind; of the Grain shown, the most.
 */
export function chooseLoss(s: S, seat: Seat, legal: Codes): Code {
  const spare = population(s, seat) - 2 * (s.cities[seat] - 1)
  return best(legal, code => {
    if (VERBS.show.is(code)) return VERBS.show.arg.cards(code)
    if (VERBS.lose.is(code)) {
      const n = VERBS.lose.arg.tokens(code)
      return (n <= spare ? 50 : 0) + s.tokens[tokensAt(VERBS.lose.arg.area(code), seat)] - n
    }
    if (VERBS.shrink.is(code)) return 25 + VERBS.shrink.arg.tokens(code) - worthOf(s, VERBS.shrink.arg.area(code))
    return 20 - worthOf(s, VERBS.loseCity.arg.area(code))
  })
}
export const chooseOrder = (s: S, legal: Codes): Code =>
  best(legal, code => standing(s, VERBS.order.arg.target(code)) * 32 + VERBS.order.arg.points(code))
export const chooseAccused = (s: S, legal: Codes): Code =>
  best(legal, code => standing(s, VERBS.accuse.arg.target(code)))

/** A city of its own goes that is easiest to do without; of another’s, the best one of the player furthest ahead. */
export function chooseCity(s: S, seat: Seat, legal: Codes): Code {
  return best(legal, code => {
    const area = VERBS.reduce.arg.area(code) // whatever the verb, its first parameter is the area
    const owner = s.city[area]
    return owner === seat ? -worthOf(s, area) : standing(s, owner) * 16 + worthOf(s, area)
  })
}
/** Between equal volcanoes, plains and ways of Barbarians: where least of its own stands. */
export function chooseSpot(s: S, seat: Seat, legal: Codes): Code {
  return best(legal, code => {
    let own = 0
    for (let area = 0; area < AREAS; area++) {
      const there = VERBS.erupt.is(code)
        ? map.volcano[area] === VERBS.erupt.arg.volcano(code)
        : VERBS.strike.is(code)
          ? map.plain[area] === VERBS.strike.arg.plain(code)
          : area === VERBS.march.arg.area(code)
      if (there) own += s.tokens[tokensAt(area, seat)] + (s.city[area] === seat ? 5 : 0)
    }
    return -own
  })
}
/** Civil War: cities first where the rest stays exact, then tokens in bulk; the stronger faction is kept. */
export const choosePart = (legal: Codes): Code =>
  best(legal, code =>
    VERBS.pickCity.is(code) || VERBS.annexCity.is(code)
      ? 60
      : VERBS.pick.is(code)
        ? VERBS.pick.arg.tokens(code)
        : VERBS.annex.arg.tokens(code),
  )
export function chooseFaction(s: S, seat: Seat): Code {
  let chosen = 0
  for (let area = 0; area < s.mark.length; area++) chosen += s.mark[area] * (s.city[area] === s.war[WAR.victim] ? 5 : 1)
  return VERBS.keep.code(chosen * 2 >= strength(s, seat) ? 0 : 1)
}
/** Monotheism: the area with most points, of the strongest; a city needs support. */
export function chooseConversion(s: S, seat: Seat, legal: Codes): Code {
  const supports = population(s, seat) >= 2 * (s.cities[seat] + 1)
  return best(legal, code => {
    if (VERBS.done.is(code)) return 0
    const area = VERBS.convert.arg.area(code)
    const target = VERBS.convert.arg.target(code)
    const points = s.city[area] === target ? (supports ? 8 : 0) : s.tokens[tokensAt(area, target)]
    return points * 10 + standing(s, target) / 100
  })
}
