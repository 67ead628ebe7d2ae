/** How long others wait after a line before they go on: what nobody needs to watch costs no time. */

import type { GameDef, GameEvent, Line } from '@ecumene/kernel'
import { rankOf } from '@ecumene/words'

/** After more of the same a bot waits this part of its pace: several moves of one kind are seen as one. */
const SAME = 1 / 3

export function waitAfter(game: GameDef, lines: readonly Line[], pace: number): number {
  const last = lines.at(-1)
  if (last === undefined) return pace
  const seen = seenIn(game, last)
  if (seen.length === 0) return 0
  const before = lines.at(-2)
  const isSame = before !== undefined && before.seat === last.seat && kindsOf(seenIn(game, before)) === kindsOf(seen)
  return isSame ? pace * SAME : pace
}
const seenIn = (game: GameDef, { events }: Line): readonly GameEvent[] =>
  events.filter(event => rankOf(game, event) !== 'detail')
const kindsOf = (events: readonly GameEvent[]): string => events.map(({ type }) => type).join()
