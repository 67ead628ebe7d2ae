import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { leader } from '../src/cards.ts'
import { cultureRating, happinessRating, scienceRating, strengthRating } from '../src/query/ratings.ts'
import { civilTotal, militaryTotal } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { bar, can, cardsOf, foodOf, handOf, play, resourcesOf, row, tableOf, workers } from './table.ts'

describe('actions in general', () => {
  test('TTA-ACT-GEN-1 TTA-ACT-GEN-3 actions in any order while they last; the phase may end with actions left', () => {
    const p = tableOf(2, { tokens: { bronze: 6, agriculture: 4 }, pool: 2 })
    play(p, 'build', { card: 'bronze' })
    play(p, 'train', { card: 'warriors' })
    play(p, 'population')
    expect([p.s.civil[0], p.s.military[0]]).toEqual([2, 1])
    expect(can(p, 'endTurn')).toBe(true)
  })
  test('TTA-ACT-GEN-2 TTA-STAT-16 what cannot be carried out completely cannot be chosen', () => {
    const p = tableOf(2, { tokens: { bronze: 1 }, civil: 0 })
    expect(bar(p, 'population')).toBe('TTA-ACT-POP-1')
    expect(bar(p, 'build', { card: 'bronze' })).toBe('TTA-STAT-16')
    expect(bar(p, 'build', { card: 'iron' })).toBe('TTA-STAT-16')
    expect(bar(tableOf(2), 'build', { card: 'iron' })).toBe('TTA-ACT-BUILD-1')
  })
  test('TTA-ACT-GEN-4 TTA-ACT-GEN-5 TTA-ACT-CARD-3 an action ordered by a card spends no action of its own, the rest is paid', () => {
    const p = tableOf(2, { tokens: { bronze: 5 }, hand: ['rich-land-a'] })
    play(p, 'play', { card: 'rich-land-a' })
    play(p, 'build', { card: 'agriculture' })
    expect([p.s.civil[0], resourcesOf(p), workers(p, 0, 'agriculture')]).toEqual([3, 4, 3])
  })
})

