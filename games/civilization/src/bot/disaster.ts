/** The greedy player in misfortune: spare cities while people can support them, hurt the leader. */
import { NO_SITE } from '@ecumene/civilization-family/src/map.ts'
import { population, siteAt, strength } from '@ecumene/civilization-family/src/query.ts'
import { type Common, tokensAt, WAR } from '@ecumene/civilization-family/src/state.ts'
import { type Code, type Codes, type Seat, slot } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** How far ahead a rival is. */
const standing = (s: Common, seat: Seat): number => s.position[seat] * 100 + strength(s, seat)
/** Tokens where they stand thickest, while enough are left to support the cities; then a city. */
export function chooseLoss(s: Common, seat: Seat, legal: Codes): Code {
  let best = legal.at[legal.n - 1] // of the Grain shown, the most
  let most = -1
  const spare = population(s, seat) - 2 * (s.cities[seat] - 1)
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    let value = -1
    if (VERBS.lose.is(code)) {
      const n = VERBS.lose.arg.tokens(code)
      value = (n <= spare ? 50 : 0) + s.tokens[tokensAt(VERBS.lose.arg.area(code), seat)] - n
    } else if (VERBS.loseCity.is(code)) value = 20 + (siteAt(s, VERBS.loseCity.arg.area(code)) === NO_SITE ? 5 : 0)
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
    if (!VERBS.order.is(legal.at[i])) continue
    const value = standing(s, VERBS.order.arg.target(legal.at[i])) * 32 + VERBS.order.arg.points(legal.at[i])
    if (value > most) {
      most = value
      best = legal.at[i]
    }
  }
  return best
}
/** A city of the player furthest ahead. */
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
export function chooseWar(s: S, seat: Seat, legal: Codes): Code {
  if (VERBS.nominate.is(legal.at[0])) {
    let best = legal.at[0]
    for (let i = 1; i < legal.n; i++)
      if (standing(s, VERBS.nominate.arg.target(legal.at[i])) < standing(s, VERBS.nominate.arg.target(best)))
        best = legal.at[i]
    return best
  }
  if (VERBS.keep.is(legal.at[0])) {
    let chosen = 0
    for (let area = 0; area < s.mark.length; area++)
      chosen += s.mark[area] * (s.city[area] === s.war[WAR.victim] ? 5 : 1)
    return VERBS.keep.code(chosen * 2 >= strength(s, seat) ? 0 : 1)
  }
  // Cities first where the rest stays exact, then tokens in bulk.
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    const value =
      VERBS.pickCity.is(code) || VERBS.annexCity.is(code)
        ? 60
        : VERBS.pick.is(code)
          ? VERBS.pick.arg.tokens(code)
          : VERBS.annex.arg.tokens(code)
    if (value > most && slot(s, 0) >= 0) {
      most = value
      best = code
    }
  }
  return best
}
