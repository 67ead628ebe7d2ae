/** What a card or a rule allows once a turn, or for this turn: played, refused, and played through to the next turn. */
import { describe, expect, test } from 'vitest'
import { militaryLeft } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { bar, can, handOf, nextTurn, play, resourcesOf, row, type Seat, type Table, tableOf, turnOf } from './table.ts'

/** Seat 0 ends its turn and has the next one; the clock plays for everybody else. */
const again = (p: Table): Table => nextTurn(play(p, 'endTurn'), 0)

describe('once a turn', () => {
  const toTheatre: Seat = { leader: 'j-s-bach', works: { religion: 2, drama: 0 }, tokens: { bronze: 2 } }
  const convert = { old: 'religion', card: 'drama' }
  test.each([
    ['TTA-R-75a', 'Hammurabi lends a military action', 'borrow', {}, { leader: 'hammurabi' }],
    ['TTA-R-80a', 'Churchill speaks', 'speech', {}, { leader: 'winston-churchill' }],
    ['TTA-R-80a', 'Churchill arms', 'rearm', {}, { leader: 'winston-churchill' }],
    ['TTA-R-85', 'Bach makes a theater', 'convert', convert, toTheatre],
    ['TTA-R-87', 'the Ocean Liner Service brings a worker', 'voyage', {}, { wonders: ['ocean-liner-service'] }],
  ] as [string, string, string, Record<string, string>, Seat][])(
    '%s %s: not twice in a turn, and again in the next',
    (rule, _, verb, args, seat) => {
      const p = turnOf(tableOf(2, seat))
      play(p, verb, args)
      expect(bar(p, verb, args)).toBe(rule)
      play(again(p), verb, args)
    },
  )
  test('TTA-R-80a TTA-R-80b what Churchill did in one turn binds no other: arms first, then a speech, then his 3 culture', () => {
    const p = turnOf(tableOf(2, { leader: 'winston-churchill' }))
    play(p, 'rearm')
    const culture = [
      again(p).s.culture[0],
      play(p, 'speech').s.culture[0],
      again(p).s.culture[0],
      again(p).s.culture[0],
    ]
    expect(culture).toEqual([0, 3, 3, 6])
  })
})

describe('this turn only', () => {
  test('TTA-R-80b TTA-ACT-CARD-7 arms for a turn are gone in the next: neither science nor resources nor actions of it are left', () => {
    const p = turnOf(tableOf(2, { leader: 'winston-churchill', hand: ['patriotism-iii', 'swordsmen'], science: 1 }))
    play(p, 'rearm')
    play(p, 'play', { card: 'patriotism-iii' })
    const before = militaryLeft(p.s, 0)
    expect([can(p, 'train', { card: 'warriors' }), can(p, 'develop', { card: 'swordsmen' })]).toEqual([true, true])
    again(p)
    p.set(s => {
      s.science[0] = 1
      s.blue.fill(0)
    })
    expect([can(p, 'train', { card: 'warriors' }), can(p, 'develop', { card: 'swordsmen' })]).toEqual([false, false])
    expect(militaryLeft(p.s, 0)).toBe(before - 1)
  })
  test('TTA-R-75a an action Hammurabi lent and nobody used is gone in the next turn', () => {
    const p = turnOf(tableOf(2, { leader: 'hammurabi' }))
    play(p, 'borrow')
    expect(p.s.spareCivil).toBe(1)
    again(p)
    expect([p.s.spareCivil, p.s.civil[0], p.s.military[0]]).toEqual([0, 4, 2])
  })
  test('TTA-R-81b Homer gives a resource for units in every turn, one at a time: what was not used is not kept', () => {
    const p = turnOf(tableOf(2, { leader: 'homer' }))
    const left = [p.s.homerArms, again(p).s.homerArms]
    p.set(s => {
      s.pool[0] = 1
      s.military[0] = 1
    })
    const had = resourcesOf(p)
    play(p, 'train', { card: 'warriors' })
    expect([left, had - resourcesOf(p), p.s.homerArms, again(p).s.homerArms]).toEqual([[1, 1], 1, 0, 1])
  })
  test('TTA-R-77 a leader replaced makes Taj Mahal cheaper in that turn, not in the next', () => {
    const shown = (p: Table): Table => row(p, null, null, null, null, null, 'taj-mahal')
    const cost = (p: Table): number => {
      const before = p.s.civil[0]
      play(p, 'take', { card: 'taj-mahal', space: 6 })
      return before - p.s.civil[0]
    }
    const replaced = (): Table =>
      play(turnOf(tableOf(2, { leader: 'joan-of-arc', hand: ['michelangelo'] })), 'lead', { card: 'michelangelo' })
    expect([cost(shown(replaced())), cost(shown(again(replaced())))]).toEqual([0, 2])
  })
  test('TTA-ACT-CARD-2 TTA-R-49 an action card taken is played in the next turn', () => {
    const p = row(turnOf(tableOf(2)), 'reserves-i')
    play(p, 'take', { card: 'reserves-i', space: 1 })
    expect(bar(p, 'play', { card: 'reserves-i' })).toBe('TTA-ACT-CARD-2')
    again(p)
    play(p, 'play', { card: 'reserves-i' })
    expect(handOf(p, 0)).toEqual([])
  })
  test('TTA-ACT-REV-5 the white cubes of a revolution are spent in its turn and there in the next', () => {
    const p = turnOf(tableOf(2, { hand: ['monarchy'], science: 9 }))
    play(p, 'revolution', { card: 'monarchy' })
    expect([p.s.civil[0], again(p).s.civil[0]]).toEqual([0, 5])
  })
  test('TTA-TACT-1 a new tactic is its player’s alone until their next turn; then anybody copies it', () => {
    const p = turnOf(tableOf(2, { cards: ['legion'], military: 4 }, { military: 4 }))
    play(p, 'playTactic', { card: 'legion' })
    nextTurn(play(p, 'endTurn'), 1)
    expect(can(p, 'copyTactic', { card: 'legion' }, 1)).toBe(false)
    nextTurn(play(p, 'endTurn', {}, 1), 0)
    nextTurn(play(p, 'endTurn'), 1)
    p.set(s => {
      s.military[1] = 4
    })
    expect(can(p, 'copyTactic', { card: 'legion' }, 1)).toBe(true)
  })
  test('TTA-WAR-18 TTA-R-23 a war waits for its player’s next turn, and is fought once', () => {
    const p = tableOf(2, { cards: ['war-over-culture'], works: { warriors: 3 }, military: 9 }, { culture: 20 })
    play(p.run(PROGRAMS.turn), 'declareWar', { card: 'war-over-culture', target: 1 })
    const fought = (): number => p.seen('warWon').length + p.seen('warDrawn').length
    expect([fought(), nextTurn(play(p, 'endTurn'), 1) && fought()]).toEqual([0, 0])
    nextTurn(play(p, 'endTurn', {}, 1), 0)
    expect([fought(), again(p) && fought()]).toEqual([1, 1])
  })
})
