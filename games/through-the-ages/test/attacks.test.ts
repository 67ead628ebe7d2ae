import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { military, specialType, war } from '../src/cards.ts'
import { strengthRating } from '../src/query/ratings.ts'
import { civilTotal, militaryTotal } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import {
  aggression,
  arrange,
  bar,
  can,
  cardsOf,
  foodOf,
  pact,
  play,
  politics,
  resourcesOf,
  type Table,
  tableOf,
  warNow,
} from './table.ts'

const strong = { works: { warriors: 4 } }
const attack = (p: Table, card = 'plunder-i', target = 1): Table => play(politics(p), 'attack', { card, target })

describe('aggressions', () => {
  test('TTA-AGG-2 TTA-AGG-3 TTA-R-30 reveal, spend the military actions, name the enemy; they do not come back', () => {
    const p = aggression(tableOf(3, strong, { cards: ['military-bonus-iii'] }), 'enslave-i')
    expect([p.s.military[0], cardsOf(p, 0), p.owing]).toEqual([0, [], [1]])
    play(p, 'block', { card: 'military-bonus-iii' }, 1)
    expect(p.s.military[0]).toBe(0)
  })
  test('TTA-R-88a against Gandhi it costs twice as much', () => {
    const p = politics(tableOf(2, { ...strong, cards: ['raid-i', 'enslave-i'] }, { leader: 'mahatma-gandhi' }))
    expect(bar(p, 'attack', { card: 'enslave-i', target: 1 })).toBe('TTA-AGG-2')
    play(p, 'attack', { card: 'raid-i', target: 1 })
    expect([p.s.military[0], p.asked]).toEqual([0, 'defend'])
  })
  test('TTA-R-88b Gandhi’s owner attacks nobody, but defends; a war declared before he came is resolved', () => {
    const gandhi = { leader: 'mahatma-gandhi', government: 'communism' }
    const p = politics(tableOf(2, { ...strong, ...gandhi, cards: ['raid-i', 'war-over-culture'] }))
    expect(bar(p, 'attack', { card: 'raid-i', target: 1 })).toBe('TTA-R-88b')
    expect(bar(p, 'declareWar', { card: 'war-over-culture', target: 1 })).toBe('TTA-R-88b')
    const q = aggression(tableOf(2, { works: { warriors: 2 } }, { ...gandhi, cards: ['military-bonus-i'] }), 'raid-i')
    play(q, 'block', { card: 'military-bonus-i' }, 1)
    expect(q.seen('repelled').length).toBe(1)
    const mine = warNow(tableOf(2, { ...strong, ...gandhi }, { culture: 20 }), 'war-over-culture')
    expect([mine.s.culture[0], mine.s.culture[1]]).toEqual([8, 12])
    const theirs = warNow(tableOf(2, strong, { ...gandhi, culture: 20 }), 'war-over-culture')
    expect([theirs.s.culture[0], theirs.s.culture[1]]).toEqual([8, 12])
  })
  test('TTA-AGG-4 TTA-WAR-14 a pact may protect', () => {
    const p = pact(
      tableOf(3, { ...strong, cards: ['raid-i', 'war-over-culture'], government: 'communism' }),
      1,
      0,
      'acceptance-of-supremacy',
    )
    politics(p)
    expect(bar(p, 'attack', { card: 'raid-i', target: 1 })).toBe('TTA-AGG-4')
    expect(bar(p, 'declareWar', { card: 'war-over-culture', target: 1 })).toBe('TTA-WAR-14')
    expect(can(p, 'attack', { card: 'raid-i', target: 2 })).toBe(true)
  })
  test('TTA-AGG-5 not on an equal or stronger player', () => {
    const p = politics(tableOf(2, { cards: ['raid-i'] }))
    expect(p.refusal(0, { verb: 'attack', card: 'raid-i', target: 1 })).toMatchObject({
      rule: 'TTA-AGG-5',
      args: { mine: 1, theirs: 1 },
    })
  })
  test('TTA-AGG-6 bonuses for attacking that player count', () => {
    const p = pact(tableOf(3, { cards: ['raid-i'] }), 0, 1, 'open-borders-agreement')
    politics(p)
    expect(can(p, 'attack', { card: 'raid-i', target: 1 })).toBe(true)
    expect(can(p, 'attack', { card: 'raid-i', target: 2 })).toBe(false)
  })
  test('TTA-AGG-7 TTA-AGG-8 TTA-R-29 a pact that the attack ends counts for neither side and is removed', () => {
    // Side B would have 4 more, but not in this attack.
    const p = pact(tableOf(3, { works: { warriors: 2 }, cards: ['raid-i'] }), 1, 0, 'promise-of-military-protection', 1)
    expect(strengthRating(p.s, 1)).toBe(5)
    politics(p)
    expect(can(p, 'attack', { card: 'raid-i', target: 1 })).toBe(true)
    attack(p, 'raid-i')
    expect([p.s.pact[1], p.prompt(1)?.args?.need]).toEqual([NONE, 1])
    const q = pact(tableOf(3, { cards: ['raid-i'] }), 0, 1, 'promise-of-military-protection', 1)
    expect(bar(politics(q), 'attack', { card: 'raid-i', target: 1 })).toBe('TTA-AGG-5')
  })
  test('TTA-AGG-9 TTA-AGG-10 TTA-AGG-13 TTA-AGG-17 bonus cards in defence: reaching the attacker’s strength repels it', () => {
    const p = aggression(
      tableOf(2, { works: { warriors: 3 } }, { cards: ['military-bonus-i'], tokens: { bronze: 3 } }),
      'plunder-i',
    )
    play(p, 'block', { card: 'military-bonus-i' }, 1)
    expect([p.asked, resourcesOf(p, 1), cardsOf(p, 1)]).toEqual([null, 3, []])
    expect(p.seen('repelled')).toHaveLength(1)
  })
  test('TTA-AGG-11 TTA-R-28b TTA-R-33 any card face down for +1, a bonus card too; only the number is public', () => {
    const p = aggression(tableOf(2, { works: { warriors: 2 } }, { cards: ['rats', 'military-bonus-i'] }), 'plunder-i')
    expect(p.legal(1).map(a => a.verb)).toEqual(['yield', 'discard', 'block', 'discard'])
    p.clear()
    play(p, 'discard', { card: 'rats' }, 1)
    expect(p.s.pileSize).toBe(1)
    expect(p.revealed).toBe(0)
  })
  test('TTA-AGG-12 TTA-R-74b no more cards than the military action total', () => {
    const p = aggression(
      tableOf(
        2,
        { works: { warriors: 4 } },
        { cards: ['rats', 'raiders', 'crusades'], wonders: ['library-of-alexandria'] },
      ),
      'plunder-i',
    )
    expect(p.prompt(1)?.args).toMatchObject({ need: 3, cards: 2 })
    expect(p.legal(1).map(a => a.verb)).toEqual(['yield'])
  })
  test('TTA-AGG-14 TTA-R-28a a player who cannot reach the strength plays nothing; one who began must succeed', () => {
    const p = aggression(tableOf(2, { works: { warriors: 5 } }, { cards: ['rats', 'military-bonus-i'] }), 'plunder-i')
    expect(bar(p, 'block', { card: 'military-bonus-i' }, 1)).toBe('TTA-AGG-14')
    const q = aggression(tableOf(2, { works: { warriors: 4 } }, { cards: ['rats', 'military-bonus-i'] }), 'plunder-i')
    play(q, 'discard', { card: 'rats' }, 1)
    expect(q.legal(1)).toEqual([{ verb: 'block', card: 'military-bonus-i' }])
    expect(bar(q, 'yield', {}, 1)).toBe('TTA-R-28a')
  })
  test('TTA-AGG-15 TTA-HAND-8 not repelled: the effect, and the card lies on the discard pile of its age', () => {
    const p = aggression(tableOf(2, strong, { tokens: { bronze: 2 } }), 'plunder-i')
    play(p, 'yield', {}, 1)
    play(p, 'plunder', { food: 0, resources: 2 })
    expect([resourcesOf(p, 0), resourcesOf(p, 1), cardsOf(p, 0)]).toEqual([2, 0, []])
    expect(p.s.pileOpen[military.of('plunder-i') - military.start[1]]).toBe(1)
  })
  test('TTA-AGG-16 TTA-R-95a TTA-R-95b Raid II on Alchemy and Bread and Circuses: printed costs 6 + 3, half rounded up is 5', () => {
    const p = aggression(
      tableOf(2, strong, {
        works: { alchemy: 1, 'bread-and-circuses': 1, 'scientific-method': 1, philosophy: 0 },
        specials: ['masonry'],
      }),
      'raid-ii',
    )
    play(p, 'yield', {}, 1)
    play(p, 'raze', { card: 'alchemy' })
    play(p, 'raze', { card: 'bread-and-circuses' })
    expect([resourcesOf(p), p.s.pool[1], p.asked]).toEqual([5, 3, null])
  })
  test('TTA-R-95a of two buildings one must fit the lower limit; none or one is allowed', () => {
    const p = aggression(tableOf(2, strong, { works: { 'scientific-method': 2, philosophy: 1 } }), 'raid-ii')
    play(p, 'yield', {}, 1)
    play(p, 'raze', { card: 'scientific-method' })
    expect(p.legal(0)).toEqual([{ verb: 'raze', card: 'philosophy' }, { verb: 'enough' }])
    expect(bar(p, 'raze', { card: 'scientific-method' })).toBe('TTA-R-95a')
    play(p, 'enough')
    expect(resourcesOf(p)).toBe(4)
  })
  test('TTA-R-31a TTA-R-31b conditions of the target; without one it may be played for little', () => {
    const p = politics(
      tableOf(
        3,
        { ...strong, cards: ['annex-ii', 'infiltrate-ii', 'raid-i'] },
        { colonies: ['vast-territory-i'] },
        { works: { philosophy: 0 }, leader: 'moses' },
      ),
    )
    expect(p.choices(0, 'attack').map(a => `${a.card} ${a.target}`)).toEqual([
      'raid-i 1',
      'raid-i 2',
      'annex-ii 1',
      'infiltrate-ii 2',
    ])
    expect(bar(p, 'attack', { card: 'annex-ii', target: 2 })).toBe('TTA-R-31a')
    play(p, 'attack', { card: 'raid-i', target: 2 })
    play(p, 'yield', {}, 2)
    expect(p.legal(0)).toEqual([{ verb: 'enough' }])
  })
  test('TTA-R-97a the plunderer names the mix', () => {
    const p = aggression(tableOf(2, strong, { tokens: { bronze: 1, agriculture: 5 } }), 'plunder-i')
    play(p, 'yield', {}, 1)
    expect(bar(p, 'plunder', { food: 1, resources: 2 })).toBe('TTA-R-97a')
    play(p, 'plunder', { food: 2, resources: 1 })
    expect([foodOf(p), resourcesOf(p), foodOf(p, 1)]).toEqual([2, 1, 3])
  })
})

