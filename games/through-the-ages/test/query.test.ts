/** What is counted and what things cost, asked directly: each question on a table made for it. */
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { civil, type WonderId, wonder, work, workType } from '../src/cards.ts'
import { canPlay } from '../src/query/action-cards.ts'
import { armiesOf, armyStrength, tacticalStrength, unitStrength } from '../src/query/army.ts'
import {
  buildCost,
  canGrow,
  canMuster,
  canPayScience,
  foodFor,
  inPlay,
  moveCost,
  placeCost,
  populationCost,
  resourcesFor,
  scienceCost,
  scientificPartner,
  spareScience,
  surcharge,
  takeCost,
  tradeSide,
} from '../src/query/costs.ts'
import { bestLearning, buildings, levels, unitCount, wondersOf, workersOf } from '../src/query/counts.ts'
import { happyFaces, wonderFaces } from '../src/query/faces.ts'
import { cultureRating, discontent, happinessRating, scienceRating, strengthRating } from '../src/query/ratings.ts'
import {
  civilLeft,
  civilLimit,
  foodProduction,
  militaryLeft,
  militaryLimit,
  resourceProduction,
} from '../src/query/totals.ts'
import { numberOf } from '../ui/guide/lay-cards.ts'
import { pact, row, type Seat, type Table, tableOf } from './table.ts'

const card = (id: string): number => numberOf(civil, id)
const works = (id: string): number => numberOf(work, id)
const action = (p: Table, id: string): boolean => canPlay(p.s, 0, civil.place[card(id)])
const verbs = (p: Table, seat = 0): readonly string[] => p.legal(seat).map(({ verb }) => verb)

describe('armies', () => {
  const armed = (tactic: string, units: Record<string, number>, leader?: string): Table =>
    tableOf(2, { tactic, works: { warriors: 0, ...units }, ...(leader ? { leader } : {}) })
  const strengths = (p: Table): number[] => {
    const { fresh, outdated, air } = armiesOf(p.s, 0)
    return [fresh, outdated, air, armyStrength(p.s, 0)]
  }
  test('TTA-TACT-6 TTA-TACT-13 the armies that are shown make the strength that is counted', () => {
    expect(strengths(armed('legion', { warriors: 7 }))).toEqual([2, 0, 0, 4])
    expect(strengths(tableOf(2, { works: { warriors: 7, 'air-forces': 1 } }))).toEqual([0, 0, 1, 0])
    // Level II: the warriors of age A are two levels below, the swordsmen are not.
    expect(strengths(armed('defensive-army', { warriors: 2, swordsmen: 2, cannon: 2 }))).toEqual([1, 1, 0, 6 + 3])
    expect(strengths(armed('defensive-army', { warriors: 3, swordsmen: 1, cannon: 2 }))).toEqual([0, 2, 0, 6])
    expect(strengths(armed('classic-army', { swordsmen: 2, knights: 1 }))).toEqual([0, 0, 0, 0])
  })
  test('TTA-TACT-9 TTA-TACT-12 TTA-R-57 air forces double the best armies first, one each, and no more than there are', () => {
    const units = { warriors: 2, swordsmen: 2, cannon: 2 }
    const doubled = (air: number) => strengths(armed('defensive-army', { ...units, 'air-forces': air }))
    expect([1, 2, 3].map(doubled)).toEqual([
      [1, 1, 1, 6 * 2 + 3],
      [1, 1, 2, 6 * 2 + 3 * 2],
      [1, 1, 3, 6 * 2 + 3 * 2],
    ])
  })
  test('TTA-CARD-GENGHIS-2 riding infantry: each unit once, and a fresh army may give way to outdated ones', () => {
    const khan = (tactic: string, units: Record<string, number>) => strengths(armed(tactic, units, 'genghis-khan'))
    expect(khan('medieval-army', { warriors: 4 })).toEqual([2, 0, 0, 4])
    expect(khan('medieval-army', { warriors: 3, knights: 1 })).toEqual([2, 0, 0, 4])
    expect(khan('medieval-army', { warriors: 1, knights: 3 })).toEqual([1, 0, 0, 2])
    expect(khan('heavy-cavalry', { warriors: 2, knights: 4 })).toEqual([2, 0, 0, 8])
    expect(khan('mobile-artillery', { warriors: 2, cannon: 2 })).toEqual([0, 2, 0, 6])
    expect(khan('mobile-artillery', { swordsmen: 1, warriors: 1, cannon: 3 })).toEqual([1, 1, 0, 5 + 3])
    // Two infantry and two cavalry: two of the four good ones ride, or the old ones do.
    expect(khan('classic-army', { swordsmen: 4, warriors: 4 })).toEqual([1, 1, 0, 8 + 4])
    expect(khan('classic-army', { swordsmen: 3, warriors: 4, knights: 1 })).toEqual([1, 1, 0, 8 + 4])
    expect(khan('classic-army', { swordsmen: 4, warriors: 3 })).toEqual([1, 0, 0, 8])
    expect(khan('conquistadors', { swordsmen: 3, warriors: 3 })).toEqual([1, 1, 0, 5 + 3])
    expect(strengths(armed('medieval-army', { warriors: 4 }))).toEqual([0, 0, 0, 0])
  })
  test('TTA-COL-10 printed strengths; kinds that are not in play count nothing', () => {
    const { s } = armed('legion', { warriors: 2, knights: 0, rockets: 1 })
    const at = works('warriors')
    expect([unitStrength(s.workers, at), unitCount(s, 0)]).toEqual([2 + 5, 3])
    expect(tacticalStrength(s.workers, at, NONE, false)).toBe(0)
  })
})

