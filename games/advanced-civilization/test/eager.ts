/** A player for tests that looks for what seldom happens: sieges, pillage, a card nobody buys, the rarest verbs. */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { LAND } from '@ecumene/civilization-family/src/map.ts'
import { asking, type Code, type Codes, type Policy } from '@ecumene/kernel'
import { MILITARY } from '../data/cards.ts'
import { greedy } from '../src/bot/greedy.ts'
import { type S, tokensAt } from '../src/state.ts'
import { DECISIONS, VERBS } from '../src/verbs.ts'

const some = (legal: Codes, wanted: (code: Code) => boolean): Code | undefined => {
  for (let i = legal.n - 1; i >= 0; i--) if (wanted(legal.at[i])) return legal.at[i]
  return undefined
}
/** All that can reach a foreign city on foot, if it is enough to attack it. */
function assault(s: S, seat: number): Code | undefined {
  const free = (area: number): number => Math.max(0, s.tokens[tokensAt(area, seat)] - s.mark[area])
  for (let a = 0; a < AREAS; a++) {
    if (s.city[a] < 0 || s.city[a] === seat) continue
    let force = s.tokens[tokensAt(a, seat)]
    let from = -1
    for (let i = LAND.at[a]; i < LAND.at[a + 1]; i++) {
      force += free(LAND.to[i])
      if (free(LAND.to[i]) > 0) from = LAND.to[i]
    }
    if (force >= 8 && from >= 0) return VERBS.walk.code(from, a, free(from))
  }
  return undefined
}
export const eager: Policy<S> = (s, seat, legal, rng) => {
  if (asking(s) === DECISIONS.move && s.round % 3 === 0) {
    const attack = assault(s, seat)
    if (attack !== undefined && legal.has(attack)) return attack
  }
  if (asking(s) === DECISIONS.acquire && legal.has(VERBS.take.code(MILITARY))) return VERBS.take.code(MILITARY)
  const rare =
    some(
      legal,
      c =>
        VERBS.raid.is(c) ||
        VERBS.strike.is(c) ||
        VERBS.annexCity.is(c) ||
        VERBS.erupt.is(c) ||
        VERBS.convert.is(c) ||
        VERBS.shrink.is(c),
    ) ??
    some(legal, c => VERBS.buyGold.is(c) || VERBS.raise.is(c)) ??
    some(legal, c => VERBS.mine.is(c) && rng.below(3) === 0) ??
    some(legal, c => VERBS.maintain.is(c))
  return rare ?? greedy(s, seat, legal, rng)
}
