/** What happens seldom: the last token, the last card of an age, a sentence of one age, a pact of another. */
import { EVERYONE, NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import {
  actionCard,
  bonus,
  event as eventCard,
  leader,
  military,
  power,
  store,
  territory,
  wonder,
} from '../src/cards.ts'
import { playAction } from '../src/effects/action-cards.ts'
import { announceSwap, loseBlue, losePopulation, loseResources, loseScience } from '../src/effects/changes.ts'
import { addCivil } from '../src/effects/hands.ts'
import { resign } from '../src/effects/resign.ts'
import { militaryCopies, refill } from '../src/effects/row.ts'
import { buildStages } from '../src/effects/stages.ts'
import { takeResources } from '../src/effects/tokens.ts'
import { takeCost } from '../src/query/costs.ts'
import { cultureRating } from '../src/query/ratings.ts'
import { STANDING, wonderAt } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  aggression,
  arrange,
  can,
  event,
  foodOf,
  no,
  pact,
  play,
  resourcesOf,
  row,
  tableOf,
  tokens,
  told,
  warNow,
} from './table.ts'

describe('actions', () => {
  test('TTA-ACT-STAGE-6 too many stages in one action: the refusal says how many a construction technology allows', () => {
    const p = tableOf(2, { unfinished: ['pyramids', 0], tokens: { bronze: 9 } })
    expect(told(p, 'stage', { count: 2 })).toEqual(no('TTA-ACT-STAGE-6', 'stagesPerAction', { most: 1 }))
    p.s.special[3] = 1
    expect(told(p, 'stage', { count: 3 })).toEqual(no('TTA-ACT-STAGE-6', 'stagesPerAction', { most: 2 }))
  })
  test('TTA-FOOD-12 stages are not paid with what is granted for units', () => {
    const p = tableOf(2, { unfinished: ['pyramids', 0], tokens: { bronze: 4 } })
    p.s.arms = 5
    play(p, 'stage', { count: 1 })
    expect([p.s.arms, resourcesOf(p)]).toEqual([5, 1])
  })
  test('TTA-ACT-STAGE-4 stages covered with all tokens from one’s cards take none of the next player', () => {
    const p = tableOf(2, { unfinished: ['pyramids', 0], tokens: { bronze: 1 } }, { tokens: { agriculture: 2 } })
    arrange(p, 0, { bank: 0 }).step((s, world) => buildStages(s, 0, 1, 3, world))
    expect([tokens(p, 0, 'bronze'), p.s.stages[0], tokens(p, 1, 'agriculture')]).toEqual([0, 1, 2])
  })
  test('TTA-ACT-UPG-1 a technology without workers cannot be upgraded', () => {
    const p = tableOf(2, { works: { bronze: 0, iron: 0, agriculture: 1, irrigation: 0 }, tokens: { bronze: 9 } })
    expect(p.choices(0, 'upgrade').map(a => a.old)).toEqual(['agriculture'])
  })
  test('TTA-R-102 a rival who has resigned is not counted, however much culture they had', () => {
    const which = actionCard.cards.findIndex(card => card.play?.culturePerRival)
    const scored = (out: number): number => {
      const p = tableOf(4, {}, { culture: 9 }, { culture: 9 })
      p.s.out[1] = out
      p.step((s, world) => {
        addCivil(s, 0, actionCard.card[which])
        playAction(s, 0, which, world)
      })
      return p.s.culture[0]
    }
    expect(scored(1)).toBeGreaterThan(0)
    expect(scored(0)).toBe(2 * scored(1))
  })
  test('TTA-R-87 Ocean Liner Service: once a turn, and only with a yellow token; the refusal says which', () => {
    const p = tableOf(2, { wonders: ['ocean-liner-service'] })
    play(p, 'voyage')
    expect(told(p, 'voyage')).toEqual(no('TTA-R-87', 'onceATurn'))
    const empty = tableOf(2, { wonders: ['ocean-liner-service'], yellow: 0 })
    expect(told(empty, 'voyage')).toEqual(no('TTA-R-87', 'voyage'))
  })
})

