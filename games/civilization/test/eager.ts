/** A player for tests that looks for what seldom happens: ships in central Greece, sieges, gold, whatever verb has the rarest name. */
import { AREA_OF_SHORE } from '@ecumene/civilization-family/src/map.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { asking, type Code, type Codes, type Policy } from '@ecumene/kernel'
import { greedy } from '../src/bot/greedy.ts'
import type { S } from '../src/state.ts'
import { D, V } from '../src/verbs.ts'
import { area } from './table.ts'

const DELPHI = area('delphi')
const some = (legal: Codes, wanted: (code: Code) => boolean): Code | undefined => {
  for (let i = legal.n - 1; i >= 0; i--) if (wanted(legal.at[i])) return legal.at[i]
  return undefined
}
export const eager: Policy<S> = (s, seat, legal, rng) => {
  const rare =
    some(legal, c => V.cross.is(c) || V.raid.is(c) || V.strike.is(c) || V.annexCity.is(c)) ??
    some(legal, c => V.buyGold.is(c)) ??
    some(
      legal,
      c =>
        V.launch.is(c) &&
        AREA_OF_SHORE[V.launch.arg.shore(c)] === DELPHI &&
        s.tokens[tokensAt(DELPHI, seat)] > V.launch.arg.levy(c),
    ) ??
    some(legal, c => V.maintain.is(c)) ??
    some(
      legal,
      c =>
        V.walk.is(c) && V.walk.arg.tokens(c) >= 7 && s.city[V.walk.arg.to(c)] >= 0 && s.city[V.walk.arg.to(c)] !== seat,
    )
  if (rare !== undefined) return rare
  if (asking(s) === D.move && s.tokens[tokensAt(DELPHI, seat)] === 0 && s.mark[DELPHI] === 0) {
    const toDelphi = some(legal, c => V.walk.is(c) && V.walk.arg.to(c) === DELPHI)
    if (toDelphi !== undefined) return toDelphi
  }
  return greedy(s, seat, legal, rng)
}
