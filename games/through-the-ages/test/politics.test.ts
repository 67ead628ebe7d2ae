import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { event as eventCard, military, pact as pactCard, war, work } from '../src/cards.ts'
import { makeDecks } from '../src/effects/row.ts'
import { cultureRating, strengthRating } from '../src/query/ratings.ts'
import { militaryTotal } from '../src/query/totals.ts'
import { workAt } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  bar,
  can,
  cardsOf,
  civilDeck,
  event,
  handOf,
  pact,
  play,
  politics,
  resourcesOf,
  row,
  type Table,
  tableOf,
  workers,
} from './table.ts'

const E = (id: string): number => eventCard.find(id)
/** These events are the current ones, the last one on top. */
const current = (p: Table, ...idsList: string[]): Table =>
  p.set(s => {
    s.current.fill(NONE)
    s.currentAges.fill(0)
    idsList.forEach((id, i) => {
      s.current[i] = E(id)
      s.currentAges[eventCard.cards[E(id)].age]++
    })
  })

describe('politics', () => {
  test('TTA-POL-1 TTA-POL-2 one political action or none', () => {
    const p = tableOf(3, {
      cards: ['rats', 'raid-i', 'open-borders-agreement', 'war-over-culture'],
      works: { warriors: 3 },
      government: 'communism',
    })
    pact(p, 1, 0, 'peace-treaty')
    politics(p)
    expect(new Set(p.legal(0).map(a => a.verb))).toEqual(
      new Set(['pass', 'prepare', 'attack', 'offerPact', 'cancelPact', 'declareWar', 'resign']),
    )
    play(p, 'pass')
    expect(p.asked).toBeNull()
  })
  test('TTA-POL-3 no war in the last round', () => {
    const p = tableOf(2, { cards: ['war-over-culture'], government: 'communism' })
    p.set(s => {
      s.age = 4
      s.lastRound = 5
    })
    expect(bar(politics(p), 'declareWar', { card: 'war-over-culture', target: 1 })).toBe('TTA-POL-3')
  })
  test('TTA-POL-4 TTA-R-34 no pacts in a game for two; after resignations they stay', () => {
    const p = politics(tableOf(2, { cards: ['open-borders-agreement'] }))
    expect(bar(p, 'offerPact', { card: 'open-borders-agreement', target: 1, side: 'a' })).toBe('TTA-POL-4')
    expect(bar(p, 'cancelPact', { by: 0 })).toBe('TTA-POL-4')
    const q = tableOf(3, { cards: ['open-borders-agreement'] })
    q.set(s => {
      s.out[2] = 1
      s.players = 2
    })
    expect(can(politics(q), 'offerPact', { card: 'open-borders-agreement', target: 1, side: 'a' })).toBe(true)
  })
  test('TTA-POL-5 TTA-RES-10 nobody resigns in age IV', () => {
    const p = tableOf(3)
    p.set(s => {
      s.age = 4
    })
    expect(bar(politics(p), 'resign')).toBe('TTA-POL-5')
  })
})

