/**
 * A phase as it is told: one line a player, whatever number of events it stands for. The sign is that of the player it
 * happens to, not of whoever caused it.
 */
import type { GameEvent, Seat } from '@ecumene/kernel'
import type { ChronicleLine } from '../table/lines.ts'

interface Told {
  readonly seq: number
  readonly text: string
  /** Nobody chose it: the clock ran out, or a stand-in played. */
  readonly auto: boolean
}
export interface Tale {
  /** Whom it happens to; -1: nobody in particular. */
  readonly seat: Seat
  readonly events: readonly Told[]
}

/** Whom an event happens to: the player it names, else whoever acted. */
const subjectOf = (event: GameEvent, actor: Seat): Seat => {
  const { seat } = event as { seat?: unknown }
  return typeof seat === 'number' ? seat : actor
}

/** The events of a phase by player, in the order in which each is first heard of. */
export function talesOf(lines: readonly ChronicleLine[], say: (event: GameEvent) => string): readonly Tale[] {
  const tales = new Map<Seat, Told[]>()
  for (const { seq, seat, auto, events } of lines)
    for (const event of events) {
      const text = say(event)
      if (!text) continue
      const subject = subjectOf(event, seat)
      const told = tales.get(subject)
      if (told) told.push({ seq, text, auto })
      else tales.set(subject, [{ seq, text, auto }])
    }
  return [...tales].map(([seat, events]) => ({ seat, events }))
}

/**
 * Several sentences as one: what they begin with is said once. "Ada builds in Rome", "Ada builds in Corinth" become
 * "Ada builds in Rome, Corinth"; sentences that have nothing in common are told by the first and a number.
 */
export function summaryOf(texts: readonly string[]): { readonly text: string; readonly more: number } {
  if (texts.length === 1) return { text: texts[0], more: 0 }
  // Those that begin alike, from the first on: a turn often ends with a sentence of another kind.
  const split = texts.map(text => text.split(' '))
  let best: { common: number; count: number } = { common: 0, count: 1 }
  for (let count = split.length; count > 1; count--) {
    const common = sharedWords(split.slice(0, count))
    // At least a subject and a verb.
    if (common >= 2) {
      best = { common, count }
      break
    }
  }
  if (best.count === 1) return { text: texts[0], more: texts.length - 1 }
  const alike = split.slice(0, best.count)
  const rests = alike.map(words => words.slice(best.common).join(' '))
  const said = counted(rests.filter(Boolean))
  const head = alike[0].slice(0, best.common).join(' ')
  const times = rests.every(rest => rest === '') ? ` ×${best.count}` : ''
  return { text: `${head}${said ? ` ${said}` : ''}${times}`, more: texts.length - best.count }
}
const sharedWords = (all: readonly (readonly string[])[]): number => {
  const least = Math.min(...all.map(words => words.length))
  let n = 0
  while (n < least && all.every(words => words[n] === all[0][n])) n++
  return n
}
/** "Rome, Rome, Crete" is "Rome ×2, Crete". */
function counted(rests: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const rest of rests) counts.set(rest, (counts.get(rest) ?? 0) + 1)
  return [...counts].map(([rest, n]) => (n > 1 ? `${rest} ×${n}` : rest)).join(', ')
}
