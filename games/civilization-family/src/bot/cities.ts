/** Which of one's own cities a simple player gives up. */
import type { Code, Codes, Verb } from '@ecumene/kernel'
import { map, NO_SITE } from '../map.ts'
import { siteAt } from '../query.ts'
import type { Common } from '../state.ts'

/** The city that is easiest to do without: no site first, then where most tokens take its place. */
export function leastCity(s: Common, legal: Codes, reduce: Verb<unknown>): Code {
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!reduce.is(code)) continue
    const area = reduce.first(code)
    const value = (siteAt(s, area) === NO_SITE ? 8 : 0) + map.limit[area]
    if (value > most) {
      most = value
      best = code
    }
  }
  return best
}
