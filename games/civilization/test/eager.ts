/**
 * A player for tests that looks for what seldom happens: ships in central Greece, sieges, gold, whatever verb has the
 * rarest name.
 */
import { AREA_OF_SHORE } from '@ecumene/civilization-family/src/map.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { asking, type Code, type Codes, type Policy } from '@ecumene/kernel'
import { greedy } from '../src/bot/greedy.ts'
import type { S } from '../src/state.ts'
import { DECISIONS, VERBS } from '../src/verbs.ts'
import { area } from './table.ts'

const DELPHI = area('delphi')
const some = (legal: Codes, wanted: (code: Code) => boolean): Code | undefined => {
  for (let i = legal.n - 1; i >= 0; i--) if (wanted(legal.at[i])) return legal.at[i]
  return undefined
}
export const eager: Policy<S> = (s, seat, legal, rng) => {
  const rare =
    some(legal, c => VERBS.cross.is(c) || VERBS.raid.is(c) || VERBS.strike.is(c) || VERBS.annexCity.is(c)) ??
    some(legal, c => VERBS.buyGold.is(c)) ??
    some(
      legal,
      c =>
        VERBS.launch.is(c) &&
        AREA_OF_SHORE[VERBS.launch.arg.shore(c)] === DELPHI &&
        s.tokens[tokensAt(DELPHI, seat)] > VERBS.launch.arg.levy(c),
    ) ??
    some(legal, c => VERBS.maintain.is(c)) ??
    some(
      legal,
      c =>
        VERBS.walk.is(c) &&
        VERBS.walk.arg.tokens(c) >= 7 &&
        s.city[VERBS.walk.arg.to(c)] >= 0 &&
        s.city[VERBS.walk.arg.to(c)] !== seat,
    )
  if (rare !== undefined) return rare
  if (asking(s) === DECISIONS.move && s.tokens[tokensAt(DELPHI, seat)] === 0 && s.mark[DELPHI] === 0) {
    const toDelphi = some(legal, c => VERBS.walk.is(c) && VERBS.walk.arg.to(c) === DELPHI)
    if (toDelphi !== undefined) return toDelphi
  }
  return greedy(s, seat, legal, rng)
}