describe('wars', () => {
  const declared = (): Table => {
    const p = tableOf(3, { cards: ['war-over-territory'], government: 'monarchy' })
    pact(p, 1, 0, 'military-pact')
    politics(p)
    return play(p, 'declareWar', { card: 'war-over-territory', target: 1 })
  }
  test('TTA-WAR-13 TTA-WAR-16 reveal, pay, name the enemy; a pact that the attack ends goes at once', () => {
    const p = declared()
    expect([p.s.war[0], p.s.enemy[0], p.s.military[0], p.s.pact[1]]).toEqual([war.of('war-over-territory'), 1, 1, NONE])
  })
  test('TTA-WAR-18 TTA-R-23 resolved at the start of the declarer’s next turn', () => {
    const p = declared()
    arrange(p, 0, { works: { warriors: 3 } })
    p.set(s => {
      s.turn = 1
    })
    p.run(PROGRAMS.turn)
    expect(p.s.war[0]).toBe(war.of('war-over-territory'))
    p.set(s => {
      s.turn = 0
    })
    p.run(PROGRAMS.turn)
    expect([p.s.war[0], p.s.yellow[0], p.s.yellow[1]]).toEqual([NONE, 19, 17])
  })
  test('TTA-WAR-1 without a war nothing is resolved', () => {
    expect(tableOf(2).run(PROGRAMS.turn).seen('warWon')).toEqual([])
  })
  test('TTA-WAR-2 TTA-WAR-4 TTA-WAR-5 the stronger side wins, also the other one; the difference counts', () => {
    const p = warNow(tableOf(2, { culture: 20 }, { works: { warriors: 4 } }), 'war-over-culture')
    expect([p.s.culture[0], p.s.culture[1]]).toEqual([12, 8])
    expect(p.seen('warWon')[0]).toMatchObject({ seat: 1, target: 0, advantage: 3 })
  })
  test('TTA-WAR-3 TTA-R-25b the attack bonus belongs to the declarer', () => {
    const p = pact(tableOf(3, {}, { culture: 20 }), 0, 1, 'open-borders-agreement')
    warNow(p, 'war-over-culture')
    expect([p.s.culture[0], p.s.culture[1]]).toEqual([7, 13])
  })
  test('TTA-WAR-9 TTA-WAR-10 equal strength: no effect; the card leaves play in every case', () => {
    const p = warNow(tableOf(2, { culture: 3 }, { culture: 3 }), 'war-over-culture')
    expect([p.s.culture[0], p.s.culture[1], p.s.war[0]]).toEqual([3, 3, NONE])
    expect(p.seen('warDrawn')).toHaveLength(1)
  })
  test('TTA-WAR-11 no cards from hand: nobody is asked', () => {
    const p = warNow(tableOf(2, strong, { culture: 9, cards: ['military-bonus-iii'] }), 'war-over-culture')
    expect([p.asked, cardsOf(p, 1)]).toEqual(['politics', ['military-bonus-iii']])
  })
  test('TTA-R-24b several wars on one enemy, each in its declarer’s turn', () => {
    const p = tableOf(3, strong, strong, { culture: 30 })
    p.set(s => {
      s.war.set([2, 2, NONE])
      s.enemy.set([2, 2, 0])
    })
    p.run(PROGRAMS.turn)
    expect([p.s.war[0], p.s.war[1], p.s.culture[2]]).toEqual([NONE, 2, 22])
  })
  test('TTA-R-25a ratings of the moment count, later pacts too', () => {
    const p = tableOf(3, { works: { warriors: 3 } }, { culture: 30 })
    p.set(s => {
      s.war[0] = 2
      s.enemy[0] = 1
    })
    pact(p, 1, 2, 'military-pact')
    p.run(PROGRAMS.turn)
    expect(p.seen('warWon')[0]).toMatchObject({ seat: 1, advantage: 1 })
  })
  test('TTA-R-26a spoils are capped by what the defeated has', () => {
    const p = warNow(tableOf(2, strong, { culture: 2, yellow: 0 }), 'war-over-culture')
    expect([p.s.culture[0], p.s.culture[1]]).toEqual([2, 0])
  })
  const technology = (p: Table): Table => warNow(p, 'war-over-technology')
  test('TTA-WAR-6 TTA-R-98a TTA-R-98b TTA-R-98c advantage 12: both cards and 2 science, or fewer cards and more science', () => {
    const loser = { specials: ['code-of-laws', 'cartography'], science: 5 }
    const p = technology(tableOf(2, { works: { warriors: 14 }, leader: 'albert-einstein' }, loser))
    expect(p.prompt(0)?.args?.left).toBe(12) // Cartography gives the loser 1 strength
    play(p, 'seize', { card: 'code-of-laws' })
    play(p, 'seize', { card: 'cartography' })
    play(p, 'enough')
    expect([p.s.science[0], p.s.science[1], civilTotal(p.s, 0), p.s.culture[0]]).toEqual([2, 3, 5, 0])
    expect(civilTotal(p.s, 1)).toBe(4)
    const q = technology(tableOf(2, { works: { warriors: 14 } }, loser))
    play(q, 'seize', { card: 'cartography' })
    play(q, 'enough')
    expect(q.s.science[0]).toBe(5)
    const r = technology(tableOf(2, { works: { warriors: 14 } }, loser))
    play(r, 'enough')
    expect(r.s.science[0]).toBe(5)
  })
  test('TTA-WAR-7 not what one has in hand or play', () => {
    const p = technology(
      tableOf(
        2,
        { works: { warriors: 20 }, hand: ['cartography'], specials: ['warfare'] },
        { specials: ['cartography', 'warfare'] },
      ),
    )
    expect(p.legal(0)).toEqual([{ verb: 'enough' }])
    expect(bar(p, 'seize', { card: 'cartography' })).toBe('TTA-WAR-7')
  })
  test('TTA-WAR-8 of two of one type the higher stays, whichever of them was seized', () => {
    const levels = (p: Table): number[] => [0, 1].map(seat => p.s.special[seat * 4 + specialType.warfare])
    const lower = technology(tableOf(2, { works: { warriors: 20 }, specials: ['strategy'] }, { specials: ['warfare'] }))
    play(lower, 'seize', { card: 'warfare' })
    expect([levels(lower), militaryTotal(lower.s, 0), militaryTotal(lower.s, 1)]).toEqual([[2, 0], 4, 2])
    const higher = technology(
      tableOf(2, { works: { warriors: 20 }, specials: ['warfare'] }, { specials: ['strategy'] }),
    )
    play(higher, 'seize', { card: 'strategy' })
    expect([levels(higher), militaryTotal(higher.s, 0), militaryTotal(higher.s, 1)]).toEqual([[2, 0], 4, 2])
  })
  test('TTA-R-26b the victor is asked, also out of turn', () => {
    const p = technology(tableOf(2, { science: 4 }, { works: { warriors: 4 } }))
    expect([p.asked, p.owing]).toEqual(['spoils', [1]])
    play(p, 'enough', {}, 1)
    expect([p.s.science[1], p.asked, p.owing]).toEqual([3, 'politics', [0]])
  })
})
