/** Keys of the map: how many go, one more or fewer, and Escape to let go. */
import type { Marking } from './model.ts'
import type { Selection } from './selection.ts'

/** Does what the key says with what is picked; false if it says nothing. */
export function keyPressed(key: string, selection: Selection, marking: Marking | null): boolean {
  const { picked, most, count, setCount } = selection
  if (picked === null) return false
  if (key === 'Escape') selection.pick(null)
  else if (/^[1-9]$/.test(key) && most > 0) setCount(Math.min(most, Number(key)))
  else if ((key === 'PageUp' || key === 'PageDown') && most > 0)
    setCount(Math.max(1, Math.min(most, count + (key === 'PageUp' ? 1 : -1))))
  else return picked.kind === 'area' && marking !== null && markByKey(marking, picked.area, key)
  return true
}

/** Keys for the first thing that can be marked in the area picked: digits, and one more or fewer. */
function markByKey(marking: Marking, area: string, key: string): boolean {
  const m = marking.areas.get(area)?.[0]
  if (!m) return false
  const at = m.numbers.indexOf(m.value)
  const n = /^[1-9]$|^Delete$|^Backspace$/.test(key)
    ? m.numbers.findLast(x => x <= (Number(key) || 0))
    : m.numbers[at + (key === 'PageUp' ? 1 : key === 'PageDown' ? -1 : Number.NaN)]
  if (n === undefined) return false
  marking.mark(area, m.key, n)
  return true
}