describe('taking cards', () => {
  test('TTA-ACT-TAKE-1 TTA-ACT-TAKE-2 the space tells the price; the card goes to the hand', () => {
    const p = row(tableOf(2), 'iron', null, null, null, null, 'drama', null, null, null, 'monarchy')
    play(p, 'take', { card: 'drama', space: 6 })
    expect([p.s.civil[0], handOf(p, 0)]).toEqual([2, ['drama']])
    expect(bar(p, 'take', { card: 'monarchy', space: 10 })).toBe('TTA-STAT-16')
    play(p, 'take', { card: 'iron', space: 1 })
    expect(p.s.civil[0]).toBe(1)
  })
  test('TTA-ACT-TAKE-3 TTA-HAND-2 not with a full hand', () => {
    const p = row(tableOf(2, { hand: ['iron', 'drama', 'knights', 'warfare'] }), 'alchemy')
    expect(bar(p, 'take', { card: 'alchemy', space: 1 })).toBe('TTA-ACT-TAKE-3')
  })
  test('TTA-HAND-3 cards above the limit are kept', () => {
    const p = tableOf(2, { hand: ['iron', 'drama', 'knights', 'warfare', 'alchemy', 'theology'] })
    p.run(PROGRAMS.turn)
    play(p, 'pass')
    play(p, 'endTurn')
    expect(handOf(p, 0)).toHaveLength(6)
  })
  test('TTA-ACT-TAKE-4 TTA-R-48a no second technology of a name in hand or play; action cards may be doubled', () => {
    const p = row(tableOf(2, { hand: ['iron', 'reserves-i'], works: { drama: 0 } }), 'iron', 'drama', 'reserves-i')
    expect(bar(p, 'take', { card: 'iron', space: 1 })).toBe('TTA-ACT-TAKE-4')
    expect(bar(p, 'take', { card: 'drama', space: 2 })).toBe('TTA-ACT-TAKE-4')
    expect(can(p, 'take', { card: 'reserves-i', space: 3 })).toBe(true)
  })
  test('TTA-ACT-TAKE-5 TTA-LEAD-3 one leader of each age for ever', () => {
    const p = row(tableOf(2), 'moses', 'homer', 'joan-of-arc')
    play(p, 'take', { card: 'moses', space: 1 })
    play(p, 'lead', { card: 'moses' })
    p.set(s => {
      s.leader[0] = NONE
    })
    expect(bar(p, 'take', { card: 'homer', space: 2 })).toBe('TTA-ACT-TAKE-5')
    expect(can(p, 'take', { card: 'joan-of-arc', space: 3 })).toBe(true)
  })
  test('TTA-ACT-WON-1 TTA-ACT-WON-2 TTA-CARD-RAVAGES-1 a wonder costs 1 more for each completed one, ruins included', () => {
    const p = row(tableOf(2, { wonders: ['pyramids'], ruins: ['colossus'] }), 'great-wall')
    play(p, 'take', { card: 'great-wall', space: 1 })
    expect(p.s.civil[0]).toBe(5 - 3)
  })
  test('TTA-ACT-WON-3 TTA-ACT-WON-5 TTA-ACT-WON-6 it goes into play unfinished, whatever the hand holds, and does nothing yet', () => {
    const p = row(tableOf(2, { hand: ['iron', 'drama', 'knights', 'warfare'] }), 'hanging-gardens')
    play(p, 'take', { card: 'hanging-gardens', space: 1 })
    expect([p.s.unfinished[0], p.s.handSize[0], happinessRating(p.s, 0)]).toEqual([0, 4, 0])
  })
  test('TTA-ACT-WON-4 TTA-WON-2 one unfinished wonder at most', () => {
    const p = row(tableOf(2, { unfinished: ['colossus', 1] }), 'great-wall')
    expect(bar(p, 'take', { card: 'great-wall', space: 1 })).toBe('TTA-ACT-WON-4')
  })
  test('TTA-R-76 reductions stop at 0, and what costs 0 needs no action', () => {
    const p = row(tableOf(2, { leader: 'hammurabi', civil: 0 }), 'joan-of-arc', 'iron')
    expect(can(p, 'take', { card: 'joan-of-arc', space: 1 })).toBe(true)
    expect(can(p, 'take', { card: 'iron', space: 2 })).toBe(false)
  })
})

