/**
 * Our own adjusted starting layouts (option `balanced`), by number of players: only what differs from the usual ones. Provinces, levels and nine resources
 * are those the rulebook fixes (MN-SET-11 to 15, MN-R-74, MN-R-75); what stands where is another choice that fits them. Why: README, "Balance".
 */
import { EMPIRES, type Empire, type EmpireId } from './empires.ts'

/** Greece with marble and wine doubled in Thrace and the temple there: 4 coins, 2 marble, 2 wine, 1 oil. The temple of Athens is still to come; the second legion stands in Thrace. */
const GREECE: Empire = {
  ...EMPIRES.greece,
  start: [
    { province: 'achaia', caravans: ['oil'], market: false, cities: ['athens', 'sparta'], temple: false, legions: 1, fortress: true },
    { province: 'thracia', caravans: ['marble', 'wine'], market: true, cities: ['byzantium'], temple: true, legions: 1, fortress: false },
    { province: 'dacia', caravans: [], market: false, cities: [], temple: false, legions: 0, fortress: false },
  ],
}

export const BALANCED: Readonly<Record<number, Readonly<Partial<Record<EmpireId, Empire>>>>> = {
  4: { greece: GREECE },
  5: { greece: GREECE },
}