describe('what things cost', () => {
  test('TTA-ACT-BUILD-2 TTA-ACT-CARD-4 TTA-R-46b reductions, and no cost below 0', () => {
    const p = tableOf(2, {
      leader: 'william-shakespeare',
      works: { drama: 1, 'printing-press': 1 },
      specials: ['masonry'],
    })
    expect([buildCost(p.s, 0, works('drama')), buildCost(p.s, 0, works('printing-press'))]).toEqual([
      4 - 1 - 1,
      3 - 1 - 1,
    ])
    expect([buildCost(p.s, 0, works('religion')), buildCost(p.s, 0, works('iron'))]).toEqual([3, 5])
    expect([0, 1, 2, 3].map(less => placeCost(p.s, 0, works('drama'), less))).toEqual([2, 1, 0, 0])
    expect(moveCost(p.s, 0, works('bronze'), works('iron'), 1)).toBe(2)
    expect(moveCost(p.s, 0, works('drama'), works('religion'))).toBe(1)
    expect(moveCost(p.s, 0, works('iron'), works('bronze'))).toBe(0)
  })
  test('TTA-ACT-POP-1 food for a worker, with Moses, with a reduction, never below 0; none without a token', () => {
    const cost = (seat: Seat, less = 0) => populationCost(tableOf(2, seat).s, 0, less)
    expect([cost({}), cost({ leader: 'moses' }), cost({ leader: 'moses' }, 1), cost({ leader: 'moses' }, 9)]).toEqual([
      2, 1, 0, 0,
    ])
    const grows = (seat: Seat) => canGrow(tableOf(2, seat).s, 0)
    expect([grows({ tokens: { agriculture: 2 } }), grows({ tokens: { agriculture: 1 } })]).toEqual([true, false])
    expect(canGrow(tableOf(2, { yellow: 0, tokens: { agriculture: 9 } }).s, 0, 99)).toBe(false)
  })
  test('TTA-R-93a TTA-R-93b Scientific Cooperation: both sides of this pact, nobody else, no other pact', () => {
    const p = pact(tableOf(4, { science: 9 }, { science: 1 }, { science: 9 }), 1, 0, 'scientific-cooperation')
    pact(p, 2, 3, 'peace-treaty')
    expect([0, 1, 2, 3].map(seat => scientificPartner(p.s, seat))).toEqual([1, 0, NONE, NONE])
    const price = (seat: number, revolution: boolean, less = 0) =>
      scienceCost(p.s, seat, card(revolution ? 'monarchy' : 'iron'), revolution, less)
    expect([price(0, false), price(2, false), price(0, true), price(2, true)]).toEqual([3, 5, 0, 2])
    expect([price(0, false, 1), price(2, false, 1), price(0, false, 9), price(2, true, 1)]).toEqual([2, 4, 0, 1])
    const pays = (seat: number) => canPayScience(p.s, seat, card('iron'), false, 0, scientificPartner(p.s, seat))
    expect([pays(0), pays(2), pays(3)]).toEqual([true, true, false])
    p.set(s => {
      s.science[1] = 0
    })
    expect([pays(0), pays(2)]).toEqual([false, true])
  })
  test('TTA-R-80c Churchill’s science: for unit technologies, for whose turn it is, and only what is there', () => {
    const p = tableOf(2, { hand: ['swordsmen', 'iron', 'warfare', 'monarchy'] }).set(s => {
      s.armsScience = 3
    })
    const spare = (id: string, seat = 0) => spareScience(p.s, seat, card(id))
    expect([spare('swordsmen'), spare('swordsmen', 1)]).toEqual([3, 0])
    expect(['iron', 'drama', 'warfare', 'monarchy', 'moses'].map(id => spare(id))).toEqual([0, 0, 0, 0, 0])
    p.set(s => {
      s.armsScience = 0
    })
    expect(spare('swordsmen')).toBe(0)
  })
  test('leaders lower the science of the technologies they are about, not of others', () => {
    const price = (leader: string, id: string) =>
      scienceCost(tableOf(2, { leader, works: { 'printing-press': 1 } }).s, 0, card(id), false)
    expect([price('j-s-bach', 'drama'), price('j-s-bach', 'iron'), price('moses', 'drama')]).toEqual([1, 5, 3])
    expect([price('william-shakespeare', 'opera'), price('j-s-bach', 'monarchy')]).toEqual([
      price('moses', 'opera') - 1,
      8,
    ])
    expect(price('j-s-bach', 'code-of-laws')).toBe(6)
  })
  test('TTA-ACT-WON-1 TTA-R-76 wonders in the row cost more for those one has, not with Michelangelo', () => {
    const p = row(tableOf(2, { wonders: ['pyramids'], ruins: ['colossus'] }), 'great-wall', 'iron')
    expect([surcharge(p.s, 0), surcharge(p.s, 1), takeCost(p.s, 0, 0), takeCost(p.s, 0, 1)]).toEqual([2, 0, 3, 1])
    const lighter = row(tableOf(2, { wonders: ['pyramids'], leader: 'michelangelo' }), 'great-wall')
    expect([surcharge(lighter.s, 0), takeCost(lighter.s, 0, 0)]).toEqual([0, 1])
  })
  test('TTA-ACT-TAKE-4 TTA-R-48b which technologies are in play: works, the government, special ones of that level', () => {
    const { s } = tableOf(2, { works: { iron: 0 }, government: 'monarchy', specials: ['code-of-laws', 'navigation'] })
    const known = (id: string) => inPlay(s, 0, card(id))
    expect(['iron', 'monarchy', 'code-of-laws', 'navigation'].map(known)).toEqual([true, true, true, true])
    expect(['coal', 'theocracy', 'justice-system', 'cartography', 'warfare', 'moses'].map(known)).toEqual(
      Array(6).fill(false),
    )
  })
})

