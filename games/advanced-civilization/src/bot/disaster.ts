/** The greedy player in misfortune: spare cities while people can support them, hurt whoever is ahead. */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { LIMIT, NO_SITE, PLAIN, VOLCANO_AT } from '@ecumene/civilization-family/src/map.ts'
import { population, siteAt, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { PIRATES, type S, tokensAt } from '../state.ts'
import { V } from '../verbs.ts'

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
const standing = (s: S, who: Seat): number => (who === PIRATES ? 0 : s.position[who] * 100 + strength(s, who))
/** What a city is worth to its owner: a site, and little room for the tokens that would take its place. */
const worthOf = (s: S, area: number): number => (siteAt(s, area) === NO_SITE ? 0 : 8) + 5 - LIMIT[area]

/** Tokens where they stand thickest, while enough are left to support the cities; then cities that leave something behind; of the Grain shown, the most. */
export function chooseLoss(s: S, who: Seat, legal: Codes): Code {
  const spare = population(s, who) - 2 * (s.cities[who] - 1)
  return best(legal, code => {
    if (V.show.is(code)) return V.show.arg.cards(code)
    if (V.lose.is(code)) {
      const n = V.lose.arg.tokens(code)
      return (n <= spare ? 50 : 0) + s.tokens[tokensAt(V.lose.arg.area(code), who)] - n
    }
    if (V.shrink.is(code)) return 25 + V.shrink.arg.tokens(code) - worthOf(s, V.shrink.arg.area(code))
    return 20 - worthOf(s, V.loseCity.arg.area(code))
  })
}
export const chooseOrder = (s: S, legal: Codes): Code =>
  best(legal, code => standing(s, V.order.arg.target(code)) * 32 + V.order.arg.points(code))
export const chooseAccused = (s: S, legal: Codes): Code => best(legal, code => standing(s, V.accuse.arg.target(code)))

/** A city of its own goes that is easiest to do without; of another’s, the best one of whoever is furthest ahead. */
export function chooseCity(s: S, who: Seat, legal: Codes): Code {
  return best(legal, code => {
    const area = V.reduce.arg.area(code) // whatever the verb, its first parameter is the area
    const owner = s.city[area]
    return owner === who ? -worthOf(s, area) : standing(s, owner) * 16 + worthOf(s, area)
  })
}
/** Between equal volcanoes, plains and ways of Barbarians: where least of its own stands. */
export function chooseSpot(s: S, who: Seat, legal: Codes): Code {
  return best(legal, code => {
    let own = 0
    for (let a = 0; a < AREAS; a++) {
      const there = V.erupt.is(code)
        ? VOLCANO_AT[a] === V.erupt.arg.volcano(code)
        : V.strike.is(code)
          ? PLAIN[a] === V.strike.arg.plain(code)
          : a === V.march.arg.area(code)
      if (there) own += s.tokens[tokensAt(a, who)] + (s.city[a] === who ? 5 : 0)
    }
    return -own
  })
}
/** Civil War: cities first where the rest stays exact, then tokens in bulk; the stronger faction is kept. */
export const choosePart = (legal: Codes): Code =>
  best(legal, code =>
    V.pickCity.is(code) || V.annexCity.is(code)
      ? 60
      : V.pick.is(code)
        ? V.pick.arg.tokens(code)
        : V.annex.arg.tokens(code),
  )
export function chooseFaction(s: S, who: Seat): Code {
  let chosen = 0
  for (let a = 0; a < s.mark.length; a++) chosen += s.mark[a] * (s.city[a] === s.war[WAR.victim] ? 5 : 1)
  return V.keep.code(chosen * 2 >= strength(s, who) ? 0 : 1)
}
/** Monotheism: the area with most points, of the strongest; a city needs support. */
export function chooseConversion(s: S, who: Seat, legal: Codes): Code {
  const supports = population(s, who) >= 2 * (s.cities[who] + 1)
  return best(legal, code => {
    if (V.done.is(code)) return 0
    const area = V.convert.arg.area(code)
    const target = V.convert.arg.target(code)
    const points = s.city[area] === target ? (supports ? 8 : 0) : s.tokens[tokensAt(area, target)]
    return points * 10 + standing(s, target) / 100
  })
}
