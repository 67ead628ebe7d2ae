/** Who sits at which table in the next round of a cup, and how it stands. Knows no database. */
export interface PastTable {
  /** People by id; null: a bot. */
  readonly seats: readonly (string | null)[]
  /** By seat; null: it is not over. */
  readonly places: readonly number[] | null
  /** Who went away, by id: they get nothing for it. */
  readonly left: readonly string[]
}
export interface Standing {
  readonly user: string
  readonly points: number
  readonly won: number
  readonly played: number
}

/** A place is worth as many points as there are seats behind it; those who share one share the points. */
export function standingsOf(people: readonly string[], tables: readonly PastTable[]): Standing[] {
  const rows = people.map(user => {
    let [points, won, played] = [0, 0, 0]
    for (const { seats, places, left } of tables) {
      const seat = seats.indexOf(user)
      if (seat < 0 || !places) continue
      played++
      if (left.includes(user)) continue
      const place = places[seat]
      const sharing = places.filter(p => p === place).length
      points += seats.length - place - (sharing - 1) / 2
      if (place === 1) won++
    }
    return { user, points, won, played }
  })
  return rows.sort((a, b) => b.points - a.points || b.won - a.won || (a.user < b.user ? -1 : 1))
}

/** In so many rounds everybody can have met everybody, if it comes out well. */
export const roundsToMeet = (people: number, seats: number): number =>
  Math.max(1, Math.ceil((people - 1) / (seats - 1)))

/**
 * Tables of `seats`, bots in the seats that are left over. Round robin: people who have met least; Swiss: people who
 * stand next to each other, and of those who have met least.
 */
export function tablesFor(
  form: 'round-robin' | 'swiss',
  standings: readonly Standing[],
  tables: readonly PastTable[],
  seats: number,
): (string | null)[][] {
  const met = new Map<string, number>()
  const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
  for (const table of tables)
    for (const a of table.seats)
      for (const b of table.seats) if (a && b && a < b) met.set(pair(a, b), (met.get(pair(a, b)) ?? 0) + 1)
  const often = (group: readonly string[], one: string): number =>
    group.reduce((n, other) => n + (met.get(pair(one, other)) ?? 0), 0)
  const sizes = sizesOf(standings.length, seats)
  let free = standings.map(s => s.user)
  return sizes.map((size, round) => {
    const group: string[] = []
    while (group.length < size) {
      // In a Swiss round only the next few in the standings come into question.
      const near = form === 'swiss' ? free.slice(0, Math.max(1, 2 * (size - group.length))) : free
      const next = near.reduce((best, one) => (often(group, one) < often(group, best) ? one : best))
      group.push(next)
      free = free.filter(one => one !== next)
    }
    const whole: (string | null)[] = [...group, ...Array<null>(seats - size).fill(null)]
    // The first seat rotates from round to round.
    const turn = (tables.length + round) % seats
    return [...whole.slice(turn), ...whole.slice(0, turn)]
  })
}
/** As few tables as possible, as evenly filled as possible: bots are spread. */
function sizesOf(people: number, seats: number): number[] {
  const n = Math.ceil(people / seats)
  return Array.from({ length: n }, (_, i) => Math.floor(people / n) + (i < people % n ? 1 : 0))
}