describe('TTA-R-92a the exchange of Trade Routes', () => {
  const routes = (side: number, seat: Seat, owner = 0): Table =>
    pact(tableOf(3, seat), owner, 1 - owner, 'trade-routes-agreement', side)
  test('the side of each partner, whichever owns the pact; nobody else has one, nor has another pact', () => {
    const sides = (p: Table) => [0, 1, 2].map(seat => tradeSide(p.s, seat))
    expect([sides(routes(0, {})), sides(routes(1, {})), sides(routes(0, {}, 1))]).toEqual([
      [1, 2, 0],
      [2, 1, 0],
      [2, 1, 0],
    ])
    expect(sides(pact(tableOf(3), 2, 0, 'peace-treaty'))).toEqual([0, 0, 0])
  })
  test('is offered once a turn to players with something to give', () => {
    const offered = (p: Table) => verbs(p).includes('swap')
    expect([offered(routes(0, { tokens: { agriculture: 1 } })), offered(routes(0, { tokens: { bronze: 1 } }))]).toEqual(
      [true, false],
    )
    expect([offered(routes(1, { tokens: { bronze: 1 } })), offered(routes(1, { tokens: { agriculture: 1 } }))]).toEqual(
      [true, false],
    )
    for (const swap of [1, 2])
      expect(offered(routes(0, { tokens: { agriculture: 1 } }).set(s => void Object.assign(s, { swap })))).toBe(false)
    expect(offered(tableOf(3, { tokens: { agriculture: 1, bronze: 1 } }))).toBe(false)
  })
  test('counts in the payment that follows: for its side, in its turn, if there is something to exchange', () => {
    const has = (side: number, swap: number, tokens: Record<string, number>, turn = 0) => {
      const { s } = routes(side, { tokens }).set(state => {
        state.swap = swap
        state.turn = turn
      })
      return [resourcesFor(s, 0, false), foodFor(s, 0)]
    }
    const both = { agriculture: 2, bronze: 3 }
    expect([has(0, 0, both), has(0, 1, both), has(0, 2, both)]).toEqual([
      [3, 2],
      [4, 2],
      [3, 2],
    ])
    expect([has(1, 0, both), has(1, 1, both), has(1, 2, both)]).toEqual([
      [3, 2],
      [3, 3],
      [3, 2],
    ])
    expect([has(0, 1, both, 1), has(1, 1, both, 1)]).toEqual([
      [3, 2],
      [3, 2],
    ])
    expect([has(0, 1, { bronze: 3 }), has(1, 1, { agriculture: 2 })]).toEqual([
      [3, 0],
      [0, 2],
    ])
    // Food that goes into the same payment cannot be exchanged as well.
    const { s } = routes(0, { tokens: both }).set(state => {
      state.swap = 1
    })
    expect([1, 2].map(spent => resourcesFor(s, 0, false, spent))).toEqual([4, 3])
  })
  test('TTA-FOOD-12 what is granted for units counts for units, in its owner’s turn', () => {
    const { s } = tableOf(2, { tokens: { bronze: 1 } }, { tokens: { bronze: 1 } }).set(state => {
      state.arms = 2
      state.homerArms = 1
    })
    expect([resourcesFor(s, 0, true), resourcesFor(s, 0, false), resourcesFor(s, 1, true)]).toEqual([4, 1, 1])
  })
  test('TTA-R-83a TTA-R-83b Barbarossa must pay food and resources, with the exchange for one of them', () => {
    const can = (seat: Seat, side = NONE, unit = 'warriors') => {
      const p = tableOf(3, { leader: 'frederick-barbarossa', ...seat })
      if (side !== NONE)
        pact(p, 0, 1, 'trade-routes-agreement', side).set(s => {
          s.swap = 1
        })
      return canMuster(p.s, 0, works(unit))
    }
    expect(can({ tokens: { agriculture: 1, bronze: 1 } })).toBe(true)
    expect([can({ tokens: { agriculture: 1 } }), can({ tokens: { bronze: 1 } })]).toEqual([false, false])
    expect(can({ tokens: { agriculture: 5, bronze: 5 }, yellow: 0 })).toBe(false)
    expect(can({ tokens: { agriculture: 5, bronze: 9 } }, NONE, 'knights')).toBe(false)
    // Side A: the second food counts as the resource; the one that is eaten does not.
    expect([can({ tokens: { agriculture: 2 } }, 0), can({ tokens: { agriculture: 1 } }, 0)]).toEqual([true, false])
    // Side B: one resource goes for the food, another must be there for the unit.
    expect([can({ tokens: { bronze: 2 } }, 1), can({ tokens: { bronze: 1 } }, 1)]).toEqual([true, false])
    expect(can({ tokens: { agriculture: 1, bronze: 2 } }, 1)).toBe(true)
  })
})

