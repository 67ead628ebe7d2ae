/** Politics, defence and colonization: what is asked, what is refused and why, what the clock answers. */
import { Codes, EVERYONE, NONE, setSlot } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { leader, military, pact as pactCard, territory, wonder } from '../src/cards.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { aggression, asks, cardsOf, clockOf, no, pact, play, politics, type Table, tableOf, told } from './table.ts'

const verbsOf = (p: Table, seat = 0) => p.legal(seat).map(action => action.verb)
const strong = { works: { warriors: 4 } }
/** Slot of the defence: how many cards may still be used. */
const ALLOWED = 1
/** And whether the defence has begun. */
const BEGUN = 4

describe('politics', () => {
  const armed = { works: { warriors: 3 }, government: 'monarchy' }
  test('TTA-POL-1 TTA-POL-6 the question; a card that is not held cannot be played', () => {
    const p = politics(tableOf(3, armed))
    expect(asks(p)).toEqual({
      asked: 'politics',
      owing: [0],
      key: 'prompt.politics',
      rule: 'TTA-POL-1',
      clock: { verb: 'pass' },
    })
    const notHeld = no('TTA-POL-6', 'notHeld')
    expect(told(p, 'prepare', { card: 'rats' })).toEqual(notHeld)
    expect(told(p, 'attack', { card: 'raid-i', target: 1 })).toEqual(notHeld)
    expect(told(p, 'declareWar', { card: 'war-over-territory', target: 1 })).toEqual(notHeld)
    expect(told(p, 'offerPact', { card: 'peace-treaty', target: 1, side: 'a' })).toEqual(notHeld)
    p.set(s => {
      s.leader[0] = leader.of('christopher-columbus')
    })
    expect(told(p, 'discover', { card: 'vast-territory-i' })).toEqual(notHeld)
  })
  test('TTA-ROUND-11, TTA-AGG-10 tactics wait for the actions, political cards for politics, bonus cards for an attack', () => {
    const cards = ['legion', 'raid-i', 'rats', 'peace-treaty', 'war-over-territory', 'military-bonus-i']
    const p = tableOf(3, { ...armed, cards })
    const politicsTime = no('TTA-ROUND-11', 'politicsTime')
    const bonusTime = no('TTA-AGG-10', 'bonusTime')
    expect(told(p, 'attack', { card: 'raid-i', target: 1 })).toEqual(politicsTime)
    expect(told(p, 'declareWar', { card: 'war-over-territory', target: 1 })).toEqual(politicsTime)
    expect(told(p, 'offerPact', { card: 'peace-treaty', target: 1, side: 'a' })).toEqual(politicsTime)
    expect(told(p, 'prepare', { card: 'rats' })).toEqual(politicsTime)
    expect(told(p, 'block', { card: 'military-bonus-i' })).toEqual(bonusTime)
    const q = politics(tableOf(3, { ...armed, cards }))
    expect(told(q, 'playTactic', { card: 'legion' })).toEqual(no('TTA-ROUND-11', 'tacticTime'))
    expect(told(q, 'block', { card: 'military-bonus-i' })).toEqual(bonusTime)
  })
  test('TTA-POL-2 two cards of one kind are listed once; a leader who may leave says so', () => {
    const p = politics(tableOf(3, { cards: ['rats', 'rats', 'raiders'], leader: 'alexander-the-great' }))
    expect(p.choices(0, 'prepare').map(a => a.card)).toEqual(['raiders', 'rats'])
    expect(verbsOf(p)).toEqual(['pass', 'prepare', 'prepare', 'dismissAlexander', 'resign'])
    const q = politics(tableOf(3, { cards: ['vast-territory-i', 'rats'], leader: 'christopher-columbus' }))
    play(q.clear(), 'discover', { card: 'vast-territory-i' })
    expect([cardsOf(q, 0), q.revealed, q.s.leader[0]]).toEqual([['rats'], EVERYONE, NONE])
  })
  test('TTA-HAND-4 who only watches cannot tell from a list what a hand holds', () => {
    const hand = ['rats', 'raiders', 'legion', 'military-bonus-i', 'vast-territory-i']
    const seen = (p: Table, seat = 0) => {
      const codes = new Codes()
      p.game.decisions.find(({ name }) => name === p.asked)?.legal(p.view('table'), seat, codes)
      return Array.from(codes.at.subarray(0, codes.n), code => p.game.verbs.name(code))
    }
    const held = () => tableOf(2, { cards: hand, works: { warriors: 0 } })
    expect(seen(politics(held()))).toEqual(['pass', 'resign'])
    expect(seen(held().at(DECISIONS.discard, 0, 2))).toEqual([])
    expect(seen(held().at(DECISIONS.force, 0, 0))).toEqual(['colonize'])
    expect(seen(held())).not.toContain('playTactic')
    expect(seen(aggression(tableOf(2, strong, { cards: hand }), 'plunder-i'), 1)).toEqual(['yield'])
  })
  test('TTA-AGG-2 TTA-AGG-3 TTA-AGG-4 TTA-AGG-5 TTA-R-31a TTA-R-88b why somebody cannot be attacked', () => {
    const cards = ['enslave-i', 'annex-ii', 'infiltrate-ii', 'raid-i']
    const p = politics(pact(tableOf(4, { ...armed, cards }, {}, {}, strong), 1, 0, 'peace-treaty')).set(s => {
      s.military[0] = 1
    })
    const attack = (card: string, target: number) => told(p, 'attack', { card, target })
    expect(attack('raid-i', 0)).toEqual(no('TTA-AGG-3', 'target'))
    expect(attack('raid-i', 1)).toEqual(no('TTA-AGG-4', 'protected'))
    expect(attack('raid-i', 2)).toBeNull()
    expect(attack('raid-i', 3)).toEqual(no('TTA-AGG-5', 'notWeaker', { mine: 3, theirs: 4 }))
    expect(attack('enslave-i', 2)).toEqual(no('TTA-AGG-2', 'military', { need: 2, have: 1 }))
    p.set(s => {
      s.military[0] = 9
    })
    expect(attack('enslave-i', 2)).toBeNull()
    expect(attack('annex-ii', 2)).toEqual(no('TTA-R-31a', 'noPrey', { card: 'annex-ii' }))
    expect(attack('infiltrate-ii', 2)).toEqual(no('TTA-R-31a', 'noPrey', { card: 'infiltrate-ii' }))
    p.set(s => {
      s.unfinished[2] = wonder.of('pyramids')
    })
    expect(attack('infiltrate-ii', 2)).toBeNull()
    p.set(s => {
      s.leader[0] = leader.of('mahatma-gandhi')
    })
    expect(attack('raid-i', 2)).toEqual(no('TTA-R-88b', 'gandhi'))
  })
  test('TTA-WAR-13 TTA-WAR-14 TTA-POL-3 why no war can be declared on somebody', () => {
    const p = pact(tableOf(4, { cards: ['war-over-territory'] }), 1, 0, 'peace-treaty')
    politics(pact(p, 2, 3, 'loss-of-sovereignty')).set(s => {
      s.military[0] = 1
    })
    const declare = (target: number) => told(p, 'declareWar', { card: 'war-over-territory', target })
    expect(declare(0)).toEqual(no('TTA-AGG-3', 'target'))
    expect([declare(1), declare(3)]).toEqual(Array(2).fill(no('TTA-WAR-14', 'protected')))
    expect(declare(2)).toEqual(no('TTA-WAR-13', 'military', { need: 2, have: 1 }))
    p.set(s => {
      s.military[0] = 2
    })
    expect(declare(2)).toBeNull()
    p.set(s => {
      s.lastRound = s.round
    })
    expect(declare(2)).toEqual(no('TTA-POL-3', 'lastRound'))
  })
  test('TTA-POL-4 TTA-PACT-12 TTA-R-35b TTA-POL-5 TTA-R-84 why there is no pact, no resignation, no retirement', () => {
    const two = politics(tableOf(2, { cards: ['peace-treaty'] }))
    expect(told(two, 'offerPact', { card: 'peace-treaty', target: 1, side: 'a' })).toEqual(
      no('TTA-POL-4', 'twoPlayers'),
    )
    expect(told(two, 'cancelPact', { by: 0 })).toEqual(no('TTA-POL-4', 'twoPlayers'))
    const p = politics(pact(tableOf(3, { cards: ['peace-treaty'] }), 1, 2, 'military-pact'))
    expect(told(p, 'offerPact', { card: 'peace-treaty', target: 0, side: 'a' })).toEqual(no('TTA-R-35b', 'target'))
    expect(told(p, 'offerPact', { card: 'peace-treaty', target: 3, side: 'a' })).toEqual(no('TTA-R-35b', 'target'))
    expect(told(p, 'cancelPact', { by: 1 })).toEqual(no('TTA-PACT-12', 'noPact')) // a pact of others
    expect(told(p, 'discover', { card: 'vast-territory-i' })).toEqual(
      no('TTA-R-84', 'leaderNeeded', { card: 'christopher-columbus' }),
    )
    expect(told(p, 'dismissAlexander')).toEqual(no('TTA-POL-2', 'leaderNeeded', { card: 'alexander-the-great' }))
    p.set(s => {
      s.age = 4
    })
    expect(told(p, 'resign')).toEqual(no('TTA-POL-5', 'resign'))
  })
  test('TTA-PACT-2 TTA-PACT-3 TTA-PACT-5 the partner reads whose offer it is, the card and their own side', () => {
    const offered = () => {
      const p = politics(tableOf(3, {}, { cards: ['promise-of-military-protection', 'peace-treaty'] }), 1)
      return play(p, 'offerPact', { card: 'promise-of-military-protection', target: 2, side: 'b' }, 1)
    }
    const p = offered()
    expect(p.seen('offered')).toEqual([
      { type: 'offered', seat: 1, target: 2, card: 'promise-of-military-protection', side: 'b' },
    ])
    expect(asks(p, 2)).toEqual({
      asked: 'answerPact',
      owing: [2],
      key: 'prompt.answerPact',
      rule: 'TTA-PACT-4',
      args: { from: 1, card: 'promise-of-military-protection', side: 'a' },
      clock: { verb: 'refuse' },
    })
    expect(verbsOf(p, 2)).toEqual(['accept', 'refuse'])
    expect(p.revealed).toBe(EVERYONE) // the card was shown
    play(p, 'refuse', {}, 2)
    expect(p.seen('declined')).toEqual([{ type: 'declined', seat: 2, with: 1, card: 'promise-of-military-protection' }])
    const q = play(offered().clear(), 'accept', {}, 2)
    expect(q.revealed).toBe(EVERYONE)
    expect(q.seen('agreed')).toEqual([{ type: 'agreed', seat: 1, with: 2, card: 'promise-of-military-protection' }])
    expect([q.s.pact[1], q.s.side[1], cardsOf(q, 1)]).toEqual([
      pactCard.of('promise-of-military-protection'),
      1,
      ['peace-treaty'],
    ])
    // Only pacts with two different sides ask for one.
    const sides = politics(tableOf(3, { cards: ['peace-treaty'] })).choices(0, 'offerPact')
    expect(sides.map(({ target, side }) => [target, side])).toEqual([
      [1, 'a'],
      [2, 'a'],
    ])
  })
})

