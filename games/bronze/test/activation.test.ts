import { describe, expect, test } from 'vitest'
import type { TechId } from '../data/technologies.ts'
import { TECH_IDS, TECHS } from '../data/technologies.ts'
import { countActivated } from '../src/matrix.ts'
import { activatedNow, activationOf } from '../src/query.ts'
import { POSITIONS } from '../src/verbs.ts'
import { idleTurn, matrix, playCard, STOP, type Table, tableOf, tech } from './table.ts'

/** Activated cards not yet used, by name. */
const active = (p: Table): string[] =>
  [...Array(TECHS).keys()].flatMap(t => Array<string>(p.s.activated[t]).fill(TECH_IDS[t])).sort()
/** Plays a card of this side into a matrix. */
const played = (columns: TechId[][], card: TechId, where: string, side: TechId = card): Table => {
  const p = tableOf(2)
  matrix(p, 0, ...columns)
  return playCard(p, card, where, side)
}

describe('activation', () => {
  test('BRZ-ACT-1 BRZ-ACT-6 the card played is activated: one card, one settlement', () => {
    const p = played([], 'wheel', 'right')
    expect(active(p)).toEqual(['wheel'])
    expect(p.prompt(0)?.args).toMatchObject({ cards: 1 })
    expect(p.seen('laid')[0]).toMatchObject({ cards: 1 })
  })

  test('BRZ-ACT-2 all cards of the same technology in the column are activated, others are not', () => {
    expect(active(played([['pottery', 'wheel', 'pottery', 'state']], 'pottery', 'column1'))).toEqual([
      'pottery',
      'pottery',
      'pottery',
    ])
  })

  test('BRZ-ACT-2 the same technology in another column is not activated, unless it is a neighbour', () => {
    expect(active(played([['pottery'], ['wheel', 'pottery']], 'pottery', 'column1'))).toEqual([
      'pottery',
      'pottery',
      'pottery',
    ])
    expect(active(played([['pottery'], ['pottery']], 'pottery', 'column1'))).toEqual(['pottery', 'pottery'])
  })

  test('BRZ-ACT-3 the direct neighbours in the row are activated, whatever their technology', () => {
    expect(active(played([['state', 'wheel'], ['religion'], ['state', 'bronze']], 'pottery', 'column2'))).toEqual([
      'bronze',
      'pottery',
      'wheel',
    ])
  })

  test('BRZ-ACT-3 a new column at an end has one neighbour', () => {
    expect(active(played([['state'], ['religion']], 'pottery', 'left'))).toEqual(['pottery', 'state'])
    expect(active(played([['state'], ['religion']], 'pottery', 'right'))).toEqual(['pottery', 'religion'])
  })

  test('BRZ-ACT-4 BRZ-T-4 Bronze, Bronze; a third Bronze without neighbours: 1 settlement', () => {
    expect(active(played([['bronze', 'bronze']], 'wheel', 'column1', 'bronze'))).toEqual(['bronze'])
  })

  test('BRZ-ACT-5 a played Bronze Casting activates its neighbours, Bronze Casting too', () => {
    expect(active(played([['wheel', 'state'], ['bronze'], ['wheel', 'bronze']], 'wheel', 'column2', 'bronze'))).toEqual(
      ['bronze', 'bronze', 'state'],
    )
  })

  test('BRZ-ACT-8 Pottery between Construction and Wheel: three cards, three settlements', () => {
    const p = played([['state', 'construction'], ['state'], ['state', 'wheel']], 'pottery', 'column2')
    expect(active(p)).toEqual(['construction', 'pottery', 'wheel'])
  })

  test('BRZ-ACT-9 Bronze Casting next to Pottery in a column with other Bronze Casting: two settlements', () => {
    const p = played(
      [
        ['bronze', 'bronze'],
        ['state', 'wheel', 'pottery'],
      ],
      'wheel',
      'column1',
      'bronze',
    )
    expect(active(p)).toEqual(['bronze', 'pottery'])
  })

  test('BRZ-ACT-10 Domestication with Bronze Casting on its right: two settlements', () => {
    expect(active(played([['bronze']], 'domestication', 'left'))).toEqual(['bronze', 'domestication'])
  })

  test('BRZ-T-2 Wheel, Religion, Wheel and a Wheel below: 3 Wheel cards, 3 settlements', () => {
    expect(active(played([['wheel', 'religion', 'wheel']], 'wheel', 'column1'))).toEqual(['wheel', 'wheel', 'wheel'])
  })

  test('BRZ-T-3 the same with Religion on the left and Bronze Casting on the right: 5 settlements, one of them anywhere', () => {
    const columns: TechId[][] = [
      ['state', 'state', 'state', 'religion'],
      ['wheel', 'religion', 'wheel'],
      ['state', 'state', 'state', 'bronze'],
    ]
    const p = played(columns, 'wheel', 'column2')
    expect(active(p)).toEqual(['bronze', 'religion', 'wheel', 'wheel', 'wheel'])
    const anywhere = p.choices(0, 'settle').filter(a => a.tech === 'bronze')
    expect(anywhere).toHaveLength(14)
  })

  test('BRZ-T-5 BRZ-R-5 an empty cell is not jumped: row 3 of column 1, column 2 has 2 cards, column 3 has 3', () => {
    const columns: TechId[][] = [
      ['state', 'religion'],
      ['state', 'state'],
      ['state', 'state', 'state'],
    ]
    expect(active(played(columns, 'wheel', 'column1'))).toEqual(['wheel'])
  })

  test('BRZ-R-6 every equal card of the column, each once; activated cards activate nothing further', () => {
    const columns: TechId[][] = [
      ['wheel', 'pottery', 'pottery'],
      ['wheel', 'state', 'wheel'],
      ['state', 'state', 'state', 'state'],
    ]
    // Row 4 of column 2: its right neighbour State would have equals in its own column; they stay as they are.
    expect(active(played(columns, 'wheel', 'column2'))).toEqual(['state', 'wheel', 'wheel', 'wheel'])
  })

  test('BRZ-R-6 BRZ-R-39 a card is activated again in its owner’s next turn; what was not used in this one is gone', () => {
    const p = played([['wheel']], 'wheel', 'column1')
    expect(active(p)).toEqual(['wheel', 'wheel'])
    idleTurn(p.play(0, STOP))
    expect([p.s.turn, active(p)]).toEqual([0, []])
    expect(active(playCard(p, 'wheel', 'column1'))).toEqual(['wheel', 'wheel', 'wheel'])
  })

  test('activation can be asked for before the card is laid, and agrees with what happens', () => {
    const columns: TechId[][] = [
      ['wheel', 'bronze', 'wheel'],
      ['pottery', 'wheel'],
      ['state', 'state', 'religion'],
    ]
    const before = tableOf(2)
    matrix(before, 0, ...columns)
    const out = new Int16Array(TECHS)
    for (const [position, where] of POSITIONS.entries())
      for (const side of ['wheel', 'bronze'] as const) {
        const asked = activationOf(before.s, 0, tech(side), position)
        if (where === 'column4') {
          expect(asked).toBeNull()
          continue
        }
        const p = played(columns, 'wheel', where, side)
        const names = [side, ...(asked?.cells ?? []).map(c => TECH_IDS[c.tech])].sort()
        expect(names).toEqual(active(p))
        expect(countActivated(before.s, 0, tech(side), asked?.laid.column ?? 9, asked?.laid.row ?? 9, out)).toBe(
          names.length,
        )
        expect(activatedNow(p.s)?.cells).toHaveLength(names.length - 1)
      }
  })

  test('activation cells are named by column and row', () => {
    const p = tableOf(2)
    matrix(p, 0, ['wheel', 'pottery', 'wheel'], ['state', 'religion', 'state', 'bronze'])
    expect(activationOf(p.s, 0, tech('wheel'), 0)).toEqual({
      laid: { column: 0, row: 3, tech: tech('wheel') },
      cells: [
        { column: 0, row: 0, tech: tech('wheel') },
        { column: 0, row: 2, tech: tech('wheel') },
        { column: 1, row: 3, tech: tech('bronze') },
      ],
    })
    expect(activationOf(p.s, 0, tech('wheel'), 4)).toEqual({
      laid: { column: -1, row: 0, tech: tech('wheel') },
      cells: [{ column: 0, row: 0, tech: tech('wheel') }],
    })
  })
})
