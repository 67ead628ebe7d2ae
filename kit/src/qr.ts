/**
 * A QR code (ISO/IEC 18004): bytes, error correction M, up to 213 of them. Imports nothing: the terminal draws it, too.
 */

/** By version, from 1: codewords that correct each block, and blocks. */
const CORRECTING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const sizeOf = (version: number): number => 17 + 4 * version
/** Level M, as the format information spells it. */
const LEVEL_M = 0b00

/** Rows of dark (true) and light modules, without the quiet margin. */
export function qrOf(text: string): readonly (readonly boolean[])[] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = CORRECTING.findIndex((_, i) => roomOf(i + 1) >= bytes.length + (i + 1 < 10 ? 2 : 3)) + 1
  if (version === 0) throw new Error('too long for a QR code')
  const codewords = corrected(filled(bytes, version), version)
  const masked = [0, 1, 2, 3, 4, 5, 6, 7].map(mask => drawn(codewords, version, mask))
  return masked.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best))
}

/** Modules that carry data: all but finders, timing, alignment, format and version. */
function modulesOf(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const aligned = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55
  return (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)
}
/** Codewords for data. */
const roomOf = (version: number): number => (modulesOf(version) >> 3) - CORRECTING[version - 1] * BLOCKS[version - 1]

/** Mode, length, bytes, then padding: 0xEC and 0x11 by turns. */
function filled(bytes: readonly number[], version: number): readonly number[] {
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, roomOf(version) * 8 - bits.length))
  while (bits.length % 8 > 0) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  )
  for (let pad = 0xec; words.length < roomOf(version); pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Multiplication in the field of 256 elements by the polynomial 0x11D. */
function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a)
  return product
}
/** The divisor whose roots are 2^0 … 2^(degree-1), highest coefficient left out. */
function divisorOf(degree: number): readonly number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1]
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] ?? 0)
  return divisor
}
function remainderOf(data: readonly number[], divisor: readonly number[]): readonly number[] {
  const rest = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((d, i) => {
      rest[i] ^= times(d, factor)
    })
  }
  return rest
}
/** Blocks side by side: the first codeword of each, the second, …; then what corrects them, likewise. */
function corrected(data: readonly number[], version: number): readonly number[] {
  const [count, degree] = [BLOCKS[version - 1], CORRECTING[version - 1]]
  const short = Math.floor(data.length / count)
  const shorts = count - (data.length % count)
  const blocks = Array.from({ length: count }, (_, i) => {
    const start = i * short + Math.max(0, i - shorts)
    return data.slice(start, start + short + (i < shorts ? 0 : 1))
  })
  const divisor = divisorOf(degree)
  return [blocks, blocks.map(block => remainderOf(block, divisor))].flatMap(rows =>
    Array.from({ length: Math.max(...rows.map(row => row.length)) }, (_, i) =>
      rows.flatMap(row => (i < row.length ? [row[i]] : [])),
    ).flat(),
  )
}

const MASKS: readonly ((column: number, row: number) => boolean)[] = [
  (column, row) => (column + row) % 2 === 0,
  (_, row) => row % 2 === 0,
  column => column % 3 === 0,
  (column, row) => (column + row) % 3 === 0,
  (column, row) => (Math.floor(column / 3) + Math.floor(row / 2)) % 2 === 0,
  (column, row) => ((column * row) % 2) + ((column * row) % 3) === 0,
  (column, row) => (((column * row) % 2) + ((column * row) % 3)) % 2 === 0,
  (column, row) => (((column + row) % 2) + ((column * row) % 3)) % 2 === 0,
]

function drawn(codewords: readonly number[], version: number, mask: number): boolean[][] {
  const size = sizeOf(version)
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const isFixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const put = (column: number, row: number, isDark: boolean): void => {
    if (column < 0 || row < 0 || column >= size || row >= size) return
    rows[row][column] = isDark
    isFixed[row][column] = true
  }
  putPatterns(version, put)
  putFormat(size, mask, put)
  if (version >= 7) putVersion(version, put)
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5 // the column of the timing pattern
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (isFixed[row][column]) continue
        const isDark = bit < codewords.length * 8 && ((codewords[bit >> 3] >> (7 - (bit & 7))) & 1) === 1
        rows[row][column] = isDark !== MASKS[mask](column, row)
        bit++
      }
  }
  return rows
}

type PutModule = (column: number, row: number, isDark: boolean) => void

function putPatterns(version: number, put: PutModule): void {
  const size = sizeOf(version)
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0)
    put(i, 6, i % 2 === 0)
  }
  /** Rings around a centre; `light`: which of them are not dark. */
  const rings = (cx: number, cy: number, radius: number, light: readonly number[]): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        put(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [column, row] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    rings(column, row, 4, [2, 4])
  const places = alignmentOf(version)
  const last = places.at(-1)
  for (const column of places)
    for (const row of places)
      if (!((column === 6 && (row === 6 || row === last)) || (column === last && row === 6))) rings(column, row, 2, [1])
}
function alignmentOf(version: number): readonly number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((sizeOf(version) - 13) / (2 * count - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, i) => sizeOf(version) - 7 - (count - 2 - i) * step)]
}
/** Level and mask with their own correction, twice. */
function putFormat(size: number, mask: number, put: PutModule): void {
  const data = (LEVEL_M << 3) | mask
  const bits = ((data << 10) | restOf(data, 10, 0x537)) ^ 0x5412
  const isDark = (i: number): boolean => ((bits >> i) & 1) === 1
  for (let i = 0; i <= 5; i++) put(8, i, isDark(i))
  put(8, 7, isDark(6))
  put(8, 8, isDark(7))
  put(7, 8, isDark(8))
  for (let i = 9; i < 15; i++) put(14 - i, 8, isDark(i))
  for (let i = 0; i < 8; i++) put(size - 1 - i, 8, isDark(i))
  for (let i = 8; i < 15; i++) put(8, size - 15 + i, isDark(i))
  put(8, size - 8, true)
}
function putVersion(version: number, put: PutModule): void {
  const size = sizeOf(version)
  const bits = (version << 12) | restOf(version, 12, 0x1f25)
  for (let i = 0; i < 18; i++) {
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)]
    put(far, near, ((bits >> i) & 1) === 1)
    put(near, far, ((bits >> i) & 1) === 1)
  }
}
/** Of a division of polynomials over bits. */
function restOf(data: number, degree: number, divisor: number): number {
  let rest = data
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor)
  return rest
}

/** Long runs, squares, false finders and an uneven share of dark make a code hard to read. */
function penaltyOf(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length
  const columns = rows.map((_, column) => rows.map(row => row[column]))
  let penalty = 0
  for (const line of [...rows, ...columns]) {
    const text = line.map(isDark => (isDark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2
    penalty += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++)
      if (
        rows[row][column] === rows[row][column - 1] &&
        rows[row][column] === rows[row - 1][column] &&
        rows[row][column] === rows[row - 1][column - 1]
      )
        penalty += 3
  const dark = rows.flat().filter(Boolean).length / (size * size)
  return penalty + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
