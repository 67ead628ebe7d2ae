import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { DISCARDED, GONE } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  band,
  cityNumber,
  cube,
  cubes,
  holds,
  idleTurn,
  openLands,
  playCard,
  STOP,
  settle,
  type Table,
  tableOf,
  take,
} from './table.ts'

/** Seats that take a turn until the game is over. */
const playOut = (p: Table): number[] => {
  const seats: number[] = []
  while (p.owing.length > 0) {
    seats.push(p.owing[0])
    idleTurn(p)
  }
  return seats
}

describe('the end of the game', () => {
  test('BRZ-END-1 BRZ-R-25 the second pool stack to run out starts the last round; the first is replaced by the reserve', () => {
    const p = tableOf(2)
    p.s.stackSize[0] = 1
    p.s.stackSize[1] = 1
    p.play(0, take(p, 1))
    expect([p.s.stacksOut, p.s.ending]).toEqual([1, 0])
    p.play(0, p.legal(0)[1]).play(0, STOP)
    p.play(1, take(p, 2))
    expect([p.s.stacksOut, p.s.ending]).toEqual([2, 1])
    expect(p.seen('lastRound')).toEqual([{ type: 'lastRound', seat: 1, cause: 'stacks' }])
    p.play(1, p.legal(1)[1]).play(1, STOP)
    expect(p.outcome?.ending).toBe('ending.stacks') // the last player of the round met it
  })

  test('BRZ-R-25 the reserve itself may be the second to run out', () => {
    const p = tableOf(2)
    p.s.stackSize[0] = 1
    p.s.stackSize[4] = 1
    p.play(0, take(p, 1)) // the reserve, a single card, comes in its place
    expect(p.s.top[0]).not.toBe(NONE)
    p.play(0, p.legal(0)[1]).play(0, STOP)
    p.play(1, take(p, 1))
    expect(p.s.ending).toBe(1)
  })

  test('BRZ-T-17 when the second stack runs out three stacks hold a card each: everybody still finds one', () => {
    const p = tableOf(4)
    for (let stack = 0; stack < 4; stack++) p.s.stackSize[stack] = 1
    p.s.stackSize[4] = 0
    p.s.stacksOut = 1
    expect(playOut(p)).toEqual([0, 1, 2, 3])
    expect(p.outcome).not.toBeNull()
  })

  test('BRZ-END-2 the last cube of a player starts the last round', () => {
    const p = tableOf(2)
    p.s.supply[0] = 1
    playCard(p, 'wheel', 'right', 'bronze')
    p.play(0, settle('bronze', 1, 'forest'))
    expect(p.s.ending).toBe(2)
    expect(playOut(p)).toEqual([1])
    expect(p.outcome?.ending).toBe('ending.cubes')
  })

  test('BRZ-END-3 the last place of the last land starts the last round', () => {
    const p = openLands(tableOf(2), 7)
    cubes(p, 0, 7, 13)
    p.s.activated[7] = 1
    p.at(DECISIONS.settle, 0)
    p.play(0, p.choices(0, 'settle')[0])
    expect(p.s.ending).toBe(3)
    expect(p.seen('lastRound')).toEqual([{ type: 'lastRound', seat: 0, cause: 'land' }])
  })

  test('BRZ-END-3 a full land that is not the last does not end the game', () => {
    const p = openLands(tableOf(2), 6)
    cubes(p, 0, 6, 13)
    p.s.activated[7] = 1
    p.at(DECISIONS.settle, 0)
    p.play(0, p.choices(0, 'settle')[0])
    expect(p.s.ending).toBe(0)
  })

  test('BRZ-END-4 BRZ-T-13 met by the second of four players: players 3 and 4 still play, 1 and 2 do not', () => {
    const p = tableOf(4)
    p.s.first = 2
    p.s.turn = 3 // the second player of the round
    p.s.supply[3] = 1
    p.run(PROGRAMS.turn)
    playCard(p, 'wheel', 'right', 'bronze')
    p.play(3, settle('bronze', 1, 'forest'))
    expect(playOut(p)).toEqual([0, 1])
    expect(p.outcome?.ending).toBe('ending.cubes')
  })

  test('BRZ-END-4 BRZ-T-13 met by the last player: the game ends at once', () => {
    const p = tableOf(4)
    p.s.first = 2
    p.s.turn = 1
    p.s.supply[1] = 1
    p.run(PROGRAMS.turn)
    playCard(p, 'wheel', 'right', 'bronze')
    p.play(1, settle('bronze', 1, 'forest'))
    expect(p.outcome).not.toBeNull()
  })

  test('BRZ-R-26 another condition met in the last round does not extend it', () => {
    const p = tableOf(3)
    p.s.supply[0] = 1
    playCard(p, 'wheel', 'right', 'bronze')
    p.play(0, settle('bronze', 1, 'forest'))
    p.s.supply[2] = 1
    idleTurn(p)
    playCard(p, 'wheel', 'right', 'bronze')
    p.play(2, settle('bronze', 1, 'coast'))
    expect(p.outcome?.ending).toBe('ending.cubes')
    expect(p.seen('lastRound')).toHaveLength(1)
  })

  test('BRZ-R-26 a condition is seen in the middle of a turn, which goes on', () => {
    const p = tableOf(2)
    p.s.stackSize[4] = 0
    p.s.stackSize[0] = 1
    p.s.stacksOut = 1
    p.play(0, take(p, 1))
    expect([p.s.ending, p.asked]).toEqual([1, 'lay'])
    p.play(0, p.legal(0)[1])
    expect([p.asked, p.owing]).toEqual(['settle', [0]])
  })
})

