import { FastRng, keyOf, Match, setupOf, type Viewer } from '@ecumene/kernel'
import {
  Action,
  Ask,
  fromBase64,
  NewTable,
  PROTOCOL_VERSION,
  plainText,
  Replica,
  TableSettings,
  toBase64,
  type Update,
  verifyRecord,
} from '@ecumene/protocol'
import { Client } from '@ecumene/protocol/client'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

describe('what is let in', () => {
  const play = { t: 'play', ref: 1, match: 'abcdefgh', seq: 0, key: 'abcdefgh', action: { verb: 'bid', coins: 1 } }
  test('an action goes through unchanged', () => {
    expect(Ask.parse(play)).toEqual(play)
    const offer = { verb: 'offer', give: ['figs', 'wine'], want: { any: [1, 2] } }
    expect(Action.parse(offer)).toEqual(offer)
  })
  test.each([
    ['another type', { ...play, t: 'dance' }],
    ['no key', { ...play, key: undefined }],
    ['a short key', { ...play, key: 'x' }],
    ['a key with spaces', { ...play, key: 'a key of mine' }],
    ['a negative position', { ...play, seq: -1 }],
    ['half a position', { ...play, seq: 0.5 }],
    ['a path for a match', { ...play, match: '../../etc' }],
    ['an action that is a list', { ...play, action: ['bid'] }],
    ['an action without a verb', { ...play, action: { coins: 1 } }],
    ['an action too deep', { ...play, action: { verb: 'x', a: { b: { c: { d: { e: { f: { g: 1 } } } } } } } }],
    ['another version', { t: 'hello', v: 2 }],
  ])('%s is refused', (_, message) => {
    expect(Ask.safeParse(message).success).toBe(false)
  })
  test('settings have safe defaults', () => {
    expect(TableSettings.parse({})).toMatchObject({
      pace: { kind: 'none' },
      expiry: 'fallback',
      listed: true,
      hushWatchers: true,
      delay: 0,
    })
    expect(NewTable.safeParse({ game: 'toy', seats: [] }).success).toBe(false)
  })
  test('text is one line of what can be seen', () => {
    expect(plainText(5).parse('  Ann ')).toBe('Ann')
    for (const bad of ['', '   ', 'abcdef', 'a\u0007', 'a\u202e'])
      expect(plainText(5).safeParse(bad).success).toBe(false)
  })
})

test('bytes survive as text', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, i) => i)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
})

/** What a server would send. */
function updateFrom(
  match: Match,
  viewer: Viewer,
  before: ReturnType<Match['view']> | null,
  base: number | null,
  keep: number,
): Update {
  return {
    t: 'update',
    match: 'abcdefgh',
    viewer,
    base,
    seq: match.seq,
    keep,
    patch: toBase64(match.layout.diff(before ?? match.layout.create(), match.view(viewer))),
    lines: match.chronicle(viewer, keep).map(l => ({ ...l, at: null, events: [...l.events] as never })),
    owed: match.owed(),
    undo: null,
    outcome: null,
  }
}
test('a copy follows the match through plays, undo and gaps', () => {
  const setup = setupOf(toy, 2)
  const match = new Match(toy, setup, keyOf('copy')) as unknown as Match
  const replica = new Replica(match.layout)
  expect(replica.take(updateFrom(match, 0, null, null, -1))).toBe(true)
  const rng = new FastRng(4)
  for (let i = 0; i < 30 && !match.outcome(); i++) {
    const [before, base] = [match.view(0), match.seq]
    const seat = match.owed() & 1 ? 0 : 1
    if (i % 5 === 4 && match.canUndo(seat)) match.undo(seat)
    else match.play(seat, match.legal(seat)[rng.below(match.legal(seat).length)])
    const all = match.chronicle(0)
    const keep = Math.max(...all.filter(l => l.seq <= base).map(l => l.seq))
    const held = replica.view
    expect(replica.take(updateFrom(match, 0, before, base, keep))).toBe(true)
    expect(replica.view).not.toBe(held) // a screen may still draw the old one
    expect([...replica.view.words]).toEqual([...match.view(0).words])
    expect(replica.lines.map(l => l.seq)).toEqual(all.map(l => l.seq))
  }
  const update = updateFrom(match, 0, null, match.seq + 5, match.seq)
  expect(replica.take({ ...update, seq: match.seq + 6 })).toBe(false)
  expect(replica.take({ ...update, seq: match.seq })).toBe(true) // old news
  expect(replica.seq).toBe(match.seq)
})
test('a record with another key than promised is not believed', () => {
  const match = new Match(toy, setupOf(toy, 2), keyOf('one'))
  const record = match.record()
  expect(() => verifyRecord(toy, record, record.commitment)).not.toThrow()
  expect(() => verifyRecord(toy, record, new Match(toy, setupOf(toy, 2), keyOf('two')).record().commitment)).toThrow(
    'promised',
  )
})

test('a server of another version is not guessed at: everything asked of it fails with a reason, and nothing is tried again', async () => {
  const heard: ((event: { data: unknown }) => void)[] = []
  let connections = 0
  const client = new Client({
    base: 'http://x',
    connect() {
      connections++
      return {
        send() {},
        close() {},
        addEventListener(type: string, listener: never) {
          if (type === 'message') heard.push(listener)
        },
      }
    },
  })
  const opening = client.open('abcdefgh', toy.layout(setupOf(toy, 2)))
  const asked = client.ask(ref => ({ t: 'undo', ref, match: 'abcdefgh', seq: 0, key: 'abcdefgh' }))
  heard[0]({ data: JSON.stringify({ t: 'welcome', v: PROTOCOL_VERSION + 1, user: null, now: 0 }) })
  await expect(opening).rejects.toThrow('another version')
  await expect(asked).rejects.toThrow('another version')
  expect([client.state, connections]).toEqual(['closed', 1])
})
