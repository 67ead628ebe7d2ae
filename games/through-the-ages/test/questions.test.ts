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
  no,
  play,
  resourcesOf,
  row,
  type Table,
  tableOf,
  told,
  warNow,
  workers,
} from './table.ts'

const verbsOf = (p: Table, seat = 0) => p.legal(seat).map(action => action.verb)
const strong = { works: { warriors: 4 } }

describe('what effects ask', () => {
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
    expect(p.seen('took')).toEqual([{ type: 'took', seat: 1, card: 'iron', actions: 1, space: 2 }])
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
  test('TTA-EVT-14 Development of Civilization: why nobody comes to work, and what is no technology', () => {
    const p = event(tableOf(2, { hand: ['moses', 'drama'], tokens: {}, science: 0 }), 'development-of-civilization')
    expect(told(p, 'develop', { card: 'moses' })).toEqual(no('TTA-TECH-1', 'noTechnologyCard', { card: 'moses' }))
    expect(told(p, 'develop', { card: 'drama' })).toEqual(no('TTA-SCI-3', 'science', { need: 2, have: 0 }))
    expect(told(p, 'population')).toEqual(no('TTA-ACT-POP-1', 'food', { need: 1, have: 0 }))
    p.set(s => {
      s.yellow[0] = 0
    })
    expect(told(p, 'population')).toEqual(no('TTA-ACT-POP-3', 'noYellow'))
  })
})
