import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { leader, power } from '../src/cards.ts'
import { largestForce } from '../src/effects/colonies.ts'
import { removeLeader } from '../src/effects/leading.ts'
import { completionCulture } from '../src/effects/stages.ts'
import { cultureRating, happinessRating, scienceRating, strengthRating } from '../src/query/ratings.ts'
import { militaryTotal } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import {
  aggression,
  bar,
  can,
  cardsOf,
  foodOf,
  play,
  politics,
  resourcesOf,
  row,
  type Seat,
  type Table,
  tableOf,
  tokens,
  workers,
} from './table.ts'

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
const turnOf = (p: Table): Table => {
  p.run(PROGRAMS.turn)
  return play(p, 'pass')
}
/** Plays this leader from hand; the table after it. */
const led = (id: string, seat: Seat = {}, ...others: Seat[]): Table =>
  play(tableOf(3, { ...seat, hand: [id, ...(seat.hand ?? [])] }, ...others), 'lead', { card: id })
const ratings = (p: Table): number[] => [
  scienceRating(p.s, 0),
  cultureRating(p.s, 0),
  strengthRating(p.s, 0),
  happinessRating(p.s, 0),
]

describe('leaders of age A', () => {
  test('alexander-the-great: 1 strength for each unit; may leave for a yellow token as a political action', () => {
    const p = led('alexander-the-great', { works: { warriors: 3 } })
    expect(strengthRating(p.s, 0)).toBe(6)
    politics(p)
    play(p, 'dismissAlexander')
    expect([p.s.leader[0], p.s.yellow[0], p.s.civil[0]]).toEqual([NONE, 19, 3])
  })
  test('aristotle: 1 science for each technology taken, not for other cards', () => {
    const p = row(led('aristotle'), 'iron', 'reserves-i', 'theocracy')
    for (const [card, space] of [
      ['iron', 1],
      ['reserves-i', 2],
      ['theocracy', 3],
    ] as const)
      play(p, 'take', { card, space })
    expect(p.s.science[0]).toBe(2)
  })
  test('hammurabi TTA-R-75a TTA-R-75b TTA-R-75c: a military action for a civil one once a turn; leaders cost 1 less', () => {
    const p = row(led('hammurabi'), 'joan-of-arc')
    expect(can(p, 'take', { card: 'joan-of-arc', space: 1 })).toBe(true)
    play(p, 'borrow')
    expect([p.s.military[0], p.s.spareCivil]).toEqual([1, 1])
    expect(bar(p, 'borrow')).toBe('TTA-R-75a')
    p.set(s => {
      s.civil[0] = 0
    })
    play(p, 'take', { card: 'joan-of-arc', space: 1 })
    expect(p.s.spareCivil).toBe(1) // it cost nothing
    play(p, 'lead', { card: 'joan-of-arc' })
    expect([p.s.leader[0], p.s.civil[0], p.s.spareCivil]).toEqual([leader.of('joan-of-arc'), 1, 0])
    const q = tableOf(2, { leader: 'hammurabi', hand: ['moses'], civil: 4 })
    play(q, 'borrow')
    play(q, 'lead', { card: 'moses' })
    expect(q.s.civil[0]).toBe(4) // no white cube was spent, none returns
    const r = tableOf(2, { leader: 'hammurabi', hand: ['monarchy'], science: 9 })
    play(r, 'revolution', { card: 'monarchy' })
    expect(can(r, 'borrow')).toBe(true)
  })
  test('homer TTA-R-81a TTA-R-81b: a happy face, 1 resource for units each turn; under a wonder instead of the civil action', () => {
    const p = led('homer', { tokens: { bronze: 1 } })
    expect([happinessRating(p.s, 0), p.s.homerArms]).toEqual([1, 1])
    play(p, 'train', { card: 'warriors' })
    expect([resourcesOf(p), p.s.homerArms]).toEqual([0, 0])
    const q = tableOf(2, { leader: 'homer', hand: ['moses'], wonders: ['pyramids'], ruins: ['colossus'] })
    turnOf(q)
    expect(q.s.homerArms).toBe(1)
    play(q, 'lead', { card: 'moses' })
    expect([q.asked, q.s.homerArms]).toEqual(['tuck', 0])
    expect(q.legal(0).map(a => a.card ?? a.verb)).toEqual(['refund', 'colossus', 'pyramids'])
    play(q, 'tuck', { card: 'pyramids' })
    expect([happinessRating(q.s, 0), q.s.civil[0]]).toEqual([1, 4])
    const r = play(tableOf(2, { leader: 'homer', hand: ['moses'] }), 'lead', { card: 'moses' })
    expect([r.asked, r.s.civil[0]]).toEqual(['action', 4])
  })
  test('TTA-CARD-HOMER-1 TTA-CARD-HOMER-2 TTA-CARD-HOMER-3 TTA-CARD-HOMER-4 TTA-R-64 TTA-R-89c Homer under a wonder, with Michelangelo, the Basilica and ruins', () => {
    const under = (seat: Seat, wonder: number): Table =>
      tableOf(2, seat).set(s => {
        s.homer[0] = wonder
      })
    expect(happinessRating(under({ wonders: ['hanging-gardens'] }, 0).s, 0)).toBe(3)
    expect(cultureRating(under({ wonders: ['pyramids'], leader: 'michelangelo' }, 3).s, 0)).toBe(1)
    expect(happinessRating(under({ wonders: ['hanging-gardens', 'st-peters-basilica'] }, 0).s, 0)).toBe(1 + 2 + 1 + 1)
    expect(happinessRating(under({ ruins: ['hanging-gardens'] }, 0).s, 0)).toBe(1)
    expect(happinessRating(under({ ruins: ['hanging-gardens'], wonders: ['st-peters-basilica'] }, 0).s, 0)).toBe(1 + 2)
    expect(cultureRating(under({ ruins: ['hanging-gardens'], leader: 'michelangelo' }, 0).s, 0)).toBe(2 + 1)
  })
  test('julius-caesar TTA-R-82: 1 strength, 1 military action; once in the game a second political action', () => {
    const p = led('julius-caesar', { cards: ['rats', 'raiders', 'crusades'] })
    expect([strengthRating(p.s, 0), militaryTotal(p.s, 0)]).toEqual([2, 3])
    p.run(PROGRAMS.turn)
    play(p, 'prepare', { card: 'rats' })
    while (p.asked !== 'politics') p.play(p.owing[0], p.legal(p.owing[0])[0])
    expect(p.prompt(0)?.rule).toBe('TTA-R-82')
    play(p, 'pass')
    expect([p.asked, p.s.used[power.of('julius-caesar')]]).toEqual(['action', 0])
    p.run(PROGRAMS.turn)
    play(p, 'pass')
    expect(p.asked).toBe('action') // without a first one no second
  })
  test('moses: population costs 1 food less', () => {
    const p = led('moses', { tokens: { agriculture: 1 } })
    play(p, 'population')
    expect([foodOf(p), p.s.pool[0]]).toEqual([0, 2])
  })
})

