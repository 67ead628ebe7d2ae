/** The small changes everything is made of, one by one: what is paid, lost, gained, and what is told of it. */
import { type GameEvent, NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import {
  actionCard,
  leader,
  military,
  pact as pactCard,
  special,
  specialType,
  tactic,
  territory,
  war,
  wonder,
} from '../src/cards.ts'
import { playAction } from '../src/effects/action-cards.ts'
import { payFood, payResources, refundCivil, settleActions, spendCivil, spendMilitary } from '../src/effects/changes.ts'
import { drawCards, removeCard, removeCivil } from '../src/effects/hands.ts'
import { playLeader, removeLeader, scoreAfterActions } from '../src/effects/leading.ts'
import { attackBonus, endByAttack, strengthAgainst } from '../src/effects/pacts.ts'
import { consume, produceFood, produceResources } from '../src/effects/production.ts'
import { buildStages, canCover } from '../src/effects/stages.ts'
import { addSpecial, loseSpecial, revolution } from '../src/effects/technology.ts'
import { putResources, takeResources } from '../src/effects/tokens.ts'
import { militaryTotal } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { numberOf } from '../ui/guide/lay.ts'
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
  tokens,
  turnOf,
} from './table.ts'

const territoryOf = (id: string): number => numberOf(territory, id)

/** Does something to the table, and returns what was told. */
const telling = (p: Table, act: (s: Table['s'], world: never) => void): GameEvent[] => {
  const told: GameEvent[] = []
  const world = { live: true, emit: (e: GameEvent) => told.push(e), roll: () => 0, shuffle() {}, reveal() {} }
  p.set(s => act(s, world as never))
  return told
}

describe('tokens', () => {
  const mines = { iron: 0, coal: 0, oil: 0 }
  /** Bronze, iron, coal, oil (1, 2, 3, 5) and the bank, before and after paying. */
  const paid = (due: number, bank: number, counts: readonly number[], works: Record<string, number> = mines) => {
    const ids = ['bronze', 'iron', 'coal', 'oil']
    const p = tableOf(2, { works, tokens: Object.fromEntries(ids.map((id, i) => [id, counts[i]])), bank })
    const took = takeResources(p.s, 0, due)
    return [took, ...ids.map(id => tokens(p, 0, id)), p.s.bank[0]]
  }
  test('TTA-R-5a TTA-R-72a the fewest tokens stay on cards, among equals the most valuable', () => {
    expect(paid(1, 0, [0, 0, 0, 1])).toEqual([2, 0, 0, 1, 0, 0]) // 5 → 3: the bank gives no change for 4
    expect(paid(1, 1, [0, 0, 0, 1])).toEqual([1, 1, 0, 1, 0, 0]) // 5 → 3 + 1
    expect(paid(2, 0, [0, 0, 0, 1])).toEqual([2, 0, 0, 1, 0, 0])
    expect(paid(3, 0, [0, 0, 0, 1])).toEqual([3, 0, 1, 0, 0, 0])
    expect(paid(4, 0, [0, 0, 0, 1])).toEqual([4, 1, 0, 0, 0, 0])
    expect(paid(5, 0, [0, 0, 0, 1])).toEqual([5, 0, 0, 0, 0, 1])
    expect(paid(5, 0, [2, 0, 1, 1])).toEqual([5, 0, 0, 0, 1, 3])
    expect(paid(4, 0, [1, 1, 1, 1])).toEqual([4, 0, 1, 0, 1, 2])
    expect(paid(6, 0, [1, 1, 1, 1])).toEqual([6, 0, 0, 0, 1, 3])
    expect(paid(2, 0, [2, 1, 0, 0])).toEqual([2, 0, 1, 0, 0, 2])
    expect(paid(0, 3, [2, 1, 0, 0])).toEqual([0, 2, 1, 0, 0, 3])
    expect(paid(9, 3, [2, 1, 0, 0])).toEqual([4, 0, 0, 0, 0, 6])
    expect(paid(4, 3, [2, 1, 0, 0])).toEqual([4, 0, 0, 0, 0, 6])
  })
  test('TTA-FOOD-11 TTA-R-72a change lies on cards that are in play, and only on smaller ones', () => {
    const only = (...ids: string[]) => Object.fromEntries(ids.map(id => [id, 0]))
    expect(paid(1, 3, [0, 0, 0, 1], only('oil'))).toEqual([1, 4, 0, 0, 0, 0])
    expect(paid(1, 2, [0, 0, 0, 1], only('oil', 'iron'))).toEqual([1, 0, 2, 0, 0, 1])
    expect(paid(2, 3, [0, 0, 0, 1], only('oil'))).toEqual([2, 3, 0, 0, 0, 1])
    expect(paid(2, 3, [0, 0, 0, 1], only('oil', 'iron'))).toEqual([2, 1, 1, 0, 0, 2])
    expect(paid(3, 3, [0, 0, 0, 1], only('oil'))).toEqual([3, 2, 0, 0, 0, 2])
    expect(paid(1, 3, [0, 0, 1, 0], only('coal'))).toEqual([1, 2, 0, 0, 0, 2])
    expect(paid(1, 3, [0, 0, 2, 0], only('coal', 'iron'))).toEqual([1, 0, 1, 1, 0, 3])
  })
  test('TTA-R-73a TTA-R-73c with Bill Gates tokens lie on labs too, of the same value on the mine first', () => {
    const gained = (seat: Seat, amount: number) => {
      const p = tableOf(2, { ...seat, works: { alchemy: 1, 'scientific-method': 1, iron: 0 } })
      const n = putResources(p.s, 0, amount)
      return [n, ...['bronze', 'iron', 'alchemy', 'scientific-method'].map(id => tokens(p, 0, id))]
    }
    expect(gained({ leader: 'bill-gates' }, 5)).toEqual([5, 1, 2, 0, 0])
    expect(gained({ leader: 'bill-gates', bank: 1 }, 9)).toEqual([2, 0, 1, 0, 0])
    expect(gained({ leader: 'moses' }, 4)).toEqual([4, 0, 2, 0, 0])
    const labs = tableOf(2, { leader: 'bill-gates', works: { computers: 1 } })
    expect([putResources(labs.s, 0, 7), tokens(labs, 0, 'computers'), tokens(labs, 0, 'bronze')]).toEqual([7, 2, 1])
    // What is paid comes off the labs first.
    const both = tableOf(2, {
      leader: 'bill-gates',
      works: { coal: 1, computers: 1 },
      tokens: { coal: 1, computers: 1 },
    })
    takeResources(both.s, 0, 3)
    expect([tokens(both, 0, 'coal'), tokens(both, 0, 'computers'), both.s.bank[0]]).toEqual([1, 0, 15])
  })
})

