import { NONE, setupOf } from '@ecumene/kernel'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { MILITARY } from '../data/military.ts'
import { civil, leader, military, tactic } from '../src/cards.ts'
import { makeDecks, refill } from '../src/effects/row.ts'
import { PROGRAMS } from '../src/verbs.ts'
import {
  arrange,
  bar,
  can,
  cardsOf,
  civilDeck,
  foodOf,
  game,
  handOf,
  laws,
  pact,
  play,
  politics,
  resourcesOf,
  row,
  rowOf,
  type Table,
  tableOf,
  tableWith,
} from './table.ts'

const turn = (p: Table, seat = 0): Table =>
  p
    .set(s => {
      s.turn = seat
    })
    .run(PROGRAMS.turn)
/** Ends the action phase of this seat, whatever is asked. */
const endTurn = (p: Table, seat = 0): Table => {
  if (p.asked === 'politics') play(p, 'pass', {}, seat)
  return play(p, 'endTurn', {}, seat)
}
const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
/** The deck of an age with so many cards left. */
const deckLeft = (p: Table, age: number, cards: number): Table =>
  p.set(s => {
    s.age = age
    makeDecks(s, age)
    for (let k = 0; s.civilLeft > cards; k++)
      while (s.civilBag[k] > 0 && s.civilLeft > cards) {
        s.civilBag[k]--
        s.civilLeft--
      }
  })

describe('rounds and turns', () => {
  test('TTA-ROUND-1 TTA-ROUND-14 every player one turn a round, clockwise; the first round skips refill and politics', () => {
    const p = position(game, 3)
    const before = rowOf(p)
    for (const k of [0, 1, 2]) {
      expect([p.asked, p.owing]).toEqual(['action', [k]])
      expect(rowOf(p)).toEqual(before)
      endTurn(p, k)
    }
    expect([p.s.round, p.s.turn, p.asked]).toEqual([2, 0, 'politics'])
  })
  test('TTA-ROUND-15 first round: only cards of the row, a wonder straight into play', () => {
    const p = position(game, 2)
    expect(new Set(p.legal(0).map(a => a.verb))).toEqual(new Set(['take', 'endTurn']))
    expect(bar(p, 'population')).toBe('TTA-ROUND-15')
    row(p, 'pyramids', 'moses')
    play(p, 'take', { card: 'pyramids', space: 1 })
    expect(p.s.unfinished[0]).toBe(3)
    expect(p.s.civil[0]).toBe(0)
  })
  test('TTA-ROUND-17 TTA-ROUND-18 TTA-DRAW-4 after the first turn: 1 science, 2 food, 2 resources, 12 blue tokens, 4 + 2 actions', () => {
    const p = position(game, 2)
    endTurn(p)
    const { s } = p
    expect([s.science[0], s.culture[0], foodOf(p), resourcesOf(p), s.bank[0]]).toEqual([1, 0, 2, 2, 12])
    expect([s.civil[0], s.military[0], s.cardCount[0]]).toEqual([4, 2, 0])
  })
  test('TTA-ROUND-11 TTA-ROUND-12 TTA-START-1 refill, war, tactic, then politics, then actions', () => {
    const p = tableOf(2, { tactic: 'legion', works: { warriors: 3 } }, { culture: 20 })
    p.set(s => {
      s.exclusive[0] = 1
      s.war[0] = 2
      s.enemy[0] = 1
    })
    turn(p)
    expect(p.events.map(e => e.type).filter(t => ['turn', 'refilled', 'warWon', 'shared'].includes(t))).toEqual([
      'turn',
      'refilled',
      'warWon',
      'shared',
    ])
    expect(p.asked).toBe('politics')
    play(p, 'pass')
    expect(p.asked).toBe('action')
  })
  test('TTA-ROUND-13 TTA-R-21 end of turn in order: discard, production, draw, reset', () => {
    const p = tableOf(2, { cards: ['raid-i', 'raid-i', 'plunder-i'] })
    turn(p)
    endTurn(p)
    expect(p.asked).toBe('discard')
    play(p, 'discard', { card: 'raid-i' })
    expect(p.events.map(e => e.type).filter(t => ['discarded', 'produced', 'drew', 'turn'].includes(t))).toEqual([
      'turn',
      'discarded',
      'produced',
      'drew',
      'turn',
    ])
  })
  test('TTA-ROUND-3 ages run from A to IV', () => {
    const p = tableOf(2)
    const seen = [p.s.age]
    for (const age of [1, 2, 3]) {
      deckLeft(p, age, 1)
      p.set(s => {
        s.row.fill(NONE)
        refill(s, false, world)
      })
      seen.push(p.s.age)
    }
    expect(seen).toEqual([1, 2, 3, 4])
  })
})

