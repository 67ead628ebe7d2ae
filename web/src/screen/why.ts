/** What makes one move better than another, in words. */
import type { Words } from '@ecumene/words'

interface ReasonPart {
  readonly name: string
  readonly gain: number
}
/** Lines that are named at most, and the share of the largest below which a line is not worth a word. */
const NAMED = 2
const SMALL = 0.3

/** "+4.2" */
export const signed = (w: Words, n: number): string =>
  new Intl.NumberFormat(w.language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(n) < 10 ? 1 : 0,
  }).format(n)
/** A change of a share: "+12 %". */
export const signedShare = (w: Words, n: number): string =>
  new Intl.NumberFormat(w.language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(n)

/** The lines that speak for it, the largest first: "Food +2.1, Science +1". What others lose has no line in a game. */
export function mostly(w: Words, parts: readonly ReasonPart[]): string {
  const [largest] = parts
  if (!largest) return ''
  const named = parts
    .filter(part => Math.abs(part.gain) >= Math.max(0.05, SMALL * Math.abs(largest.gain)))
    .slice(0, NAMED)
  return named.map(part => `${wordOf(w, part.name)} ${signed(w, part.gain)}`).join(', ')
}
/** Old rules, which are frozen, may have lines without a word. */
function wordOf(w: Words, name: string): string {
  if (name === 'rivals') return w.say('worth.rivals')
  return w.say(w.has(`part.${name}`) ? `part.${name}` : 'worth.other')
}
