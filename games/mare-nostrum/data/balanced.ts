/** Our own adjusted starting layouts (option `balanced`), by number of players: only what differs from the usual ones. */
import type { Empire, EmpireId } from './empires.ts'

export const BALANCED: Readonly<Record<number, Readonly<Partial<Record<EmpireId, Empire>>>>> = {}