describe('events', () => {
  test('TTA-EVT-1 only events and territories can be prepared', () => {
    const p = politics(tableOf(2, { cards: ['rats', 'vast-territory-i', 'legion', 'raid-i', 'military-bonus-i'] }))
    expect(p.choices(0, 'prepare').map(a => a.card)).toEqual(['rats', 'vast-territory-i'])
  })
  test('TTA-EVT-2 TTA-EVT-3 TTA-EVT-4 TTA-EVT-16 the card goes to the future events, scores its level, the top event is resolved and past', () => {
    const p = current(tableOf(2, { cards: ['civil-unrest'] }), 'development-of-crafts', 'development-of-science')
    politics(p)
    play(p, 'prepare', { card: 'civil-unrest' })
    expect([p.s.culture[0], p.s.science[0], p.s.science[1], resourcesOf(p)]).toEqual([2, 2, 2, 0])
    expect([p.s.future[0], p.s.past[E('development-of-science')], p.s.currentAges[0]]).toEqual([
      E('civil-unrest'),
      1,
      1,
    ])
    expect(p.s.pileOpen.every(n => n === 0)).toBe(true)
  })
  test('TTA-EVT-5 TTA-R-40 after the last event the future ones are shuffled, earlier ages on top; the card just prepared is among them', () => {
    const p = current(tableOf(2, { cards: ['rats'] }), 'development-of-science')
    p.set(s => {
      s.future.set([E('crime-wave'), E('impact-of-colonies'), E('crusades')])
      s.futureAges.set([0, 1, 1, 1])
    })
    politics(p).dice(0)
    play(p, 'prepare', { card: 'rats' })
    const deck = Array.from(p.s.current.subarray(0, 4), k => eventCard.ids[k])
    expect(deck.slice(0, 2)).toEqual(['impact-of-colonies', 'crime-wave'])
    expect(deck.slice(2).sort()).toEqual(['crusades', 'rats'])
    expect(p.s.future.every(k => k === NONE)).toBe(true)
    expect(Array.from(p.s.prepared.subarray(0, 1))).toEqual([E('rats') + eventCard.count])
  })
  test('TTA-EVT-7 a territory is auctioned, an event carried out', () => {
    const p = current(tableOf(2, { cards: ['rats'] }), 'vast-territory-i')
    politics(p)
    play(p, 'prepare', { card: 'rats' })
    expect(p.asked).toBe('bid')
  })
  test('TTA-EVT-8 TTA-R-39a TTA-R-39b decisions in turn order from the current player, each fully before the next; an optional part may be declined', () => {
    const p = event(tableOf(3), 'development-of-warfare', 1)
    expect(p.owing).toEqual([1])
    play(p, 'pass', {}, 1)
    expect(p.owing).toEqual([2])
    play(p, 'place', {}, 2)
    expect(p.owing).toEqual([0])
    play(p, 'place', {}, 0)
    expect([0, 1, 2].map(k => workers(p, k, 'warriors'))).toEqual([2, 1, 2])
  })
  test('TTA-EVT-9 TTA-R-38a TTA-R-38b ties: the current player, then the nearest in turn order, counts as more; the farthest is the weakest', () => {
    const p = event(tableOf(3, {}, { culture: 9 }, {}), 'crusades', 1)
    expect(Array.from(p.s.culture)).toEqual([0, 13, 0])
    const q = event(tableOf(3, { culture: 5 }, { culture: 9 }, { culture: 9 }), 'crusades', 2)
    expect(Array.from(q.s.culture)).toEqual([5, 5, 13])
  })
  test('TTA-R-38c comparisons use the rating without attack bonuses', () => {
    const p = pact(tableOf(3, {}, { works: { warriors: 2 } }), 0, 1, 'open-borders-agreement')
    event(p, 'crusades')
    expect(p.s.culture[1]).toBe(4)
  })
  test('TTA-EVT-12 all tied civilizations are affected (Immigration)', () => {
    const p = event(tableOf(3, { works: { religion: 1 } }, { works: { religion: 1 } }), 'immigration')
    expect(Array.from(p.s.pool)).toEqual([2, 2, 1])
  })
  test('TTA-EVT-13 TTA-RES-9 with two players the two strongest are one, after a resignation too', () => {
    const p = event(tableOf(2, { works: { warriors: 2 } }), 'cold-war')
    expect(Array.from(p.s.science)).toEqual([6, 0])
    const q = tableOf(3, { works: { warriors: 2 } })
    q.set(s => {
      s.out[2] = 1
      s.players = 2
    })
    expect(Array.from(event(q, 'cold-war').s.science)).toEqual([6, 0, 0])
  })
  test('TTA-EVT-14 TTA-CARD-DEVCIV-1 Development of Civilization: no civil action, the costs are 1 less', () => {
    const p = event(
      tableOf(2, { tokens: { bronze: 2, agriculture: 1 }, hand: ['theology'], science: 1, civil: 4 }),
      'development-of-civilization',
    )
    expect(p.legal(0).map(a => `${a.verb} ${a.card ?? ''}`.trim())).toEqual([
      'pass',
      'population',
      'build agriculture',
      'build bronze',
      'build philosophy',
      'build religion',
      'develop theology',
    ])
    play(p, 'build', { card: 'religion' })
    expect([resourcesOf(p), p.s.civil[0]]).toEqual([0, 4])
    expect(p.owing).toEqual([1])
  })
  test('TTA-EVT-15 TTA-ACT-REV-8 TTA-CARD-DEVCIV-2 TTA-R-43a a revolution through it costs 1 less and the civil actions of the coming turn', () => {
    const p = event(tableOf(2, {}, { hand: ['monarchy'], science: 1 }), 'development-of-civilization')
    play(p, 'pass')
    play(p, 'revolution', { card: 'monarchy' }, 1)
    expect([p.s.civil[1], p.s.science[1]]).toEqual([0, 0])
    p.set(s => {
      s.turn = 1
    }).run(PROGRAMS.turn)
    play(p, 'pass', {}, 1)
    expect([p.asked, p.s.civil[1]]).toEqual(['action', 0])
    play(p, 'endTurn', {}, 1)
    expect(p.s.civil[1]).toBe(5)
  })
  test('TTA-R-43b a revolution through an event needs every civil action', () => {
    const p = event(tableOf(2, {}, { hand: ['monarchy'], science: 1, civil: 3 }), 'development-of-civilization')
    play(p, 'pass')
    expect(can(p, 'revolution', { card: 'monarchy' }, 1)).toBe(false)
  })
  test('TTA-R-100a TTA-R-100b who is strongest is fixed when the event is revealed; the sentences follow in printed order', () => {
    const p = event(tableOf(2, { works: { warriors: 2 } }, { works: { religion: 1 } }), 'border-conflict')
    expect([p.asked, p.owing, resourcesOf(p)]).toEqual(['destroyOwn', [1], 0]) // nothing is gained yet
    p.set(s => {
      s.workers[workAt(0, work.of('warriors'))] = 0
    })
    play(p, 'destroy', { card: 'religion' }, 1)
    expect([resourcesOf(p, 0), resourcesOf(p, 1), p.s.pool[1]]).toEqual([3, 0, 2])
  })
  test('TTA-END-6 actions spent by an event are missing in the next turn, and come back at its end (Rebellion)', () => {
    const p = event(tableOf(2, { yellow: 16 }, { yellow: 16 }), 'rebellion')
    expect([p.s.civil[0], p.s.civil[1]]).toEqual([2, 2])
    p.set(s => {
      s.turn = 1
    }).run(PROGRAMS.turn)
    play(p, 'pass', {}, 1)
    expect([p.asked, p.s.civil[1]]).toEqual(['action', 2])
    play(p, 'endTurn', {}, 1)
    expect(p.s.civil[1]).toBe(4)
  })
})

