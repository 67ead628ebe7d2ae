/**
 * Passwords of published leaks, asked without a network. The list itself is not here: a Bloom filter says of every
 * password in it that it is there, and of about one in three hundred others too. `scripts/release/password-filter.ts`
 * makes it.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const HASHES = 8
const filter = readFileSync(new URL('./breached.bin', import.meta.url))

/** Where the filter has its bits for this password; capitals make no difference. */
export function placesOf(password: string, bits: number): number[] {
  const digest = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest()
  return Array.from({ length: HASHES }, (_, i) => digest.readUInt32LE(i * 4) % bits)
}
export const isBreached = (password: string): boolean =>
  placesOf(password, filter.length * 8).every(place => (filter[place >> 3] & (1 << (place & 7))) !== 0)
