/**
 * The position as the player may know it, in words: by the game's own `ui/as-text.ts`, or, for a game that has none,
 * every field that the player may read.
 */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { About, Match, Seat } from '@ecumene/kernel'
import type { Words } from '@ecumene/words'
import { inFolder } from '../games.ts'

type AsText = (p: {
  readonly view: unknown
  readonly seat: Seat
  say: Words['say']
  player: Words['player']
}) => readonly string[]
export type Position = (match: Match, seat: Seat, words: Words) => readonly string[]

export async function positionOf(about: About): Promise<Position> {
  const file = inFolder(about, 'ui', 'as-text.ts')
  if (!existsSync(file)) return everyField
  const { asText } = (await import(pathToFileURL(file).href)) as { readonly asText: AsText }
  return (match, seat, { say, player }) => asText({ view: match.view(seat), seat, say, player })
}

/** Fields that the kernel keeps for itself. */
const OWN = ['seats', 'depth', 'frames']
const everyField: Position = (match, seat) => {
  const named = match.layout.toNamed(match.view(seat))
  return Object.entries(named).flatMap(([field, value]) =>
    OWN.includes(field) ? [] : [`${field}: ${typeof value === 'number' ? value : value.join(' ')}`],
  )
}