describe('pacts', () => {
  const offered = (seats = 3): Table => {
    const p = politics(tableOf(seats, { cards: ['trade-routes-agreement', 'open-borders-agreement'] }))
    return play(p, 'offerPact', { card: 'open-borders-agreement', target: 1, side: 'a' })
  }
  test('TTA-PACT-2 TTA-PACT-4 TTA-R-35a TTA-R-35b an offer is open and answered at once, without military actions', () => {
    const p = offered()
    expect([p.asked, p.owing, p.s.military[0]]).toEqual(['answerPact', [1], 2])
    expect(p.seen('offered')[0]).toMatchObject({ seat: 0, target: 1, card: 'open-borders-agreement' })
    const q = tableOf(3, { cards: ['open-borders-agreement'] })
    q.set(s => {
      s.out[1] = 1
      s.players = 2
    })
    expect(bar(politics(q), 'offerPact', { card: 'open-borders-agreement', target: 1, side: 'a' })).toBe('TTA-R-35b')
  })
  test('TTA-PACT-3 with two sides the offerer says which is theirs', () => {
    const p = politics(tableOf(3, { cards: ['promise-of-military-protection'] }))
    expect(
      p
        .choices(0, 'offerPact')
        .filter(a => a.target === 2)
        .map(a => a.side),
    ).toEqual(['a', 'b'])
    play(p, 'offerPact', { card: 'promise-of-military-protection', target: 2, side: 'b' })
    play(p, 'accept', {}, 2)
    expect([strengthRating(p.s, 0), cultureRating(p.s, 2)]).toEqual([5, 1])
  })
  test('TTA-PACT-5 refused: the card stays in hand, the political action is gone', () => {
    const p = offered()
    play(p, 'refuse', {}, 1)
    expect([p.asked, cardsOf(p, 0), p.s.pact[0]]).toEqual([
      null,
      ['open-borders-agreement', 'trade-routes-agreement'],
      NONE,
    ])
  })
  test('TTA-PACT-6 TTA-PACT-9 accepted: it lies with the offerer and acts at once', () => {
    const p = offered()
    play(p, 'accept', {}, 1)
    expect([pactCard.ids[p.s.pact[0]], p.s.partner[0]]).toEqual(['open-borders-agreement', 1])
    expect([militaryTotal(p.s, 0), p.s.military[1]]).toEqual([3, 3])
  })
  test('TTA-PACT-7 TTA-PACT-11 a new pact ends one’s own old one', () => {
    const p = tableOf(3, { cards: ['trade-routes-agreement'] })
    pact(p, 0, 2, 'open-borders-agreement')
    politics(p)
    play(p, 'offerPact', { card: 'trade-routes-agreement', target: 1, side: 'a' })
    play(p, 'accept', {}, 1)
    expect([p.s.pact[0], p.s.military[2]]).toEqual([pactCard.of('trade-routes-agreement'), 2])
    expect(p.s.pileOpen[military.of('open-borders-agreement') - military.of('barbarians')]).toBe(1)
  })
  test('TTA-PACT-10 a pact does not cancel a war already declared', () => {
    const p = pact(tableOf(3, { works: { warriors: 3 } }, { culture: 9 }), 0, 1, 'peace-treaty')
    p.set(s => {
      s.war[0] = war.of('war-over-culture')
      s.enemy[0] = 1
    })
    p.run(PROGRAMS.turn)
    expect(p.s.culture[0]).toBe(7)
  })
  test('TTA-PACT-12 cancel one’s own pact or one in which one is partner', () => {
    const p = pact(pact(tableOf(3), 0, 1, 'peace-treaty'), 2, 0, 'military-pact')
    politics(p)
    expect(p.choices(0, 'cancelPact').map(a => a.by)).toEqual([0, 2])
    play(p, 'cancelPact', { by: 2 })
    expect([p.s.pact[2], p.s.pact[0], strengthRating(p.s, 0)]).toEqual([NONE, pactCard.of('peace-treaty'), 1])
  })
})