describe('action cards', () => {
  test('TTA-ACT-CARD-6 a stage: a wonder that is not finished, resources, a token to cover it', () => {
    const wonderful: Seat = { hand: ['engineering-genius-a'], unfinished: ['colossus', 0] }
    const can = (seat: Seat) => action(tableOf(2, { ...wonderful, ...seat }), 'engineering-genius-a')
    expect([can({ tokens: { bronze: 1 } }), can({})]).toEqual([true, false])
    expect(action(tableOf(2, { hand: ['engineering-genius-a'], tokens: { bronze: 9 } }), 'engineering-genius-a')).toBe(
      false,
    )
    expect(can({ bank: 0, unfinished: ['pyramids', 2] })).toBe(false) // paid by the card, but nothing covers it
    const armed = tableOf(2, wonderful).set(s => {
      s.arms = 5
    })
    expect(action(armed, 'engineering-genius-a')).toBe(false)
  })
  test('TTA-ACT-CARD-6 an upgrade is no building, and neither is paid with what is for units', () => {
    const seat: Seat = { hand: ['efficient-upgrade-ii', 'rich-land-a'], works: { iron: 0 }, tokens: { bronze: 1 } }
    expect([action(tableOf(2, seat), 'rich-land-a')]).toEqual([true])
    const poor = tableOf(2, { ...seat, tokens: {} }).set(s => {
      s.arms = 9
    })
    expect(action(poor, 'rich-land-a')).toBe(false)
    expect(action(tableOf(2, { ...seat, works: {}, tokens: { bronze: 9 } }), 'efficient-upgrade-ii')).toBe(false)
    expect(action(tableOf(2, seat), 'efficient-upgrade-ii')).toBe(true)
  })
  test('TTA-ACT-TECH-1 TTA-ACT-REV-1 what is in hand can be developed; governments also by a revolution', () => {
    const p = tableOf(2, { hand: ['iron', 'moses', 'monarchy', 'reserves-i'], science: 8 }, { hand: ['theology'] })
    expect(p.choices(0, 'develop').map(a => a.card)).toEqual(['iron', 'monarchy'])
    expect(p.choices(0, 'revolution').map(a => a.card)).toEqual(['monarchy'])
    expect(tableOf(2, { science: 99 }, { hand: ['iron'] }).choices(0, 'develop')).toEqual([])
    expect(tableOf(2, { hand: ['monarchy'], science: 1 }).choices(0, 'revolution')).toEqual([])
  })
})

