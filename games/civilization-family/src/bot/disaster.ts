import type { Code, Codes } from '@ecumene/kernel'
import { LIMIT, NO_SITE } from '../map.ts'
import { siteAt } from '../query.ts'
import type { Common } from '../state.ts'
import { V } from '../verbs.ts'

/** The city that is easiest to do without: no site first, then where most tokens take its place. */
export function leastCity(s: Common, legal: Codes, area: (code: Code) => number): Code {
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    if (!V.reduce.is(legal.at[i])) continue
    const place = area(legal.at[i])
    const value = (siteAt(s, place) === NO_SITE ? 8 : 0) + LIMIT[place]
    if (value > most) {
      most = value
      best = legal.at[i]
    }
  }
  return best
}
