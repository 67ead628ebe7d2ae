import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { RESOURCE_IDS } from '../data/goods.ts'
import { PROVINCE_IDS } from '../data/names.ts'
import { CARAVAN, IN_PLAY, provinceNumber, SLOT_FROM, SLOT_KIND } from '../src/board.ts'
import { mareNostrum } from '../src/game.ts'
import { holderOf } from '../src/query/control.ts'
import { PROGRAMS, VERBS } from '../src/verbs.ts'
import { bare, built, control, count, EGYPT, ROME, table } from './table.ts'

const _visible = (n: number): number => PROVINCE_IDS.filter((_, p) => (IN_PLAY[n] >> p) & 1).length
const _hold = (m: ReturnType<typeof table>, seat: number): Record<string, number> =>
  Object.fromEntries(RESOURCE_IDS.map(id => [id, count(m, seat, id)]).filter(([, n]) => (n as number) > 0))

describe('control and knowledge', () => {
  test('MN-0i MN-0j the controlling player has every building but those under an enemy legion', () => {
    const m = control(bare(), EGYPT, 'cyrenaica')
    built(m, 'cyrene', 'cyrenaica-papyrus', 'cyrenaica-market')
    m.s.stand[SLOT_FROM[provinceNumber('cyrenaica')]] = ROME
    const holders = Array.from({ length: 3 }, (_, i) => holderOf(m.s, SLOT_FROM[provinceNumber('cyrenaica')] + i))
    expect(holders).toEqual([ROME, EGYPT, EGYPT])
    expect(SLOT_KIND[SLOT_FROM[provinceNumber('cyrenaica')]]).toBe(CARAVAN)
  })
  test('MN-0a MN-0b MN-0c five phases in order: collect, trade, build, war, titles', () => {
    const m = table(3)
    const seen: string[] = []
    for (let n = 0; m.s.round === 1 && n < 400; n++) {
      const name = m.asked as string
      if (seen.at(-1) !== name) seen.push(name)
      const seat = m.owing[0]
      m.play(
        seat,
        VERBS.toJson(
          mareNostrum.decisions[m.game.decisions.findIndex(d => d.name === name)].fallback(m.view(seat), seat),
        ),
      )
    }
    const order = ['marker', 'offer', 'take', 'nameBuilder', 'build', 'nameMover', 'march']
    expect(order.map(x => seen.indexOf(x))).toEqual([...order.map(x => seen.indexOf(x))].sort((a, b) => a - b))
    expect(seen.slice(0, 2)).toEqual(['marker', 'offer'])
    expect(m.s.round).toBe(2)
    expect(m.seen('round').length).toBe(2)
  })
  test('MN-R-64 a capital province that is not its owner’s is against the laws of the game', () => {
    const m = table(3)
    m.s.control[provinceNumber('italia')] = NONE
    expect(mareNostrum.invariants(m.s).join()).toContain('capital province')
  })
  test('MN-R-64 no player is ever out: with nothing but the capital province all are still asked to build', () => {
    const m = bare(3).run(PROGRAMS.building)
    const builders: number[] = []
    m.playOn(seat => {
      if (m.asked === 'build') builders.push(seat)
      return m.asked === 'nameBuilder' ? m.legal(seat)[0] : { verb: 'done' }
    })
    expect(builders.sort()).toEqual([0, 1, 2])
  })
})
