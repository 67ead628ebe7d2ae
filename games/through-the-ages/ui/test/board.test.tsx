/** What is drawn when: the question or the row, and on a phone which page. */
import { current } from '@ecumene/kernel'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { throughTheAges } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { choicesOf } from '../choices.ts'
import { chooseCard } from '../chosen-card.ts'
import { withoutEnd } from '../ends.ts'
import ui from '../index.tsx'
import { faceOf } from '../look.ts'
import type { AgesMessage } from '../message.ts'
import type { Part } from '../part-props.ts'
import { phone } from '../phone.ts'
import { planOf } from '../plan.ts'
import { partOf, walk } from './positions.ts'

const { Board, MyArea } = ui
function drawn(part: Part, page?: string): string {
  const board: BoardProps<S, AgesMessage> = { ...part, events: [], motion: false, ...(page ? { page } : {}) }
  return renderToStaticMarkup(<Board {...board} />)
}
const hand = (part: Part): string => (MyArea ? renderToStaticMarkup(<MyArea {...part} />) : '')

test('TTA-POL-1 politics leaves the row in sight; a card chosen in hand opens what it can do to each rival', () => {
  let met = 0
  let opened = 0
  walk(
    60,
    (match, seat) => {
      if (current(throughTheAges, match.state)?.name !== 'politics') return
      met++
      const other = (seat + 1) % match.setup.seats
      const part = partOf(match, seat)
      const before = drawn(part)
      expect([before.includes('tta-row'), before.includes('tta-political'), before.includes('tta-question')]).toEqual([
        true,
        true,
        false,
      ])
      for (const card of new Set(part.legal.flatMap(a => (typeof a.card === 'string' ? [faceOf(a.card).id] : [])))) {
        chooseCard(card, part.view)
        const markup = drawn(part)
        chooseCard(card, part.view)
        opened++
        const [row, panel = ''] = markup.split('tta-politics-over')
        expect(row).toContain('tta-row-card')
        for (const { verb, target } of part.legal.filter(a => a.card === card)) {
          expect(panel).toContain(`data-verb="${verb}"`)
          if (typeof target === 'number') expect(panel).toContain(part.seats[target].name)
        }
        // What each side of a pact gets is said, for the viewer and for the other.
        for (const { verb, side } of part.legal.filter(a => a.card === card))
          if (verb === 'offerPact') expect(panel).toContain(side === 'a' ? 'ui.pact.you' : 'ui.pact.they')
      }
      for (const viewer of [other, 'table' as const]) {
        const markup = drawn({ ...partOf(match, other), seat: viewer, legal: [] })
        expect([markup.includes('tta-question'), markup.includes('tta-row')]).toEqual([false, true])
      }
    },
    name => name === 'politics',
  )
  expect(met).toBeGreaterThan(20)
  expect(opened).toBeGreaterThan(20)
})

test('a phone: each page has its part of the board, and the figures stand on all of them', () => {
  walk(20, (match, seat) => {
    const part = partOf(match, seat)
    for (const page of ['row', 'mine', 'events']) expect(drawn(part, page)).toContain('tta-figures')
    expect(drawn(part, 'row')).toContain('tta-row')
    expect(drawn(part, 'row')).not.toContain('tta-matrix')
    expect(drawn(part, 'mine')).toContain('tta-matrix')
    expect(drawn(part, 'mine')).not.toContain('tta-row-card')
  })
  expect(phone.tabs.map(tab => tab.id)).toEqual(['row', 'mine', 'others', 'events', 'me', 'chronicle'])
})

test('a phone turns to a tab where the question of the moment can be answered', { timeout: 60_000 }, () => {
  const met = new Map<string, number>()
  walk(
    300,
    (match, seat) => {
      const part = partOf(match, seat)
      const decision = current(throughTheAges, match.state)?.name ?? ''
      // A player who can only end the question or resign does so beside it.
      if (withoutEnd(part.legal).every(a => a.verb === 'resign')) return
      const tab = phone.tabOf(part)
      met.set(decision, (met.get(decision) ?? 0) + 1)
      if (decision === 'action') expect(tab).toBe('row')
      else
        expect([decision, (tab === 'me' ? hand(part) : drawn(part, tab)).includes('data-action')]).toEqual([
          decision,
          true,
        ])
    },
    name => name !== 'action' && name !== 'politics',
  )
  expect(met.size).toBeGreaterThan(6)
})

test('a phone: what is enough for a defence or a force stands beside the question, whatever page is open', () => {
  let met = 0
  walk(
    300,
    (match, seat) => {
      const part = partOf(match, seat)
      if (!planOf(part)?.smallest()) return
      met++
      for (const page of ['row', 'mine', 'events']) expect(drawn(part, page).match(/data-smallest/g)).toHaveLength(1)
      expect(drawn(part).match(/data-smallest/g)).toHaveLength(1)
    },
    name => name === 'defend' || name === 'force',
  )
  expect(met).toBeGreaterThan(8)
})

test('between two steps of one’s own answer nobody else is waited for', () => {
  let met = 0
  walk(
    200,
    (match, seat) => {
      const decision = current(throughTheAges, match.state)?.name
      if (decision !== 'defend' && decision !== 'force') return
      met++
      // A step that is held or being sent: there is nothing to choose.
      const held = { ...partOf(match, seat), legal: [] }
      expect(drawn(held)).not.toContain('ui.waitsFor')
      expect(drawn(held)).toContain(`prompt.${decision}`)
      expect(drawn({ ...held, replaying: true })).toContain('ui.waitsFor')
      expect(drawn({ ...held, seat: (seat + 1) % match.setup.seats })).toContain('ui.waitsFor')
    },
    name => name === 'defend' || name === 'force',
  )
  expect(met).toBeGreaterThan(10)
})

test('TTA-ACT-UNIT-4, TTA-ACT-DEST-1 what gives a building or a unit up opens a menu, even where it is the only action', () => {
  const met = { destroy: 0, disband: 0 }
  walk(400, (match, seat) => {
    const part = partOf(match, seat)
    if (current(throughTheAges, match.state)?.name !== 'action') return
    const markup = drawn(part)
    for (const [place, actions] of choicesOf(part).at) {
      const [{ verb }] = actions
      if (actions.length > 1 || (verb !== 'destroy' && verb !== 'disband')) continue
      met[verb]++
      const button = new RegExp(`<button[^>]*data-anchor="${place}"[^>]*>`).exec(markup)?.[0]
      expect(button).toContain('aria-haspopup="menu"')
    }
  })
  expect(Math.min(met.destroy, met.disband)).toBeGreaterThan(5)
})