describe('population and buildings', () => {
  test('TTA-ACT-POP-1 TTA-ACT-POP-2 TTA-TOK-1 TTA-TOK-14 food of the rightmost section, a token becomes an unused worker', () => {
    const p = tableOf(2, { tokens: { agriculture: 5 }, yellow: 16 })
    play(p, 'population')
    expect([foodOf(p), p.s.yellow[0], p.s.pool[0], p.s.civil[0]]).toEqual([2, 15, 2, 3])
    expect(bar(p, 'population')).toBe('TTA-ACT-POP-1')
  })
  test('TTA-ACT-POP-3 not with an empty bank', () => {
    expect(bar(tableOf(2, { tokens: { agriculture: 9 }, yellow: 0 }), 'population')).toBe('TTA-ACT-POP-3')
  })
  test('TTA-ACT-BUILD-1 TTA-ACT-BUILD-3 TTA-TECH-7 TTA-STAT-2 TTA-STAT-6 pay, move a worker, ratings follow at once', () => {
    const p = tableOf(2, { tokens: { bronze: 3 } })
    play(p, 'build', { card: 'religion' })
    expect([resourcesOf(p), p.s.pool[0], workers(p, 0, 'religion')]).toEqual([0, 0, 1])
    expect([cultureRating(p.s, 0), happinessRating(p.s, 0)]).toEqual([1, 1])
    expect(bar(p, 'build', { card: 'bronze' })).toBe('TTA-ACT-BUILD-1')
  })
  test('TTA-ACT-BUILD-2 Construction makes urban buildings cheaper, nothing else', () => {
    const p = tableOf(2, { specials: ['masonry'], tokens: { bronze: 9 }, works: { alchemy: 0, iron: 0 }, pool: 2 })
    play(p, 'build', { card: 'alchemy' })
    expect(resourcesOf(p)).toBe(4)
    expect(bar(p, 'build', { card: 'iron' })).toBe('TTA-FOOD-9')
  })
  test('TTA-ACT-BUILD-4 TTA-TECH-8 no more urban buildings of a type than the government allows', () => {
    const p = tableOf(2, { works: { philosophy: 1, alchemy: 1 }, tokens: { bronze: 9 }, pool: 3 })
    expect(bar(p, 'build', { card: 'philosophy' })).toBe('TTA-ACT-BUILD-4')
    expect(can(p, 'build', { card: 'religion' })).toBe(true)
  })
  test('TTA-R-45 a lower limit destroys nothing; upgrades within the type stay legal', () => {
    const p = tableOf(2, { works: { philosophy: 3, alchemy: 0 }, tokens: { bronze: 9 }, pool: 1 })
    expect(bar(p, 'build', { card: 'alchemy' })).toBe('TTA-ACT-BUILD-4')
    expect(can(p, 'upgrade', { old: 'philosophy', card: 'alchemy' })).toBe(true)
  })
  test('TTA-ACT-UPG-1 TTA-ACT-UPG-2 TTA-ACT-UPG-4 TTA-R-46a same type, higher level, levels may be skipped; the difference is paid', () => {
    const p = tableOf(2, { works: { iron: 0, oil: 0, irrigation: 0 }, tokens: { bronze: 9 } })
    play(p, 'upgrade', { old: 'bronze', card: 'oil' })
    expect([resourcesOf(p), workers(p, 0, 'bronze'), workers(p, 0, 'oil'), p.s.civil[0]]).toEqual([0, 1, 1, 3])
    for (const [old, card] of [
      ['bronze', 'irrigation'],
      ['oil', 'iron'],
      ['bronze', 'coal'],
    ])
      expect(bar(p, 'upgrade', { old, card })).toBe('TTA-ACT-UPG-1')
  })
  test('TTA-ACT-UPG-3 TTA-R-46b reductions lower both costs first; the difference is never below 0', () => {
    // Drama 4 - 1, Opera 8 - 2 with Architecture
    const p = tableOf(2, { specials: ['architecture'], works: { drama: 1, opera: 0 }, tokens: { bronze: 5 } })
    play(p, 'upgrade', { old: 'drama', card: 'opera' })
    expect(resourcesOf(p)).toBe(2)
    // Philosophy 3, Alchemy 6 - 1 - 4 of the card
    const q = tableOf(2, { specials: ['masonry'], works: { alchemy: 0 }, hand: ['urban-growth-iii'] })
    play(q, 'play', { card: 'urban-growth-iii' })
    play(q, 'upgrade', { old: 'philosophy', card: 'alchemy' })
    expect(workers(q, 0, 'alchemy')).toBe(1)
  })
  test('TTA-ACT-DEST-1 TTA-ACT-DEST-2 a worker returns to the pool, nothing is refunded', () => {
    const p = tableOf(2, { tokens: { bronze: 1 } })
    play(p, 'destroy', { card: 'philosophy' })
    expect([p.s.pool[0], p.s.civil[0], resourcesOf(p), scienceRating(p.s, 0)]).toEqual([2, 3, 1, 0])
    expect(bar(p, 'destroy', { card: 'philosophy' })).toBe('TTA-ACT-DEST-1')
  })
})

