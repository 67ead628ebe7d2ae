/** A round by the game's own word, where it has one with a number (`ui.round`), else by the table's. */
import type { Words } from '@ecumene/words'

const OWN = 'ui.round'

export function roundTitle(w: Words, n: number): string {
  const own = w.has(OWN) ? w.say(OWN, { round: n }) : ''
  return own.includes(String(n)) ? own : w.say('chronicle.round', { n })
}
