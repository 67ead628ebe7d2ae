/** Who looks at a room, and what they are sent. */
import { bit, type SeatMask } from '@ecumene/kernel'
import { showClock } from '../pace/clock.ts'
import { clockTime } from '../pace/time.ts'
import type { Room } from './room.ts'
import type { Onlooker } from './table-answers.ts'

/** Each kind of look once. */
export function onlookersOf(room: Room): Onlooker[] {
  const found: Onlooker[] = []
  const bots = botsAt(room)
  for (const { viewer, legal } of room.subscribers)
    if (!found.some(o => o.viewer === viewer && o.legal === legal)) found.push({ viewer, legal, bots })
  return found
}
/** The seats that bots play, for a while or for good. */
export const botsAt = ({ meta }: Room): SeatMask =>
  (meta?.seats ?? []).reduce((mask, s, seat) => (s.bot || s.standIn ? mask | bit(seat) : mask), 0)
/** The end of every update. */
export function clockText(room: Room): string {
  const { meta } = room
  const clock = meta && room.late === 0 ? showClock(room.clock, meta.settings.pace, clockTime(), meta.rests) : null
  return `,"clock":${JSON.stringify(clock)}}`
}
/** Each onlooker's frame to all who look as they do. */
export function show(room: Room, onlookers: readonly Onlooker[], frames: readonly string[]): void {
  if (room.subscribers.size === 0) return
  const clock = clockText(room)
  onlookers.forEach(({ viewer, legal }, i) => {
    const text = frames[i] + clock
    for (const s of room.subscribers) if (s.viewer === viewer && s.legal === legal) s.send(text)
  })
}
/** Something about the table other than the game changed. */
export function tellTable(room: Room): void {
  for (const s of room.subscribers) s.send(JSON.stringify({ t: 'table', match: room.id }))
}
/** A person who left or lost their seat no longer gets its view; they may subscribe again as a spectator. */
export function dismiss(room: Room): void {
  for (const s of room.subscribers)
    if (s.viewer !== 'table' && room.seatOf(s.user) !== s.viewer) {
      room.subscribers.delete(s)
      s.send(JSON.stringify({ t: 'closed', match: room.id }))
    }
}
export function presenceOf(rooms: Iterable<Room>): { present: number; watchers: number } {
  let present = 0
  let watchers = 0
  for (const room of rooms)
    for (const s of room.subscribers) {
      if (s.viewer === 'table') watchers++
      else present |= bit(s.viewer)
    }
  return { present, watchers }
}