describe('leaders and wonders', () => {
  test('TTA-ACT-LEAD-1 TTA-ACT-LEAD-3 TTA-LEAD-2 a leader from hand acts at once', () => {
    const p = tableOf(2, { hand: ['julius-caesar'] })
    play(p, 'lead', { card: 'julius-caesar' })
    expect([p.s.civil[0], p.s.military[0], strengthRating(p.s, 0)]).toEqual([3, 3, 2])
  })
  test('TTA-ACT-LEAD-2 TTA-LEAD-1 TTA-STAT-17 TTA-STAT-21 the old leader goes, one civil action comes back, cubes are adjusted once', () => {
    const p = tableOf(2, { hand: ['joan-of-arc'], leader: 'julius-caesar' })
    p.set(s => {
      s.military[0] = 1
    })
    play(p, 'lead', { card: 'joan-of-arc' })
    expect([p.s.leader[0], p.s.civil[0], p.s.military[0]]).toEqual([leader.of('joan-of-arc'), 4, 1])
  })
  test('TTA-ACT-STAGE-1 TTA-ACT-STAGE-2 TTA-ACT-STAGE-3 the leftmost stage is paid and covered with a blue token', () => {
    const p = tableOf(2, { unfinished: ['pyramids', 0], tokens: { bronze: 4 } })
    expect(bar(tableOf(2), 'stage', { count: 1 })).toBe('TTA-ACT-STAGE-1')
    play(p, 'stage', { count: 1 })
    expect([resourcesOf(p), p.s.stages[0], p.s.bank[0], p.s.civil[0]]).toEqual([1, 1, 16 - 1 - 1, 3])
    expect(bar(p, 'stage', { count: 1 })).toBe('TTA-FOOD-9')
  })
  test('TTA-ACT-STAGE-4 TTA-R-44a TTA-R-44b paid first, then covered; with an empty bank a token of the owner’s choice is used', () => {
    const p = tableOf(2, { unfinished: ['colossus', 0], tokens: { bronze: 3, agriculture: 1 }, bank: 0 })
    play(p, 'stage', { count: 1 })
    expect([p.s.bank[0], p.s.stages[0], p.asked]).toEqual([2, 1, 'action']) // three tokens reached the bank, one covers
    const q = tableOf(2, {
      unfinished: ['colossus', 0],
      tokens: { bronze: 1, agriculture: 1 },
      bank: 0,
      hand: ['engineering-genius-i'],
    })
    play(q, 'play', { card: 'engineering-genius-i' })
    expect([q.asked, q.choices(0, 'giveToken').map(a => a.card)]).toEqual(['giveToken', ['agriculture', 'bronze']])
    play(q, 'giveToken', { card: 'agriculture' })
    expect([foodOf(q), resourcesOf(q), q.s.stages[0]]).toEqual([0, 1, 1])
  })
  test('TTA-ACT-STAGE-5 TTA-WON-3 TTA-STAT-19 the last stage: tokens return, the effect begins', () => {
    const p = tableOf(2, { unfinished: ['pyramids', 2], tokens: { bronze: 1 } })
    play(p, 'stage', { count: 1 })
    expect([p.s.wonder[3], p.s.unfinished[0], p.s.bank[0], civilTotal(p.s, 0), p.s.civil[0]]).toEqual([
      1,
      NONE,
      16,
      5,
      4,
    ])
  })
  test('TTA-ACT-STAGE-6 several stages with one action: chosen within the limit, all paid', () => {
    const p = tableOf(2, { unfinished: ['pyramids', 0], specials: ['masonry'], tokens: { bronze: 6 } })
    expect(p.choices(0, 'stage').map(a => a.count)).toEqual([1, 2])
    expect(bar(p, 'stage', { count: 3 })).toBe('TTA-ACT-STAGE-6')
    play(p, 'stage', { count: 2 })
    expect([resourcesOf(p), p.s.stages[0], p.s.civil[0]]).toEqual([1, 2, 3])
  })
})