describe('resigning', () => {
  const gone = (): Table => {
    const p = tableOf(3, {
      cards: ['raid-i'],
      hand: ['iron'],
      colonies: ['vast-territory-i'],
      wonders: ['pyramids'],
      tactic: 'legion',
    })
    pact(p, 2, 0, 'open-borders-agreement')
    politics(p).run(PROGRAMS.turn)
    p.set(s => {
      s.exclusive[0] = 1
      s.tactics[0] = 1
      s.war[1] = 0
      s.enemy[1] = 0
      s.war[0] = 1
      s.enemy[0] = 2
    })
    return play(p, 'resign')
  }
  test('TTA-RES-1 TTA-RES-6 TTA-R-36a the civilization leaves at once, the others play on', () => {
    const p = gone()
    expect([p.s.out[0], p.s.players, p.s.turn, p.asked]).toEqual([1, 2, 1, 'politics'])
  })
  test('TTA-RES-2 TTA-R-36b TTA-R-36c hand and cards in play are gone; a common tactic stays', () => {
    const p = gone()
    expect([p.s.handSize[0], p.s.cardCount[0], p.s.colony[4], p.s.tactic[0], p.s.tactics[0]]).toEqual([
      0,
      0,
      NONE,
      NONE,
      1,
    ])
    expect(p.s.pile[military.of('raid-i') - military.of('barbarians')]).toBe(1)
  })
  test('TTA-RES-3 TTA-RES-4 TTA-R-27 pacts end; a war on them is worth 7, their own war nothing', () => {
    const p = gone()
    expect([p.s.pact[2], p.s.war[1], p.s.war[0]]).toEqual([NONE, NONE, NONE])
    expect([p.s.culture[1], p.s.culture[2]]).toEqual([7, 0])
  })
  test('TTA-RES-5 the last one left wins', () => {
    const p = politics(tableOf(2))
    play(p, 'resign')
    expect(p.outcome).toMatchObject({ places: [2, 1], ending: 'ending.alone', rule: 'TTA-RES-5' })
  })
  test('TTA-RES-7 TTA-RES-8 the current decks stay; those of later ages are for the players left', () => {
    const p = tableOf(3)
    const before = p.s.left + p.s.civilLeft
    politics(p).run(PROGRAMS.turn)
    const dealt = before - p.s.left - p.s.civilLeft
    play(p, 'resign')
    expect(p.s.left).toBe(45)
    expect(dealt).toBeGreaterThan(0)
    p.set(s => makeDecks(s, 2))
    expect([p.s.civilLeft, p.s.left]).toEqual([civilDeck(2, 2), 46])
  })
  test('TTA-R-37a TTA-R-37b a resigned player is left out; the next one is the starting player', () => {
    const p = gone()
    expect(p.s.first).toBe(1)
    event(p, 'development-of-science', 1)
    expect(Array.from(p.s.science)).toEqual([0, 2, 2])
    expect(p.game.outcome(p.s)?.places[0]).toBe(3)
  })
})