describe('paying', () => {
  test('TTA-FOOD-12 what is granted for units goes first, for units alone and in its turn', () => {
    const pays = (amount: number, forUnit: boolean, seat = 0) => {
      const p = tableOf(2, { tokens: { bronze: 5 } }, { tokens: { bronze: 5 } }).set(s => {
        s.arms = 2
        s.homerArms = 1
        payResources(s, seat, amount, forUnit)
      })
      return [resourcesOf(p, seat), p.s.arms, p.s.homerArms]
    }
    expect([pays(0, true), pays(1, true), pays(2, true), pays(5, true)]).toEqual([
      [5, 2, 1],
      [5, 2, 0],
      [5, 1, 0],
      [3, 0, 0],
    ])
    expect([pays(2, false), pays(2, true, 1)]).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ])
  })
  test('TTA-R-92a TTA-R-92b the exchange is used by the next payment of its kind that costs something', () => {
    const pays = (side: number, what: 'food' | 'resources', amount: number, bronze = 3, agriculture = 3, turn = 0) => {
      const p = pact(tableOf(3, { tokens: { bronze, agriculture } }), 0, 1, 'trade-routes-agreement', side).set(s => {
        s.swap = 1
        s.turn = turn
        if (what === 'food') payFood(s, 0, amount)
        else payResources(s, 0, amount, false)
      })
      return [resourcesOf(p), foodOf(p), p.s.swap]
    }
    expect([pays(0, 'resources', 2), pays(1, 'food', 2)]).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ])
    expect([pays(0, 'resources', 0), pays(1, 'food', 0)]).toEqual([
      [3, 3, 1],
      [3, 3, 1],
    ])
    expect([pays(0, 'food', 2), pays(1, 'resources', 2), pays(0, 'resources', 2, 3, 3, 1)]).toEqual([
      [3, 1, 1],
      [1, 3, 1],
      [1, 3, 1],
    ])
    expect([pays(0, 'resources', 2, 3, 0), pays(1, 'food', 2, 0, 3)]).toEqual([
      [1, 0, 1],
      [0, 1, 1],
    ])
  })
  test('TTA-STAT-18 TTA-STAT-17 temporary actions first, in their turn; an action comes back only if one is spent', () => {
    const spent = (seat: number, amount: number) => {
      const { s } = tableOf(2)
      s.spareCivil = 1
      s.spareMilitary = 1
      spendCivil(s, seat, amount)
      spendMilitary(s, seat, amount)
      return [s.civil[seat], s.spareCivil, s.military[seat], s.spareMilitary]
    }
    expect([spent(0, 2), spent(0, 0), spent(1, 2)]).toEqual([
      [3, 0, 1, 0],
      [4, 1, 2, 1],
      [2, 1, 0, 1],
    ])
    const { s } = tableOf(2, { civil: 3 })
    refundCivil(s, 0)
    refundCivil(s, 0)
    expect(s.civil[0]).toBe(4)
  })
  test('TTA-STAT-19 TTA-STAT-20 when totals change: new cubes are there, lost ones are the spent ones first', () => {
    const settled = (civil: number, military: number, before: readonly [number, number], government: string) => {
      const { s } = tableOf(2, { government, civil, military })
      settleActions(s, 0, ...before)
      return [s.civil[0], s.military[0]]
    }
    expect(settled(1, 0, [4, 2], 'monarchy')).toEqual([2, 1]) // 5 and 3 now
    expect(settled(1, 1, [6, 4], 'monarchy')).toEqual([1, 1])
    expect(settled(6, 4, [6, 4], 'monarchy')).toEqual([5, 3])
    expect(settled(3, 2, [5, 3], 'monarchy')).toEqual([3, 2])
  })
})

