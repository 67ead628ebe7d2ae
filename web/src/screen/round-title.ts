/** A round by the game's own word (`ui.round`, or the name of its program of a round), else by the table's. */
import type { Words } from '@ecumene/words'

const OWN = ['ui.round', 'program.round']

export function roundTitle(w: Words, n: number): string {
  const key = OWN.find(k => w.has(k))
  if (key === undefined) return w.say('chronicle.round', { n })
  const own = w.say(key, { round: n })
  return own.includes(String(n)) ? own : `${own} ${n}`
}