describe('leaders of age I', () => {
  test('christopher-columbus TTA-R-84: a territory from hand becomes a colony at once', () => {
    const p = politics(led('christopher-columbus', { cards: ['developed-territory-i', 'rats'] }))
    expect(p.choices(0, 'discover').map(a => a.card)).toEqual(['developed-territory-i'])
    play(p, 'discover', { card: 'developed-territory-i' })
    expect([p.s.leader[0], p.s.science[0], p.s.yellow[0], p.s.culture[0], p.asked]).toEqual([NONE, 3, 19, 0, null])
    expect(bar(politics(tableOf(2, { cards: ['vast-territory-i'] })), 'discover', { card: 'vast-territory-i' })).toBe(
      'TTA-R-84',
    )
  })
  test('frederick-barbarossa TTA-R-83a TTA-R-83b: population and unit for 1 military action, each 1 cheaper', () => {
    const p = led('frederick-barbarossa', { tokens: { agriculture: 1, bronze: 1 } })
    play(p, 'muster', { card: 'warriors' })
    expect([
      foodOf(p),
      resourcesOf(p),
      workers(p, 0, 'warriors'),
      p.s.yellow[0],
      p.s.military[0],
      p.s.civil[0],
    ]).toEqual([0, 0, 2, 17, 1, 3])
    expect(bar(p, 'muster', { card: 'warriors' })).toBe('TTA-R-83a')
    const q = tableOf(2, { leader: 'frederick-barbarossa', tokens: { agriculture: 1 } })
    q.set(s => {
      s.arms = 1
    })
    expect(can(q, 'muster', { card: 'warriors' })).toBe(true)
  })
  test('genghis-khan TTA-CARD-GENGHIS-1 TTA-R-79a TTA-R-79b: 3 culture if among the two strongest (with two players the strongest), ties for him', () => {
    const score = (p: Table): number => {
      turnOf(p)
      play(p, 'endTurn')
      return p.s.culture[0]
    }
    const khan = { leader: 'genghis-khan' }
    expect(score(tableOf(3, khan, { works: { warriors: 2 } }))).toBe(3)
    expect(score(tableOf(3, khan, { works: { warriors: 2 } }, { works: { warriors: 2 } }))).toBe(0)
    expect(score(tableOf(2, khan))).toBe(3)
    expect(score(tableOf(2, khan, { works: { warriors: 2 } }))).toBe(0)
    const uprising = tableOf(2, { ...khan, yellow: 8 })
    expect(score(uprising)).toBe(3)
  })
  test('joan-of-arc TTA-R-86a TTA-R-86b: 1 culture, 1 military action, strength of temples and government; looks at the top event', () => {
    const p = led('joan-of-arc', { works: { religion: 1, theology: 1 }, government: 'theocracy' })
    expect([cultureRating(p.s, 0), militaryTotal(p.s, 0), strengthRating(p.s, 0)]).toEqual([
      1 + 2 + 1,
      4,
      1 + 1 + (1 + 2 + 1),
    ])
    p.clear().run(PROGRAMS.turn)
    const top = p.s.current[4]
    expect([p.s.peeked[0], p.view(0).peeked[0], p.view(1).peeked[0], p.view('table').peeked[0]]).toEqual([
      top,
      top,
      NONE,
      NONE,
    ])
    const q = tableOf(2, { leader: 'joan-of-arc', works: { religion: 1 }, wonders: ['st-peters-basilica'] })
    expect(strengthRating(q.s, 0)).toBe(1 + 2)
  })
  test('leonardo-da-vinci: science of the best lab or library, 1 resource for each technology', () => {
    const p = led('leonardo-da-vinci', { works: { alchemy: 1, 'printing-press': 1 }, hand: ['theology'], science: 2 })
    expect(scienceRating(p.s, 0)).toBe(1 + 2 + 1 + 1)
    play(p, 'develop', { card: 'theology' })
    expect(resourcesOf(p)).toBe(1)
  })
  test('michelangelo: 1 culture for each happy face of temples, theaters and wonders; wonders without surcharge', () => {
    const p = row(
      led('michelangelo', { works: { religion: 1, drama: 1 }, wonders: ['hanging-gardens', 'kremlin'] }),
      'great-wall',
    )
    expect(cultureRating(p.s, 0)).toBe(1 + 2 + 1 + 2 + (1 + 1 + 2))
    play(p, 'take', { card: 'great-wall', space: 1 })
    expect(p.s.civil[0]).toBe(5 - 1 - 1)
  })
})