describe('International Agreement', () => {
  const agreed = (): Table => {
    const p = row(
      tableOf(3, { works: { warriors: 2 }, hand: ['iron'], civil: 0 }),
      'drama',
      'pyramids',
      'reserves-i',
      null,
      'moses',
      'iron',
      'coal',
      'oil',
    )
    return event(p, 'international-agreement')
  }
  test('TTA-CARD-INTLAGR-1 TTA-R-105a TTA-R-105b 5 civil actions for cards of the row, by the usual rules; the next political action is gone', () => {
    const p = agreed()
    expect([p.asked, p.owing]).toEqual(['agreement', [0]])
    play(p, 'accept')
    play(p, 'take', { card: 'drama', space: 1 })
    play(p, 'take', { card: 'pyramids', space: 2 })
    expect(can(p, 'take', { card: 'iron', space: 6 })).toBe(false)
    play(p, 'take', { card: 'coal', space: 7 })
    expect(p.prompt(0)?.args?.actions).toBe(1)
    play(p, 'enough')
    expect([handOf(p, 0), p.s.noPolitics[0], p.s.civil[0]]).toEqual([['coal', 'drama', 'iron'], 1, 0])
    p.run(PROGRAMS.turn)
    expect([p.asked, p.s.noPolitics[0]]).toEqual(['action', 0])
  })
  test('TTA-CARD-INTLAGR-2 action cards taken in it may be played in the same turn', () => {
    const p = agreed()
    play(p, 'accept')
    play(p, 'take', { card: 'reserves-i', space: 3 })
    play(p, 'enough')
    p.set(s => {
      s.civil[0] = 1
    })
    p.at(DECISIONS.action, 0)
    expect(can(p, 'play', { card: 'reserves-i' })).toBe(true)
  })
  test('TTA-CARD-INTLAGR-3 TTA-R-105c the row closes up and is refilled in either case, nothing is discarded', () => {
    const p = agreed()
    play(p, 'refuse')
    expect(p.s.noPolitics[0]).toBe(0)
    expect(Array.from(p.s.row).slice(0, 2)).toEqual(Array.from(row(tableOf(3), 'drama', 'pyramids').s.row).slice(0, 2))
    expect(p.s.row.every(c => c !== NONE)).toBe(true)
  })
  test('TTA-CARD-INTLAGR-4 TTA-CARD-INTLAGR-5 its refill may end age III; possible in the last round too', () => {
    const p = tableOf(3, { works: { warriors: 2 } })
    p.set(s => {
      s.age = 3
      makeDecks(s, 3)
      s.civilBag.fill(0)
      s.civilBag[0] = 1
      s.civilLeft = 1
    })
    event(p, 'international-agreement')
    play(p, 'refuse')
    expect([p.s.age, p.s.lastRound]).toEqual([4, 5])
    expect(event(p, 'international-agreement').asked).toBe('agreement')
  })
})
