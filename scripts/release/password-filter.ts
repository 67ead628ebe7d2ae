// node scripts/release/password-filter.ts <lists of passwords>: writes server/src/people/breached.bin from published
// lists, a password a line. Only those that our rule of ten characters would let through count.
import { readFileSync, writeFileSync } from 'node:fs'
import { placesOf } from '../../server/src/people/breached.ts'

const SHORTEST = 10
const BITS_A_PASSWORD = 12
const passwords = new Set<string>()
for (const file of process.argv.slice(2))
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/))
    if (line.length >= SHORTEST) passwords.add(line.normalize('NFKC').toLowerCase())
if (passwords.size === 0) throw new Error('name lists of passwords')
const filter = Buffer.alloc(Math.ceil((passwords.size * BITS_A_PASSWORD) / 8))
for (const password of passwords)
  for (const place of placesOf(password, filter.length * 8)) filter[place >> 3] |= 1 << (place & 7)
writeFileSync('server/src/people/breached.bin', filter)
console.log(`${passwords.size} passwords in ${filter.length} bytes`)