describe('leaving', () => {
  const everything: Seat = {
    hand: ['iron', 'moses'],
    cards: ['raid-i', 'rats', 'raid-ii'],
    works: { iron: 1, alchemy: 2 },
    tokens: { bronze: 3, agriculture: 1 },
    wonders: ['pyramids'],
    ruins: ['colossus'],
    unfinished: ['great-wall', 2],
    specials: ['masonry', 'code-of-laws', 'warfare', 'cartography'],
    colonies: ['vast-territory-i', 'vast-territory-ii'],
    tactic: 'legion',
    leader: 'homer',
    government: 'monarchy',
  }
  const resigned = (exclusive: number, seat = 0): Table => {
    const seats = [everything, { ...everything, colonies: [] }, { colonies: ['historic-territory-i'] }, {}]
    const p = tableOf(4, ...seats)
    pact(pact(pact(p, 0, 2, 'peace-treaty'), 1, 0, 'open-borders-agreement'), 2, 3, 'trade-routes-agreement')
    p.set(s => {
      s.turn = seat
      s.exclusive[0] = exclusive
      s.noPolitics[0] = 1
      s.homer[0] = 3
      for (const [owner, enemy] of [
        [0, 2],
        [1, 0],
        [2, 1],
      ]) {
        s.war[owner] = war.of('war-over-culture')
        s.enemy[owner] = enemy
      }
    })
    p.clear().run(PROGRAMS.turn)
    p.set(s => {
      s.exclusive[0] = exclusive
      s.war[0] = war.of('war-over-culture')
      s.enemy[0] = 2
      s.noPolitics[0] = 1
    })
    return play(politics(p, seat).clear(), 'resign', {}, seat)
  }
  test('TTA-RES-2 TTA-R-36b TTA-R-36c everything before the seat is gone; what others have stays', () => {
    const p = resigned(1)
    const { s } = p
    expect([s.out[0], s.players, handOf(p, 0), s.handSize[0], cardsOf(p, 0)]).toEqual([1, 3, [], 0, []])
    const own = (table: Int16Array, seat = 0) => [
      ...table.subarray((seat * table.length) / 4, ((seat + 1) * table.length) / 4),
    ]
    expect([new Set(own(s.workers)), new Set(own(s.blue)), new Set(own(s.wonder)), own(s.special)]).toEqual([
      new Set([NONE]),
      new Set([0]),
      new Set([0]),
      [0, 0, 0, 0],
    ])
    expect(new Set(own(s.hand))).toEqual(new Set([NONE]))
    const fields = [s.government, s.leader, s.homer, s.bank, s.blueTotal, s.yellow, s.pool, s.yellowTotal, s.civil]
    expect(fields.map(field => field[0])).toEqual([0, NONE, NONE, 0, 0, 0, 0, 0, 0])
    expect([s.military[0], s.noPolitics[0], s.unfinished[0], s.stages[0], s.tactic[0], s.exclusive[0]]).toEqual([
      0,
      0,
      NONE,
      0,
      NONE,
      0,
    ])
    expect([s.colony[territoryOf('vast-territory-i')], s.colony[territoryOf('historic-territory-i')]]).toEqual([
      NONE,
      2,
    ])
    expect([s.special[4], s.workers[s.workers.length / 4], s.unfinished[1]]).toEqual([1, 2, wonder.of('great-wall')])
    // Its cards of this age lie on the piles, shown or hidden as they were; those of another age are gone.
    const open = (id: string) => s.pileOpen[military.of(id as never) - military.start[1]]
    expect([open('vast-territory-i'), open('legion'), open('open-borders-agreement'), s.pileSize]).toEqual([1, 1, 1, 2])
    expect(resigned(0).s.pileOpen[military.of('legion') - military.start[1]]).toBe(0)
  })
  test('TTA-RES-3 TTA-RES-4 TTA-R-27 pacts with them and wars of and on them end, all others go on', () => {
    const p = resigned(1)
    expect(Array.from(p.s.pact)).toEqual([NONE, NONE, pactCard.of('trade-routes-agreement'), NONE])
    expect(Array.from(p.s.war)).toEqual([NONE, NONE, war.of('war-over-culture'), NONE])
    expect(Array.from(p.s.culture).slice(1)).toEqual([7, 0, 0])
    expect(p.events.filter(({ type }) => type !== 'gained')).toEqual([
      { type: 'resigned', seat: 0 },
      { type: 'pactEnded', seat: 0, with: 2, card: 'peace-treaty' },
      { type: 'pactEnded', seat: 1, with: 0, card: 'open-borders-agreement' },
      { type: 'warDrawn', seat: 0, target: 2, card: 'war-over-culture' },
      { type: 'warDrawn', seat: 1, target: 0, card: 'war-over-culture' },
    ])
    expect(p.revealed).not.toBe(0)
  })
  test('TTA-R-37b TTA-R-36a the next one begins from now on, in the same round; another’s resignation changes nothing', () => {
    const first = turnOf(tableOf(3, {}, {}, {}))
    play(politics(first), 'resign')
    expect([first.s.first, first.s.round]).toEqual([1, 4])
    const whole = tableOf(3).run(PROGRAMS.turn)
    play(whole.clear(), 'resign')
    expect([whole.s.first, whole.s.turn, whole.s.round, whole.asked, whole.s.civil[0]]).toEqual([
      1,
      1,
      5,
      'politics',
      0,
    ])
    expect(whole.seen('produced')).toEqual([]) // nothing is produced for who is gone
    const other = tableOf(3).set(s => {
      s.turn = 1
    })
    play(politics(other, 1), 'resign', {}, 1)
    expect([other.s.first, other.s.round]).toEqual([0, 5])
    const last = politics(tableOf(2))
    play(last, 'resign')
    expect([last.s.depth, last.asked]).toEqual([0, null])
  })
})

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