describe('technologies and governments', () => {
  test('TTA-ACT-TECH-1 TTA-ACT-TECH-6 TTA-SCI-3 pay science, the card enters play and acts at once', () => {
    const p = tableOf(2, { hand: ['code-of-laws', 'warfare'], science: 10 })
    play(p, 'develop', { card: 'code-of-laws' })
    expect([p.s.science[0], p.s.civil[0], handOf(p, 0)]).toEqual([4, 4, ['warfare']])
    expect(bar(p, 'develop', { card: 'warfare' })).toBe('TTA-SCI-3')
  })
  test('TTA-ACT-TECH-2 TTA-ACT-TECH-5 TTA-TECH-12 a government developed in peace costs the higher price and replaces the old one', () => {
    const p = tableOf(2, { hand: ['monarchy'], science: 8 })
    play(p, 'develop', { card: 'monarchy' })
    expect([p.s.science[0], p.s.government[0], p.s.civil[0], p.s.military[0]]).toEqual([0, 1, 4, 3])
  })
  test('TTA-ACT-TECH-3 TTA-TECH-10 TTA-TECH-11 of two special technologies of a type the higher stays', () => {
    const p = tableOf(2, { hand: ['strategy'], specials: ['warfare'], science: 8 })
    play(p, 'develop', { card: 'strategy' })
    expect([strengthRating(p.s, 0), militaryTotal(p.s, 0)]).toEqual([4, 4])
  })
  test('TTA-ACT-TECH-4 a lower one is played and gone, but was played (Einstein)', () => {
    const p = tableOf(2, { hand: ['warfare'], specials: ['strategy'], science: 5, leader: 'albert-einstein' })
    play(p, 'develop', { card: 'warfare' })
    expect([strengthRating(p.s, 0), p.s.culture[0], p.s.handSize[0]]).toEqual([4, 3, 0])
  })
  test('TTA-R-48b a technology that was replaced may be taken again', () => {
    const p = row(tableOf(2, { specials: ['strategy'] }), 'warfare')
    expect(can(p, 'take', { card: 'warfare', space: 1 })).toBe(true)
  })
  test('TTA-ACT-REV-1 TTA-ACT-REV-3 TTA-ACT-REV-4 TTA-ACT-REV-5 TTA-R-42c a revolution spends all civil actions and the lower price; new white cubes are spent, red ones not', () => {
    const p = tableOf(2, { hand: ['monarchy'], science: 3 })
    play(p, 'revolution', { card: 'monarchy' })
    expect([p.s.science[0], p.s.government[0], p.s.civil[0], p.s.military[0]]).toEqual([1, 1, 0, 3])
  })
  test('TTA-ACT-REV-2 TTA-R-42a TTA-R-42b all civil actions must be available; nothing stands in for one', () => {
    const p = tableOf(2, { hand: ['monarchy', 'moses'], science: 9, civil: 3 })
    expect(bar(p, 'revolution', { card: 'monarchy' })).toBe('TTA-ACT-REV-2')
    const q = tableOf(2, { hand: ['monarchy', 'homer'], science: 9, leader: 'moses' })
    play(q, 'lead', { card: 'homer' }) // spent and got back
    expect(can(q, 'revolution', { card: 'monarchy' })).toBe(true)
    const r = tableOf(2, { hand: ['monarchy'], science: 9, leader: 'hammurabi', civil: 3 })
    play(r, 'borrow')
    expect(can(r, 'revolution', { card: 'monarchy' })).toBe(false)
  })
  test('TTA-ACT-REV-6 TTA-ACT-REV-7 TTA-CARD-NEWTON-2 a revolution counts as developing: Newton gives 1 civil action back', () => {
    const p = tableOf(2, { hand: ['monarchy'], science: 9, leader: 'isaac-newton' })
    play(p, 'revolution', { card: 'monarchy' })
    expect(p.s.civil[0]).toBe(1)
  })
  test('TTA-ACT-REV-9 TTA-CARD-NEWTON-1 a revolution through Breakthrough spends all instead of one', () => {
    const p = tableOf(2, { hand: ['monarchy', 'breakthrough-i'], science: 2 })
    play(p, 'play', { card: 'breakthrough-i' })
    expect(p.s.civil[0]).toBe(4)
    play(p, 'revolution', { card: 'monarchy' })
    expect([p.s.civil[0], p.s.science[0]]).toEqual([0, 2])
    const q = tableOf(2, { hand: ['iron', 'breakthrough-i'], science: 5, leader: 'isaac-newton' })
    play(q, 'play', { card: 'breakthrough-i' })
    play(q, 'develop', { card: 'iron' })
    expect([q.s.civil[0], q.s.science[0]]).toEqual([4, 2])
  })
})

