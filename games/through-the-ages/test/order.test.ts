import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { event as eventCard, military, power } from '../src/cards.ts'
import { discardCard, drawCards } from '../src/effects/hands.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { bar, can, cardsOf, event, nextTurn, pact, play, politics, type Table, tableOf, turnOf } from './table.ts'

const endTurn = (p: Table, seat = 0): Table => play(p, 'endTurn', {}, seat)
const out = (p: Table, seat: number): Table =>
  p.set(s => {
    s.out[seat] = 1
    s.players--
  })

describe('the order of a turn', () => {
  test('TTA-ROUND-11 TTA-ROUND-12 TTA-ROUND-13 war, tactic, politics, actions, production, draw, next player', () => {
    const p = tableOf(3, { works: { warriors: 3, agriculture: 2 }, tactic: 'phalanx', cards: [] }, {}, {})
    p.set(s => {
      s.exclusive[0] = 1
      s.war[0] = 0
      s.enemy[0] = 1
    })
    p.run(PROGRAMS.turn)
    expect([p.asked, p.owing]).toEqual(['politics', [0]])
    play(p, 'pass')
    expect([p.asked, p.owing]).toEqual(['action', [0]])
    endTurn(p)
    const signs = ['turn', 'warWon', 'warDrawn', 'shared', 'produced', 'drew']
    const told = p.events.map(({ type }) => type as string).filter(type => signs.includes(type))
    expect(told.slice(0, told.lastIndexOf('turn')).filter(type => type !== 'warDrawn' && type !== 'warWon')).toEqual([
      'turn',
      'shared',
      'produced',
      'drew',
    ])
    expect(told[1]).toMatch(/^war/)
    expect([p.s.turn, p.asked, p.owing]).toEqual([1, 'politics', [1]])
  })
  test('TTA-ROUND-13 above the limit military cards are discarded before production and before new ones are drawn', () => {
    const p = tableOf(2, { cards: ['raid-i', 'raid-i', 'plunder-i', 'plunder-i'], works: { agriculture: 2 } })
    turnOf(p)
    p.clear()
    endTurn(p)
    expect([p.asked, p.seen('produced').length, p.seen('drew').length]).toEqual(['discard', 0, 0])
  })
  test('TTA-END-5 TTA-END-3 spent actions come back at the end of the turn, for the whole total', () => {
    const p = turnOf(tableOf(2))
    const [civilBefore, militaryBefore] = [p.s.civil[0], p.s.military[0]]
    p.set(s => {
      s.civil[0] = 0
      s.military[0] = 0
    })
    endTurn(p)
    expect([p.s.civil[0], p.s.military[0]]).toEqual([civilBefore, militaryBefore])
  })
})

describe('what is used once', () => {
  test('TTA-END-5 every power of "once a turn" is back in the next turn, none of "once a game"', () => {
    const p = turnOf(tableOf(2))
    p.set(s => s.used.fill(1))
    endTurn(p)
    const names = power.ids.map((id, i) => [id, p.s.used[i]] as const)
    expect(names.filter(([, used]) => used === 1).map(([id]) => id)).toEqual(
      power.ids.filter((_, i) => power.perGame[i] === 1),
    )
    expect(power.ids.filter((_, i) => power.perGame[i] === 1).length).toBeGreaterThan(0)
    nextTurn(p, 0)
    expect(p.s.used.some((used, i) => used === 1 && power.perGame[i] === 0)).toBe(false)
  })
  test('TTA-END-5 what lasts one turn is gone in the next: spare actions, arms, the tactic of the turn, the exchange', () => {
    const p = turnOf(tableOf(2))
    p.set(s => {
      s.tacticDone = 1
      s.arms = 2
      s.armsScience = 1
      s.spareMilitary = 1
      s.spareCivil = 1
      s.swap = 2
      s.fresh = 1
      s.acted = 1
    })
    endTurn(p)
    const { tacticDone, arms, armsScience, spareMilitary, spareCivil, swap, fresh, acted } = p.s
    expect([tacticDone, arms, armsScience, spareMilitary, spareCivil, swap, fresh, acted]).toEqual(Array(8).fill(0))
  })
  test('TTA-ACT-TAC-4 a tactic a turn, and again in the next one', () => {
    const p = turnOf(tableOf(2, { cards: ['phalanx', 'legion'], military: 4 }))
    play(p, 'playTactic', { card: 'phalanx' })
    expect(bar(p, 'playTactic', { card: 'legion' })).toBe('TTA-ACT-TAC-4')
    endTurn(p)
    nextTurn(p, 0)
    expect(can(p, 'playTactic', { card: 'legion' })).toBe(true)
  })
  test('TTA-R-105b a lost political action is lost once: the turn after it comes back', () => {
    const p = tableOf(2)
    p.set(s => {
      s.noPolitics[0] = 1
    })
    p.run(PROGRAMS.turn)
    expect(p.asked).toBe('action')
    endTurn(p)
    play(p, 'pass', {}, 1)
    endTurn(p, 1)
    expect([p.asked, p.owing]).toEqual(['politics', [0]])
  })
})