describe('leaders of age II', () => {
  test('william-shakespeare: a happy face; pairs of library and theater 2 culture; each makes the other cheaper', () => {
    const p = led('william-shakespeare', {
      works: { 'printing-press': 2, drama: 1 },
      tokens: { bronze: 3 },
      hand: ['opera', 'journalism'],
      science: 11,
      government: 'monarchy',
    })
    expect([cultureRating(p.s, 0), happinessRating(p.s, 0)]).toEqual([2 + 2 + 2, 2])
    play(p, 'build', { card: 'drama' })
    expect(resourcesOf(p)).toBe(0)
    play(p, 'develop', { card: 'opera' })
    play(p, 'develop', { card: 'journalism' })
    expect(p.s.science[0]).toBe(0)
  })
  test('isaac-newton: science of the best lab or library; a civil action back for each technology', () => {
    const p = led('isaac-newton', { works: { 'scientific-method': 1 }, hand: ['theology'], science: 2 })
    expect(scienceRating(p.s, 0)).toBe(1 + 3 + 2)
    play(p, 'develop', { card: 'theology' })
    expect(p.s.civil[0]).toBe(3)
  })
  test('james-cook: 2 culture for the first colony, 1 for others; up to two cards for colonization', () => {
    const p = led('james-cook', {
      colonies: ['vast-territory-i', 'historic-territory-i', 'vast-territory-ii'],
      cards: ['rats', 'legion', 'raid-i'],
    })
    expect([cultureRating(p.s, 0), largestForce(p.s, 0)]).toEqual([4, 3])
    p.run(PROGRAMS.colonize, 5)
    play(p, 'bid', { amount: 3 })
    play(p, 'pass', {}, 1)
    play(p, 'pass', {}, 2)
    play(p, 'send', { card: 'warriors' })
    play(p, 'discard', { card: 'rats' })
    play(p, 'discard', { card: 'legion' })
    expect(bar(p, 'discard', { card: 'raid-i' })).toBe('TTA-COL-14')
    play(p, 'colonize')
    expect([p.s.colony[5], cardsOf(p, 0)]).toEqual([0, ['raid-i']])
  })
  test('j-s-bach TTA-CARD-BACH-1 TTA-CARD-BACH-2 TTA-CARD-BACH-3 TTA-R-65 TTA-R-85: theaters 1 culture more, 2 science cheaper; a building becomes a theater', () => {
    const p = led('j-s-bach', {
      works: { drama: 1, alchemy: 1, 'scientific-method': 1, religion: 1 },
      tokens: { bronze: 1 },
      hand: ['opera'],
      science: 5,
    })
    expect(cultureRating(p.s, 0)).toBe(2 + 1 + 1)
    expect(can(p, 'convert', { old: 'scientific-method', card: 'drama' })).toBe(false)
    play(p, 'convert', { old: 'alchemy', card: 'drama' }) // 6 is more than 4: free
    expect([workers(p, 0, 'drama'), resourcesOf(p), p.s.civil[0]]).toEqual([2, 1, 2])
    expect(bar(p, 'convert', { old: 'religion', card: 'drama' })).toBe('TTA-R-85')
    play(p, 'develop', { card: 'opera' })
    expect(p.s.science[0]).toBe(0)
    const full = tableOf(2, { leader: 'j-s-bach', works: { drama: 2, religion: 1 }, tokens: { bronze: 5 } })
    expect(bar(full, 'convert', { old: 'religion', card: 'drama' })).toBe('TTA-R-65')
  })
  test('maximilien-robespierre TTA-CARD-ROBESPIERRE-1 TTA-CARD-ROBESPIERRE-2 TTA-CARD-ROBESPIERRE-3 TTA-R-78: revolutions spend the military actions and score 3', () => {
    const p = tableOf(2, { leader: 'maximilien-robespierre', hand: ['monarchy', 'patriotism-a'], science: 2, civil: 1 })
    expect(militaryTotal(p.s, 0)).toBe(3)
    play(p, 'play', { card: 'patriotism-a' })
    play(p, 'revolution', { card: 'monarchy' })
    expect([p.s.military[0], p.s.spareMilitary, p.s.civil[0], p.s.culture[0], p.s.government[0]]).toEqual([
      0, 1, 1, 3, 1,
    ])
    const q = tableOf(2, { leader: 'maximilien-robespierre', hand: ['monarchy'], science: 2, military: 2 })
    expect(bar(q, 'revolution', { card: 'monarchy' })).toBe('TTA-R-78')
  })
  test('TTA-CARD-ROBESPIERRE-4 through Breakthrough all military actions go, not the civil one for the card', () => {
    const p = tableOf(2, {
      leader: 'maximilien-robespierre',
      hand: ['monarchy', 'breakthrough-i'],
      science: 2,
      civil: 0,
    })
    play(p, 'play', { card: 'breakthrough-i' })
    play(p, 'revolution', { card: 'monarchy' })
    expect([p.s.military[0], p.s.civil[0], p.s.science[0]]).toEqual([0, 1, 2])
  })
  test('napoleon-bonaparte: 2 military actions, 2 strength for each kind of unit', () => {
    const p = led('napoleon-bonaparte', { works: { warriors: 2, knights: 1, 'air-forces': 1 } })
    expect([militaryTotal(p.s, 0), strengthRating(p.s, 0)]).toEqual([4, 2 + 2 + 5 + 6])
  })
})

