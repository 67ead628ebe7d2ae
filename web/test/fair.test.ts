/** The shuffle checker: what follows from the key passes, and every kind of change is found at its own step. */
import { answer, random } from '@ecumene/bots'
import { bronze } from '@ecumene/bronze'
import { FastRng, type GameDef, keyOf, Match, type MatchRecord, type Outcome, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { deviceOf } from '../src/account/device.ts'
import { check, type Evidence } from '../src/fair/check.ts'

const game = bronze as unknown as GameDef
function play(): { record: MatchRecord; outcome: Outcome } {
  const match = new Match(game, setupOf(game, 2), keyOf('fair'))
  const rng = new FastRng(1)
  while (match.owed()) {
    const seat = 31 - Math.clz32(match.owed())
    match.play(seat, answer(match, seat, random, rng))
  }
  return { record: match.record(), outcome: match.outcome()! }
}
const { record, outcome } = play()
const { commitment } = record
async function steps(evidence: Partial<Evidence>): Promise<readonly string[]> {
  const found: string[] = []
  for await (const s of check({ record, seal: null, shown: outcome, ...evidence }, game))
    found.push(`${s.name} ${s.verdict}`)
  return found
}
const GOOD = ['seal good', 'key good', 'opening good', 'moves good', 'result good']

test('a true record passes every step; what this browser did not note stays open', async () => {
  expect(await steps({ seal: { commitment, seq: 0 } })).toEqual(GOOD)
  expect(await steps({})).toEqual(['seal open', ...GOOD.slice(1)])
  expect(await steps({ shown: null })).toEqual(['seal open', ...GOOD.slice(1)])
})

test('each change is found where it was made', async () => {
  const bad = async (at: number, evidence: Partial<Evidence>): Promise<void> => {
    const found = await steps(evidence)
    expect(found).toHaveLength(5)
    expect([at, found[at]]).toEqual([at, `${['seal', 'key', 'opening', 'moves', 'result'][at]} bad`])
  }
  await bad(0, { seal: { commitment: keyOf('another'), seq: 3 } })
  await bad(1, { record: { ...record, key: keyOf('another') } })
  await bad(1, { record: { ...record, key: 'not a key' } })
  // Another key with its own commitment is another deal of the cards.
  const other = new Match(game, record.setup, keyOf('another')).record()
  await bad(2, { record: { ...record, key: other.key, commitment: other.commitment } })
  await bad(2, { record: { ...record, opening: { ...record.opening, hash: record.opening.hash + 1 } } })
  const last = record.entries.length - 1
  await bad(3, {
    record: { ...record, entries: record.entries.map((e, i) => (i === last ? { ...e, seat: 1 - e.seat } : e)) },
  })
  await bad(4, { shown: { ...outcome, scores: outcome.scores.map(s => s + 1) } })
  await bad(4, { record: { ...record, entries: record.entries.slice(0, 5) } })
})

test('an unfinished game, and one by other rules, are told apart from a false one', async () => {
  expect((await steps({ record: { ...record, entries: record.entries.slice(0, 5) }, shown: null }))[4]).toBe(
    'result open',
  )
  const older = await steps({ record: { ...record, version: game.version + 1 } })
  expect(older.slice(1)).toEqual(['key good', 'opening open', 'moves skipped', 'result skipped'])
})

test('devices are called by names people know', () => {
  expect(
    deviceOf(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    ),
  ).toBe('Safari · iOS')
  expect(
    deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'),
  ).toBe('Edge · Windows')
  expect(deviceOf('curl/8')).toBeNull()
  expect(deviceOf(null)).toBeNull()
})
