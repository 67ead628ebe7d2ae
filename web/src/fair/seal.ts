/**
 * While a game is played this browser notes the fingerprint of its key: the server cannot exchange it afterwards
 * unseen.
 */
import type { TableInfo } from '@ecumene/protocol'

export interface Seal {
  readonly commitment: string
  /** How far the game had come when it was noted first. */
  readonly seq: number
}
const keyFor = (id: string): string => `ecumene:seal:${id}`

/** The first one counts; a finished game comes too late. */
export function noteSeal({
  id,
  status,
  commitment,
  seq,
}: Pick<TableInfo, 'id' | 'status' | 'commitment' | 'seq'>): void {
  if (status !== 'live' || commitment === null) return
  try {
    if (localStorage.getItem(keyFor(id)) === null) localStorage.setItem(keyFor(id), JSON.stringify({ commitment, seq }))
  } catch {
    // Storage may be full or switched off: the checker then says that nothing was noted.
  }
}
export const sealOf = (id: string): Seal | null => read(keyFor(id))
/** Of a record that does not say which table it comes from. */
export function sealWith(commitment: string): Seal | null {
  const seals = Object.keys(localStorage).flatMap(k => (k.startsWith(keyFor('')) ? (read(k) ?? []) : []))
  return seals.find(s => s.commitment === commitment) ?? null
}
function read(key: string): Seal | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Seal> | null
    return kept && typeof kept.commitment === 'string' && typeof kept.seq === 'number'
      ? { commitment: kept.commitment, seq: kept.seq }
      : null
  } catch {
    return null
  }
}
