/** A player for tests that looks for what seldom happens: sieges, pillage, the verb with the rarest name. */
import type { Code, Codes, Policy } from '@ecumene/kernel'
import { greedy } from '../src/bot/greedy.ts'
import { handOf, type S } from '../src/state.ts'
import { V } from '../src/verbs.ts'

const some = (legal: Codes, wanted: (code: Code) => boolean): Code | undefined => {
  for (let i = legal.n - 1; i >= 0; i--) if (wanted(legal.at[i])) return legal.at[i]
  return undefined
}
export const eager: Policy<S> = (s, seat, legal, rng) => {
  const rare =
    some(legal, c => V.raid.is(c) || V.strike.is(c) || V.annexCity.is(c) || V.erupt.is(c) || V.convert.is(c) || V.shrink.is(c)) ??
    some(legal, c => V.buyGold.is(c) || V.raise.is(c)) ??
    some(legal, c => V.mine.is(c) && rng.below(3) === 0) ??
    some(legal, c => V.maintain.is(c)) ??
    some(legal, c => V.walk.is(c) && V.walk.arg.tokens(c) >= 7 && s.city[V.walk.arg.to(c)] >= 0 && s.city[V.walk.arg.to(c)] !== seat)
  if (rare !== undefined) return rare
  return s.hand[handOf(seat, 0)] > 6 ? (some(legal, c => V.giveBack.is(c)) ?? greedy(s, seat, legal, rng)) : greedy(s, seat, legal, rng)
}