describe('leaders of age III', () => {
  test('albert-einstein: science of the best lab or library; 3 culture for each technology', () => {
    const p = led('albert-einstein', { works: { computers: 1 }, hand: ['theology'], science: 2 })
    expect(scienceRating(p.s, 0)).toBe(1 + 5 + 3)
    play(p, 'develop', { card: 'theology' })
    expect(p.s.culture[0]).toBe(3)
  })
  test('bill-gates TTA-R-73d: labs work as mines; their levels score once when he leaves', () => {
    const p = led('bill-gates', { works: { alchemy: 1, computers: 2, bronze: 0, agriculture: 0 }, hand: ['sid-meier'] })
    turnOf(p)
    play(p, 'endTurn')
    expect([tokens(p, 0, 'alchemy'), tokens(p, 0, 'computers'), resourcesOf(p)]).toEqual([1, 2, 7])
    const before = p.s.culture[0]
    p.set(s => removeLeader(s, 0, world))
    expect(p.s.culture[0] - before).toBe(7)
  })
  test('charlie-chaplin: 2 happy faces; one best theater twice', () => {
    const p = led('charlie-chaplin', { works: { drama: 1, opera: 2 } })
    expect([cultureRating(p.s, 0), happinessRating(p.s, 0)]).toEqual([2 + 6 + 3, 3 + 2])
  })
  test('mahatma-gandhi: 2 culture, no attacks of his own, attacks on him cost twice', () => {
    const p = led('mahatma-gandhi', { works: { warriors: 5 }, cards: ['raid-i'] })
    expect(cultureRating(p.s, 0)).toBe(2)
    expect(bar(politics(p), 'attack', { card: 'raid-i', target: 1 })).toBe('TTA-R-88b')
    const q = aggression(tableOf(2, { works: { warriors: 3 } }, { leader: 'mahatma-gandhi' }), 'raid-i')
    expect(q.s.military[0]).toBe(0)
  })
  test('sid-meier: each lab gives culture equal to its level and 1 science less', () => {
    const p = led('sid-meier', { works: { philosophy: 1, alchemy: 1, computers: 1 } })
    expect(ratings(p).slice(0, 2)).toEqual([1 + 2 + 5 - 3, 0 + 1 + 3])
  })
  test('winston-churchill TTA-R-80a TTA-R-80b TTA-R-80c: 3 culture, or 3 science and 3 resources for units, once a turn', () => {
    const p = led('winston-churchill', { hand: ['swordsmen', 'theology'], science: 1 })
    play(p, 'rearm')
    expect([p.s.arms, p.s.armsScience]).toEqual([3, 3])
    expect([bar(p, 'speech'), can(p, 'develop', { card: 'theology' })]).toEqual(['TTA-R-80a', false])
    play(p, 'develop', { card: 'swordsmen' })
    play(p, 'upgrade', { old: 'warriors', card: 'swordsmen' })
    expect([p.s.arms, p.s.science[0], resourcesOf(p)]).toEqual([2, 0, 0])
    const q = tableOf(2, { leader: 'winston-churchill' })
    play(q, 'speech')
    expect(q.s.culture[0]).toBe(3)
    const r = turnOf(tableOf(2, { leader: 'winston-churchill' }))
    play(r, 'endTurn')
    expect(r.s.culture[0]).toBe(3)
  })
})

