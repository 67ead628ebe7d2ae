/** The small changes everything is made of, one by one: what is paid, lost, gained, and what is told of it. */
import { type GameEvent, NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { actionCard, leader, military, special, specialType, tactic, war } from '../src/cards.ts'
import { playAction } from '../src/effects/action-cards.ts'
import { drawCards, removeCard, removeCivil } from '../src/effects/hands.ts'
import { playLeader, removeLeader, scoreAfterActions } from '../src/effects/leading.ts'
import { attackBonus, endByAttack, strengthAgainst } from '../src/effects/pacts.ts'
import { buildStages, canCover } from '../src/effects/stages.ts'
import { addSpecial, loseSpecial, revolution } from '../src/effects/technology.ts'
import { militaryTotal } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { numberOf } from '../ui/guide/lay-cards.ts'
import {
  arrange,
  cardsOf,
  event,
  foodOf,
  handOf,
  pact,
  play,
  politics,
  resourcesOf,
  type Seat,
  type Table,
  tableOf,
} from './table.ts'

/** Does something to the table, and returns what was told. */
const telling = (p: Table, act: (s: Table['s'], world: never) => void): GameEvent[] => {
  const told: GameEvent[] = []
  const world = { live: true, emit: (e: GameEvent) => told.push(e), roll: () => 0, shuffle() {}, reveal() {} }
  p.set(s => act(s, world as never))
  return told
}

describe('pacts', () => {
  test('TTA-AGG-6 TTA-AGG-7 TTA-AGG-8 only what stands between the two, on either side, and only what says so', () => {
    const bonus = (owner: number, partner: number, id: string) =>
      attackBonus(pact(tableOf(3), owner, partner, id).s, 0, 1)
    const open = 'open-borders-agreement'
    expect([
      bonus(0, 1, open),
      bonus(1, 0, open),
      bonus(0, 2, open),
      bonus(2, 1, open),
      bonus(1, 0, 'peace-treaty'),
    ]).toEqual([2, 2, 0, 0, 0])
    const strength = (owner: number, partner: number, id: string, side = 0) => {
      const { s } = pact(tableOf(3, { works: { warriors: 5 } }), owner, partner, id, side)
      return [strengthAgainst(s, 0, 1), strengthAgainst(s, 1, 0)]
    }
    expect([strength(0, 1, 'military-pact'), strength(1, 0, 'military-pact')]).toEqual([
      [5, 1],
      [5, 1],
    ])
    expect([strength(0, 2, 'military-pact'), strength(2, 1, 'military-pact')]).toEqual([
      [8, 1],
      [5, 4],
    ])
    expect(strength(1, 0, open)).toEqual([5, 1])
    const left = (owner: number, partner: number, id: string) => {
      const p = pact(tableOf(3), owner, partner, id)
      telling(p, (s, world) => endByAttack(s, 0, 1, world))
      return p.s.pact[owner] !== NONE
    }
    expect([left(0, 1, 'military-pact'), left(1, 0, 'military-pact')]).toEqual([false, false])
    expect([left(0, 2, 'military-pact'), left(2, 1, 'military-pact'), left(0, 1, open), left(1, 0, open)]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
  test('TTA-PACT-9 TTA-STAT-19 both sides have the actions of a pact at once', () => {
    const p = politics(tableOf(3, { cards: ['open-borders-agreement'] }))
    play(p, 'offerPact', { card: 'open-borders-agreement', target: 1, side: 'a' })
    play(p, 'accept', {}, 1)
    expect([p.s.military[0], p.s.military[1], militaryTotal(p.s, 2)]).toEqual([3, 3, 2])
  })
})

describe('technologies, leaders, wonders', () => {
  test('TTA-TECH-11 TTA-TOK-3 tokens and actions of special technologies come and go with them', () => {
    const laws = (id: string) => special.of(id as never)
    const p = tableOf(2)
    telling(p, (s, world) => addSpecial(s, 0, laws('justice-system'), world))
    expect([p.s.blueTotal[0], p.s.civil[0], p.s.special[specialType.law]]).toEqual([19, 5, 2])
    telling(p, (s, world) => addSpecial(s, 0, laws('civil-service'), world))
    expect(p.s.blueTotal[0]).toBe(19 + special.blue[laws('civil-service')] - special.blue[laws('justice-system')])
    const q = arrange(tableOf(2), 0, { specials: ['justice-system'] })
    telling(q, (s, world) => loseSpecial(s, 0, laws('justice-system'), world))
    expect([q.s.blueTotal[0], q.s.bank[0], q.s.civil[0], q.s.special[specialType.law]]).toEqual([13, 13, 4, 0])
    const plain = arrange(tableOf(2), 0, { specials: ['code-of-laws'] })
    expect(telling(plain, (s, world) => loseSpecial(s, 0, laws('code-of-laws'), world))).toEqual([])
    expect(plain.s.blueTotal[0]).toBe(16)
  })
  test('TTA-ACT-REV-5 TTA-ACT-REV-6 a revolution: the card leaves the hand, is told, and only Robespierre scores', () => {
    const revolt = (seat: Seat) => {
      const p = tableOf(2, { hand: ['monarchy'], science: 9, ...seat })
      const told = telling(p, (s, world) => revolution(s, 0, 1, 0, world))
      return [told.filter(({ type }) => type !== 'lost'), handOf(p, 0), p.s.civil[0], p.s.military[0], resourcesOf(p)]
    }
    const event1 = { type: 'revolted', seat: 0, card: 'monarchy', science: 2 }
    expect(revolt({})).toEqual([[event1], [], 0, 3, 0])
    expect(revolt({ leader: 'leonardo-da-vinci' })).toEqual([
      [event1, { type: 'gained', seat: 0, what: 'resources', amount: 1 }],
      [],
      0,
      3,
      1,
    ])
    expect(revolt({ leader: 'maximilien-robespierre' })[0]).toEqual([
      event1,
      { type: 'gained', seat: 0, what: 'culture', amount: 3 },
    ])
  })
  test('TTA-R-81b Homer’s resource is there while he leads, and goes with him in his owner’s turn', () => {
    const arms = (act: (s: Table['s'], world: never) => void, seat: Seat, turn = 0) => {
      const p = tableOf(2, seat).set(s => {
        s.turn = turn
        s.homerArms = 1
      })
      telling(p, act)
      return p.s.homerArms
    }
    const goes = (s: Table['s'], world: never) => removeLeader(s, 0, world)
    expect([
      arms(goes, { leader: 'homer' }),
      arms(goes, { leader: 'moses' }),
      arms(goes, { leader: 'homer' }, 1),
    ]).toEqual([0, 1, 1])
    const follows = (id: string) => (s: Table['s'], world: never) => playLeader(s, 0, leader.of(id as never), world)
    expect(arms(follows('moses'), { leader: 'homer', hand: ['moses'] })).toBe(0)
    expect(arms(follows('homer'), { leader: 'moses', hand: ['homer'] })).toBe(1)
  })
  test('TTA-R-79b TTA-R-102 who is out does not count among the stronger', () => {
    const p = tableOf(3, { leader: 'genghis-khan' }, { works: { warriors: 9 } }, { works: { warriors: 9 } })
    const culture = () => {
      const before = p.s.culture[0]
      telling(p, (s, world) => scoreAfterActions(s, 0, world))
      return p.s.culture[0] - before
    }
    expect(culture()).toBe(0)
    p.set(s => {
      s.out[1] = 1
    })
    expect(culture()).toBe(3)
    expect(telling(tableOf(2, { leader: 'moses' }), (s, world) => scoreAfterActions(s, 0, world))).toEqual([])
    const arts = (out: number) => {
      const q = tableOf(4, { hand: ['military-build-up-iii'] }, { works: { warriors: 9 } }, { works: { warriors: 9 } })
      q.set(s => {
        s.out[1] = out
        s.players -= out
      })
      telling(q, (s, world) => playAction(s, 0, numberOf(actionCard, 'military-build-up-iii'), world))
      return q.s.arms
    }
    expect(arts(0)).toBeGreaterThan(0)
    expect(arts(1)).toBeGreaterThan(0)
  })
  test('TTA-ACT-STAGE-4 TTA-R-44b stages are covered from the bank, then from cards; all of them if there are just enough', () => {
    const cover = (bank: number, bronze: number, count: number) =>
      canCover(tableOf(2, { bank, tokens: { bronze } }).s, 0, count)
    expect([cover(2, 0, 2), cover(1, 0, 2), cover(0, 2, 2), cover(0, 1, 2)]).toEqual([true, false, true, false])
    const p = tableOf(2, { unfinished: ['great-wall', 0], tokens: { agriculture: 2 }, bank: 0 })
    telling(p, (s, world) => buildStages(s, 0, 2, 99, world))
    expect([p.s.stages[0], foodOf(p), p.s.bank[0]]).toEqual([2, 0, 0])
  })
  test('hands: the longest held copy goes, cards stay sorted, and what is not held cannot be taken', () => {
    const p = tableOf(2, { hand: ['iron', 'reserves-i', 'coal'], cards: ['raiders', 'rats', 'rats', 'legion'] })
    p.set(s => {
      s.fresh = 1
      removeCivil(s, 0, s.hand[0])
      removeCard(s, 0, military.of('rats'))
    })
    expect([handOf(p, 0), p.s.fresh, p.s.hand[2], cardsOf(p, 0)]).toEqual([
      ['coal', 'reserves-i'],
      1,
      NONE,
      ['legion', 'raiders', 'rats'].toSorted((a, b) => military.of(a as never) - military.of(b as never)),
    ])
    expect(() => p.set(s => removeCivil(s, 0, 0))).toThrow('seat 0 does not hold civil card 0')
    expect(() => p.set(s => removeCard(s, 0, military.of('raid-i')))).toThrow('seat 0 does not hold raid-i')
    // In another's turn nothing is fresh.
    p.set(s => {
      s.turn = 1
      removeCivil(s, 0, s.hand[1])
    })
    expect(p.s.fresh).toBe(1)
  })
  test('TTA-DRAW-3 TTA-SET-31 nothing is drawn in ages A and IV, and no hand grows beyond its room', () => {
    const drawn = (age: number, had = 0) => {
      const p = tableOf(2, { cards: Array(had).fill('rats') }).set(s => {
        s.age = age
      })
      telling(p, (s, world) => drawCards(s, 0, 3, world))
      return p.s.cardCount[0] - had
    }
    expect([drawn(0), drawn(1), drawn(4), drawn(1, 39)]).toEqual([0, 3, 0, 1])
  })
})

describe('events', () => {
  test('TTA-R-100a discontent of every seat is fixed, also of the third and fourth; who is out has none', () => {
    const unhappy = (yellow: number): Seat => ({ yellow, culture: 50 })
    const p = tableOf(4, unhappy(16), unhappy(12), unhappy(10), unhappy(8))
    event(p, 'civil-unrest')
    expect(Array.from(p.s.culture)).toEqual([46, 42, 38, 34])
    expect(Array.from(p.s.blueTotal)).toEqual([16, 16, 16, 15])
    const q = tableOf(4, unhappy(16), unhappy(12), unhappy(12), unhappy(8)).set(s => {
      s.out[3] = 1
      s.players = 3
    })
    event(q, 'civil-unrest')
    expect(Array.from(q.s.blueTotal)).toEqual([16, 15, 15, 16])
  })
  test('TTA-END-6 actions spent by Rebellion are told; TTA-R-106 who has fewer cards discards all of them', () => {
    const p = event(tableOf(2, { yellow: 16 }), 'rebellion')
    expect(p.seen('spent')).toEqual([{ type: 'spent', seat: 0, actions: 2 }])
    const few = event(tableOf(2, { works: { warriors: 4 } }, { cards: ['rats', 'legion'] }), 'politics-of-strength')
    expect([few.asked, few.prompt(1)?.args]).toEqual(['discard', { count: 2 }])
    expect(event(tableOf(2, { works: { warriors: 4 } }), 'politics-of-strength').asked).toBeNull()
  })
  test('TTA-TOK-10 of two equally strong the nearer takes; nobody takes from themselves', () => {
    const p = tableOf(3).set(s => {
      s.out[1] = 1
      s.out[2] = 1
      s.players = 1
    })
    event(p, 'uncertain-borders')
    expect([p.s.yellow[0], p.seen('gained'), p.seen('lost')]).toEqual([18, [], []])
  })
  test('TTA-R-105c the row is refilled once, for the whole game', () => {
    const p = event(tableOf(3), 'international-agreement')
    play(p, 'refuse')
    expect(p.seen('refilled')).toHaveLength(1)
  })
})

describe('wars', () => {
  test('TTA-WAR-13 TTA-R-108 a declared war is shown and told; resolved, it lies open on the pile of its age', () => {
    const p = politics(tableOf(2, { cards: ['war-over-territory', 'rats'], military: 4 }).clear())
    play(p, 'declareWar', { card: 'war-over-territory', target: 1 })
    expect([p.seen('warDeclared'), cardsOf(p, 0)]).toEqual([
      [{ type: 'warDeclared', seat: 0, target: 1, card: 'war-over-territory' }],
      ['rats'],
    ])
    expect(p.revealed).not.toBe(0)
    p.set(s => {
      s.age = military.age[war.card[war.of('war-over-territory')]]
    })
    p.run(PROGRAMS.turn)
    const place = war.card[war.of('war-over-territory')] - military.start[p.s.age]
    expect([p.seen('warDrawn').length, p.s.war[0], p.s.pileOpen[place], p.s.pileSize]).toEqual([1, NONE, 1, 0])
  })
  test('TTA-ACT-TAC-1 should an exclusive tactic still lie there, it goes to the discards', () => {
    const p = tableOf(2, { cards: ['legion'], tactic: 'fighting-band' }).set(s => {
      s.exclusive[0] = 1
    })
    play(p, 'playTactic', { card: 'legion' })
    expect([tactic.ids[p.s.tactic[0]], p.s.pileOpen[military.of('fighting-band') - military.start[1]]]).toEqual([
      'legion',
      1,
    ])
  })
})
