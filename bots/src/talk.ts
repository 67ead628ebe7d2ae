/**
 * What bots say to the offer of a person that they leave: each once it has had time to look at it, and each from its
 * own view.
 */
import { botsOf } from '@ecumene/contract'
import { current, has, type Match, type Said, type Seat, type SeatMask } from '@ecumene/kernel'

export interface BotSays extends Said {
  readonly seat: Seat
}
/** `spoken`: bots that have acted since the person did. A bot that is no longer asked counts as one of them. */
export function talkTo(match: Match, person: Seat, bots: SeatMask, spoken: SeatMask): readonly BotSays[] {
  const { game, setup } = match
  const decision = current(game, match.state)
  if (decision?.mode !== 'open' || !decision.form || !botsOf(game).declines) return []
  const owed = match.owed()
  return Array.from({ length: setup.seats }, (_, seat) => seat)
    .filter(seat => has(bots, seat) && (has(spoken, seat) || !has(owed, seat)))
    .flatMap(seat => {
      const said = botsOf(game).declines?.(match.view(seat), seat, person) ?? null
      return said ? [{ seat, ...said }] : []
    })
}
