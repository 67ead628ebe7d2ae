/** The strengths of bots follow from what was measured and keep the order of the levels. */
import { readFileSync } from 'node:fs'
import { levelsOf } from '@ecumene/bots'
import { games, strengthOf } from '@ecumene/games'
import { expect, test } from 'vitest'

const rowsOf = (folder: string) =>
  [
    ...readFileSync(new URL(`../../${folder}/README.md`, import.meta.url), 'utf8').matchAll(
      /^\| *(\w+) over (\w+) *\| *(\d+) *\| *(\d+) *\| *([\d.]+) *%/gm,
    ),
  ].map(([, a, b, players, played, share]) => ({
    a: a.toLowerCase(),
    b: b.toLowerCase(),
    players: Number(players),
    played: Number(played),
    share: Number(share) / 100,
  }))
type Row = ReturnType<typeof rowsOf>[number]
const each = test.each(games.map(about => [about.id, about] as const))

each('%s: each level that is offered is stronger than the one below', async (id, about) => {
  const strengths = ['random', ...levelsOf(await about.load())].map(level => strengthOf(id, level).rating)
  expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => a - b))
  const measured = rowsOf(about.folder).filter(row => row.a === 'citizen' && row.b === 'novice')
  expect(strengthOf(id, 'citizen').games).toBe(measured.reduce((sum, row) => sum + row.played, 0))
})
each('%s: by the strengths a level would finish ahead as often as it did, within its few games', (id, about) => {
  for (const [b, a] of [
    ['novice', 'citizen'],
    ['citizen', 'strategist'],
    ['strategist', 'master'],
  ]) {
    const rows = rowsOf(about.folder).filter(row => row.a === a && row.b === b)
    const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row) * row.played, 0)
    const apart = strengthOf(id, a).mu - strengthOf(id, b).mu
    const expected = ({ players }: Row): number => 1 / (1 + Math.exp(-apart / Math.sqrt(players * ((25 / 6) ** 2 + 1))))
    const played = sum(() => 1)
    // One win and one loss more than there were: the fewer games, the more they count.
    if (played > 0) expect(Math.abs(sum(expected) - sum(row => row.share)) / played).toBeLessThan(0.03 + 1 / played)
  }
})
test('a game that nobody measured has the strengths of the others, and says so', () => {
  expect(strengthOf('toy', 'master')).toMatchObject({ games: 0 })
})
test('a policy under a name of its own plays like a citizen', () => {
  expect(strengthOf('bronze', 'greedy')).toEqual({ ...strengthOf('bronze', 'citizen'), games: 0 })
})