describe('the end of the game', () => {
  const last = (seat: number): Table => {
    const p = deckLeft(tableOf(3), 3, 1)
    return turn(p, seat)
  }
  test('TTA-ROUND-4 TTA-AGE-19 age III ends in the turn of the starting player: this round is the last', () => {
    expect(last(0).s.lastRound).toBe(5)
  })
  test('TTA-ROUND-5 in another turn: the next round is the last', () => {
    expect(last(1).s.lastRound).toBe(6)
  })
  test('TTA-ROUND-6 TTA-R-60 the last round is played to its end', () => {
    const p = last(0)
    endTurn(p, 0)
    endTurn(p, 1)
    expect(p.outcome).toBeNull()
    endTurn(p, 2)
    expect(p.outcome).not.toBeNull()
  })
  const scored = (arranged: (p: Table) => void, seats = 2) => {
    const p = tableOf(seats)
    p.set(s => {
      s.age = 4
      s.civilLeft = 0
      s.civilBag.fill(0)
      s.lastRound = 5
      s.current.fill(NONE)
      s.future.fill(NONE)
      s.currentAges.fill(0)
    })
    arranged(p)
    turn(p, seats - 1)
    return endTurn(p, seats - 1)
  }
  const eventOf = (id: string): number =>
    MILITARY.filter(c => c.kind === 'event' || c.kind === 'territory').findIndex(c => c.id === id)
  test('TTA-ROUND-7 TTA-R-41a TTA-R-41b age III events of both decks are scored, current ones from the top, then the future ones; nothing else', () => {
    const p = scored(q => {
      arrange(q, 0, { colonies: ['vast-territory-i'], culture: 10 })
      q.s.current[0] = eventOf('impact-of-colonies')
      q.s.current[1] = eventOf('impact-of-technology')
      q.s.currentAges[3] = 2
      q.s.future[0] = eventOf('crusades')
      q.s.future[1] = eventOf('impact-of-progress')
    })
    expect(
      p
        .seen('scored')
        .filter(e => e.seat === 0)
        .map(e => [e.card, e.culture]),
    ).toEqual([
      ['impact-of-technology', 0],
      ['impact-of-colonies', 3],
      ['impact-of-progress', 0],
    ])
    expect(p.outcome?.scores[0]).toBe(13)
  })
  test('TTA-ROUND-8 then Bill Gates scores his labs', () => {
    const p = scored(q =>
      arrange(q, 0, { leader: 'bill-gates', works: { philosophy: 0, computers: 2 }, pool: 9, culture: 1 }),
    )
    expect(p.outcome?.scores[0]).toBe(7)
  })
  test('TTA-EVT-11 in final scoring the starting player counts as the current player', () => {
    const p = scored(q => {
      q.s.current[0] = eventOf('impact-of-strength')
      q.s.currentAges[3] = 1
    })
    expect(p.outcome?.scores).toEqual([10, 0])
  })
  test('TTA-R-41c culture lost in final scoring stops at 0', () => {
    const p = scored(q => {
      arrange(q, 0, { yellow: 1, culture: 2 })
      q.s.current[0] = eventOf('impact-of-happiness')
      q.s.currentAges[3] = 1
    })
    expect(p.outcome?.scores[0]).toBe(0)
  })
  test('TTA-ROUND-9 TTA-ROUND-10 most culture wins, tied players all win', () => {
    const p = scored(q => q.set(s => s.culture.set([9, 5, 9])), 3)
    expect(p.outcome).toMatchObject({ places: [1, 3, 1], ending: 'ending.culture' })
  })
})

describe('the card row', () => {
  const full = [
    'irrigation',
    'iron',
    'alchemy',
    'theology',
    'drama',
    'knights',
    'warfare',
    'monarchy',
    'masonry',
    'swordsmen',
    'reserves-i',
    'moses',
    'homer',
  ]
  test('TTA-START-2 TTA-START-5 TTA-START-6 the first 3, 2 or 1 cards go, the rest closes up, the gaps are filled', () => {
    for (const [n, swept] of [
      [2, 3],
      [3, 2],
      [4, 1],
    ]) {
      const p = turn(row(tableOf(n), ...full))
      expect(rowOf(p).slice(0, 13 - swept)).toEqual(full.slice(swept))
      expect(rowOf(p).every(c => c !== null)).toBe(true)
    }
  })
  test('TTA-START-4 TTA-R-13 spaces are cleared, not cards', () => {
    const p = turn(row(tableOf(2), null, 'iron', null, 'theology', 'drama'))
    expect(rowOf(p).slice(0, 2)).toEqual(['theology', 'drama'])
  })
  test('TTA-START-3 after a resignation the players still in the game count', () => {
    const p = row(tableOf(3), ...full)
    p.set(s => {
      s.out[2] = 1
      s.players = 2
    })
    expect(rowOf(turn(p))[0]).toBe('theology')
  })
  test('TTA-START-7 TTA-AGE-17 in age IV cards go and slide, none is dealt', () => {
    const p = row(tableOf(2), ...full)
    p.set(s => {
      s.age = 4
      s.civilLeft = 0
      s.civilBag.fill(0)
    })
    turn(p)
    expect(rowOf(p)).toEqual([...full.slice(3), null, null, null])
  })
})

