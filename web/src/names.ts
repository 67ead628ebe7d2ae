/** What the people at a table are called. */

import type { SeatLook } from '@ecumene/kit/seam.ts'
import type { Words } from '@ecumene/words'
import type { Player } from './table/table.ts'

const BOT_NAMES = 8

export function playerName(w: Words, players: readonly Player[], seat: number): string {
  const p = players[seat]
  if (p.name) return p.name
  return p.kind === 'bot' ? w.say(`botName.${(seat + BOT_NAMES) % BOT_NAMES}`) : w.say('seat.unnamed', { n: seat + 1 })
}
/** The letter of a player; where two would share it, everybody who does has the number of their seat. */
export function initialOf(names: readonly string[], seat: number): string {
  const first = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
  const mine = first(names[seat])
  return names.some((name, other) => other !== seat && first(name) === mine) ? String(seat + 1) : mine
}
export const looksOf = (w: Words, players: readonly Player[]): readonly SeatLook[] =>
  players.map((p, seat) => ({ name: playerName(w, players, seat), colour: p.colour, isBot: p.kind === 'bot' }))
