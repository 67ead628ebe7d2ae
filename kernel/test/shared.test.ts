/** What games share besides the contract: numbered lists, events with their readers. */
import { expect, test } from 'vitest'
import {
  type Decision,
  deed,
  detail,
  type EventSpecs,
  ids,
  inOrder,
  layout,
  NONE,
  ownerOnly,
  type StateOf,
  scalar,
  seats,
  verbs,
} from '../src/index.ts'

const fields = { chosen: scalar({ init: NONE, max: 9 }), free: scalar({ max: 31 }) }
type S = StateOf<typeof fields>
type E = { type: 'chose'; seat: number; thing: string } | { type: 'drew'; seat: number; card: string }
const V = verbs({ choose: { thing: ['owl', 'ram', 'bee', 'fox', 'elk'] }, pass: {} })
const D = ids('pick', 'skip')

const choice = (): Decision<S, E> => ({
  name: 'pick',
  rule: 'T-1',
  mode: 'one',
  legal: () => {},
  apply: () => {},
  fallback: () => V.pass.code(),
  prompt: () => ({ key: 'prompt.pick', rule: 'T-1' }),
})

test('inOrder puts named decisions into the order of their numbers', () => {
  const skip = { ...choice(), name: 'skip' }
  expect(inOrder(D, { skip, pick: choice() }).map(d => d.name)).toEqual(['pick', 'skip'])
})
test('inOrder refuses a decision in the place of another, and a missing or unknown name does not compile', () => {
  const pick = choice()
  expect(() => inOrder(D, { pick, skip: pick })).toThrow('skip is the place of another: pick stands there')
  // @ts-expect-error: skip is missing
  expect(() => inOrder(D, { pick })).toThrow()
  // @ts-expect-error: there is no decision called leap
  inOrder(D, { pick, skip: { ...pick, name: 'skip' }, leap: pick })
})

test('seats are walked in order', () => {
  expect([...seats(layout(3, fields).create())]).toEqual([0, 1, 2])
})

test('events say who sees which parameter; one that is forgotten does not compile', () => {
  const specs: EventSpecs<E> = {
    chose: deed('T-1', 'seat', 'thing'),
    drew: detail('T-3', 'seat', ownerOnly('card')),
  }
  expect(specs.chose).toEqual({ rule: 'T-1', rank: 'deed', sees: { seat: 'all', thing: 'all' } })
  expect(specs.drew).toEqual({ rule: 'T-3', rank: 'detail', sees: { seat: 'all', card: 'owner' } })
  // @ts-expect-error: nobody said who sees `thing`
  const forgotten: EventSpecs<E> = { ...specs, chose: deed('T-1', 'seat') }
  expect(forgotten).toBeDefined()
})
