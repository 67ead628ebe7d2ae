import { expect, test } from 'vitest'
import { HERO_COUNT, TOKEN_IDS } from '../../src/powers/tokens.ts'
import { building, buy, refused, rich } from '../frequent-moves.ts'
import { bare, EGYPT, GREECE, holding, legionsAt, levels, owns, ROME } from '../table.ts'

test('MN-H-CASTOR-1 MN-H-CASTOR-2 MN-R-56a MN-H-PERSEUS-3 copy a hero another player owns; no wonder, not Perseus', () => {
  const m = owns(owns(rich(bare(), ROME), GREECE, 'spartacus', 'colossus'), EGYPT, 'perseus', 'gilgamesh')
  building(m, ROME)
  buy(m, ROME, { verb: 'hire', token: 'castor-pollux' })
  expect([m.asked, m.legal(ROME).map(a => a.hero)]).toEqual(['copy', ['gilgamesh', 'spartacus']])
  expect(refused(m, ROME, { verb: 'copy', hero: 'perseus' })).toBe('MN-H-PERSEUS-3')
  expect(refused(m, ROME, { verb: 'copy', hero: 'circe' })).toBe('MN-R-56a')
  m.play(ROME, { verb: 'copy', hero: 'spartacus' })
  m.play(ROME, { verb: 'spartacus', province: 'italia', resource: 'coin' })
  expect(legionsAt(m, ROME, 'italia')).toBe(1)
})
test('MN-R-56b without such a hero they are hired but never get a power', () => {
  const m = building(rich(owns(bare(), ROME, 'circe'), ROME), ROME)
  buy(m, ROME, { verb: 'hire', token: 'castor-pollux' })
  expect([m.asked, m.s.copied]).toEqual(['build', -1])
  owns(m, GREECE, 'spartacus')
  expect(m.choices(ROME, 'spartacus')).toEqual([])
})
test('MN-H-CASTOR-2 wonders of others are nothing to copy', () => {
  const m = building(rich(owns(bare(), GREECE, ...TOKEN_IDS.slice(HERO_COUNT)), ROME), ROME)
  buy(m, ROME, { verb: 'hire', token: 'castor-pollux' })
  expect([m.asked, m.s.copied]).toEqual(['build', -1])
})
test('MN-R-56c the copy has its own once-per-round use', () => {
  const m = owns(owns(holding(bare(), ROME, { coin: 1 }), GREECE, 'spartacus'), ROME, 'castor-pollux')
  m.s.copied = 11
  holding(m, GREECE, { coin: 1 })
  building(m, GREECE).play(GREECE, { verb: 'spartacus', province: 'achaia', resource: 'coin' })
  expect(refused(building(m, ROME), ROME, { verb: 'spartacus', province: 'italia', resource: 'coin' })).toBe('legal')
})
test('MN-H-CASTOR-3 MN-R-56d no leadership bonus by the copy; copying Hercules gives nothing', () => {
  const m = owns(owns(bare(), GREECE, 'hercules'), ROME, 'castor-pollux')
  m.s.copied = 8
  expect([levels(m, ROME), levels(m, GREECE)]).toEqual([
    [0, 0, 0],
    [2, 2, 2],
  ])
})
