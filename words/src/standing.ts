/** What is told of a player beside their place: the score or, in a game without points, the parts it names. */
import type { About } from '@ecumene/contract'
import type { Outcome, Seat } from '@ecumene/kernel'
import type { Words } from './words.ts'

export function standingOf(say: Words['say'], about: About | undefined, outcome: Outcome, seat: Seat): string {
  if (!about?.toldByParts) return String(outcome.scores[seat])
  return about.toldByParts.map(part => `${say(`part.${part}`)} ${outcome.parts[part][seat]}`).join(', ')
}