describe('defence', () => {
  test('TTA-AGG-9 TTA-AGG-12 the one attacked reads who attacks, with what, what is missing and how many cards', () => {
    const p = aggression(tableOf(2, strong, { cards: ['rats', 'military-bonus-i', 'raiders'] }), 'plunder-i')
    expect(asks(p, 1)).toEqual({
      asked: 'defend',
      owing: [1],
      key: 'prompt.defend',
      rule: 'TTA-AGG-9',
      args: { from: 0, card: 'plunder-i', need: 3, cards: 2 },
      clock: { verb: 'yield' },
    })
    expect(told(p, 'discard', { card: 'crusades' }, 1)).toEqual(no('TTA-AGG-10', 'notHeld'))
    expect(told(p, 'block', { card: 'military-bonus-ii' }, 1)).toEqual(no('TTA-AGG-10', 'notHeld'))
    expect(verbsOf(p, 1)).toEqual(['yield', 'discard', 'discard', 'block'])
    p.clear()
    play(p, 'block', { card: 'military-bonus-i' }, 1)
    expect(p.revealed).toBe(EVERYONE)
    expect([p.seen('blocked'), p.prompt(1)?.args]).toMatchObject([[{ seat: 1 }], { need: 1, cards: 1 }])
    expect(told(p, 'yield', {}, 1)).toEqual(no('TTA-R-28a', 'defenceBegun'))
    // A defence that was begun goes on when the clock runs out.
    expect(clockOf(p, 1)).toEqual(p.legal(1)[0])
    p.play(1, p.legal(1)[0])
    expect([p.seen('repelled'), p.s.repelled]).toEqual([
      [{ type: 'repelled', seat: 1, target: 0, card: 'plunder-i' }],
      0,
    ])
    expect(p.s.cardCount[1]).toBe(1)
  })
  test('TTA-AGG-12 TTA-AGG-14 too many cards, or too little strength', () => {
    const p = aggression(tableOf(2, strong, { cards: ['rats', 'raiders', 'crusades'] }), 'plunder-i')
    expect(told(p, 'discard', { card: 'rats' }, 1)).toEqual(no('TTA-AGG-14', 'defenceShort', { need: 3 }))
    const hand = { cards: ['rats', 'military-bonus-i'] }
    const one = aggression(tableOf(2, { works: { warriors: 2 } }, hand), 'plunder-i')
    one.set(s => setSlot(s, ALLOWED, 0))
    expect(verbsOf(one, 1)).toEqual(['yield'])
    expect(told(one, 'discard', { card: 'rats' }, 1)).toEqual(no('TTA-AGG-12', 'defenceCards', { most: 2 }))
  })
  test('TTA-AGG-10 TTA-AGG-12 with one card allowed only the one that is enough is offered', () => {
    const p = aggression(
      tableOf(2, { works: { warriors: 5 } }, { cards: ['military-bonus-i', 'military-bonus-ii', 'rats'] }),
      'plunder-i',
    )
    // 4 are missing, and one card may be used.
    p.set(s => setSlot(s, ALLOWED, 1))
    expect(p.legal(1)).toEqual([{ verb: 'yield' }, { verb: 'block', card: 'military-bonus-ii' }])
  })
  test('TTA-AGG-12 TTA-AGG-14 TTA-R-28a only what can still repel the attack is offered, with two cards at most', () => {
    // The attacker is so much stronger; the verbs that are offered to this hand.
    const offered = (need: number, ...cards: string[]) =>
      verbsOf(aggression(tableOf(2, { works: { warriors: 1 + need } }, { cards }), 'plunder-i'), 1)
    const [two, four] = ['military-bonus-i', 'military-bonus-ii']
    expect(offered(1, 'rats', 'rats')).toEqual(['yield', 'discard'])
    expect(offered(2, 'rats')).toEqual(['yield'])
    expect(offered(2, 'rats', 'raiders')).toEqual(['yield', 'discard', 'discard'])
    expect(offered(4, two, two)).toEqual(['yield', 'block'])
    expect(offered(5, two, two)).toEqual(['yield'])
    expect(offered(6, two, two, two)).toEqual(['yield'])
    expect(offered(4, 'rats', two)).toEqual(['yield'])
    expect(offered(4, two, 'rats', 'raiders')).toEqual(['yield'])
    expect(offered(3, two, 'rats')).toEqual(['yield', 'discard', 'block'])
    expect(offered(6, two, four, four)).toEqual(['yield', 'block', 'block'])
    expect(offered(7, two, four, four)).toEqual(['yield', 'block'])
  })
  test('TTA-R-28b a hand that others imagine may be unable to go on: then it yields', () => {
    const p = aggression(tableOf(2, strong, { cards: [] }), 'plunder-i').set(s => setSlot(s, BEGUN, 1))
    expect([verbsOf(p, 1), clockOf(p, 1)]).toEqual([['yield'], { verb: 'yield' }])
  })
  test('TTA-AGG-17 TTA-HAND-8 a bonus card lies open on the pile of its age, a card of another age comes back to none', () => {
    const p = aggression(tableOf(2, { works: { warriors: 2 } }, { cards: ['military-bonus-i'] }), 'plunder-i')
    play(p, 'block', { card: 'military-bonus-i' }, 1)
    expect([p.s.pileOpen[military.of('military-bonus-i') - military.start[1]], p.s.pileSize]).toEqual([1, 0])
    const q = aggression(tableOf(2, { works: { warriors: 2 } }, { cards: ['military-bonus-ii'] }), 'raid-ii')
    play(q, 'block', { card: 'military-bonus-ii' }, 1)
    expect([Math.max(...q.s.pileOpen), q.s.pileSize]).toEqual([0, 0])
  })
})

