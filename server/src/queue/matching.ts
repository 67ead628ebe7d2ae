/** Who plays with whom: by rating, the longer somebody waits the less it counts. Knows no database and no clock. */
export interface WaitingPlayer {
  readonly id: string
  readonly user: string
  readonly since: number
  readonly pace: 'live' | 'slow'
  readonly level: 'any' | 'near'
  /** Milliseconds; null: never. */
  readonly botsAfter: number | null
  /** For each game the numbers of players that suit them, and how good they are at it. */
  readonly wants: readonly { readonly game: string; readonly seats: readonly number[]; readonly mu: number }[]
}
export interface MatchedGroup {
  readonly game: string
  readonly seats: number
  readonly tickets: readonly WaitingPlayer[]
}
/** Half a skill's first doubt apart at first; then by so much more for each unit of waiting. */
const FIRST_WINDOW = 4
const NEAR_WINDOW = 7
const WIDER_MS = { live: 10_000, slow: 3_600_000 } as const

/** How far apart in skill this person's opponents may be by now. */
function windowOf({ level, pace, since }: WaitingPlayer, now: number): number {
  const grown = FIRST_WINDOW + Math.max(0, now - since) / WIDER_MS[pace]
  return level === 'near' ? Math.min(grown, NEAR_WINDOW) : grown
}
const wantOf = (ticket: WaitingPlayer, game: string) => ticket.wants.find(w => w.game === game)

/** The longest waiting chooses first. Nobody is in two groups. `mayMeet` false: one of the two blocked the other. */
export function groupsAmong(
  tickets: readonly WaitingPlayer[],
  now: number,
  mayMeet: (a: string, b: string) => boolean = () => true,
): MatchedGroup[] {
  const inLine = [...tickets].sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1))
  const taken = new Set<string>()
  const groups: MatchedGroup[] = []
  for (const first of inLine) {
    if (taken.has(first.id)) continue
    const free = inLine.filter(t => t !== first && !taken.has(t.id) && t.pace === first.pace)
    const group = bestFor(first, free, now, mayMeet)
    if (!group) continue
    groups.push(group)
    for (const t of group.tickets) taken.add(t.id)
  }
  return groups
}

function bestFor(
  first: WaitingPlayer,
  others: readonly WaitingPlayer[],
  now: number,
  mayMeet: (a: string, b: string) => boolean,
): MatchedGroup | null {
  const withBots: MatchedGroup[] = []
  for (const { game, seats, mu } of first.wants) {
    // The largest table that fills: a game for many is rarer.
    for (const n of [...seats].sort((a, b) => b - a)) {
      const company = companyOf(first, game, n, mu, others, now, mayMeet)
      if (company.length + 1 === n) return { game, seats: n, tickets: [first, ...company] }
      if (!wantsBots(first, now)) continue
      const patient = company.filter(t => wantsBots(t, now))
      withBots.push({ game, seats: n, tickets: [first, ...patient] })
    }
  }
  // As many people as possible, then as few bots.
  withBots.sort((a, b) => b.tickets.length - a.tickets.length || a.seats - b.seats)
  return withBots[0] ?? null
}
const wantsBots = (t: WaitingPlayer, now: number): boolean => t.botsAfter !== null && now - t.since >= t.botsAfter

/** Up to `n - 1` people for this table, the nearest in skill first. */
function companyOf(
  first: WaitingPlayer,
  game: string,
  n: number,
  mu: number,
  others: readonly WaitingPlayer[],
  now: number,
  mayMeet: (a: string, b: string) => boolean,
): WaitingPlayer[] {
  const near = others
    .flatMap(ticket => {
      const want = wantOf(ticket, game)
      if (!want?.seats.includes(n)) return []
      const gap = Math.abs(want.mu - mu)
      return gap <= windowOf(first, now) && gap <= windowOf(ticket, now) ? [{ ticket, gap, mu: want.mu }] : []
    })
    .sort((a, b) => a.gap - b.gap || a.ticket.since - b.ticket.since || (a.ticket.id < b.ticket.id ? -1 : 1))
  const company: typeof near = []
  for (const one of near) {
    if (company.length === n - 1) break
    const suits = company.every(
      other =>
        Math.abs(other.mu - one.mu) <= Math.min(windowOf(other.ticket, now), windowOf(one.ticket, now)) &&
        mayMeet(other.ticket.user, one.ticket.user),
    )
    if (suits && mayMeet(first.user, one.ticket.user)) company.push(one)
  }
  return company.map(({ ticket }) => ticket)
}
