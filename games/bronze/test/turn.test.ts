import { keyOf, Match, NONE, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { TECH_IDS } from '../data/technologies.ts'
import { bronze } from '../src/game.ts'
import { cardAt, cardsOf } from '../src/matrix.ts'
import { frontOf, stackAt, techOf } from '../src/state.ts'
import {
  cube,
  cubes,
  idleTurn,
  lands,
  lay,
  matrix,
  openLands,
  playCard,
  STOP,
  settle,
  type Table,
  tableOf,
  take,
  tech,
  top,
  verbsOf,
} from './table.ts'

const next = (p: Table, stack: number): number => p.s.stack[stackAt(p.s, stack - 1, p.s.stackSize[stack - 1] - 2)]
const positions = (p: Table, seat = 0): string[] => p.legal(seat).map(a => `${a.tech} ${a.position}`)

describe('taking a card', () => {
  test('BRZ-TURN-1 turns pass clockwise from the mammoth, round after round', () => {
    const p = tableOf(3)
    p.s.first = 1
    p.s.turn = 1
    p.run(1)
    const order = Array.from({ length: 7 }, () => {
      const seat = p.owing[0]
      idleTurn(p)
      return seat
    })
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1])
    expect(p.s.first).toBe(1)
  })

  test('BRZ-TURN-2 BRZ-R-43 the four phases come in their order: card, activation, settlements, then routes and provinces', () => {
    const p = lands(tableOf(2), 'land-01')
    for (const symbol of [1, 2]) cube(p, 0, 1, 'steppe', symbol)
    cube(p, 1, 1, 'steppe', 3) // keeps that place free of the next cubes
    cubes(p, 0, 1, 11)
    p.s.cubes[1] = 0
    top(p, 2, 'wheel').play(0, take(p, 2))
    expect(p.asked).toBe('lay')
    p.play(0, lay('wheel', 'right'))
    expect(p.asked).toBe('settle')
    p.play(0, settle('wheel', 1, 'steppe', 3))
    const types = p.events.map(e => e.type)
    expect(types.slice(0, 5)).toEqual(['took', 'shown', 'laid', 'settled', 'revealed'])
    expect(new Set(types.slice(5, -1))).toEqual(new Set(['route']))
    expect(types.at(-1)).toBe('province')
    expect([p.asked, p.owing]).toEqual(['take', [1]])
  })

  test('BRZ-TURN-3 the top card of any stack of the pool may be taken, and no other', () => {
    const p = tableOf(2)
    for (const [i, id] of (['wheel', 'state', 'pottery', 'wheel'] as const).entries()) top(p, i + 1, id)
    expect(p.legal(0)).toEqual([
      { verb: 'take', stack: 1, tech: 'wheel' },
      { verb: 'take', stack: 2, tech: 'state' },
      { verb: 'take', stack: 3, tech: 'pottery' },
      { verb: 'take', stack: 4, tech: 'wheel' },
    ])
    expect(p.refusal(0, { verb: 'take', stack: 2, tech: 'wheel' })).toMatchObject({
      rule: 'BRZ-TURN-3',
      args: { tech: 'state' },
    })
  })

  test('BRZ-TURN-5 BRZ-R-36 the next card of the stack is face up before the card is laid', () => {
    const p = tableOf(2)
    const under = next(p, 3)
    p.play(0, take(p, 3))
    expect(p.asked).toBe('lay')
    expect(p.s.top[2]).toBe(under)
    expect(p.s.stackSize[2]).toBe(7)
    expect(p.seen('shown')).toEqual([{ type: 'shown', stack: 3, tech: TECH_IDS[under] }])
    expect(p.view('table').top[2]).toBe(under)
  })

  test('BRZ-R-2 taking a card is compulsory', () => {
    const p = tableOf(2)
    expect(verbsOf(p, 0)).toEqual(['take'])
    expect(p.refusal(0, STOP)).toMatchObject({ rule: 'BRZ-R-2', key: 'refuse.takeFirst' })
  })

  test('BRZ-SET-21 BRZ-R-38 the reserve takes the place of the first stack to run out and shows its top card at once', () => {
    const p = tableOf(2)
    p.s.stackSize[1] = 1 // only its top card is left
    const reserve = Array.from({ length: 8 }, (_, i) => p.s.stack[stackAt(p.s, 4, i)])
    p.play(0, take(p, 2))
    expect(p.asked).toBe('lay')
    expect([p.s.stackSize[1], p.s.stackSize[4]]).toEqual([8, 0])
    expect(p.s.top[1]).toBe(reserve[7])
    expect(Array.from({ length: 7 }, (_, i) => p.s.stack[stackAt(p.s, 1, i)])).toEqual(reserve.slice(0, 7))
    expect(p.events.map(e => e.type)).toEqual(['took', 'emptied', 'reserve', 'shown'])
  })

  test('BRZ-R-25 a slot that runs out later stays empty, and nothing can be taken there', () => {
    const p = tableOf(3)
    p.s.stackSize[4] = 0
    p.s.stackSize[0] = 1
    p.s.stacksOut = 1
    p.play(0, take(p, 1))
    expect([p.s.top[0], p.s.stackSize[0]]).toEqual([NONE, 0])
    p.play(0, lay('bronze', 'right'))
    p.play(0, STOP)
    expect(p.legal(1).map(a => a.stack)).toEqual([2, 3, 4])
    expect(p.refusal(1, { verb: 'take', stack: 1, tech: 'wheel' })).toMatchObject({
      rule: 'BRZ-R-25',
      key: 'refuse.emptyStack',
    })
  })

  test('BRZ-R-42 a player without cubes still takes and lays a card', () => {
    const p = tableOf(2)
    p.s.supply[0] = 0
    playCard(p, 'wheel', 'right')
    expect(cardsOf(p.s, 0, tech('wheel'))).toBe(1)
    expect(p.owing).toEqual([1]) // no settlement is asked for
  })
})

