/** What a question says, what the clock would answer, and what a wrong answer is told: word for word. */
import { expect, test } from 'vitest'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { done, march } from './frequent-moves.ts'
import {
  bare,
  built,
  control,
  EGYPT,
  fortress,
  GREECE,
  holding,
  legions,
  onMarker,
  owns,
  ROME,
  triremes,
  turnOf,
} from './table.ts'

const move = (province: string, to: string, n = 1, post = 'free') => ({ verb: 'march', province, to, post, legions: n })

test('MN-4.1.2a a march that cannot be is told why, with the provinces it names', () => {
  const m = fortress(legions(legions(bare(), ROME, 'italia', 2), ROME, 'gallia', 1), ROME, 'italia')
  m.at(DECISIONS.march, ROME)
  expect([m.prompt(ROME), m.clock(ROME)]).toEqual([{ key: 'prompt.march', rule: 'MN-4.1.2a' }, { verb: 'done' }])
  expect(m.refusal(ROME, move('italia', 'cisalpina', 3))).toEqual({
    rule: 'MN-4.1.2a',
    key: 'refuse.legions',
    args: { count: 2, province: 'italia' },
  })
  expect(m.refusal(ROME, move('italia', 'dacia'))).toEqual({
    rule: 'MN-4.1.2a',
    key: 'refuse.marchFar',
    args: { province: 'italia', to: 'dacia' },
  })
  expect(m.refusal(ROME, move('italia', 'cisalpina', 1, 'fortress'))?.key).toBe('refuse.fortressMoves')
  march(m, ROME, 'italia', 'cisalpina')
  expect(m.seen('marched')).toMatchObject([{ seat: ROME, province: 'italia', to: 'cisalpina', legions: 1 }])
  expect(m.refusal(ROME, move('cisalpina', 'noricum'))).toEqual({
    rule: 'MN-R-37a',
    key: 'refuse.marched',
    args: { province: 'cisalpina', to: 'noricum' },
  })
  // More than are there at all, moved or not.
  expect(m.refusal(ROME, move('cisalpina', 'noricum', 2))).toMatchObject({ key: 'refuse.legions', args: { count: 1 } })
  const three = legions(bare(3), ROME, 'judea', 1).at(DECISIONS.march, ROME)
  expect(three.refusal(ROME, move('judea', 'syria'))).toEqual({
    rule: 'MN-R-1b',
    key: 'refuse.covered',
    args: { province: 'syria' },
  })
})
test('MN-4.1.1a a trireme that cannot sail is told why, with the seas it names', () => {
  const m = triremes(bare(), ROME, 'ionian', 2).at(DECISIONS.sail, ROME)
  expect([m.prompt(ROME), m.clock(ROME)]).toEqual([{ key: 'prompt.sail', rule: 'MN-4.1.1a' }, { verb: 'done' }])
  const sail = (sea: string, toSea: string, n: number) => ({ verb: 'sail', sea, toSea, triremes: n })
  expect(m.refusal(ROME, sail('ionian', 'aegean', 3))).toEqual({
    rule: 'MN-4.1.1a',
    key: 'refuse.triremes',
    args: { count: 2, sea: 'ionian' },
  })
  m.play(ROME, sail('ionian', 'aegean', 1))
  expect(m.seen('sailed')).toMatchObject([{ seat: ROME, sea: 'ionian', toSea: 'aegean', triremes: 1 }])
  expect(m.refusal(ROME, sail('aegean', 'ionian', 1))).toEqual({
    rule: 'MN-R-37a',
    key: 'refuse.sailed',
    args: { sea: 'aegean' },
  })
})
test('MN-4.1.1b an attack at sea that cannot be is told why', () => {
  const m = triremes(triremes(triremes(bare(), ROME, 'ionian', 2), GREECE, 'ionian', 2), EGYPT, 'aegean', 1)
  triremes(m, EGYPT, 'ionian', 1).at(DECISIONS.attack, ROME)
  const attack = (sea: string, target: number) => ({ verb: 'attack', sea, target })
  expect([m.prompt(ROME), m.clock(ROME)]).toEqual([{ key: 'prompt.attack', rule: 'MN-4.1.1b' }, { verb: 'done' }])
  expect(m.legal(ROME)).toEqual([{ verb: 'done' }, attack('ionian', GREECE), attack('ionian', EGYPT)])
  const none = { rule: 'MN-4.1.1b', key: 'refuse.noTriremes', args: { sea: 'aegean' } }
  expect(m.refusal(ROME, attack('aegean', EGYPT))).toEqual(none)
  m.set(s => {
    s.peaceOf = ROME
    s.peaceWith = EGYPT
  })
  expect(m.refusal(ROME, attack('ionian', EGYPT))).toEqual({
    rule: 'MN-W-ZEUS-4',
    key: 'refuse.peace',
    args: { target: EGYPT },
  })
  triremes(triremes(m, ROME, 'tyrrhenian', 1), GREECE, 'tyrrhenian', 1)
  m.dice(0, 0, 0, 0).play(ROME, attack('ionian', GREECE))
  expect(m.refusal(ROME, attack('ionian', GREECE))).toEqual({
    rule: 'MN-9f',
    key: 'refuse.foughtSea',
    args: { sea: 'ionian' },
  })
})
test('MN-4.3.3b a conversion is told why it cannot be: a capital’s marker, none there, or not occupied', () => {
  const m = legions(legions(control(bare(), GREECE, 'cisalpina', 'noricum'), ROME, 'cisalpina', 1), ROME, 'noricum', 1)
  turnOf(onMarker(m, ROME, 'cisalpina'), ROME, PROGRAMS.turn)
  expect([m.asked, m.prompt(ROME)]).toEqual(['convert', { key: 'prompt.convert', rule: 'MN-4.3.3b' }])
  expect(m.refusal(ROME, { verb: 'convert', province: 'noricum' })).toEqual({
    rule: 'MN-4.3.3b',
    key: 'refuse.notOccupied',
    args: { province: 'noricum' },
  })
  done(m, ROME)
  expect(m.asked).toBe('march')
})
test('MN-4.3.2a buildings are occupied one by one; the clock takes the first and then stops', () => {
  const m = legions(
    built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene', 'cyrenaica-papyrus', 'cyrenaica-market'),
    ROME,
    'cyrenaica',
    3,
  )
  m.s.active = ROME
  m.clear().at(DECISIONS.conquest, ROME)
  expect(m.prompt(ROME)).toEqual({ key: 'prompt.conquest', rule: 'MN-4.3b' })
  m.play(ROME, { verb: 'occupy', province: 'cyrenaica' })
  expect([m.asked, m.prompt(ROME)]).toEqual([
    'occupy',
    { key: 'prompt.occupy', rule: 'MN-4.3.2a', args: { province: 'cyrenaica' } },
  ])
  const first = m.clock(ROME)
  expect(first).toEqual(m.choices(ROME, 'put')[0])
  expect(m.refusal(ROME, { verb: 'put', slot: 'rome' })).toMatchObject({
    key: 'refuse.noOccupy',
    args: { slot: 'rome' },
  })
  m.play(ROME, first as never)
  expect(m.seen('occupied')).toMatchObject([{ seat: ROME, target: EGYPT, slot: first?.slot }])
  expect([m.asked, m.clock(ROME)]).toEqual(['occupy', { verb: 'done' }])
  done(m, ROME)
  expect(m.asked).not.toBe('occupy')
})
test('MN-W-GARDENS-1 what may be kept is said, and what is not there or lies there already is refused', () => {
  const m = owns(holding(bare(), ROME, { wine: 1, oil: 1, coin: 3 }), ROME, 'hanging-gardens').at(DECISIONS.keep, ROME)
  const count = m.prompt(ROME)?.args?.count as number
  expect([m.prompt(ROME)?.key, m.prompt(ROME)?.rule, m.clock(ROME)]).toEqual([
    'prompt.keep',
    'MN-W-GARDENS-1',
    { verb: 'done' },
  ])
  expect(m.choices(ROME, 'keep').map(a => a.good)).toEqual(['oil', 'wine'])
  expect(m.refusal(ROME, { verb: 'keep', good: 'gems' })).toEqual({
    rule: 'MN-W-GARDENS-1',
    key: 'refuse.lack',
    args: { resource: 'gems' },
  })
  m.play(ROME, { verb: 'keep', good: 'oil' })
  expect(m.seen('kept')).toMatchObject([{ seat: ROME, good: 'oil' }])
  expect([m.asked, m.prompt(ROME)?.args]).toEqual(['keep', { count: count - 1 }])
  expect(m.refusal(ROME, { verb: 'keep', good: 'oil' })).toMatchObject({ args: { resource: 'oil' } })
})