describe('the end of an age', () => {
  const ageA = (n: number, taken: number): Table => {
    const p = position(game, n)
    p.set(s => {
      for (let i = 12; i > 12 - taken; i--) s.row[i] = NONE
      // Seven cards of age A are left, however many there are.
      for (let i = 0; s.civilLeft > 7; i = (i + 1) % s.civilBag.length)
        if (s.civilBag[i] > 0) {
          s.civilBag[i]--
          s.civilLeft--
        }
      s.round = 2
    })
    return turn(p)
  }
  test('TTA-AGE-1 TTA-AGE-2 TTA-AGE-4 age A ends with the first refill; its other cards are gone', () => {
    const p = ageA(2, 1)
    expect([p.s.age, p.s.civilLeft, p.s.left]).toEqual([1, civilDeck(1, 2), 43])
    expect(rowOf(p).every(id => id !== null && civil.find(id) < civil.start[1])).toBe(true)
  })
  test('TTA-AGE-3 if age A runs out, age I fills the row', () => {
    const p = ageA(4, 9)
    expect(p.s.civilLeft).toBe(civilDeck(1, 4) - 3)
    expect(
      rowOf(p)
        .slice(10)
        .every(id => civil.find(id ?? '') >= civil.start[1]),
    ).toBe(true)
  })
  test('TTA-AGE-5 the end of age A antiquates nothing and costs no tokens', () => {
    const p = position(game, 2)
    p.set(s => {
      s.round = 2
    })
    arrange(p, 0, { leader: 'moses', hand: ['homer'] })
    turn(p)
    expect([p.s.leader[0], handOf(p, 0), p.s.yellow[0]]).toEqual([leader.of('moses'), ['homer'], 18])
  })
  const ending = (age: number, ...seats: Parameters<typeof tableOf>[1][]): Table =>
    deckLeft(tableOf(2, ...seats), age, 1)
  test('TTA-AGE-6 TTA-AGE-15 TTA-AGE-16 the last card placed ends the age; the refill goes on from the new deck', () => {
    const p = turn(ending(1))
    expect([p.s.age, p.s.civilLeft, p.s.left]).toEqual([2, civilDeck(2, 2) - 12, 46])
    expect(laws(p)).toEqual([])
  })
  test('TTA-AGE-7 TTA-AGE-8 TTA-AGE-9 TTA-R-15 cards of all earlier ages leave both hands', () => {
    const p = ending(2, { hand: ['moses', 'iron', 'coal'], cards: ['raid-i', 'raid-ii'] })
    turn(p)
    expect([handOf(p, 0), cardsOf(p, 0)]).toEqual([['coal'], ['raid-ii']])
  })
  test('TTA-AGE-10 TTA-R-71 antiquated leaders leave; no civil action comes back', () => {
    const p = ending(1, { leader: 'julius-caesar', civil: 1 }, { leader: 'joan-of-arc' })
    turn(p)
    expect([p.s.leader[0], leader.ids[p.s.leader[1]]]).toEqual([NONE, 'joan-of-arc'])
    expect([p.s.civil[0], p.s.military[0]]).toEqual([1, 2])
  })
  test('TTA-AGE-11 unfinished wonders of earlier ages go, their tokens return', () => {
    const p = turn(ending(1, { unfinished: ['pyramids', 2] }, { unfinished: ['great-wall', 1] }))
    expect([p.s.unfinished[0], p.s.bank[0], p.s.bank[1]]).toEqual([NONE, 16, 15])
  })
  test('TTA-AGE-12 antiquated pacts go', () => {
    const p = pact(deckLeft(tableOf(3), 2, 1), 1, 2, 'open-borders-agreement')
    turn(p)
    expect([p.s.pact[1], p.s.military[1], p.s.military[2]]).toEqual([NONE, 2, 2])
  })
  test('TTA-AGE-13 other cards in play stay: technologies, colonies, wonders, tactics, wars', () => {
    const p = ending(3, { works: { iron: 1 }, colonies: ['vast-territory-i'], wonders: ['pyramids'], tactic: 'legion' })
    p.set(s => {
      s.war[1] = 0
    })
    turn(p)
    expect([p.s.age, p.s.colony[4], p.s.wonder[3], tactic.ids[p.s.tactic[0]], p.s.war[1]]).toEqual([
      4,
      0,
      1,
      'legion',
      0,
    ])
  })
  test('TTA-AGE-14 TTA-R-11 TTA-TOK-9 each player loses 2 yellow tokens, from the bank alone', () => {
    const p = turn(ending(1, { yellow: 1 }))
    expect([p.s.yellow[0], p.s.yellow[1], p.s.pool[0]]).toEqual([0, 16, 1])
  })
  test('TTA-R-14 order: hands, leaders, wonders, pacts, tokens, new age, then the turn goes on', () => {
    const p = turn(ending(1, { hand: ['moses'], leader: 'homer', unfinished: ['pyramids', 1] }))
    expect(
      p.events
        .map(e => e.type)
        .filter(t => !['turn', 'refilled'].includes(t))
        .slice(0, 6),
    ).toEqual(['antiquated', 'leaderGone', 'wonderGone', 'lost', 'lost', 'age'])
    expect(p.asked).toBe('politics')
  })
  test('TTA-R-16a TTA-R-16b events in the decks and cards in the row stay', () => {
    const p = row(ending(2), 'moses', 'homer', 'hammurabi', 'aristotle')
    const events = Array.from(p.s.current)
    turn(p)
    expect(rowOf(p)[0]).toBe('aristotle')
    expect(Array.from(p.s.current)).toEqual(events)
  })
  test('TTA-AGE-18 TTA-DRAW-3 age IV has no military deck: nothing is drawn', () => {
    const p = turn(ending(3))
    expect([p.s.age, p.s.left]).toEqual([4, 0])
    endTurn(p)
    expect(p.s.cardCount[0]).toBe(0)
  })
})