describe('production', () => {
  const told = (p: Table, act: typeof produceFood) => telling(p, (s, world) => act(s, 0, world))
  test('TTA-R-91a pacts add to what farms and mines give, or take of what they gave; the sum is told', () => {
    const trade = (owner: number) => pact(tableOf(3), owner, 1 - owner, 'international-trade-agreement')
    expect([told(trade(1), produceFood), told(trade(0), produceFood)]).toEqual([
      [{ type: 'harvested', seat: 0, food: 3 }],
      [{ type: 'harvested', seat: 0, food: 2 }],
    ])
    expect([told(trade(0), produceResources), told(trade(1), produceResources)]).toEqual([
      [{ type: 'mined', seat: 0, resources: 3 }],
      [{ type: 'mined', seat: 0, resources: 2 }],
    ])
    const less = pact(tableOf(3), 1, 0, 'acceptance-of-supremacy')
    expect([told(less, produceResources), resourcesOf(less)]).toEqual([[{ type: 'mined', seat: 0, resources: 1 }], 1])
  })
  test('TTA-CARD-GATES-1 labs give only while he leads, and what they give is told', () => {
    const labs: Seat = { works: { computers: 1, bronze: 1 } }
    expect(told(tableOf(2, { ...labs, leader: 'bill-gates' }), produceResources)).toMatchObject([{ resources: 4 }])
    expect(told(tableOf(2, { ...labs, leader: 'moses' }), produceResources)).toMatchObject([{ resources: 1 }])
  })
  test('TTA-PROD-10 a famine is told by what it really cost', () => {
    const hungry = tableOf(2, { yellow: 12, culture: 3, tokens: { agriculture: 1 } })
    expect(told(hungry, consume)).toEqual([
      { type: 'consumed', seat: 0, food: 1 },
      { type: 'famine', seat: 0, culture: 3 },
    ])
    expect(told(tableOf(2, { yellow: 12, tokens: { agriculture: 2 } }), consume)).toEqual([
      { type: 'consumed', seat: 0, food: 2 },
    ])
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
