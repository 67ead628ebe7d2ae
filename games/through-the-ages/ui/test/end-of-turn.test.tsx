/** What is about to be lost is said beside the button that ends the turn, and what loses a production is asked once. */
import { layoutFor, onlyAnswer } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { throughTheAges } from '../../src/game.ts'
import { DECISIONS, VERBS } from '../../src/verbs.ts'
import { type Seat, type Table, tableOf, turnOf } from '../../test/table.ts'
import { EndOfTurn } from '../forecast.tsx'
import ui from '../index.tsx'
import { ChangeMarks } from '../price.tsx'
import { partOf } from './positions.ts'

vi.mock('@ecumene/kit/prompt-slots.tsx', async load => ({
  ...(await load<object>()),
  Count: ({ children }: { children: ReactNode }) => <em>{children}</em>,
}))
type Played = Parameters<typeof partOf>[0]
const partAt = (p: Table) =>
  partOf(
    {
      game: throughTheAges,
      setup: { seats: p.s.seats },
      state: p.s,
      view: () => p.s,
      legal: () => p.legal(0),
    } as unknown as Played,
    0,
  )
const beside = (seat: Seat): string => {
  const part = partAt(turnOf(tableOf(2, seat)))
  const drawn = renderToStaticMarkup(<EndOfTurn p={part} />)
  return /<em>(.*?)<\/em>/.exec(drawn)?.[1] ?? ''
}
/** More discontent workers than unused ones (TTA-END-4). */
const UPRISING: Seat = { yellow: 0, pool: 0 }

describe('beside the button that ends the turn', () => {
  test('TTA-END-4 an uprising, and nothing of it where the people are content', () => {
    expect(beside(UPRISING)).toContain('ui.uprising')
    expect(beside({})).not.toContain('ui.uprising')
  })
  test('TTA-PROD-4 resources that corruption takes', () => {
    expect(beside({ tokens: { bronze: 3 }, bank: 2 })).toContain('ui.warn.corruption')
    expect(beside({})).not.toContain('ui.warn.corruption')
  })
  test('civil actions that are left and have a use', () => {
    expect(beside({ civil: 2 })).toContain('ui.warn.civil')
    expect(beside({ civil: 0, military: 0 })).not.toContain('ui.warn.civil')
  })
})

test('TTA-END-4 ending the turn into an uprising is held and asked once; any other end is not', () => {
  const [bad, good] = [tableOf(2, UPRISING).s, tableOf(2).s]
  expect(ui.givesUp?.(bad, { verb: 'endTurn' }, 0)).toBe(true)
  expect(ui.givesUp?.(good, { verb: 'endTurn' }, 0)).toBe(false)
  expect(ui.givesUp?.(bad, { verb: 'pass' }, 0)).toBe(false)
})

test('TTA-POL-1 a player alone without a card to play is not asked for a political action; with one they are', () => {
  const answer = (seat: Seat): number | null => {
    const { s } = tableOf(2, seat).at(DECISIONS.politics, 0)
    const layout = layoutFor(throughTheAges, { seats: 2, variant: '', options: {} })
    return onlyAnswer(throughTheAges, layout, s, 0, layout.create(), true)
  }
  expect(answer({})).toBe(VERBS.pass.code())
  expect(answer({ cards: ['good-harvest'] })).toBeNull()
})

test('TTA-PROD-4 a mark of income says that it is one, and that corruption lowers it', () => {
  const say = (key: string): string => key
  const drawn = renderToStaticMarkup(<ChangeMarks change={{ resourceRate: [2, 0], corruption: [0, 2] }} say={say} />)
  expect(drawn).toMatch(/2→0.*ui\.byCorruption/)
  expect(renderToStaticMarkup(<ChangeMarks change={{ resourceRate: [2, 4] }} say={say} />)).toMatch(/2→4.*ui\.aTurn/)
})