describe('tokens and workers', () => {
  test('TTA-TOK-7 TTA-R-10b more tokens than bank and cards have: all of one’s own go, and are told', () => {
    const p = tableOf(2, { bank: 1, tokens: { bronze: 2 } }, { tokens: { agriculture: 1 } })
    arrange(p, 0, { bank: 1 })
    const before = p.s.blueTotal[0]
    p.step((s, world) => loseBlue(s, 0, 3, world))
    expect([p.asked, p.s.bank[0], tokens(p, 0, 'bronze'), p.s.blueTotal[0] - before]).toEqual([null, 0, 0, -3])
    expect(p.seen('lost').map(e => [e.what, e.amount])).toEqual([
      ['blue', 1],
      ['blue', 2],
    ])
    expect(tokens(p, 1, 'agriculture')).toBe(1)
  })
  test('TTA-TOK-15 unused workers first; the question asks for the rest', () => {
    const p = tableOf(2, { pool: 1 }).step((s, world) => losePopulation(s, 0, 3, world))
    expect([p.asked, p.s.pool[0], p.prompt(0)?.args]).toMatchObject(['loseWorker', 0, { count: 2 }])
  })
  test('TTA-TOK-8 of tokens worth the same the clock gives the farm’s', () => {
    const p = tableOf(2, { tokens: { agriculture: 1, bronze: 1 } }).at(DECISIONS.giveToken, 0, 1, 0)
    expect(p.clock(0)).toEqual({ verb: 'giveToken', card: 'agriculture' })
  })
  test('what is lost is told by its name', () => {
    const p = tableOf(2, { science: 3, tokens: { bronze: 2 } })
    p.step((s, world) => {
      loseScience(s, 0, 2, world)
      loseResources(s, 0, 1, world)
    })
    expect(p.seen('lost').map(e => [e.what, e.amount])).toEqual([
      ['science', 2],
      ['resources', 1],
    ])
  })
  test('TTA-R-92a what is exchanged for what is told by the side of the pact', () => {
    const swapped = (side: number): unknown => {
      const p = pact(tableOf(3), 0, 1, 'trade-routes-agreement', side).step((s, world) => announceSwap(s, 0, world))
      return p.seen('swapped').map(e => [e.what, e.for])
    }
    expect([swapped(0), swapped(1)]).toEqual([[['food', 'resources']], [['resources', 'food']]])
  })
  test('TTA-R-73a with Bill Gates a lab gives before the mine of the same value, and only what is due', () => {
    const works = { alchemy: 1 }
    const p = tableOf(2, { leader: 'bill-gates', works, tokens: { bronze: 1, alchemy: 2 } })
    p.step(s => takeResources(s, 0, 1))
    expect([tokens(p, 0, 'bronze'), tokens(p, 0, 'alchemy')]).toEqual([1, 1])
  })
})

describe('events', () => {
  test('TTA-CARD-DEVCIV-1 a technology for 1 science less, without an action', () => {
    const p = event(tableOf(2, { hand: ['irrigation'], science: 3 }), 'development-of-civilization')
    const before = p.s.civil[0]
    play(p, 'develop', { card: 'irrigation' })
    expect(p.seen('developed')).toMatchObject([{ seat: 0, card: 'irrigation' }])
    expect([p.s.science[0], p.s.civil[0], p.s.handSize[0]]).toEqual([3 - p.seen('developed')[0].science, before, 0])
  })
  test('TTA-R-81b TTA-CARD-DEVCIV-1 Homer’s resource is for units, not for a building', () => {
    const p = tableOf(2, { leader: 'homer', tokens: { bronze: 1 } })
    p.s.homerArms = 1
    expect(can(event(p, 'development-of-civilization'), 'build', { card: 'religion' })).toBe(false)
    const rich = tableOf(2, { leader: 'homer', tokens: { bronze: 2 } })
    expect(can(event(rich, 'development-of-civilization'), 'build', { card: 'religion' })).toBe(true)
  })
  test('Politics of Strength: cards in ages I to III, culture in age IV', () => {
    const after = (age: number): unknown => {
      const p = tableOf(2, { works: { warriors: 3 } }, { culture: 9, cards: ['rats', 'raiders'] })
      p.s.age = age
      event(p, 'politics-of-strength')
      return [p.s.cardCount[0], p.s.culture[0], p.s.culture[1], p.asked]
    }
    expect([after(1), after(4)]).toEqual([
      [5, 0, 9, 'discard'],
      [0, 5, 6, null],
    ])
  })
  test('TTA-EVT-7 Border Conflict: a player with only units destroys nothing', () => {
    const none = { bronze: 0, agriculture: 0, philosophy: 0, religion: 0 }
    const p = event(tableOf(2, { works: { warriors: 3 } }, { works: { ...none, warriors: 1 } }), 'border-conflict')
    expect(p.asked).toBe(null)
  })
  test('TTA-HAND-9 cards drawn by an event are revealed to those who draw', () => {
    expect(event(tableOf(2), 'development-of-politics').revealed).toBe(0b11)
  })
  test('Iconoclasm: a player without a leader loses none', () => {
    const p = tableOf(2, { leader: 'homer' })
    p.s.age = 2
    expect(event(p, 'iconoclasm').seen('leaderGone')).toMatchObject([{ seat: 0, card: 'homer' }])
  })
  test('TTA-SET-4 no military card of an age to come is in the game yet', () => {
    const p = tableOf(2)
    const copies = (age: number): number[] =>
      Array.from({ length: military.start[age + 1] - military.start[age] }, (_, i) =>
        militaryCopies(p.s, military.start[age] + i),
      )
    expect([copies(1).some(n => n > 0), copies(3).every(n => n === 0)]).toEqual([true, true])
  })
  test('Taj Mahal is cheaper for a player who replaced their leader in this turn, and only while they have one', () => {
    const cost = (seat: number, ofLeader: boolean): number => {
      const p = row(
        tableOf(2, ofLeader ? { leader: 'homer' } : {}, { leader: 'moses' }),
        null,
        null,
        null,
        null,
        null,
        'taj-mahal',
      )
      p.s.used[power.of('taj-mahal')] = 1
      return takeCost(p.s, seat, 5)
    }
    expect([cost(0, true), cost(0, false), cost(1, true)]).toEqual([0, 2, 2])
  })
  test('TTA-START-6 a refilled row is seen by everybody', () => {
    expect(
      tableOf(2)
        .clear()
        .step((s, world) => refill(s, false, world), ...Array(13).fill(0)).revealed,
    ).toBe(EVERYONE)
  })
  test('TTA-COL-6 a territory nobody wants stays among the past events', () => {
    const p = tableOf(3)
    const kind = eventCard.find(territory.ids[0])
    p.s.past[kind] = 1
    p.run(PROGRAMS.colonize, 0).playOn(() => ({ verb: 'pass' }))
    expect([p.s.past[kind], p.s.colony[0], p.seen('unclaimed').length, p.seen('colonized')]).toEqual([1, NONE, 1, []])
  })
})

