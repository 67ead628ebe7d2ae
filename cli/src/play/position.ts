/**
 * The position as the player may know it, in words: by the game's own `ui/as-text.ts`, or, for a game that has none,
 * every field that the player may read.
 */
import type { About } from '@ecumene/contract'
import type { Match, Seat } from '@ecumene/kernel'
import type { Words } from '@ecumene/words'
import { gameFile } from './game-file.ts'

type TextOfPosition = (p: {
  readonly view: unknown
  readonly seat: Seat
  say: Words['say']
  player: Words['player']
}) => readonly string[]
export type PositionWriter = (match: Match, seat: Seat, words: Words) => readonly string[]

export async function positionOf(about: About): Promise<PositionWriter> {
  const file = await gameFile<{ readonly asText: TextOfPosition }>(about, 'as-text.ts')
  if (!file) return everyField
  return (match, seat, { say, player }) => file.asText({ view: match.view(seat), seat, say, player })
}

/** Fields that the kernel keeps for itself. */
const OWN = ['seats', 'depth', 'frames']
const everyField: PositionWriter = (match, seat) => {
  const named = match.layout.toNamed(match.view(seat))
  return Object.entries(named).flatMap(([field, value]) =>
    OWN.includes(field) ? [] : [`${field}: ${typeof value === 'number' ? value : value.join(' ')}`],
  )
}
