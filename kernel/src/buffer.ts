/** The words of a state as plain numbers: their hash, what differs between two of them, and a difference applied. */
import { LayoutError } from './fields.ts'

export function hashWords(words: Int16Array): number {
  let h = 0x811c9dc5
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ (words[i] & 0xffff), 0x01000193)
  // FNV leaves the top bits of the last words poorly mixed: finish with an avalanche.
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  return h >>> 0
}

/** Runs of changed words: cells skipped, cells changed, then their new values; all as variable-length integers. */
export function diffWords(a: Int16Array, b: Int16Array): Uint8Array {
  const out: number[] = []
  const put = (v: number): void => {
    let rest = v
    for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128)
    out.push(rest)
  }
  let last = 0
  for (let i = 0; i < a.length; i++) {
    if (a[i] === b[i]) continue
    let end = i + 1
    while (end < a.length && a[end] !== b[end]) end++
    put(i - last)
    put(end - i)
    for (let k = i; k < end; k++) put(b[k] >= 0 ? b[k] * 2 : -b[k] * 2 - 1)
    last = end
    i = end
  }
  return new Uint8Array(out)
}

export function patchWords(words: Int16Array, runs: Uint8Array): void {
  let at = 0
  const take = (): number => {
    for (let v = 0, shift = 0; ; shift += 7) {
      if (at >= runs.length || shift > 21) throw new LayoutError('a patch that breaks off')
      const byte = runs[at++]
      v |= (byte & 127) << shift
      if (byte < 128) return v
    }
  }
  for (let i = 0; at < runs.length; ) {
    i += take()
    for (let n = take(); n > 0; n--) {
      if (i >= words.length) throw new LayoutError('a patch for another layout')
      const v = take()
      words[i++] = v & 1 ? -((v + 1) >> 1) : v >> 1
    }
  }
}