describe('laying it', () => {
  test('BRZ-TURN-4 BRZ-R-36 side and place are chosen together', () => {
    const p = top(tableOf(2), 1, 'pottery')
    matrix(p, 0, ['wheel'])
    p.play(0, take(p, 1))
    expect(positions(p)).toEqual([
      'pottery column1',
      'bronze column1',
      'pottery left',
      'bronze left',
      'pottery right',
      'bronze right',
    ])
    expect(p.refusal(0, lay('wheel', 'column1'))).toMatchObject({ rule: 'BRZ-TURN-4', args: { tech: 'pottery' } })
    expect(p.refusal(0, STOP)).toMatchObject({ rule: 'BRZ-R-36', key: 'refuse.layFirst' })
  })

  test('BRZ-TURN-7 the card joins the matrix of the player who took it', () => {
    const p = playCard(tableOf(2), 'state', 'right')
    expect(cardAt(p.s, 0, 0, 0)).toBe(tech('state'))
    expect(p.s.taken).toBe(NONE)
    expect([...p.s.height]).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  })

  test('BRZ-TURN-8 BRZ-T-20 a fifth column can never be opened', () => {
    const p = top(tableOf(2), 1, 'state')
    matrix(p, 0, ['wheel', 'wheel', 'wheel'], ['state', 'state'], ['state', 'state'], ['religion'])
    p.play(0, take(p, 1))
    expect([...new Set(p.legal(0).map(a => a.position))]).toEqual(['column1', 'column2', 'column3', 'column4'])
    for (const where of ['left', 'right'])
      expect(p.refusal(0, lay('state', where))).toMatchObject({ rule: 'BRZ-TURN-8', key: 'refuse.fourColumns' })
  })

  test('BRZ-TURN-9 a column grows downwards without gaps and holds any number of cards', () => {
    const p = tableOf(2)
    for (let row = 0; row < 8; row++) {
      p.s.turn = 0
      p.run(1)
      playCard(p, 'wheel', row === 0 ? 'right' : 'column1', row % 2 === 0 ? 'wheel' : 'bronze')
      p.play(0, STOP)
      expect(p.s.height[0]).toBe(row + 1)
    }
    expect([...p.s.matrix.subarray(0, 9)].map(card => (card === NONE ? '' : TECH_IDS[techOf(card)]))).toEqual([
      'wheel',
      'bronze',
      'wheel',
      'bronze',
      'wheel',
      'bronze',
      'wheel',
      'bronze',
      '',
    ])
  })

  test('BRZ-TURN-10 a card goes under a started column or starts one at the top row of either end', () => {
    const p = top(tableOf(2), 1, 'state')
    matrix(p, 0, ['wheel', 'pottery'], ['religion'])
    p.play(0, take(p, 1))
    expect(p.refusal(0, lay('state', 'column3'))).toMatchObject({
      rule: 'BRZ-TURN-10',
      args: { column: 3, columns: 2 },
    })
    p.play(0, lay('state', 'column1'))
    expect(cardAt(p.s, 0, 0, 2)).toBe(tech('state'))
  })

  test('BRZ-TURN-11 cards already laid keep their order and their rows when a column opens on the left', () => {
    const p = tableOf(2)
    matrix(p, 0, ['wheel', 'bronze'], ['religion'], ['pottery', 'state', 'wheel'])
    playCard(p, 'construction', 'left')
    const seen = [0, 1, 2, 3].map(c =>
      [0, 1, 2, 3]
        .map(row => cardAt(p.s, 0, c, row))
        .filter(card => card !== NONE)
        .map(card => TECH_IDS[techOf(card)]),
    )
    expect(seen).toEqual([['construction'], ['wheel', 'bronze'], ['religion'], ['pottery', 'state', 'wheel']])
    expect(p.s.laidColumn).toBe(0)
  })

  test('BRZ-TURN-12 with three cards the fourth extends a column or goes to the left or right end', () => {
    const p = top(tableOf(2), 1, 'state')
    matrix(p, 0, ['wheel', 'pottery'], ['religion'])
    p.play(0, take(p, 1))
    expect(positions(p).filter(x => x.startsWith('state'))).toEqual([
      'state column1',
      'state column2',
      'state left',
      'state right',
    ])
  })

  test('BRZ-R-37 an empty matrix offers one position only; four columns offer four', () => {
    const p = top(tableOf(2), 1, 'state')
    p.play(0, take(p, 1))
    expect(positions(p)).toEqual(['state right', 'bronze right'])
    expect(p.refusal(0, lay('state', 'left'))).toMatchObject({ rule: 'BRZ-R-37', key: 'refuse.firstCard' })
  })

  test('BRZ-R-3 a card laid as Bronze Casting counts only as Bronze Casting, whatever is on its front', () => {
    const p = playCard(tableOf(2), 'wheel', 'right', 'bronze')
    expect(cardsOf(p.s, 0, tech('wheel'))).toBe(0)
    expect(cardsOf(p.s, 0, tech('bronze'))).toBe(1)
    expect(TECH_IDS[frontOf(cardAt(p.s, 0, 0, 0))]).toBe('wheel') // still to be seen on its hidden side
  })
})