describe('action cards', () => {
  test('TTA-ACT-CARD-1 TTA-ACT-CARD-9 TTA-CARD-7 TTA-HAND-7 one civil action, the effect, then the card is gone', () => {
    const p = tableOf(2, { hand: ['cultural-heritage-a'] })
    play(p, 'play', { card: 'cultural-heritage-a' })
    expect([p.s.civil[0], p.s.science[0], p.s.culture[0], p.s.handSize[0]]).toEqual([3, 1, 4, 0])
  })
  test('TTA-ACT-CARD-2 TTA-R-49 not in the phase it was taken in; an older copy may', () => {
    const p = row(tableOf(2), 'reserves-i')
    play(p, 'take', { card: 'reserves-i', space: 1 })
    expect(bar(p, 'play', { card: 'reserves-i' })).toBe('TTA-ACT-CARD-2')
    const q = row(tableOf(2, { hand: ['reserves-i'] }), 'reserves-i')
    play(q, 'take', { card: 'reserves-i', space: 1 })
    play(q, 'play', { card: 'reserves-i' })
    play(q, 'gainFood')
    expect(bar(q, 'play', { card: 'reserves-i' })).toBe('TTA-ACT-CARD-2')
  })
  test('TTA-ACT-CARD-4 a cost below zero is zero', () => {
    const p = tableOf(2, { hand: ['rich-land-ii'] })
    play(p, 'play', { card: 'rich-land-ii' })
    play(p, 'build', { card: 'bronze' })
    expect([workers(p, 0, 'bronze'), resourcesOf(p)]).toEqual([3, 0])
  })
  test('TTA-ACT-CARD-5 one stage means one', () => {
    const p = tableOf(2, {
      hand: ['engineering-genius-iii'],
      unfinished: ['pyramids', 0],
      specials: ['engineering'],
      tokens: { bronze: 9 },
    })
    play(p, 'play', { card: 'engineering-genius-iii' })
    expect([p.s.stages[0], resourcesOf(p), p.asked]).toEqual([1, 9, 'action'])
  })
  test('TTA-ACT-CARD-6 impossible orders cannot be played', () => {
    const p = tableOf(2, { hand: ['engineering-genius-a', 'frugality-a', 'rich-land-a', 'breakthrough-i'] })
    for (const card of ['engineering-genius-a', 'frugality-a', 'breakthrough-i'])
      expect(bar(p, 'play', { card })).toBe('TTA-ACT-CARD-6')
    const q = tableOf(2, { hand: ['rich-land-a'], tokens: { bronze: 1 }, pool: 0 })
    expect(bar(q, 'play', { card: 'rich-land-a' })).toBe('TTA-ACT-CARD-6')
  })
  test('TTA-ACT-CARD-7 TTA-ACT-CARD-8 TTA-STAT-18 TTA-DRAW-1 what lasts a turn changes no total; an unused temporary military action draws a card', () => {
    const p = tableOf(2, { hand: ['patriotism-a'], military: 0 })
    p.run(PROGRAMS.turn)
    play(p, 'pass')
    play(p, 'play', { card: 'patriotism-a' })
    expect([militaryTotal(p.s, 0), p.s.spareMilitary, p.s.arms]).toEqual([2, 1, 1])
    p.set(s => {
      s.military[0] = 0
    })
    play(p, 'endTurn')
    expect([p.s.cardCount[0], p.s.arms, p.s.spareMilitary]).toEqual([1, 0, 0])
  })
  test('TTA-FOOD-12 temporary resources and actions are used first', () => {
    const p = tableOf(2, { hand: ['patriotism-ii'], tokens: { bronze: 3 } })
    play(p, 'play', { card: 'patriotism-ii' })
    play(p, 'train', { card: 'warriors' })
    expect([p.s.arms, resourcesOf(p), p.s.spareMilitary, p.s.military[0]]).toEqual([1, 3, 0, 2])
  })
  test('TTA-R-47 an ordered action is paid before later gains of the card', () => {
    const p = tableOf(2, { hand: ['frugality-i'], tokens: { agriculture: 1 } })
    expect(bar(p, 'play', { card: 'frugality-i' })).toBe('TTA-ACT-CARD-6')
    const q = tableOf(2, { hand: ['frugality-i'], tokens: { agriculture: 2 } })
    play(q, 'play', { card: 'frugality-i' })
    expect([foodOf(q), q.s.pool[0]]).toEqual([2, 2])
  })
})

