import { describe, expect, test } from 'vitest'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { city, pays, put, ship, sound, type Table, table, tokens } from './table.ts'

describe('phase 4, ships', () => {
  const port = (): Table => put(put(pays(table(), 0, 5), 0, 'rome', 4), 0, 'etruria', 3)
  const asked = (p: Table): Table => p.at(DECISIONS.ships, 0, 1, 2)
  test('CIV-9.1a CIV-9.1b CIV-9.2b CIV-9.2c CIV-9.6 two tokens, from the Treasury, by levy in the area, or one of each; they return to Stock', () => {
    for (const levy of [0, 1, 2]) {
      const p = asked(port())
      const stock = p.s.stock[0]
      p.play(0, { verb: 'launch', shore: 'rome', levy })
      expect([p.s.treasury[0], tokens(p, 0, 'rome'), p.s.stock[0]]).toEqual([3 + levy, 4 - levy, stock + 2])
      expect(p.s.ship[0]).toBeGreaterThan(-1)
      sound(p)
    }
  })
  test('CIV-9.2a CIV-R-13 paid wholly from the Treasury it stands in any area with water and a unit of theirs', () => {
    const p = asked(city(port(), 0, 'carthage'))
    put(p, 0, 'dacia', 3)
    const where = p
      .choices(0, 'launch')
      .filter(c => c.levy === 0)
      .map(c => c.shore)
    expect(where).toEqual(['carthage', 'etruria', 'rome']) // Dacia has no water
    expect(p.refusal(0, { verb: 'launch', shore: 'athens', levy: 0 })).toMatchObject({ rule: 'CIV-9.2a' })
    put(p, 0, 'delphi', 1)
    expect(p.choices(0, 'launch').map(c => c.shore)).toEqual(expect.arrayContaining(['delphi-west', 'delphi-east']))
  })
  test('CIV-R-12 a levy takes only their own tokens, from one area, and may empty it', () => {
    const p = asked(put(put(table(), 0, 'rome', 2), 1, 'rome', 1))
    expect(p.refusal(0, { verb: 'launch', shore: 'rome', levy: 0 })).toMatchObject({ rule: 'CIV-9.1b' })
    p.play(0, { verb: 'launch', shore: 'rome', levy: 2 })
    expect([tokens(p, 0, 'rome'), tokens(p, 1, 'rome')]).toEqual([0, 1])
    // The token is there; what is missing is the other one, in the Treasury.
    expect(asked(put(table(), 0, 'rome', 1)).refusal(0, { verb: 'launch', shore: 'rome', levy: 1 })).toMatchObject({
      rule: 'CIV-9.1b',
    })
    expect(asked(put(table(), 0, 'rome', 1)).refusal(0, { verb: 'launch', shore: 'rome', levy: 2 })).toMatchObject({
      rule: 'CIV-R-12',
    })
  })
  test('CIV-9.3a CIV-9.3b CIV-R-11 each ship is maintained by one token or returns to Stock, before anything is built', () => {
    const p = ship(ship(port(), 0, 'rome'), 0, 'carthage', 1)
    p.run(PROGRAMS.round)
    expect(p.asked).toBe('ships')
    expect(p.refusal(0, { verb: 'launch', shore: 'rome', levy: 0 })).toMatchObject({ rule: 'CIV-R-11' })
    expect(p.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'CIV-R-11' })
    expect(p.refusal(0, { verb: 'maintain', shore: 'carthage', source: 'levy' })).toMatchObject({
      rule: 'CIV-9.3a',
      key: 'refuse.levyHere',
    })
    p.play(0, { verb: 'maintain', shore: 'rome', source: 'levy' })
    expect(tokens(p, 0, 'rome')).toBe(5) // grew to six, one levied
    p.play(0, { verb: 'lapse', shore: 'carthage' })
    expect([...p.s.ship.subarray(0, 4)].filter(x => x >= 0)).toHaveLength(1)
    p.play(0, { verb: 'launch', shore: 'etruria', levy: 0 })
    expect(p.s.treasury[0]).toBe(3)
    p.play(0, { verb: 'done' })
    sound(p)
  })
  test('CIV-9.4 CIV-R-14 CIV-R-90 a ship that lapsed may be built anew for two tokens, in a different area only', () => {
    const p = ship(port(), 0, 'rome')
    p.run(PROGRAMS.round)
    p.play(0, { verb: 'lapse', shore: 'rome' })
    expect(p.refusal(0, { verb: 'launch', shore: 'rome', levy: 2 })).toMatchObject({ rule: 'CIV-9.4' })
    p.play(0, { verb: 'launch', shore: 'etruria', levy: 0 })
    expect(p.s.treasury[0]).toBe(3)
  })
  test('CIV-9.5 never more than four ships', () => {
    const p = pays(port(), 0, 10)
    for (let i = 0; i < 4; i++) ship(p, 0, 'rome', i)
    asked(p)
    expect(p.refusal(0, { verb: 'launch', shore: 'rome', levy: 0 })).toMatchObject({ rule: 'CIV-9.5' })
    expect(p.choices(0, 'launch')).toEqual([])
  })
  test('CIV-R-14 the cap counts ships after each single step: four, one lapses, one may be built', () => {
    const p = pays(port(), 0, 10)
    for (let i = 0; i < 4; i++) ship(p, 0, i === 0 ? 'carthage' : 'rome', i)
    p.run(PROGRAMS.round)
    for (let i = 0; i < 3; i++) p.play(0, { verb: 'maintain', shore: 'rome', source: 'treasury' })
    p.play(0, { verb: 'lapse', shore: 'carthage' })
    p.play(0, { verb: 'launch', shore: 'etruria', levy: 0 })
    expect(p.choices(0, 'launch')).toEqual([])
    expect([...p.s.ship.subarray(0, 4)].every(x => x >= 0)).toBe(true)
  })
  test('CIV-9.3a CIV-R-90 equal ships are one choice; nobody maintains another player’s ship, or pays what they have not', () => {
    const p = ship(ship(put(table(), 0, 'rome', 4), 0, 'rome'), 0, 'rome', 1)
    ship(put(p, 1, 'etruria', 2), 1, 'etruria')
    ship(p, 5, 'carthage')
    p.run(PROGRAMS.round)
    expect(p.choices(0, 'maintain')).toEqual([{ verb: 'maintain', shore: 'rome', source: 'levy' }])
    expect(p.choices(0, 'lapse')).toHaveLength(1)
    expect(p.refusal(0, { verb: 'maintain', shore: 'rome', source: 'treasury' })).toMatchObject({
      rule: 'CIV-9.3a',
      key: 'refuse.treasury',
    })
    for (const [seat, shore] of [
      [0, 'etruria'],
      [5, 'rome'],
    ] as const)
      expect(p.refusal(seat, { verb: 'maintain', shore, source: 'levy' })).toMatchObject({ key: 'refuse.noShipDue' })
  })
  test('CIV-R-4 in this phase too a player who has not acted may insist on A.S.T. order', () => {
    const p = put(put(pays(pays(table(2), 0, 4), 1, 4), 0, 'carthage', 2), 1, 'rome', 2)
    p.run(PROGRAMS.round)
    expect([p.asked, p.owing]).toEqual(['ships', [0, 1]])
    p.play(1, { verb: 'insist' })
    expect(p.owing).toEqual([0])
    p.play(0, { verb: 'done' })
    expect([p.asked, p.owing]).toEqual(['ships', [1]])
  })
})