describe('provinces at the end', () => {
  const finished = (p: Table): Table => p.run(PROGRAMS.end)

  test('BRZ-END-5 BRZ-END-6 a land that everybody has reached or passed is judged', () => {
    const p = openLands(tableOf(2), 4)
    cubes(p, 0, 2, 3)
    cubes(p, 1, 3, 1)
    cubes(p, 0, 3, 2)
    finished(p)
    expect([p.s.provinceOf[1], p.s.provinceOf[2]]).toEqual([0, 0])
  })

  test('BRZ-END-6 a tie at the end gives the token to nobody', () => {
    const p = openLands(tableOf(2), 4)
    cubes(p, 0, 3, 2)
    cubes(p, 1, 3, 2)
    expect(finished(p).s.provinceOf[2]).toBe(GONE)
  })

  test('BRZ-END-7 a land that some player has neither reached nor passed gives its token to nobody', () => {
    const p = openLands(tableOf(3), 4)
    cubes(p, 0, 3, 5)
    cubes(p, 1, 3, 1)
    cubes(p, 2, 2, 1)
    expect(finished(p).s.provinceOf[2]).toBe(GONE)
  })

  test('BRZ-T-12 land 7 has A and B only, C stands in land 6: land 7 goes to nobody, land 6 is judged', () => {
    const p = openLands(tableOf(3), 8)
    cubes(p, 0, 7, 3)
    cubes(p, 1, 7, 1)
    cubes(p, 2, 6, 2)
    cubes(p, 0, 6, 1)
    finished(p)
    expect([p.s.provinceOf[5], p.s.provinceOf[6]]).toEqual([2, GONE])
  })

  test('BRZ-END-5 a token already decided is not judged again', () => {
    const p = openLands(tableOf(2), 4)
    cubes(p, 0, 2, 3)
    cubes(p, 1, 3, 1)
    cubes(p, 0, 3, 1)
    p.s.provinceOf[1] = 1
    expect(finished(p).s.provinceOf[1]).toBe(1)
  })

  test('BRZ-R-27 the last provinces come before the cities: Ashur counts them', () => {
    const p = openLands(tableOf(2), 4)
    holds(p, 0, 'ashur')
    cubes(p, 0, 2, 3)
    cubes(p, 1, 3, 1)
    finished(p)
    expect(p.outcome?.parts.cities).toEqual([1, 0])
    expect(p.seen('cityScored')).toEqual([{ type: 'cityScored', seat: 0, city: 'ashur', points: 1 }])
  })

  test('BRZ-R-27 no trade route is taken after the last turn', () => {
    const p = openLands(tableOf(2), 7)
    band(p, 'jungle', 'AAA')
    expect([...finished(p).s.routeOf].some(owner => owner !== NONE)).toBe(false)
  })

  test('BRZ-R-13 city cards still below a land are discarded at the end', () => {
    const p = openLands(tableOf(2), 4)
    cube(p, 0, 2, 'forest')
    p.s.cityAt[cityNumber('ur')] = 1
    expect(finished(p).s.cityAt[cityNumber('ur')]).toBe(DISCARDED)
  })
})
