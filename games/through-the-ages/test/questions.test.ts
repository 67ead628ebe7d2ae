/** What each question of an effect says, what may be answered, what the clock answers, and what it then does. */
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { military, wonder } from '../src/cards.ts'
import { DECISIONS } from '../src/verbs.ts'
import {
  aggression,
  asks,
  cardsOf,
  clockOf,
  event,
  foodOf,
  no,
  play,
  resourcesOf,
  row,
  type Table,
  tableOf,
  tokens,
  told,
  warNow,
  workers,
} from './table.ts'

const verbsOf = (p: Table, seat = 0) => p.legal(seat).map(action => action.verb)
const strong = { works: { warriors: 4 } }

describe('what effects ask', () => {
  test('TTA-FOOD-2 food or resources (Reserves); the clock takes resources', () => {
    const p = tableOf(2, { hand: ['reserves-i'] })
    play(p, 'play', { card: 'reserves-i' })
    expect(asks(p)).toEqual({
      asked: 'gainEither',
      owing: [0],
      key: 'prompt.gainEither',
      rule: 'TTA-FOOD-2',
      args: { amount: 2 },
      clock: { verb: 'gainResources' },
    })
    expect(verbsOf(p)).toEqual(['gainFood', 'gainResources'])
    play(p, 'gainResources')
    expect([foodOf(p), resourcesOf(p)]).toEqual([0, 2])
  })
  test('TTA-FOOD-4 any mix (Foray): from no food to nothing but food', () => {
    const p = event(tableOf(2, strong), 'foray')
    expect(asks(p)).toMatchObject({ asked: 'gainMix', key: 'prompt.gainMix', rule: 'TTA-FOOD-4', args: { amount: 3 } })
    expect([p.legal(0).map(a => a.food), clockOf(p, 0)]).toEqual([[0, 1, 2, 3], { verb: 'mix', food: 0 }])
    play(p, 'mix', { food: 3 })
    expect([foodOf(p), resourcesOf(p)]).toEqual([3, 0])
  })
  test('TTA-R-97b Raiders: the victim’s mix, within what there is; the clock keeps the food', () => {
    const p = event(tableOf(2, strong, { tokens: { agriculture: 3, bronze: 1 } }), 'raiders')
    expect(asks(p, 1)).toEqual({
      asked: 'loseMix',
      owing: [1],
      key: 'prompt.loseMix',
      rule: 'TTA-R-97b',
      args: { amount: 2 },
      clock: { verb: 'mix', food: 1 },
    })
    for (const food of [0, 3]) expect(told(p, 'mix', { food }, 1)).toEqual(no('TTA-R-97b', 'mix', { amount: 2 }))
    expect(p.legal(1).map(a => a.food)).toEqual([1, 2])
    const fed = event(tableOf(2, strong, { tokens: { agriculture: 1, bronze: 5 } }), 'raiders')
    expect(fed.legal(1).map(a => a.food)).toEqual([0, 1])
    play(p, 'mix', { food: 2 }, 1)
    expect([foodOf(p, 1), resourcesOf(p, 1), p.seen('lost')]).toMatchObject([1, 1, [{ what: 'food', amount: 2 }]])
    const rich = event(tableOf(2, strong, { tokens: { bronze: 5 } }), 'raiders')
    expect(clockOf(rich, 1)).toEqual({ verb: 'mix', food: 0 })
    expect(event(tableOf(2, strong), 'raiders').asked).toBeNull() // there is nothing to take
  })
  test('TTA-R-97a Plunder: the clock takes resources first; tokens do not pass between players', () => {
    const p = aggression(tableOf(2, strong, { tokens: { agriculture: 5, bronze: 2 } }), 'plunder-i')
    play(p, 'yield', {}, 1)
    expect(asks(p)).toEqual({
      asked: 'plunder',
      owing: [0],
      key: 'prompt.plunder',
      rule: 'TTA-R-97a',
      args: { target: 1, most: 3 },
      clock: { verb: 'plunder', food: 1, resources: 2 },
    })
    expect(p.legal(0)).toHaveLength(4 + 3 + 2)
    expect(told(p, 'plunder', { food: 0, resources: 3 })).toEqual(no('TTA-R-97a', 'plunder', { most: 3 }))
    expect(p.seen('succeeded')).toEqual([{ type: 'succeeded', seat: 0, target: 1, card: 'plunder-i' }])
    play(p, 'plunder', { food: 1, resources: 2 })
    expect([foodOf(p), resourcesOf(p), foodOf(p, 1), resourcesOf(p, 1), p.asked]).toEqual([1, 2, 4, 0, null])
    const poor = aggression(tableOf(2, strong, { tokens: { agriculture: 1 } }), 'plunder-i')
    play(poor, 'yield', {}, 1)
    expect(clockOf(poor, 0)).toEqual({ verb: 'plunder', food: 1, resources: 0 })
    expect(poor.legal(0).map(({ food, resources }) => [food, resources])).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
  test('TTA-TOK-8 TTA-R-10a a token is lost from a card that has one; the clock gives the least valuable', () => {
    const p = event(
      tableOf(
        2,
        { tokens: { agriculture: 1, irrigation: 1, iron: 2 }, works: { irrigation: 0, iron: 0 }, bank: 0 },
        { tokens: { agriculture: 3 } },
      ),
      'crime-wave',
      1,
    )
    expect(asks(p)).toEqual({
      asked: 'giveToken',
      owing: [0],
      key: 'prompt.giveToken',
      rule: 'TTA-TOK-8',
      args: { count: 1 },
      clock: { verb: 'giveToken', card: 'agriculture' },
    })
    expect(p.legal(0).map(a => a.card)).toEqual(['agriculture', 'irrigation', 'iron'])
    expect(told(p, 'giveToken', { card: 'bronze' })).toEqual(no('TTA-R-10a', 'noToken', { card: 'bronze' }))
    p.clear()
    play(p, 'giveToken', { card: 'iron' })
    expect([tokens(p, 0, 'iron'), p.s.blueTotal[0], p.s.bank[0], p.asked]).toEqual([1, 3, 0, null])
    expect(p.seen('lost')).toEqual([{ type: 'lost', seat: 0, what: 'blue', amount: 1 }])
    // Two are to be given: the question stays, and the cheapest token goes first, farm or mine.
    const two = tableOf(2, { tokens: { irrigation: 1, bronze: 1 }, works: { irrigation: 0 } })
    two.at(DECISIONS.giveToken, 0, 2, 0)
    expect(clockOf(two)).toEqual({ verb: 'giveToken', card: 'bronze' })
    play(two, 'giveToken', { card: 'bronze' })
    expect([two.asked, two.prompt(0)?.args, clockOf(two)]).toEqual([
      'giveToken',
      { count: 1 },
      { verb: 'giveToken', card: 'irrigation' },
    ])
  })
  test('TTA-R-44b a token put on a wonder is not lost, only moved', () => {
    const p = tableOf(2, { unfinished: ['hanging-gardens', 0], tokens: { agriculture: 2 } })
    const before = p.s.blueTotal[0]
    p.at(DECISIONS.giveToken, 0, 1, 1)
    expect(asks(p)).toMatchObject({ key: 'prompt.coverStage', rule: 'TTA-R-44b', args: { count: 1 } })
    p.clear()
    p.play(0, p.legal(0)[0])
    expect([p.s.stages[0], p.s.blueTotal[0], p.seen('lost')]).toEqual([1, before, []])
  })
  test('TTA-TOK-15 TTA-R-12a a worker leaves a card that has one, until so many are gone or nobody is left', () => {
    const p = event(tableOf(2, { pool: 0 }), 'pestilence')
    expect(asks(p)).toEqual({
      asked: 'loseWorker',
      owing: [0],
      key: 'prompt.loseWorker',
      rule: 'TTA-TOK-15',
      args: { count: 1 },
      clock: { verb: 'loseWorker', card: 'agriculture' },
    })
    expect(told(p, 'loseWorker', { card: 'religion' })).toEqual(no('TTA-R-12a', 'noBuilding', { card: 'religion' }))
    p.clear()
    play(p, 'loseWorker', { card: 'warriors' })
    expect([p.seen('lost')[0], p.s.yellow[0]]).toEqual([{ type: 'lost', seat: 0, what: 'population', amount: 1 }, 19])
    const none = { agriculture: 0, bronze: 0, philosophy: 0, warriors: 0 }
    const q = tableOf(2, { pool: 0, works: { ...none, drama: 1 } }).at(DECISIONS.loseWorker, 0, 2)
    expect(clockOf(q, 0)).toEqual({ verb: 'loseWorker', card: 'drama' })
    play(q, 'loseWorker', { card: 'drama' })
    expect(q.asked).toBeNull()
    const two = tableOf(2, { pool: 0 }).at(DECISIONS.loseWorker, 0, 2)
    play(two, 'loseWorker', { card: 'bronze' })
    expect([two.asked, two.prompt(0)?.args]).toEqual(['loseWorker', { count: 1 }])
    const pilots = tableOf(2, { pool: 0, works: { ...none, 'air-forces': 1 } }).at(DECISIONS.loseWorker, 0, 1)
    expect(clockOf(pilots)).toEqual({ verb: 'loseWorker', card: 'air-forces' })
    expect(event(tableOf(2, { pool: 0, works: none }), 'pestilence').asked).toBeNull()
  })
  test('TTA-R-107 a worker may be placed at no cost; the clock does it', () => {
    const p = event(tableOf(2, {}, { pool: 0 }), 'development-of-warfare')
    expect(asks(p)).toEqual({
      asked: 'placeFree',
      owing: [0],
      key: 'prompt.placeFree',
      rule: 'TTA-R-107',
      args: { card: 'warriors' },
      clock: { verb: 'place' },
    })
    p.clear()
    play(p, 'place')
    expect(p.seen('built')).toEqual([{ type: 'built', seat: 0, card: 'warriors', resources: 0 }])
    const temple = event(tableOf(2, {}, { pool: 0 }), 'development-of-religion')
    expect(temple.prompt(0)?.args).toEqual({ card: 'religion' })
    play(temple, 'pass')
    expect([workers(temple, 0, 'religion'), temple.s.pool[0], temple.asked]).toEqual([0, 1, null])
  })
  test('TTA-R-105a TTA-CARD-INTLAGR-1 International Agreement: yes or no, then cards; the clock says no, and stops', () => {
    const p = row(event(tableOf(3, {}, strong), 'international-agreement'), 'drama', 'iron')
    const args = { actions: 5 }
    expect(asks(p, 1)).toEqual({
      asked: 'agreement',
      owing: [1],
      key: 'prompt.agreement',
      rule: 'TTA-R-105a',
      args,
      clock: { verb: 'refuse' },
    })
    expect(verbsOf(p, 1)).toEqual(['accept', 'refuse'])
    play(p, 'accept', {}, 1)
    expect(p.seen('agreement')).toEqual([{ type: 'agreement', seat: 1 }])
    expect(asks(p, 1)).toEqual({
      asked: 'agreementTake',
      owing: [1],
      key: 'prompt.agreementTake',
      rule: 'TTA-CARD-INTLAGR-1',
      args,
      clock: { verb: 'enough' },
    })
    expect(verbsOf(p, 1)).toEqual(['take', 'take', 'enough'])
    const before = p.s.civil[1]
    play(p, 'take', { card: 'iron', space: 2 }, 1)
    expect([p.prompt(1)?.args, p.s.civil[1], p.s.fresh]).toEqual([{ actions: 4 }, before, 0])
    expect(p.seen('took')).toEqual([{ type: 'took', seat: 1, card: 'iron', actions: 1 }])
  })
  test('TTA-R-95a a raid names its victim; Raid I takes a building that must go, the clock the best one', () => {
    const p = aggression(tableOf(2, strong, { works: { drama: 1, opera: 1 } }), 'raid-i')
    play(p, 'yield', {}, 1)
    expect(asks(p)).toEqual({
      asked: 'raze',
      owing: [0],
      key: 'prompt.raze',
      rule: 'TTA-R-95a',
      args: { target: 1 },
      clock: { verb: 'raze', card: 'drama' },
    })
    expect(told(p, 'enough')).toEqual(no('TTA-EVT-7', 'mustRaze'))
    expect(told(p, 'raze', { card: 'opera' })).toEqual(no('TTA-R-95a', 'razeAge', { card: 'opera' }))
    expect(told(p, 'raze', { card: 'alchemy' })).toEqual(no('TTA-R-95a', 'noBuilding', { card: 'alchemy' }))
    expect(told(p, 'raze', { card: 'religion' })).toEqual(no('TTA-R-95a', 'noBuilding', { card: 'religion' }))
    p.clear()
    play(p, 'raze', { card: 'drama' })
    expect([p.seen('destroyed'), resourcesOf(p)]).toEqual([[{ type: 'destroyed', seat: 1, card: 'drama' }], 2])
    const last = aggression(tableOf(2, strong), 'raid-i')
    play(last, 'yield', {}, 1)
    expect(clockOf(last)).toEqual({ verb: 'raze', card: 'philosophy' })
    const bare = aggression(tableOf(2, strong, { works: { philosophy: 0, opera: 1 } }), 'raid-i')
    play(bare, 'yield', {}, 1)
    expect([bare.legal(0), clockOf(bare, 0)]).toEqual([[{ verb: 'enough' }], { verb: 'enough' }])
  })
  test('TTA-R-95a of two buildings the second may be of the higher age if the first was of the lower', () => {
    const p = aggression(tableOf(2, strong, { works: { philosophy: 1, 'printing-press': 1, opera: 1 } }), 'raid-ii')
    play(p, 'yield', {}, 1)
    play(p, 'raze', { card: 'printing-press' })
    expect(p.legal(0)).toEqual([
      { verb: 'raze', card: 'philosophy' },
      { verb: 'raze', card: 'opera' },
      { verb: 'enough' },
    ])
    expect(clockOf(p, 0)).toEqual({ verb: 'raze', card: 'opera' })
    play(p, 'raze', { card: 'opera' })
    expect([resourcesOf(p), p.asked]).toEqual([6, null]) // (3 + 8 + 1) / 2
    const none = aggression(tableOf(2, strong), 'raid-ii')
    play(none, 'yield', {}, 1)
    play(none, 'enough')
    expect([resourcesOf(none), none.asked]).toEqual([0, null])
  })
  test('TTA-EVT-7 Terrorism: one urban building of each rival, of any age, for nothing', () => {
    const p = event(tableOf(2, { culture: 1 }, { culture: 5, works: { computers: 1 } }), 'terrorism')
    expect(asks(p)).toMatchObject({ asked: 'raze', rule: 'TTA-EVT-7', clock: { verb: 'raze', card: 'computers' } })
    expect(told(p, 'enough')).toEqual(no('TTA-EVT-7', 'mustRaze'))
    play(p, 'raze', { card: 'computers' })
    expect([resourcesOf(p), p.asked, workers(p, 1, 'philosophy')]).toEqual([0, null, 1])
    expect(event(tableOf(2, {}, { culture: 5, works: { philosophy: 0 } }), 'terrorism').asked).toBeNull()
  })
  test('TTA-EVT-7 Border Conflict: a farm, a mine or an urban building of one’s own, no unit', () => {
    const p = event(tableOf(2, strong), 'border-conflict')
    expect(asks(p, 1)).toEqual({
      asked: 'destroyOwn',
      owing: [1],
      key: 'prompt.destroyOwn',
      rule: 'TTA-EVT-7',
      clock: { verb: 'destroy', card: 'agriculture' },
    })
    expect(p.legal(1).map(a => a.card)).toEqual(['agriculture', 'bronze', 'philosophy'])
    play(p, 'destroy', { card: 'philosophy' }, 1)
    expect(p.seen('destroyed')).toEqual([{ type: 'destroyed', seat: 1, card: 'philosophy' }])
    const bare = event(tableOf(2, strong, { works: { agriculture: 0, bronze: 0, philosophy: 0 } }), 'border-conflict')
    expect([bare.asked, resourcesOf(bare)]).toEqual([null, 3])
  })
  test('TTA-COL-24 TTA-COL-25 colonies: which of one’s own is lost, which of a rival is taken', () => {
    const colonies = ['vast-territory-i', 'historic-territory-i']
    const p = event(tableOf(2, strong, { colonies }), 'independence-declaration')
    expect(asks(p, 1)).toEqual({
      asked: 'loseColony',
      owing: [1],
      key: 'prompt.loseColony',
      rule: 'TTA-COL-24',
      clock: { verb: 'abandon', card: 'historic-territory-i' },
    })
    expect(told(p, 'abandon', { card: 'vast-territory-ii' }, 1)).toEqual(
      no('TTA-COL-24', 'notYours', { card: 'vast-territory-ii' }),
    )
    play(p, 'abandon', { card: 'historic-territory-i' }, 1)
    expect(p.seen('colonyLost')).toEqual([{ type: 'colonyLost', seat: 1, card: 'historic-territory-i' }])
    expect(event(tableOf(2, strong), 'independence-declaration').asked).toBeNull()
    const q = aggression(tableOf(2, { ...strong, colonies: ['vast-territory-ii'] }, { colonies }), 'annex-ii')
    play(q, 'yield', {}, 1)
    expect(asks(q)).toMatchObject({ asked: 'annex', key: 'prompt.annex', rule: 'TTA-COL-25', args: { target: 1 } })
    expect(q.legal(0).map(a => a.card)).toEqual(['historic-territory-i', 'vast-territory-i'])
    q.clear()
    play(q, 'annex', { card: 'vast-territory-i' })
    expect([q.seen('colonyLost'), q.seen('colonized')]).toEqual([
      [{ type: 'colonyLost', seat: 1, card: 'vast-territory-i' }],
      [{ type: 'colonized', seat: 0, card: 'vast-territory-i' }],
    ])
    // The card is not on the pile: it lies before its new owner.
    expect(q.s.pileOpen[military.of('vast-territory-i') - military.start[1]]).toBe(0)
  })
  test('TTA-R-31a TTA-R-90 Infiltrate: leader or unfinished wonder, what there is; the clock removes the leader', () => {
    const victim = (seat: Parameters<typeof tableOf>[1]) => {
      const p = aggression(tableOf(2, strong, seat), 'infiltrate-ii')
      return play(p, 'yield', {}, 1)
    }
    const p = victim({ leader: 'joan-of-arc', unfinished: ['eiffel-tower', 1] })
    expect(asks(p)).toEqual({
      asked: 'infiltrate',
      owing: [0],
      key: 'prompt.infiltrate',
      rule: 'TTA-R-31a',
      args: { target: 1 },
      clock: { verb: 'removeLeader' },
    })
    play(p, 'removeLeader')
    expect([p.s.culture[0], p.s.leader[1], p.s.unfinished[1]]).toEqual([3, NONE, wonder.of('eiffel-tower')])
    expect(p.asked).toBeNull()
    expect(p.seen('leaderGone')).toEqual([{ type: 'leaderGone', seat: 1, card: 'joan-of-arc' }])
    expect([verbsOf(victim({ leader: 'moses' })), verbsOf(victim({ unfinished: ['pyramids', 0] }))]).toEqual([
      ['removeLeader'],
      ['removeWonder'],
    ])
    const q = victim({ unfinished: ['pyramids', 0] })
    expect(clockOf(q, 0)).toEqual({ verb: 'removeWonder' })
    play(q, 'removeWonder')
    expect([q.s.culture[0], q.seen('wonderGone')]).toEqual([0, [{ type: 'wonderGone', seat: 1, card: 'pyramids' }]])
  })
  test('TTA-R-98a TTA-WAR-6 TTA-WAR-7 the spoils of a war over technology, and why one cannot be taken', () => {
    const p = warNow(
      tableOf(
        2,
        { works: { warriors: 6 }, hand: ['masonry'] },
        { specials: ['masonry', 'code-of-laws', 'cartography'], science: 9 },
      ),
      'war-over-technology',
    )
    expect(asks(p)).toEqual({
      asked: 'spoils',
      owing: [0],
      key: 'prompt.spoils',
      rule: 'TTA-R-98a',
      args: { target: 1, left: 4 },
      clock: { verb: 'enough' },
    })
    const seize = (card: string) => told(p, 'seize', { card })
    expect(seize('warfare')).toEqual(no('TTA-WAR-6', 'noTechnology', { card: 'warfare' }))
    expect(seize('strategy')).toEqual(no('TTA-WAR-6', 'noTechnology', { card: 'strategy' }))
    expect(seize('code-of-laws')).toEqual(no('TTA-R-98a', 'advantage', { need: 6, have: 4 }))
    expect(seize('masonry')).toEqual(no('TTA-WAR-7', 'sameTechnology', { card: 'masonry' }))
    play(p, 'seize', { card: 'cartography' })
    expect(p.seen('seized')).toEqual([{ type: 'seized', seat: 0, target: 1, card: 'cartography' }])
    expect([p.prompt(0)?.args?.left, p.legal(0)]).toEqual([0, [{ verb: 'enough' }]])
    const own = warNow(
      tableOf(2, { works: { warriors: 9 }, specials: ['warfare'] }, { specials: ['warfare'] }),
      'war-over-technology',
    )
    expect(told(own, 'seize', { card: 'warfare' })).toEqual(no('TTA-WAR-7', 'sameTechnology', { card: 'warfare' }))
    expect(told(own, 'accept')).toEqual({ rule: 'TTA-R-98a', key: 'table.illegal' })
    // Its cost is just within the advantage: what is in the way is the card in hand.
    const just = warNow(
      tableOf(2, { works: { warriors: 6 }, hand: ['cartography'] }, { specials: ['cartography'] }),
      'war-over-technology',
    )
    expect([just.prompt(0)?.args?.left, told(just, 'seize', { card: 'cartography' })]).toEqual([
      4,
      no('TTA-WAR-7', 'sameTechnology', { card: 'cartography' }),
    ])
  })
  test('TTA-R-89a Ravages of Time: a wonder of one’s own that stands, of age A or I', () => {
    const p = event(tableOf(2, { wonders: ['colossus', 'eiffel-tower'], ruins: ['pyramids'] }), 'ravages-of-time')
    expect(asks(p)).toEqual({
      asked: 'ruin',
      owing: [0],
      key: 'prompt.ruin',
      rule: 'TTA-R-89a',
      clock: { verb: 'ruin', card: 'colossus' },
    })
    expect(p.legal(0)).toEqual([{ verb: 'ruin', card: 'colossus' }])
    play(p, 'ruin', { card: 'colossus' })
    expect(p.seen('ruined')).toEqual([{ type: 'ruined', seat: 0, card: 'colossus' }])
    expect(event(tableOf(2, { wonders: ['eiffel-tower'], ruins: ['pyramids'] }), 'ravages-of-time').asked).toBeNull()
  })
  test('TTA-R-81a Homer: under a wonder, or the civil action; the clock takes the action', () => {
    const p = tableOf(2, { leader: 'homer', hand: ['moses'], wonders: ['pyramids'] }, { wonders: ['hanging-gardens'] })
    play(p, 'lead', { card: 'moses' })
    expect(p.legal(0)).toEqual([{ verb: 'refund' }, { verb: 'tuck', card: 'pyramids' }])
    expect(asks(p)).toEqual({
      asked: 'tuck',
      owing: [0],
      key: 'prompt.tuck',
      rule: 'TTA-R-81a',
      clock: { verb: 'refund' },
    })
    const before = p.s.civil[0]
    play(p, 'refund')
    expect([p.s.civil[0], p.s.homer[0], p.asked]).toEqual([before + 1, NONE, 'action'])
    const q = tableOf(2, { leader: 'homer', hand: ['moses'], wonders: ['pyramids'] })
    play(q, 'lead', { card: 'moses' })
    play(q, 'tuck', { card: 'pyramids' })
    expect(q.seen('tucked')).toEqual([{ type: 'tucked', seat: 0, card: 'pyramids' }])
    expect([q.s.civil[0], q.s.homer[0]]).toEqual([before, wonder.of('pyramids')])
  })
  test('TTA-ACT-CARD-3 what a card orders: the question names it, the clock takes the first thing', () => {
    const p = tableOf(2, { hand: ['rich-land-a'], tokens: { bronze: 1 } })
    play(p, 'play', { card: 'rich-land-a' })
    expect(asks(p)).toEqual({
      asked: 'ordered',
      owing: [0],
      key: 'prompt.ordered',
      rule: 'TTA-ACT-CARD-3',
      args: { card: 'rich-land-a' },
      clock: { verb: 'build', card: 'agriculture' },
    })
    expect(p.seen('played')).toEqual([{ type: 'played', seat: 0, card: 'rich-land-a' }])
  })
  test('TTA-END-1 the discard: how many, of what is held; the clock lets the first go', () => {
    const p = tableOf(2, { cards: ['rats', 'rats', 'raiders', 'crusades'] }).at(DECISIONS.discard, 0, 2)
    expect(asks(p)).toMatchObject({ asked: 'discard', key: 'prompt.discard', rule: 'TTA-END-1', args: { count: 2 } })
    expect([p.legal(0).length, clockOf(p, 0)]).toEqual([3, p.legal(0)[0]])
    expect(told(p, 'discard', { card: 'raid-i' })).toEqual(no('TTA-END-1', 'notHeld'))
    play(p, 'discard', { card: 'rats' })
    expect([p.prompt(0)?.args, p.seen('discarded')]).toEqual([
      { count: 1 },
      [{ type: 'discarded', seat: 0, card: 'rats' }],
    ])
    play(p, 'discard', { card: 'rats' })
    expect([p.asked, cardsOf(p, 0).length]).toEqual([null, 2])
  })
  test('TTA-CARD-DEVCIV-1 Development of Civilization: the question, and the clock passes', () => {
    const p = event(tableOf(2), 'development-of-civilization')
    expect(asks(p)).toEqual({
      asked: 'civilize',
      owing: [0],
      key: 'prompt.civilize',
      rule: 'TTA-CARD-DEVCIV-1',
      clock: { verb: 'pass' },
    })
    expect(p.legal(0)).toEqual([{ verb: 'pass' }])
  })
})
