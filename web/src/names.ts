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
export const looksOf = (w: Words, players: readonly Player[]): readonly SeatLook[] =>
  players.map((p, seat) => ({ name: playerName(w, players, seat), colour: p.colour, isBot: p.kind === 'bot' }))
