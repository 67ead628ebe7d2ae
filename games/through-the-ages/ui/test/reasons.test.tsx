/** Why a military card cannot be played, and who is in an auction: told where one looks for it. */
import { current, judge } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { throughTheAges } from '../../src/game.ts'
import ui from '../index.tsx'
import { faceOf } from '../look.ts'
import { militaryWish } from '../military-wish.ts'
import type { Part } from '../part-props.ts'
import { figuresOf, militaryOf } from '../position.ts'
import { partOf, walk } from './positions.ts'

const board = (part: Part, page?: string): string =>
  renderToStaticMarkup(<ui.Board {...part} events={[]} motion={false} {...(page ? { page } : {})} />)
const hand = (part: Part): string => (ui.MyArea ? renderToStaticMarkup(<ui.MyArea {...part} />) : '')

test('TTA-AGG-5, TTA-ROUND-11 a military card that cannot be played now says its own reason, in hand and in the list of a phone', () => {
  const met = new Map<string, number>()
  walk(
    1500,
    (match, seat) => {
      if (current(throughTheAges, match.state)?.name !== 'politics') return
      const part = partOf(match, seat)
      const [page, mine] = [board(part, 'events'), hand(part)]
      for (const id of new Set(militaryOf(part.view, seat).filter(id => id !== null))) {
        if (part.legal.some(a => a.card === id)) continue
        const { kind } = faceOf(id)
        const wish = militaryWish(part, seat, id)
        const judged = wish && judge(part.game, part.view, seat, wish)
        if (!judged || judged.ok) throw new Error(`${id} could be played`)
        met.set(kind, (met.get(kind) ?? 0) + 1)
        expect(judged.refusal.key.startsWith('refuse.'), judged.refusal.key).toBe(true)
        expect(page).toContain(`<b>card.${id}</b> ${judged.refusal.key}`)
        const asked = new RegExp(`<button[^>]*data-anchor="military:${id}"[^>]*>`).exec(mine)?.[0] ?? ''
        expect(asked.replaceAll('&quot;', '"')).toContain(`data-wish="${JSON.stringify(wish)}"`)
      }
    },
    name => name === 'politics',
  )
  for (const kind of ['aggression', 'tactic', 'bonus']) expect(met.get(kind) ?? 0, kind).toBeGreaterThan(5)
})

test('TTA-COL-4 an auction names who holds the bid and who has passed; their strengths, in the order of play', () => {
  const met = { holds: 0, passed: 0, open: 0, none: 0 }
  walk(
    400,
    (match, seat) => {
      const decision = current(throughTheAges, match.state)
      if (decision?.name !== 'bid') return
      const part = { ...partOf(match, seat), say: (key: string, args?: object) => `${key} ${JSON.stringify(args)}` }
      const markup = board(part).replaceAll('&quot;', '"')
      const { bidder, passed, out, bid } = match.state
      for (const other of part.seats.keys()) {
        if (out[other] === 1) continue
        const state = other === bidder ? 'holds' : ((passed >> other) & 1) === 1 ? 'passed' : 'open'
        met[state]++
        expect(markup).toContain(`ui.bidder.${state} ${JSON.stringify({ name: `P${other}`, n: bid })}`)
        const { strength } = figuresOf(part.view, other)
        expect(markup).toContain(JSON.stringify({ name: 'ui.count.strength undefined', n: strength }))
      }
      const { most } = decision.prompt(part.view, seat).args ?? {}
      const bids = part.legal.filter(a => a.verb === 'bid').map(a => Number(a.amount))
      expect(most).toBe(bids.at(-1) ?? 0)
      if (bids.length === 0) met.none++
    },
    name => name === 'bid',
  )
  expect(Math.min(...Object.values(met))).toBeGreaterThan(3)
})
