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
/** Of those nearest in skill so many are looked at; who fits none of them waits for the next look. */
const MOST_COMPARED = 100

interface Wanting {
  readonly ticket: WaitingPlayer
  readonly mu: number
}
/** Who waits for a game of so many at a pace, in order of skill. */
type Circles = ReadonlyMap<string, readonly Wanting[]>
const circleOf = (pace: WaitingPlayer['pace'], game: string, seats: number): string => `${pace} ${game} ${seats}`

function circlesAmong(tickets: readonly WaitingPlayer[]): Circles {
  const circles = new Map<string, Wanting[]>()
  for (const ticket of tickets)
    for (const { game, seats, mu } of ticket.wants)
      for (const n of seats) {
        const name = circleOf(ticket.pace, game, n)
        const circle = circles.get(name)
        if (circle) circle.push({ ticket, mu })
        else circles.set(name, [{ ticket, mu }])
      }
  for (const circle of circles.values()) circle.sort((a, b) => a.mu - b.mu || a.ticket.since - b.ticket.since)
  return circles
}

/** The longest waiting chooses first. Nobody is in two groups. `mayMeet` false: one of the two blocked the other. */
export function groupsAmong(
  tickets: readonly WaitingPlayer[],
  now: number,
  mayMeet: (a: string, b: string) => boolean = () => true,
): MatchedGroup[] {
  const inLine = [...tickets].sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1))
  const circles = circlesAmong(inLine)
  const taken = new Set<string>()
  const groups: MatchedGroup[] = []
  for (const first of inLine) {
    if (taken.has(first.id)) continue
    const group = bestFor(first, circles, taken, now, mayMeet)
    if (!group) continue
    groups.push(group)
    for (const t of group.tickets) taken.add(t.id)
  }
  return groups
}

function bestFor(
  first: WaitingPlayer,
  circles: Circles,
  taken: ReadonlySet<string>,
  now: number,
  mayMeet: (a: string, b: string) => boolean,
): MatchedGroup | null {
  const withBots: MatchedGroup[] = []
  for (const { game, seats, mu } of first.wants) {
    const judge = (other: Wanting): 'fits' | 'not' | 'too far' => {
      const gap = Math.abs(other.mu - mu)
      if (gap > windowOf(first, now)) return 'too far'
      const { ticket } = other
      const fits = ticket !== first && !taken.has(ticket.id) && gap <= windowOf(ticket, now)
      return fits && mayMeet(first.user, ticket.user) ? 'fits' : 'not'
    }
    // The largest table that fills: a game for many is rarer.
    for (const n of [...seats].sort((a, b) => b - a)) {
      const near = nearest(circles.get(circleOf(first.pace, game, n)) ?? [], mu, judge)
      const company = companyOf(near, n - 1, now, mayMeet)
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

/** Where this skill would stand. */
function placeIn(circle: readonly Wanting[], mu: number): number {
  let [low, high] = [0, circle.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (circle[middle].mu < mu) low = middle + 1
    else high = middle
  }
  return low
}
/** Outwards from this skill, the nearest first; of equals those who wait longest. */
function nearest(
  circle: readonly Wanting[],
  mu: number,
  judge: (other: Wanting) => 'fits' | 'not' | 'too far',
): Wanting[] {
  const found: Wanting[] = []
  let above = placeIn(circle, mu)
  let below = above - 1
  for (let looked = 0; looked < MOST_COMPARED; looked++) {
    const [up, down] = [circle[above], circle[below]]
    if (!up && !down) break
    const isUp = up !== undefined && (down === undefined || up.mu - mu <= mu - down.mu)
    const other = isUp ? up : down
    const judged = judge(other)
    if (judged === 'too far') break
    if (judged === 'fits') found.push(other)
    if (isUp) above++
    else below--
  }
  return found.sort(
    (a, b) =>
      Math.abs(a.mu - mu) - Math.abs(b.mu - mu) ||
      a.ticket.since - b.ticket.since ||
      (a.ticket.id < b.ticket.id ? -1 : 1),
  )
}
/** As many as are wanted at this table, each of whom suits all the others. */
function companyOf(
  near: readonly Wanting[],
  wanted: number,
  now: number,
  mayMeet: (a: string, b: string) => boolean,
): WaitingPlayer[] {
  const company: Wanting[] = []
  for (const one of near) {
    if (company.length === wanted) break
    const suits = company.every(
      other =>
        Math.abs(other.mu - one.mu) <= Math.min(windowOf(other.ticket, now), windowOf(one.ticket, now)) &&
        mayMeet(other.ticket.user, one.ticket.user),
    )
    if (suits) company.push(one)
  }
  return company.map(({ ticket }) => ticket)
}