describe('who may be attacked', () => {
  const armed = { works: { warriors: 6 }, cards: ['plunder-i', 'war-over-culture'], military: 9 }
  test('TTA-AGG-3 TTA-WAR-13 another player at the table: not oneself, not an empty place, not who resigned', () => {
    const p = politics(out(tableOf(3, armed), 2))
    expect([1].filter(target => can(p, 'attack', { card: 'plunder-i', target }))).toEqual([1])
    for (const target of [0, 2, 3]) {
      expect(can(p, 'attack', { card: 'plunder-i', target })).toBe(false)
      expect(can(p, 'declareWar', { card: 'war-over-culture', target })).toBe(false)
    }
    expect(can(p, 'declareWar', { card: 'war-over-culture', target: 1 })).toBe(true)
  })
  test('TTA-R-88a a war on Gandhi costs twice as many military actions', () => {
    const cost = (leaderId?: string): number => {
      const p = politics(tableOf(2, armed, leaderId ? { leader: leaderId } : {}))
      const before = p.s.military[0]
      play(p, 'declareWar', { card: 'war-over-culture', target: 1 })
      return before - p.s.military[0]
    }
    expect(cost('mahatma-gandhi')).toBe(2 * cost())
    const poor = politics(tableOf(2, { ...armed, military: cost() }, { leader: 'mahatma-gandhi' }))
    expect(can(poor, 'declareWar', { card: 'war-over-culture', target: 1 })).toBe(false)
  })
  test('TTA-WAR-15 no war is declared in the last round, but in the one before', () => {
    const inRound = (round: number, last: number): boolean => {
      const p = tableOf(2, armed)
      p.set(s => {
        s.round = round
        s.lastRound = last
      })
      return can(politics(p), 'declareWar', { card: 'war-over-culture', target: 1 })
    }
    expect([inRound(9, 0), inRound(9, 10), inRound(10, 10)]).toEqual([true, true, false])
  })
  test('TTA-AGG-8 TTA-WAR-16 an attack ends the pact between the two that says so, and no other', () => {
    const p = tableOf(3, armed)
    pact(p, 0, 1, 'promise-of-military-protection')
    pact(p, 2, 1, 'trade-routes-agreement')
    politics(p)
    play(p, 'attack', { card: 'plunder-i', target: 1 })
    expect([p.s.pact[0], p.s.pact[2] !== NONE]).toEqual([NONE, true])
  })
  test('TTA-R-94 Loss of Sovereignty: nobody declares war on side B, whichever partner owns the pact; side A is not safe', () => {
    const safe = (owner: number, partner: number, side: number): number[] => {
      const p = pact(tableOf(4, armed), owner, partner, 'loss-of-sovereignty', side)
      politics(p)
      return [1, 2, 3].filter(target => !can(p, 'declareWar', { card: 'war-over-culture', target }))
    }
    expect([safe(1, 2, 0), safe(1, 2, 1), safe(2, 1, 0)]).toEqual([[2], [1], [1]])
  })
})

