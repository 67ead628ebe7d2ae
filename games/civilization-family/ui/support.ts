/** What a plan of losses leaves to the cities. */
import type { Seat } from '@ecumene/kernel'
import type { Part, Table } from './edition.ts'
import { supportOf } from './position.ts'

/** Two tokens on the board support a city: how that stands once the plan is carried out; without cities nothing. */
export function supportHints(p: Pick<Part, 'say'>, seat: Seat, then: Table): readonly string[] {
  const { tokens, needed } = supportOf(then, seat)
  return needed === 0 ? [] : [p.say('ui.stake.support', { tokens, cities: then.cities[seat], needed })]
}
