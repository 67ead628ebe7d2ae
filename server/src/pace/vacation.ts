/** How much vacation a year has: one that ends must not be followed by another for ever. */
const DAY = 86_400_000
const YEAR = 365 * DAY
const MOST = 60 * DAY

/** From and until, oldest first; the last may not have ended. */
export type Vacations = readonly (readonly [from: number, until: number])[]

/** The list with another plan for what is to come; null: that is more than a year has. */
export function plan(list: Vacations, now: number, from: number, until: number | null): Vacations | null {
  // What was planned and has not been yet is planned anew.
  const taken = list
    .map(([begun, ended]) => [begun, Math.min(ended, now)] as const)
    .filter(([begun, ended]) => ended > begun && ended > now - YEAR)
  const next = until !== null && until > from ? [...taken, [Math.max(from, now), until] as const] : taken
  const total = next.reduce((sum, [begun, ended]) => sum + ended - begun, 0)
  return total > MOST ? null : next
}
