/** The decision to choose one of the things there are. */
import {
  ask,
  asking,
  bit,
  Codes,
  type Decision,
  FastRng,
  ids,
  layout,
  NONE,
  owed,
  refusal,
  SearchWorld,
  type StateOf,
  scalar,
  verbs,
} from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { chooseOne } from '../src/choose-one.ts'

const fields = { chosen: scalar({ init: NONE, max: 9 }), free: scalar({ max: 31 }) }
type S = StateOf<typeof fields>
type E = { type: 'chose'; seat: number; thing: string } | { type: 'drew'; seat: number; card: string }
const V = verbs({ choose: { thing: ['owl', 'ram', 'bee', 'fox', 'elk'] }, pass: {} })
const D = ids('pick', 'skip')

const choice = (orElse?: number): Decision<S, E> =>
  chooseOne<S, E>({
    name: 'pick',
    rule: 'T-1',
    verb: V.choose,
    count: 5,
    may: (s, _, thing) => ((s.free >> thing) & 1) === 1,
    choose: (s, _, thing) => {
      s.chosen = thing
    },
    why: (_, __, thing) => refusal('T-2', 'refuse.taken', { thing }),
    ...(orElse === undefined ? {} : { orElse }),
  })
const start = (free: number): S => {
  const s = layout(2, fields).create() as S
  s.free = free
  ask(s, D.pick, bit(1))
  return s
}
const listed = (decision: Decision<S, E>, s: S): readonly string[] => {
  const codes = new Codes()
  decision.legal(s, 1, codes)
  return Array.from(codes.at.subarray(0, codes.n), code => JSON.stringify(V.toJson(code)))
}

test('chooseOne lists what may be chosen, applies it and is done', () => {
  const s = start(0b01010)
  const pick = choice()
  expect(listed(pick, s)).toEqual(['{"verb":"choose","thing":"ram"}', '{"verb":"choose","thing":"fox"}'])
  expect(pick.fallback(s, 1)).toBe(V.choose.code(1))
  expect(pick.why?.(s, 1, V.choose.code(0))).toEqual(refusal('T-2', 'refuse.taken', { thing: 0 }))
  expect(pick.why?.(s, 1, V.pass.code())).toBeNull()
  expect(pick.prompt(s, 1)).toEqual({ key: 'prompt.pick', rule: 'T-1' })
  expect(asking(s)).toBe(D.pick)
  pick.apply(s, 1, V.choose.code(3), new SearchWorld(new FastRng(1)))
  expect([s.chosen, owed(s)]).toEqual([3, 0])
})
test('chooseOne with another way out lists it last, and the clock takes it', () => {
  const s = start(0b00001)
  const pick = choice(V.pass.code())
  expect(listed(pick, s)).toEqual(['{"verb":"choose","thing":"owl"}', '{"verb":"pass"}'])
  expect(pick.fallback(s, 1)).toBe(V.pass.code())
  pick.apply(s, 1, V.pass.code(), new SearchWorld(new FastRng(1)))
  expect([s.chosen, owed(s)]).toEqual([NONE, 0])
})
test('chooseOne asks one seat, looks at each thing once and no further, and may say more in its question', () => {
  const looked: number[] = []
  const bare = chooseOne<S, E>({
    name: 'pick',
    rule: 'T-1',
    verb: V.choose,
    count: 5,
    may: (_, __, thing) => {
      looked.push(thing)
      return false
    },
    choose: () => {},
    args: (s, seat) => ({ free: s.free, seat }),
  })
  const s = start(3)
  expect([bare.mode, listed(bare, s), looked]).toEqual(['one', [], [0, 1, 2, 3, 4]])
  expect(bare.prompt(s, 1)).toEqual({ key: 'prompt.pick', rule: 'T-1', args: { free: 3, seat: 1 } })
  expect(bare.why?.(s, 1, V.choose.code(0))).toBeNull()
  looked.length = 0
  bare.fallback(s, 1)
  expect(looked).toEqual([0, 1, 2, 3, 4])
})
