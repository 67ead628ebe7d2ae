/** What the people at a table are called. */

import type { SeatLook, SeatPeople } from '@ecumene/kit/seam.ts'
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
  const mine = firstLetter(names[seat])
  return names.some((name, other) => other !== seat && firstLetter(name) === mine) ? String(seat + 1) : mine
}
const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
/** How the players look; those of a people that has a colour of its own have its colour and letter. */
export function looksOf(
  w: Words,
  players: readonly Player[],
  peopleOf: (seat: number) => SeatPeople<string> | null = () => null,
): readonly SeatLook[] {
  const names = players.map((_, seat) => playerName(w, players, seat))
  return players.map((p, seat) => {
    const people = peopleOf(seat)
    return {
      name: names[seat],
      colour: people?.colour ?? p.colour,
      initial: people ? firstLetter(w.say(people.name)) : initialOf(names, seat),
      isBot: p.kind === 'bot',
    }
  })
}