describe('pacts, wars, resigning', () => {
  test('TTA-AGE-12 with an age go pacts of the ages before it, not its own', () => {
    const p = pact(tableOf(3), 0, 1, 'open-borders-agreement')
    pact(p, 1, 2, 'scientific-cooperation').set(s => {
      s.age = 2
      s.civilBag.fill(0)
      s.civilBag[0] = 1
      s.civilLeft = 1
    })
    p.step((s, world) => refill(s, false, world), 0, ...Array(12).fill(0))
    expect([p.s.age, p.s.pact[0], p.seen('pactEnded').map(e => e.card)]).toEqual([3, NONE, ['open-borders-agreement']])
  })
  test('International Tourism: each has culture for the other’s wonders; other pacts give none', () => {
    const culture = (id: string): number[] => {
      const p = pact(tableOf(3), 0, 1, id)
      for (const which of [0, 1, 2]) p.s.wonder[wonderAt(1, which)] = STANDING
      p.s.wonder[wonderAt(0, 3)] = STANDING
      const before = [0, 1].map(seat => cultureRating(p.s, seat))
      p.s.pact[0] = NONE
      return [0, 1].map(seat => before[seat] - cultureRating(p.s, seat))
    }
    expect([culture('international-tourism'), culture('open-borders-agreement')]).toEqual([
      [3, 1],
      [0, 0],
    ])
  })
  test('TTA-R-86b after a war that asked for spoils Joan of Arc still looks, and only she', () => {
    const p = tableOf(2, { leader: 'joan-of-arc', works: { warriors: 9 } }, { specials: ['masonry'] })
    warNow(p, 'war-over-technology')
    expect([p.asked, p.owing]).toEqual(['spoils', [0]])
    play(p.clear(), 'enough')
    expect([p.seen('peeked').length, p.revealed]).toEqual([1, 1])
  })
  test('TTA-AGG-14 bonus cards count once: what they cannot reach together is not begun', () => {
    const id = military.ids[bonus.card[0]]
    const p = tableOf(2, {}, { cards: [id, id] })
    const value = military.defence[bonus.card[0]]
    p.at(DECISIONS.defend, 1, 2 * value + 1, 3, 0, 0)
    expect(p.legal(1)).toEqual([{ verb: 'yield' }])
    expect(p.at(DECISIONS.defend, 1, 2 * value, 3, 0, 0).legal(1).length).toBe(2)
  })
  test('TTA-RES-5 with one player left the game is over; TTA-R-27 a war of one’s own is worth nothing', () => {
    const p = tableOf(2, { culture: 4 }).run(PROGRAMS.turn)
    p.set(s => {
      s.war[0] = 0
      s.enemy[0] = 1
    })
    play(p, 'resign')
    expect([p.asked, p.outcome === null, p.s.culture[0]]).toEqual([null, false, 4])
  })
  test('TTA-AGG-13 a repelled Enslave gains nothing', () => {
    const card = military.ids[bonus.card[0]]
    const p = tableOf(2, { works: { warriors: 3 } }, { works: { warriors: 2 }, cards: [card, card] })
    const gained = aggression(p, 'enslave-i').playOn(() => p.choices(1, 'block')[0] ?? p.legal(1)[0])
    expect([p.seen('repelled').length, resourcesOf(gained), foodOf(gained)]).toEqual([1, 0, 0])
  })
  test('TTA-RES-2 tokens and wonders of the next player stay', () => {
    const p = tableOf(3, {}, { tokens: { agriculture: 2 }, wonders: [wonder.ids[0]] })
    p.step((s, world) => resign(s, 0, world))
    expect([tokens(p, 1, store.ids[0]), p.s.wonder[wonderAt(1, 0)]]).toEqual([2, STANDING])
  })
  test('TTA-R-82 the question for Caesar’s second political action says so', () => {
    const p = tableOf(2, { leader: leader.ids[leader.of('julius-caesar')] }).at(DECISIONS.politics, 0, 1)
    expect(p.prompt(0)).toMatchObject({ key: 'prompt.politicsAgain', rule: 'TTA-R-82' })
  })
})