describe('shorter and peaceful games (options)', () => {
  test('length: the game ends after age II or I, with a scoring of its own', () => {
    for (const [length, age] of [
      ['age-2', 2],
      ['age-1', 1],
    ] as const) {
      const p = deckLeft(
        tableWith(2, { length }, { wonders: ['pyramids'], colonies: ['historic-territory-i'], government: 'monarchy' }),
        age,
        1,
      )
      turn(p)
      expect([p.s.age, p.s.lastRound]).toEqual([4, 5])
      endTurn(p, 0)
      endTurn(p, 1)
      // science 1, strength 1, food 2, resources 2, happiness 1, government I twice 2, colony 3
      expect(p.seen('scored')[0]).toMatchObject({ seat: 0, card: 'short-game', culture: 12 })
    }
  })
  test('peaceful: no aggressions and wars in the decks', () => {
    const p = tableWith(3, { peaceful: true })
    expect([1, 2, 3].map(age => deckLeft(p, age, 0).s.left)).toEqual([39, 37, 31])
    expect(laws(p)).toEqual([])
  })
  test('the variants are what their names say: the quick game ends after age I and knows no attacks', () => {
    const options = (id: string) => setupOf(game, 2, id).options
    expect(options('first')).toEqual({ length: 'age-1', peaceful: true, resignation: true })
    expect(options('short')).toEqual({ length: 'age-2', peaceful: false, resignation: true })
    expect(options('peaceful')).toEqual({ length: 'full', peaceful: true, resignation: true })
    expect(options('endurance')).toEqual({ length: 'full', peaceful: false, resignation: false })
    expect(options('standard')).toEqual({ length: 'full', peaceful: false, resignation: true })
  })
  test('TTA-POL-4 the quick game has pacts for three and four, none for two; aggressions and wars for nobody', () => {
    const dealt = (seats: number) => {
      const p = position(game, seats, { variant: 'first' }).set(s => makeDecks(s, 1))
      const cards = MILITARY.slice(military.start[1], military.start[2]).filter((_, place) => p.s.bag[place] > 0)
      return ['pact', 'aggression', 'war', 'tactic'].map(kind => cards.some(card => card.kind === kind))
    }
    expect([2, 3, 4].map(dealt)).toEqual([
      [false, false, false, true],
      [true, false, false, true],
      [true, false, false, true],
    ])
  })
  test('resignation can be left out', () => {
    expect(can(politics(tableWith(2, { resignation: false })), 'resign')).toBe(false)
    expect(can(politics(tableOf(2)), 'resign')).toBe(true)
  })
})