describe('what is counted', () => {
  test('TTA-TECH-7 buildings, levels and workers: a card that is not in play counts nothing, one without workers neither', () => {
    const { s } = tableOf(2, { works: { alchemy: 2, 'scientific-method': 1, drama: 0 }, pool: 3 })
    expect([buildings(s, 0, workType.lab), buildings(s, 0, workType.theater), buildings(s, 0, workType.arena)]).toEqual(
      [4, 0, 0],
    )
    expect([levels(s, 0, works('philosophy'), works('religion')), workersOf(s, 0)]).toEqual([2 + 2, 3 + 6 + 3])
  })
  test('TTA-CARD-3 the best lab or library, whichever is better', () => {
    const best = (...ids: string[]) =>
      bestLearning(tableOf(2, { works: Object.fromEntries(ids.map(id => [id, 1])) }).s, 0)
    expect([best(), best('alchemy'), best('journalism'), best('computers', 'printing-press')]).toEqual([0, 1, 2, 3])
    expect(bestLearning(tableOf(2, { works: { philosophy: 0, 'printing-press': 1 } }).s, 0)).toBe(1)
  })
  test('TTA-ACT-WON-2 wonders are one’s own, not those of the next seat', () => {
    const { s } = tableOf(2, { wonders: ['pyramids'] }, { wonders: [wonder.ids[0]] })
    expect([wondersOf(s, 0), wondersOf(s, 1)]).toEqual([1, 1])
  })
  test('TTA-STAT-11 TTA-R-63a faces: of cards that have one, on which somebody works', () => {
    const basilica: Seat = { wonders: ['st-peters-basilica'] }
    const faces = (type: number, seat: Seat) => happyFaces(tableOf(2, { ...basilica, ...seat }).s, 0, type)
    expect(faces(workType.temple, { works: { religion: 2, theology: 0 } })).toBe(2 * 2)
    expect(faces(workType.library, { works: { 'printing-press': 2 } })).toBe(0)
    expect(faces(workType.theater, { works: { drama: 0, 'bread-and-circuses': 1 } })).toBe(0)
    expect(wonderFaces(tableOf(2, { wonders: ['pyramids', 'kremlin', 'hanging-gardens'] }).s, 0)).toBe(2)
    const under = tableOf(2).set(s => {
      s.homer[0] = wonder.of('pyramids' as WonderId)
    })
    expect(wonderFaces(under.s, 0)).toBe(0) // a wonder that nobody has
  })
  test('TTA-STAT-11 happiness of leaders, governments and colonies; only those with a face get the Basilica’s', () => {
    const happy = (seat: Seat) => happinessRating(tableOf(2, seat).s, 0)
    const basilica = ['st-peters-basilica']
    expect([happy({ leader: 'homer' }), happy({ leader: 'homer', wonders: basilica })]).toEqual([1, 1 + 2])
    expect([happy({ leader: 'moses', wonders: basilica }), happy({ wonders: basilica })]).toEqual([1, 1])
    const angry = (['communism', 'fundamentalism'] as const).map(government =>
      happy({ government, works: { religion: 2 } }),
    )
    expect(Math.min(...angry)).toBe(1)
    expect([happy({ government: 'theocracy', wonders: basilica }), happy({ wonders: ['kremlin'] })]).toEqual([3, 0])
    expect(discontent(tableOf(2, { yellow: 16 }).s, 0)).toBe(1)
  })
  test('TTA-STAT-7 TTA-STAT-8 TTA-STAT-10 ratings: what leaders, governments, colonies and pacts add', () => {
    const strong = (seat: Seat) => strengthRating(tableOf(2, seat).s, 0)
    expect([strong({}), strong({ government: 'theocracy' }), strong({ colonies: ['strategic-territory-i'] })]).toEqual([
      1, 2, 3,
    ])
    expect(strong({ works: { warriors: 3 }, tactic: 'legion', government: 'theocracy' })).toBe(3 + 2 + 1)
    expect(strong({ wonders: ['great-wall'] })).toBe(2)
    const allied = pact(tableOf(3, { works: { warriors: 3 } }), 0, 1, 'military-pact')
    expect([0, 1, 2].map(seat => strengthRating(allied.s, seat))).toEqual([6, 4, 1])
    expect([strengthRating(allied.s, 0, 0), strengthRating(allied.s, 1, 0)]).toEqual([3, 1])
    const tourism = pact(tableOf(4, { wonders: ['colossus'] }, { ruins: ['pyramids'] }), 0, 1, 'international-tourism')
    pact(tourism, 2, 3, 'peace-treaty')
    expect([0, 1, 2, 3].map(seat => cultureRating(tourism.s, seat))).toEqual([1, 2 + 1, 1, 1])
    expect([scienceRating(tableOf(2, {}).s, 0), scienceRating(tableOf(2, { leader: 'moses' }).s, 0)]).toEqual([1, 1])
  })
  test('TTA-STAT-18 TTA-HAND-2 TTA-HAND-5 actions left and limits of the hands', () => {
    const { s } = tableOf(2, { wonders: ['library-of-alexandria'], civil: 2, military: 1 }, { civil: 3, military: 2 })
    s.spareCivil = 1
    s.spareMilitary = 3
    expect([civilLeft(s, 0), civilLeft(s, 1), militaryLeft(s, 0), militaryLeft(s, 1)]).toEqual([3, 3, 4, 2])
    expect([civilLimit(s, 0), civilLimit(s, 1), militaryLimit(s, 0), militaryLimit(s, 1)]).toEqual([5, 4, 3, 2])
  })
  test('TTA-CARD-GATES-1 TTA-R-91c production by workers and cards; labs only with Bill Gates, never below 0', () => {
    const mined = (seat: Seat) => resourceProduction(tableOf(2, seat).s, 0)
    const labs = { works: { alchemy: 2, iron: 1, coal: 0 } }
    expect([
      mined({}),
      mined(labs),
      mined({ ...labs, leader: 'bill-gates' }),
      mined({ ...labs, leader: 'moses' }),
    ]).toEqual([2, 4, 6, 4])
    expect(foodProduction(tableOf(2, { works: { irrigation: 1, 'selective-breeding': 0 } }).s, 0)).toBe(4)
  })
})