describe('wonders that leaders change', () => {
  const score = (wonder: number, seat: Seat): number => completionCulture(tableOf(2, seat).s, 0, wonder)
  test('TTA-CARD-HOLLYWOOD-1 Shakespeare, Bach and Chaplin count for Hollywood', () => {
    const works = { drama: 1, opera: 1, 'printing-press': 1 }
    expect(score(15, { works })).toBe(2 * (2 + 3 + 1))
    expect(score(15, { works, leader: 'william-shakespeare' })).toBe(2 * (6 + 2))
    expect(score(15, { works, leader: 'j-s-bach' })).toBe(2 * (6 + 2))
    expect(score(15, { works, leader: 'charlie-chaplin' })).toBe(2 * (6 + 3))
    expect(score(15, { works: { ...works, computers: 1 }, leader: 'sid-meier' })).toBe(12)
  })
  test('TTA-CARD-INTERNET-1 culture, science and strength of urban buildings, with leaders', () => {
    const works = { philosophy: 0, computers: 1, multimedia: 1, 'team-sports': 1 }
    expect(score(14, { works })).toBe(5 + 3 + 3 + 2)
    expect(score(14, { works, leader: 'albert-einstein' })).toBe(13 + 3)
    expect(score(14, { works, leader: 'sid-meier' })).toBe(13 - 1 + 3)
  })
  test('every leader is named here', () => {
    expect(leader.ids).toHaveLength(24)
  })
})