describe('a player who resigned', () => {
  test('TTA-RES-6 TTA-R-37a has no turn: the next one still playing follows', () => {
    const p = turnOf(out(tableOf(4), 1))
    endTurn(p)
    expect(p.s.turn).toBe(2)
    nextTurn(p, 3)
    endTurn(p, 3)
    expect([p.s.turn, p.s.round]).toEqual([0, 6])
  })
  test('TTA-EVT-7 TTA-RES-2 no event touches them', () => {
    const p = out(tableOf(3, { culture: 3 }, { culture: 2 }, { culture: 9 }), 2)
    const before = [p.s.science[2], p.s.culture[2], p.s.yellow[2], p.s.pool[2]]
    event(p, 'development-of-settlement')
    event(p, 'development-of-science')
    expect([p.s.science[2], p.s.culture[2], p.s.yellow[2], p.s.pool[2]]).toEqual(before)
    expect(p.s.science[0]).toBeGreaterThan(0)
  })
})

describe('decks', () => {
  test('TTA-DRAW-5 TTA-HAND-10 TTA-HAND-8 when the military deck is empty, the discards of the age are the deck again', () => {
    const p = tableOf(2)
    const first = military.start[1]
    p.set(s => {
      s.bag.fill(0)
      s.bag[0] = 1
      s.left = 1
      discardCard(s, first + 1, true)
      discardCard(s, first + 2, false)
      discardCard(s, military.start[2], false) // another age: never
    })
    expect([p.s.left, p.s.pileSize]).toEqual([1, 1])
    p.dice(0, 0, 0)
    const world = { live: true, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
    p.set(s => drawCards(s, 0, 1, world))
    expect([p.s.left, p.s.pileSize]).toEqual([2, 0]) // mixed at once
    p.set(s => drawCards(s, 0, 5, world))
    expect(cardsOf(p, 0)).toEqual([first, first + 1, first + 2].map(card => military.ids[card]))
    expect(p.s.left).toBe(0)
  })
  test('TTA-EVT-5 when the last event is revealed the future ones are mixed, the earliest age on top', () => {
    const ofAge = (age: number): number[] => eventCard.cards.flatMap((card, i) => (card.age === age ? [i] : []))
    const [one, two] = ofAge(1)
    const [three] = ofAge(2)
    const p = tableOf(2, { cards: [] })
    p.set(s => {
      s.current.fill(NONE)
      s.currentAges.fill(0)
      s.future.fill(NONE)
      s.futureAges.fill(0)
      s.current[0] = ofAge(1)[2]
      s.currentAges[1] = 1
      for (const [i, kind] of [three, one, two].entries()) s.future[i] = kind
      s.futureAges[1] = 2
      s.futureAges[2] = 1
    })
    p.run(PROGRAMS.prepare)
    nextTurn(p, 0)
    expect(p.s.current[0]).toBe(three)
    expect([p.s.current[1], p.s.current[2]].sort()).toEqual([one, two].sort())
    expect([...p.s.currentAges.subarray(0, 4), ...p.s.futureAges.subarray(0, 4)]).toEqual([0, 2, 1, 0, 0, 0, 0, 0])
    expect(Array.from(p.s.future).every(kind => kind === NONE)).toBe(true)
  })
})

describe('special technologies', () => {
  test('TTA-TECH-11 TTA-ACT-TECH-3 the higher one replaces the lower: the bank holds its tokens, not those of both', () => {
    const blueOf = (...developed: string[]): number => {
      const p = turnOf(tableOf(2, { hand: developed, science: 90, civil: 9 }))
      const before = p.s.blueTotal[0]
      for (const card of developed) play(p, 'develop', { card })
      return p.s.blueTotal[0] - before
    }
    expect([blueOf('justice-system'), blueOf('code-of-laws', 'justice-system')]).toEqual([3, 3])
    expect(blueOf('justice-system', 'civil-service')).toBe(3)
  })
})