describe('what can be taken back', () => {
  /** A match in which seat `first` has just taken a card. */
  const begun = () => {
    const m = new Match(bronze, setupOf(bronze, 2), keyOf('undo'))
    const seat = m.state.first
    m.play(seat, m.legal(seat)[0])
    return { m, seat }
  }

  test('BRZ-TURN-6 a card once taken cannot be put back, since the next one has been seen', () => {
    const { m, seat } = begun()
    expect(m.canUndo(seat)).toBe(false)
    expect(m.undoClosed(seat)).toBe('knowledge')
    expect(m.undo(seat).ok).toBe(false)
  })

  test('BRZ-TURN-6 nor the last card of a slot that stays empty', () => {
    const p = tableOf(2)
    p.s.stackSize[4] = 0
    p.s.stackSize[0] = 1
    p.play(0, take(p, 1))
    expect(p.seen('shown')).toEqual([])
    expect(p.revealed).not.toBe(0)
  })

  test('BRZ-TURN-6 laying the card and placing cubes can be taken back until a land or a city is seen', () => {
    const m = new Match(bronze, setupOf(bronze, 3), keyOf('undo')) // two lands open: land 1 reveals nothing
    const seat = m.state.first
    m.play(seat, m.legal(seat)[0])
    const taken = m.hash
    m.play(seat, m.legal(seat).find(a => a.tech === 'bronze') ?? {})
    const laid = m.hash
    m.play(seat, m.legal(seat).find(a => a.land === 1) ?? {})
    expect(m.undo(seat).ok).toBe(true)
    expect(m.hash).toBe(laid)
    expect(m.undo(seat).ok).toBe(true)
    expect(m.hash).toBe(taken)
    expect(m.undo(seat).ok).toBe(false)
  })

  test('BRZ-PLACE-9 a cube that reveals a land cannot be taken back', () => {
    const { m, seat } = begun()
    m.play(seat, m.legal(seat).find(a => a.tech === 'bronze') ?? {})
    expect(m.canUndo(seat)).toBe(true)
    m.play(seat, m.legal(seat).find(a => a.verb === 'settle') ?? {})
    expect(m.state.open).toBe(2)
    expect(m.canUndo(seat)).toBe(false)
  })

  test('BRZ-CITY-2 taking a city that already lay there can be taken back, drawing cities cannot', () => {
    const p = openLands(tableOf(2), 3)
    cubes(p, 0, 2, 1)
    p.s.cityAt[1] = 1
    p.s.cityAt[2] = 1
    p.s.turn = 1
    p.run(1)
    playCard(p, 'wheel', 'right', 'bronze').clear()
    p.play(1, p.choices(1, 'settle').find(a => a.land === 2) ?? STOP)
    expect(p.asked).toBe('city')
    p.play(1, { verb: 'city', city: 'babylon' })
    expect(p.revealed).toBe(0)
    p.s.turn = 0
    p.run(1)
    playCard(p, 'wheel', 'right', 'bronze').clear()
    openLands(p, 4)
    p.play(0, p.choices(0, 'settle').find(a => a.land === 3) ?? STOP)
    expect(p.seen('cityLaid')).toHaveLength(3)
    expect(p.revealed).not.toBe(0)
  })
})