describe('colonization', () => {
  const auction = (p: Table): Table => p.run(PROGRAMS.colonize, territory.of('vast-territory-i'))
  test('TTA-COL-4 TTA-R-50c the bidder reads the territory, the bid and how far they can go', () => {
    const p = auction(tableOf(2, { works: { warriors: 3 } }, { works: { warriors: 2 } }))
    const question = { asked: 'bid', rule: 'TTA-COL-4', clock: { verb: 'pass' } }
    const args = { card: 'vast-territory-i' }
    expect(asks(p)).toEqual({ ...question, owing: [0], key: 'prompt.bidFirst', args: { ...args, bid: 0, most: 3 } })
    play(p, 'bid', { amount: 1 })
    expect(p.seen('bid')).toEqual([{ type: 'bid', seat: 0, amount: 1 }])
    expect(asks(p, 1)).toEqual({ ...question, owing: [1], key: 'prompt.bid', args: { ...args, bid: 1, most: 2 } })
    expect(told(p, 'bid', { amount: 1 }, 1)).toEqual(no('TTA-COL-2', 'bidLow', { bid: 1 }))
    expect(told(p, 'bid', { amount: 3 }, 1)).toEqual(no('TTA-COL-3', 'bidHigh', { most: 2 }))
    play(p, 'pass', {}, 1)
    expect(p.seen('passed')).toEqual([{ type: 'passed', seat: 1 }])
  })
  test('TTA-COL-8 TTA-COL-9 TTA-COL-14 the winner reads bid and force; the clock sends the first units, then bonus cards', () => {
    const p = auction(
      tableOf(2, { works: { warriors: 1 }, cards: ['military-bonus-i', 'rats'], wonders: ['colossus'] }),
    )
    play(p, 'bid', { amount: 3 })
    play(p, 'pass', {}, 1)
    const args = { card: 'vast-territory-i', bid: 3 }
    const question = { asked: 'force', owing: [0], key: 'prompt.force', rule: 'TTA-COL-8' }
    // Without a unit there is no force yet, whatever the wonders give.
    expect(asks(p)).toEqual({ ...question, args: { ...args, force: 0 }, clock: { verb: 'send', card: 'warriors' } })
    expect(told(p, 'colonize')).toEqual(no('TTA-COL-9', 'noUnitSent'))
    play(p, 'send', { card: 'warriors' })
    expect(p.seen('sent')).toEqual([{ type: 'sent', seat: 0, card: 'warriors' }])
    expect(asks(p)).toEqual({
      ...question,
      args: { ...args, force: 2 },
      clock: { verb: 'reinforce', card: 'military-bonus-i' },
    })
    expect(told(p, 'colonize')).toEqual(no('TTA-COL-8', 'forceShort', { force: 2, bid: 3 }))
    expect(told(p, 'send', { card: 'warriors' })).toEqual(no('TTA-COL-8', 'noBuilding', { card: 'warriors' }))
    expect(told(p, 'reinforce', { card: 'military-bonus-ii' })).toEqual(no('TTA-COL-14', 'notHeld'))
    expect(told(p, 'discard', { card: 'crusades' })).toEqual(no('TTA-COL-14', 'notHeld'))
    expect(told(p, 'discard', { card: 'rats' })).toEqual(no('TTA-COL-14', 'leaderNeeded', { card: 'james-cook' }))
    expect(p.legal(0)).toEqual([{ verb: 'reinforce', card: 'military-bonus-i' }])
    p.clear()
    play(p, 'reinforce', { card: 'military-bonus-i' })
    expect(p.revealed).toBe(EVERYONE)
    expect(p.seen('reinforced')).toEqual([{ type: 'reinforced', seat: 0, card: 'military-bonus-i' }])
    expect([p.prompt(0)?.args?.force, clockOf(p, 0), cardsOf(p, 0)]).toEqual([3, { verb: 'colonize' }, ['rats']])
    expect(p.s.pileOpen[military.of('military-bonus-i') - military.start[1]]).toBe(1)
    play(p, 'colonize')
    expect([p.s.bid, p.s.bidder, p.s.passed, p.s.force, p.s.discards]).toEqual([0, NONE, 0, 0, 0])
  })
  test('TTA-COL-14 James Cook: the clock lets cards go when nothing else is left; each adds 1, hidden', () => {
    const p = auction(tableOf(2, { leader: 'james-cook', cards: ['rats', 'raiders'] }))
    play(p, 'bid', { amount: 3 })
    play(p, 'pass', {}, 1)
    play(p, 'send', { card: 'warriors' })
    p.clear()
    for (const [force, discards] of [
      [2, 1],
      [3, 2],
    ]) {
      expect(clockOf(p, 0)?.verb).toBe('discard')
      p.play(0, p.choices(0, 'discard')[0])
      expect([p.prompt(0)?.args?.force, p.s.discards, p.s.pileSize, p.revealed]).toEqual([force, discards, discards, 0])
    }
    expect(p.legal(0)).toEqual([{ verb: 'colonize' }])
  })
  test('TTA-COL-8 the clock: units of any type, then what Cook may let go, and when nothing is left the colony', () => {
    const short = (seat: Parameters<typeof tableOf>[1]) =>
      tableOf(2, seat)
        .set(s => {
          s.bid = 9
          s.bidder = 0
        })
        .at(DECISIONS.force, 0, territory.of('vast-territory-i'))
    const cavalry = short({ works: { warriors: 0, knights: 1 } })
    expect(clockOf(cavalry)).toEqual({ verb: 'send', card: 'knights' })
    const bare = { works: { warriors: 0 } }
    const plain = short({ ...bare, cards: ['rats'] })
    expect([clockOf(plain), verbsOf(plain)]).toEqual([{ verb: 'colonize' }, ['colonize']])
    const cook = { ...bare, leader: 'james-cook' }
    expect(clockOf(short(cook))).toEqual({ verb: 'colonize' })
    expect(clockOf(short({ ...cook, cards: ['rats'] }))).toEqual({ verb: 'discard', card: 'rats' })
    const twice = short({ ...cook, cards: ['rats'] }).set(s => {
      s.discards = 2
    })
    expect(clockOf(twice)).toEqual({ verb: 'colonize' })
  })
  test('TTA-COL-5 TTA-R-51a an auction is over with it: the next one begins without bids and with everybody', () => {
    const p = auction(tableOf(2, { works: { warriors: 3 } }))
    play(p, 'bid', { amount: 1 })
    play(p, 'pass', {}, 1)
    play(p, 'send', { card: 'warriors' })
    play(p, 'colonize')
    auction(p)
    expect(p.prompt(0)?.args).toMatchObject({ bid: 0, most: 2 })
    play(p, 'pass')
    expect([p.asked, p.owing]).toEqual(['bid', [1]])
    play(p, 'pass', {}, 1)
    expect(p.seen('unclaimed')).toEqual([{ type: 'unclaimed', card: 'vast-territory-i' }])
    expect([p.asked, p.s.passed, p.s.bidder]).toEqual([null, 0, NONE])
  })
})
