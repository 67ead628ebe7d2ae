// The block of a province: its name, the plate with its slots, and room for troops. Maker and board go by the same
// numbers.
import type { XY } from './paths.ts'

/** What a block is made of, in map units; the board draws by the same numbers. */
export const BLOCK = { slot: 70, pad: 9, name: 52, troops: 64, gap: 10 } as const

/** Slots stand in rows of at most three; four make a square. */
export const columnsOf = (slots: number): number => (slots === 4 ? 2 : Math.min(3, slots))

export function blockSize(slots: number): XY {
  const columns = columnsOf(slots)
  const rows = Math.ceil(slots / columns)
  const width = Math.max(columns * BLOCK.slot + 2 * BLOCK.pad, 3 * BLOCK.slot)
  return [width, BLOCK.name + rows * BLOCK.slot + 2 * BLOCK.pad + BLOCK.troops]
}
