/** What players of slow games say beforehand, in every game: played if the rules allow it, or dropped with a reason. */

import { CLOCKS_CHOICE, instructedIn, wishesOf } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { type ActionJson, current, FastRng, keyOf, Match, setupOf } from '@ecumene/kernel'
import { recordedGames } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

const MOST_RECORDS = 3
describe.each(games.map(about => [about.id, about] as const))('%s', (_, about) => {
  test('at least two of its orders come up in play, and what they play is always legal', async () => {
    const game = await about.load()
    // Played by bots, so that everything comes up.
    const records = recordedGames(new URL(`../../${about.folder}`, import.meta.url).pathname, game.version)
    const rng = new FastRng(5)
    const played = new Set<string>()
    const step = Math.max(1, Math.floor(records.length / MOST_RECORDS))
    for (const { record } of records.filter((_, i) => i % step === 0)) {
      const match = new Match(game, record.setup, record.key)
      for (const { seat, action, auto } of record.entries) {
        if (auto || played.size > 2) continue
        const order = about.standingOrders?.find(o => o.decision === current(game, match.state)?.name)
        if (order && seat >= 0 && action && !played.has(`${order.decision} ${order.kind}`)) {
          const wishes = wishesOf(game, order)
          const from = order.kind === 'upTo' ? 0 : rng.below(wishes.length)
          const prefer = [...wishes.slice(from), ...wishes.slice(0, from)]
          const said = [{ decision: order.decision, prefer, once: true }]
          const found = instructedIn(game, match.view(seat), seat, said, () => match.fallback(seat))
          if (found && 'action' in found) {
            expect(match.legal(seat)).toContainEqual(found.action)
            played.add(`${order.decision} ${order.kind}`)
          } else expect(found).toMatchObject({ why: { rule: expect.stringMatching(/./) } })
        }
        if (action === null) match.undo(seat)
        else match.play(seat, action)
      }
    }
    expect([...played].length, [...played].join(', ')).toBeGreaterThanOrEqual(2)
  })
})

describe('an order', () => {
  const open = async () => {
    const game = await games[0].load()
    const about = games.find(g => g.id === 'bronze')
    if (!about) throw new Error('no Bronze')
    const bronze = about.id === game.id ? game : await about.load()
    const match = new Match(bronze, setupOf(bronze, 2), keyOf('an order'))
    const seat = 31 - Math.clz32(match.owed())
    return { bronze, match, seat, view: match.view(seat) }
  }
  const ordered = async (prefer: readonly ActionJson[], once: boolean, more: object = {}) => {
    const { bronze, match, seat, view } = await open()
    const order = { decision: 'take', prefer: [...prefer], once, ...more }
    return { legal: match.legal(seat), found: instructedIn(bronze, view, seat, [order], () => match.fallback(seat)) }
  }
  test('plays the first of its wishes that is possible: the next one, if the first is gone', async () => {
    const { legal } = await ordered([], true)
    const offered = new Set(legal.map(a => a.tech))
    const { found } = await ordered(
      [
        { verb: 'take', tech: 'no-such-card' },
        { verb: 'take', tech: legal[1].tech },
      ],
      true,
    )
    expect(offered.has('no-such-card')).toBe(false)
    expect(found).toEqual({ index: 0, action: legal.find(a => a.tech === legal[1].tech) })
  })
  test('for once is dropped with the reason of the rules; one for always asks its player and stays', async () => {
    const { legal } = await ordered([], true)
    const [first, second] = legal
    const wrong = { ...first, tech: second.tech }
    const { found } = await ordered([wrong], true)
    expect(found).toMatchObject({ index: 0, why: { rule: expect.stringMatching(/^BRZ-/) } })
    expect((await ordered([{ verb: 'take', tech: 'no-such-card' }], true)).found).toMatchObject({
      why: { key: 'table.ordered' },
    })
    expect((await ordered([wrong], false)).found).toBeNull()
  })
  test('that was dropped is played no more; one for another question waits', async () => {
    const { legal } = await ordered([], true)
    expect((await ordered([legal[0]], true, { dropped: { key: 'x', rule: 'y' } })).found).toBeNull()
    expect((await ordered([legal[0]], true, { decision: 'lay' })).found).toBeNull()
    expect((await ordered([CLOCKS_CHOICE], true)).found).toMatchObject({ action: { verb: 'take' } })
  })
})