describe('military actions', () => {
  test('TTA-ACT-UNIT-1 TTA-TECH-9 train: 1 military action, resources, a worker', () => {
    const p = tableOf(2, { tokens: { bronze: 2 } })
    play(p, 'train', { card: 'warriors' })
    expect([p.s.military[0], resourcesOf(p), p.s.pool[0], strengthRating(p.s, 0)]).toEqual([1, 0, 0, 2])
    expect(bar(p, 'train', { card: 'knights' })).toBe('TTA-ACT-BUILD-1')
  })
  test('TTA-ACT-UNIT-2 TTA-ACT-UNIT-3 upgrade: the difference of the costs', () => {
    const p = tableOf(2, { tokens: { bronze: 3 }, works: { riflemen: 0 } })
    play(p, 'upgrade', { old: 'warriors', card: 'riflemen' })
    expect([p.s.military[0], p.s.civil[0], resourcesOf(p), strengthRating(p.s, 0)]).toEqual([1, 4, 0, 3])
  })
  test('TTA-ACT-UNIT-4 disband: the worker returns to the pool', () => {
    const p = tableOf(2)
    play(p, 'disband', { card: 'warriors' })
    expect([p.s.military[0], p.s.pool[0], strengthRating(p.s, 0)]).toEqual([1, 2, 0])
    expect(bar(p, 'disband', { card: 'warriors' })).toBe('TTA-ACT-UNIT-4')
  })
  test('TTA-ACT-TAC-1 TTA-ACT-TAC-3 a tactic from hand is exclusive and counts at once', () => {
    const p = tableOf(2, { cards: ['fighting-band'], works: { warriors: 2 } })
    play(p, 'playTactic', { card: 'fighting-band' })
    expect([p.s.military[0], p.s.exclusive[0], cardsOf(p, 0), strengthRating(p.s, 0)]).toEqual([1, 1, [], 3])
  })
  test('TTA-ACT-TAC-2 TTA-R-55b TTA-R-56a copying a common tactic costs 2, one’s own is not offered', () => {
    const p = tableOf(2, { works: { warriors: 3 } })
    p.set(s => {
      s.tactics[1] = 1
    })
    play(p, 'copyTactic', { card: 'legion' })
    expect([p.s.military[0], p.s.exclusive[0], strengthRating(p.s, 0)]).toEqual([0, 0, 5])
    p.set(s => {
      s.tacticDone = 0
      s.military[0] = 2
    })
    expect(bar(p, 'copyTactic', { card: 'legion' })).toBe('TTA-R-56a')
    expect(bar(p, 'copyTactic', { card: 'phalanx' })).toBe('TTA-ACT-TAC-2')
  })
  test('TTA-ACT-TAC-4 one tactic a turn, played or copied', () => {
    const p = tableOf(2, { cards: ['fighting-band', 'legion'] })
    play(p, 'playTactic', { card: 'fighting-band' })
    expect(bar(p, 'playTactic', { card: 'legion' })).toBe('TTA-ACT-TAC-4')
  })
})
