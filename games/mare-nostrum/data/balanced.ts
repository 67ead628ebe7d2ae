/**
 * Our own adjusted starting layouts (option `balanced`), by number of players: only what differs from the usual ones.
 * Provinces, levels and nine resources are those the rulebook fixes (MN-SET-12, MN-R-74, MN-R-75); what stands where
 * is another choice that fits them. Why: README, "Balance".
 */

import { EMPIRES, type Empire } from './empires.ts'
import type { EmpireId } from './names.ts'

/**
 * Greece with marble and wine doubled in Thrace and the temple there: 4 coins, 2 marble, 2 wine, 1 oil. The temple of
 * Athens is still to come.
 */
const greece = (thrace: number, dacia: number): Empire => ({
  ...EMPIRES.greece,
  start: [
    {
      province: 'achaia',
      caravans: ['oil'],
      market: false,
      cities: ['athens', 'sparta'],
      temple: false,
      legions: 1,
      fortress: true,
    },
    {
      province: 'thracia',
      caravans: ['marble', 'wine'],
      market: true,
      cities: ['byzantium'],
      temple: true,
      legions: thrace,
      fortress: false,
    },
    { province: 'dacia', caravans: [], market: false, cities: [], temple: false, legions: dacia, fortress: false },
  ],
})

export const BALANCED: Readonly<Record<number, Readonly<Partial<Record<EmpireId, Empire>>>>> = {
  4: { greece: greece(1, 0) }, // with four players Thrace needs its guard
  5: { greece: greece(0, 1) },
}
