/** The greedy player in misfortune: spare cities while people can support them, hurt whoever is ahead. */
import { NO_SITE } from '@ecumene/civilization-family/src/map.ts'
import { population, siteAt, strength } from '@ecumene/civilization-family/src/query.ts'
import { type Common, tokensAt, WAR } from '@ecumene/civilization-family/src/state.ts'
import { type Code, type Codes, type Seat, slot } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { V } from '../verbs.ts'

/** How far ahead a rival is. */
const standing = (s: Common, who: Seat): number => s.position[who] * 100 + strength(s, who)
/** Tokens where they stand thickest, while enough are left to support the cities; then a city. */
export function chooseLoss(s: Common, who: Seat, legal: Codes): Code {
  let best = legal.at[legal.n - 1] // of the Grain shown, the most
  let most = -1
  const spare = population(s, who) - 2 * (s.cities[who] - 1)
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    let value = -1
    if (V.lose.is(code)) {
      const n = V.lose.arg.tokens(code)
      value = (n <= spare ? 50 : 0) + s.tokens[tokensAt(V.lose.arg.area(code), who)] - n
    } else if (V.loseCity.is(code)) value = 20 + (siteAt(s, V.loseCity.arg.area(code)) === NO_SITE ? 5 : 0)
    if (value > most) {
      most = value
      best = code
    }
  }
  return best
}
export function chooseOrder(s: Common, _who: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    if (!V.order.is(legal.at[i])) continue
    const value = standing(s, V.order.arg.target(legal.at[i])) * 32 + V.order.arg.points(legal.at[i])
    if (value > most) {
      most = value
      best = legal.at[i]
    }
  }
  return best
}
/** A city of whoever is furthest ahead. */
export function worstRival(
  s: Common,
  _who: Seat,
  legal: Codes,
  verb: { is(code: Code): boolean; arg: { area(code: Code): number } },
): Code {
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    if (!verb.is(legal.at[i])) continue
    const value = standing(s, s.city[verb.arg.area(legal.at[i])])
    if (value > most) {
      most = value
      best = legal.at[i]
    }
  }
  return best
}
/** Civil War: name the weakest; take what comes; keep the stronger part. */
export function chooseWar(s: S, who: Seat, legal: Codes): Code {
  if (V.nominate.is(legal.at[0])) {
    let best = legal.at[0]
    for (let i = 1; i < legal.n; i++)
      if (standing(s, V.nominate.arg.target(legal.at[i])) < standing(s, V.nominate.arg.target(best))) best = legal.at[i]
    return best
  }
  if (V.keep.is(legal.at[0])) {
    let chosen = 0
    for (let a = 0; a < s.mark.length; a++) chosen += s.mark[a] * (s.city[a] === s.war[WAR.victim] ? 5 : 1)
    return V.keep.code(chosen * 2 >= strength(s, who) ? 0 : 1)
  }
  // Cities first where the rest stays exact, then tokens in bulk.
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    const value =
      V.pickCity.is(code) || V.annexCity.is(code)
        ? 60
        : V.pick.is(code)
          ? V.pick.arg.tokens(code)
          : V.annex.arg.tokens(code)
    if (value > most && slot(s, 0) >= 0) {
      most = value
      best = code
    }
  }
  return best
}
