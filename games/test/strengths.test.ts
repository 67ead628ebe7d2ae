/** The strengths of bots follow from what was measured and keep the order of the levels. */
import { readFileSync } from 'node:fs'
import { levelsOf } from '@ecumene/bots'
import { games, strengthOf } from '@ecumene/games'
import { expect, test } from 'vitest'

interface Contest {
  readonly a: string
  readonly b: string
  readonly seats: number
  readonly games: number
  readonly share: number
}
const contests: Readonly<Record<string, readonly Contest[] | undefined>> = JSON.parse(
  readFileSync(new URL('../../lab/results/levels.json', import.meta.url), 'utf8'),
)
const contestsOf = (game: string, a: string, b: string) =>
  (contests[game] ?? []).filter(contest => contest.a === a && contest.b === b)
const each = test.each(games.map(about => [about.id, about] as const))

each('%s: each level that is offered is stronger than the one below', async (id, about) => {
  const strengths = ['random', ...levelsOf(await about.load())].map(level => strengthOf(id, level).rating)
  expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => a - b))
  const played = contestsOf(id, 'citizen', 'novice').reduce((sum, { games }) => sum + games, 0)
  expect(strengthOf(id, 'citizen').games).toBe(played)
})
each('%s: by the strengths a level would finish ahead as often as it did, within its few games', id => {
  for (const [b, a] of [
    ['novice', 'citizen'],
    ['citizen', 'strategist'],
    ['strategist', 'master'],
  ]) {
    const sum = (of: (contest: Contest) => number): number =>
      contestsOf(id, a, b).reduce((total, contest) => total + of(contest) * contest.games, 0)
    const apart = strengthOf(id, a).mu - strengthOf(id, b).mu
    const expected = ({ seats }: Contest): number => 1 / (1 + Math.exp(-apart / Math.sqrt(seats * ((25 / 6) ** 2 + 1))))
    const played = sum(() => 1)
    // One win and one loss more than there were: the fewer games, the more they count.
    if (played > 0)
      expect(Math.abs(sum(expected) - sum(contest => contest.share)) / played).toBeLessThan(0.03 + 1 / played)
  }
})
test('a game that nobody measured has the strengths of the others, and says so', () => {
  expect(strengthOf('toy', 'master')).toMatchObject({ games: 0 })
})
test('a policy under a name of its own plays like a citizen', () => {
  expect(strengthOf('bronze', 'greedy')).toEqual({ ...strengthOf('bronze', 'citizen'), games: 0 })
})
