/** Refusals of impossible actions in the action phase: the rule, and what it is about. */
import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { tactic } from '../src/cards.ts'
import { numberOf } from '../ui/guide/lay-cards.ts'
import { no, pact, play, resourcesOf, row, type Table, tableOf, told, turnOf, workers } from './table.ts'

test('TTA-ACT-TAKE-1 TTA-ACT-TAKE-3 TTA-ACT-TAKE-4 TTA-ACT-TAKE-5 TTA-ACT-WON-4 why a card of the row cannot be taken', () => {
  const take = (p: Table, card: string, space: number) => told(p, 'take', { card, space })
  const p = row(tableOf(2, { civil: 1, works: { iron: 0 } }), 'drama', 'iron', null, null, null, 'theology')
  expect(take(p, 'drama', 2)).toEqual(no('TTA-ACT-TAKE-1', 'space', { card: 'drama', space: 2 }))
  expect(take(p, 'iron', 2)).toEqual(no('TTA-ACT-TAKE-4', 'sameTechnology', { card: 'iron' }))
  expect(take(p, 'theology', 6)).toEqual(no('TTA-STAT-16', 'civil', { need: 2, have: 1 }))
  const full = row(tableOf(2, { hand: ['coal', 'coal', 'oil', 'oil', 'oil'] }), 'drama', 'pyramids')
  expect(take(full, 'drama', 1)).toEqual(no('TTA-ACT-TAKE-3', 'handFull', { limit: 4 }))
  expect(take(full, 'pyramids', 2)).toBeNull()
  const again = row(tableOf(2, { unfinished: ['colossus', 0] }), 'pyramids', 'moses')
  again.set(s => {
    s.leaderAges[0] = 1
  })
  expect(take(again, 'pyramids', 1)).toEqual(no('TTA-ACT-WON-4', 'unfinished'))
  expect(take(again, 'moses', 2)).toEqual(no('TTA-ACT-TAKE-5', 'leaderAge'))
})
test('TTA-ACT-TAKE-5 the bar is one for each age: a leader of age I may follow one of age A', () => {
  const p = row(tableOf(2), 'homer', 'joan-of-arc', 'isaac-newton')
  play(p, 'take', { card: 'homer', space: 1 })
  row(p, 'moses', 'joan-of-arc', 'isaac-newton')
  const barred = (cards: readonly string[]) =>
    cards.filter((card, i) => told(p, 'take', { card, space: i + 1 })?.rule === 'TTA-ACT-TAKE-5')
  expect(barred(['moses', 'joan-of-arc', 'isaac-newton'])).toEqual(['moses'])
  play(p, 'take', { card: 'isaac-newton', space: 3 })
  row(p, 'moses', 'joan-of-arc', 'james-cook')
  expect(barred(['moses', 'joan-of-arc', 'james-cook'])).toEqual(['moses', 'james-cook'])
})
test('TTA-ACT-POP-1 TTA-ACT-POP-3 TTA-STAT-16 why the population cannot grow', () => {
  expect(told(tableOf(2, { yellow: 0 }), 'population')).toEqual(no('TTA-ACT-POP-3', 'noYellow'))
  const hungry = tableOf(2, { tokens: { agriculture: 1 }, yellow: 8 })
  expect(told(hungry, 'population')).toEqual(no('TTA-ACT-POP-1', 'food', { need: 5, have: 1 }))
  const tired = tableOf(2, { tokens: { agriculture: 9 }, civil: 0 })
  expect(told(tired, 'population')).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
})
test('TTA-ACT-BUILD-1 TTA-ACT-BUILD-4 TTA-FOOD-9 why a building cannot be built', () => {
  const build = (p: Table, card: string) => told(p, 'build', { card })
  expect(build(tableOf(2, { civil: 0 }), 'bronze')).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
  const p = tableOf(2, { tokens: { bronze: 1 }, works: { religion: 2 } })
  expect(build(p, 'iron')).toEqual(no('TTA-ACT-BUILD-1', 'noTechnology', { card: 'iron' }))
  expect(build(p, 'religion')).toEqual(no('TTA-ACT-BUILD-4', 'urbanLimit', { limit: 2, kind: 'temple' }))
  expect(build(p, 'bronze')).toEqual(no('TTA-FOOD-9', 'resources', { need: 2, have: 1 }))
  expect(build(tableOf(2, { pool: 0 }), 'bronze')).toEqual(no('TTA-ACT-BUILD-1', 'noWorker'))
  // Farms and mines have no limit.
  const many = tableOf(2, { works: { agriculture: 9, bronze: 9 }, tokens: { bronze: 4 } })
  expect([build(many, 'agriculture'), build(many, 'bronze')]).toEqual([null, null])
})
test('TTA-ACT-UNIT-1 TTA-FOOD-12 why a unit cannot be trained; what is granted for units counts for units alone', () => {
  const train = (p: Table, card: string) => told(p, 'train', { card })
  expect(train(tableOf(2, { military: 0 }), 'warriors')).toEqual(no('TTA-STAT-16', 'military', { need: 1, have: 0 }))
  const p = tableOf(2, { works: { swordsmen: 0 } }).set(s => {
    s.arms = 1
    s.homerArms = 1
  })
  expect(train(p, 'knights')).toEqual(no('TTA-ACT-BUILD-1', 'noTechnology', { card: 'knights' }))
  expect(train(p, 'swordsmen')).toEqual(no('TTA-FOOD-9', 'resources', { need: 3, have: 2 }))
  expect(train(p, 'warriors')).toBeNull()
  expect(told(p, 'build', { card: 'bronze' })).toEqual(no('TTA-FOOD-9', 'resources', { need: 2, have: 0 }))
  expect(train(tableOf(2, { pool: 0 }), 'warriors')).toEqual(no('TTA-ACT-BUILD-1', 'noWorker'))
  const poor = tableOf(2, { unfinished: ['colossus', 0] }).set(s => {
    s.arms = 1
  })
  expect(train(poor, 'warriors')).toEqual(no('TTA-FOOD-9', 'resources', { need: 2, have: 1 }))
  expect(told(poor, 'stage', { count: 1 })).toEqual(no('TTA-FOOD-9', 'resources', { need: 3, have: 0 }))
})
test('TTA-ACT-UNIT-1 TTA-ACT-UNIT-2 TTA-ACT-UNIT-4 a unit of any type is trained, upgraded and disbanded on its own card', () => {
  const p = tableOf(2, { works: { swordsmen: 0, knights: 1 }, tokens: { bronze: 9 }, military: 4, pool: 1 })
  play(p, 'train', { card: 'swordsmen' })
  expect([workers(p, 0, 'swordsmen'), p.s.pool[0], resourcesOf(p)]).toEqual([1, 0, 6])
  play(p, 'disband', { card: 'knights' })
  expect([workers(p, 0, 'knights'), p.s.pool[0], p.s.military[0]]).toEqual([0, 1, 2])
  expect(p.seen('disbanded')).toEqual([{ type: 'disbanded', seat: 0, card: 'knights' }])
  expect(p.choices(0, 'disband').map(a => a.card)).toEqual(['warriors', 'swordsmen'])
  expect(p.choices(0, 'train').map(a => a.card)).toEqual(['warriors', 'swordsmen', 'knights'])
})
test('TTA-ACT-UPG-1 TTA-ACT-UNIT-2 why nothing can be upgraded; units need a military action, buildings a civil one', () => {
  const works = { iron: 0, drama: 1, opera: 1, swordsmen: 0 }
  const upgrade = (p: Table, old: string, card: string) => told(p, 'upgrade', { old, card })
  const p = tableOf(2, { works, tokens: { bronze: 1 } })
  expect(upgrade(p, 'bronze', 'coal')).toEqual(no('TTA-ACT-UPG-1', 'noTechnology', { card: 'coal' }))
  expect(upgrade(p, 'iron', 'bronze')).toEqual(no('TTA-ACT-UPG-1', 'noBuilding', { card: 'iron' }))
  expect(upgrade(p, 'bronze', 'drama')).toEqual(no('TTA-ACT-UPG-1', 'otherType'))
  expect(upgrade(p, 'opera', 'drama')).toEqual(no('TTA-ACT-UPG-1', 'notHigher'))
  expect(upgrade(p, 'drama', 'drama')).toEqual(no('TTA-ACT-UPG-1', 'notHigher'))
  expect(upgrade(p, 'bronze', 'iron')).toEqual(no('TTA-FOOD-9', 'resources', { need: 3, have: 1 }))
  expect(upgrade(p, 'warriors', 'swordsmen')).toBeNull()
  const armed = tableOf(2, { works: { ...works, riflemen: 0 } }).set(s => {
    s.arms = 1
  })
  expect(upgrade(armed, 'warriors', 'swordsmen')).toBeNull()
  expect(upgrade(armed, 'warriors', 'riflemen')).toEqual(no('TTA-FOOD-9', 'resources', { need: 3, have: 1 }))
  expect(upgrade(armed, 'bronze', 'iron')).toEqual(no('TTA-FOOD-9', 'resources', { need: 3, have: 0 }))
  const idle = tableOf(2, { works, tokens: { bronze: 9 }, civil: 0, military: 0 })
  expect(upgrade(idle, 'bronze', 'iron')).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
  expect(upgrade(idle, 'warriors', 'swordsmen')).toEqual(no('TTA-STAT-16', 'military', { need: 1, have: 0 }))
})
test('TTA-ACT-DEST-1 TTA-ACT-UNIT-4 why nothing can be destroyed or disbanded', () => {
  const p = tableOf(2)
  expect(told(p, 'destroy', { card: 'religion' })).toEqual(no('TTA-ACT-DEST-1', 'noBuilding', { card: 'religion' }))
  expect(told(p, 'disband', { card: 'knights' })).toEqual(no('TTA-ACT-UNIT-4', 'noBuilding', { card: 'knights' }))
  const idle = tableOf(2, { civil: 0, military: 0 })
  expect(told(idle, 'destroy', { card: 'bronze' })).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
  expect(told(idle, 'disband', { card: 'warriors' })).toEqual(no('TTA-STAT-16', 'military', { need: 1, have: 0 }))
})
test('TTA-ACT-LEAD-1 why a leader cannot be played', () => {
  const p = tableOf(2, { hand: ['moses'], civil: 0 })
  expect(told(p, 'lead', { card: 'homer' })).toEqual(no('TTA-ACT-LEAD-1', 'notInHand', { card: 'homer' }))
  expect(told(p, 'lead', { card: 'moses' })).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
})
test('TTA-ACT-STAGE-1 TTA-ACT-STAGE-2 TTA-ACT-STAGE-6 why no stage can be built', () => {
  const stage = (p: Table, count: number) => told(p, 'stage', { count })
  expect(stage(tableOf(2, { tokens: { bronze: 9 } }), 1)).toEqual(no('TTA-ACT-STAGE-1', 'noWonder'))
  const p = tableOf(2, { unfinished: ['pyramids', 1], tokens: { bronze: 1 } })
  expect(stage(p, 3)).toEqual(no('TTA-ACT-STAGE-2', 'stagesLeft', { left: 2 }))
  expect(stage(p, 2)).toEqual(no('TTA-ACT-STAGE-6', 'stagesPerAction', { most: 1 }))
  expect(stage(p, 1)).toEqual(no('TTA-FOOD-9', 'resources', { need: 2, have: 1 }))
  const masons = tableOf(2, { unfinished: ['pyramids', 1], tokens: { bronze: 2 }, specials: ['masonry'] })
  expect([stage(masons, 1), stage(masons, 2)]).toEqual([null, no('TTA-FOOD-9', 'resources', { need: 3, have: 2 })])
  const idle = tableOf(2, { unfinished: ['pyramids', 1], tokens: { bronze: 9 }, civil: 0 })
  expect(stage(idle, 1)).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
})
test('TTA-ACT-TECH-1 TTA-TECH-1 TTA-SCI-3 why a technology cannot be developed', () => {
  const develop = (p: Table, card: string) => told(p, 'develop', { card })
  const p = tableOf(2, { hand: ['iron', 'moses'], science: 4 })
  expect(develop(p, 'moses')).toEqual(no('TTA-TECH-1', 'noTechnologyCard', { card: 'moses' }))
  expect(develop(p, 'coal')).toEqual(no('TTA-ACT-TECH-1', 'notInHand', { card: 'coal' }))
  expect(develop(p, 'iron')).toEqual(no('TTA-SCI-3', 'science', { need: 5, have: 4 }))
  const idle = tableOf(2, { hand: ['iron'], science: 5, civil: 0 })
  expect(develop(idle, 'iron')).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
  const allied = pact(tableOf(3, { hand: ['iron'], science: 2 }, { science: 1 }), 0, 1, 'scientific-cooperation')
  expect(develop(allied, 'iron')).toEqual(no('TTA-SCI-3', 'science', { need: 3, have: 2 }))
  allied.set(s => {
    s.science[1] = 0
  })
  expect(develop(allied, 'iron')).toEqual(no('TTA-R-93b', 'partnerScience'))
})
test('TTA-ACT-REV-2 TTA-R-78 why there can be no revolution', () => {
  const revolt = (p: Table, card: string) => told(p, 'revolution', { card })
  const p = tableOf(2, { hand: ['monarchy', 'theocracy'], science: 1, civil: 3 })
  expect(revolt(p, 'despotism')).toEqual(no('TTA-ACT-TECH-1', 'notInHand', { card: 'despotism' }))
  expect(revolt(p, 'monarchy')).toEqual(no('TTA-SCI-3', 'science', { need: 2, have: 1 }))
  expect(revolt(p, 'theocracy')).toEqual(no('TTA-ACT-REV-2', 'revolution'))
  const red = tableOf(2, { leader: 'maximilien-robespierre', hand: ['theocracy'], science: 1, military: 2 })
  expect(revolt(red, 'theocracy')).toEqual(no('TTA-R-78', 'revolutionMilitary'))
})
test('TTA-ACT-CARD-1 TTA-ACT-CARD-2 TTA-ACT-CARD-6 why an action card cannot be played', () => {
  const card = (p: Table, id: string) => told(p, 'play', { card: id })
  const p = tableOf(2, { hand: ['rich-land-a', 'breakthrough-i'] })
  expect(card(p, 'reserves-i')).toEqual(no('TTA-ACT-CARD-1', 'notInHand', { card: 'reserves-i' }))
  expect(card(p, 'rich-land-a')).toEqual(no('TTA-ACT-CARD-6', 'orderImpossible'))
  expect(card(p, 'breakthrough-i')).toEqual(no('TTA-ACT-CARD-6', 'orderImpossible'))
  const idle = tableOf(2, { hand: ['reserves-i', 'breakthrough-i', 'iron'], science: 9, civil: 0 })
  expect(card(idle, 'reserves-i')).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
  expect(card(idle, 'breakthrough-i')).toEqual(no('TTA-ACT-CARD-6', 'orderImpossible'))
  const taken = row(tableOf(2, { hand: ['patriotism-a'] }), 'reserves-i', 'patriotism-a')
  play(taken, 'take', { card: 'reserves-i', space: 1 })
  play(taken, 'take', { card: 'patriotism-a', space: 2 })
  expect(card(taken, 'reserves-i')).toEqual(no('TTA-ACT-CARD-2', 'justTaken'))
  expect(taken.choices(0, 'play')).toEqual([{ verb: 'play', card: 'patriotism-a' }])
  play(taken, 'play', { card: 'patriotism-a' })
  expect(card(taken, 'patriotism-a')).toEqual(no('TTA-ACT-CARD-2', 'justTaken'))
})
test('TTA-R-48a two action cards of one name are listed once', () => {
  const p = tableOf(2, { hand: ['reserves-i', 'patriotism-a', 'reserves-i'] })
  expect(p.choices(0, 'play').map(a => a.card)).toEqual(['reserves-i', 'patriotism-a'])
})
test('TTA-ACT-CARD-2 TTA-END-5 a card taken in this phase waits for the next turn, and no longer', () => {
  const p = turnOf(tableOf(2))
  row(p, 'reserves-i')
  play(p, 'take', { card: 'reserves-i', space: 1 })
  expect(told(p, 'play', { card: 'reserves-i' })).toEqual(no('TTA-ACT-CARD-2', 'justTaken'))
  play(p, 'endTurn')
  play(p, 'pass', {}, 1)
  play(p, 'endTurn', {}, 1)
  play(p, 'pass')
  expect([p.asked, p.owing, told(p, 'play', { card: 'reserves-i' })]).toEqual(['action', [0], null])
})
test('TTA-ACT-TAC-1 TTA-ACT-TAC-2 TTA-ACT-TAC-4 TTA-R-56a why a tactic cannot be played or copied', () => {
  const lying = (...ids: string[]) =>
    tableOf(2, { cards: ['legion', 'phalanx'], tactic: 'fighting-band' }).set(s => {
      for (const id of ids) s.tactics[numberOf(tactic, id)] = 1
    })
  const p = lying('fighting-band', 'heavy-cavalry')
  const copy = (card: string) => told(p, 'copyTactic', { card })
  expect(told(p, 'playTactic', { card: 'heavy-cavalry' })).toEqual(no('TTA-ACT-TAC-1', 'notHeld'))
  expect(p.choices(0, 'copyTactic')).toEqual([{ verb: 'copyTactic', card: 'heavy-cavalry' }])
  expect(copy('fighting-band')).toEqual(no('TTA-R-56a', 'sameTactic'))
  expect(copy('legion')).toEqual(no('TTA-ACT-TAC-2', 'notCommon'))
  play(p, 'copyTactic', { card: 'heavy-cavalry' })
  expect([tactic.ids[p.s.tactic[0]], p.s.exclusive[0], p.s.military[0]]).toEqual(['heavy-cavalry', 0, 0])
  expect(told(p, 'playTactic', { card: 'phalanx' })).toEqual(no('TTA-ACT-TAC-4', 'tacticDone'))
  expect(copy('fighting-band')).toEqual(no('TTA-ACT-TAC-4', 'tacticDone'))
  const tired = lying('heavy-cavalry').set(s => {
    s.military[0] = 1
  })
  const two = no('TTA-STAT-16', 'military', { need: 2, have: 1 })
  expect(told(tired, 'copyTactic', { card: 'heavy-cavalry' })).toEqual(two)
  play(tired, 'playTactic', { card: 'legion' })
  expect([tactic.ids[tired.s.tactic[0]], tired.s.exclusive[0], tired.s.military[0]]).toEqual(['legion', 1, 0])
  const idle = tableOf(2, { cards: ['legion'], military: 0 })
  expect(told(idle, 'playTactic', { card: 'legion' })).toEqual(no('TTA-STAT-16', 'military', { need: 1, have: 0 }))
})
test('TTA-R-92a why nothing can be exchanged: there is no such pact, or it was done', () => {
  expect(told(tableOf(3), 'swap')).toEqual(no('TTA-R-92a', 'swap'))
  const bare = pact(tableOf(3, { tokens: { bronze: 3 } }), 0, 1, 'trade-routes-agreement')
  expect(told(bare, 'swap')).toEqual(no('TTA-R-92a', 'swap')) // side A has no food to give
  const p = pact(tableOf(3, { tokens: { agriculture: 1 } }), 0, 1, 'trade-routes-agreement')
  play(p, 'swap')
  expect(told(p, 'swap')).toEqual(no('TTA-R-92a', 'onceATurn'))
})
test('TTA-R-83a TTA-R-65 TTA-R-85 TTA-R-80a TTA-R-87 TTA-R-75a why a leader or a wonder does not help', () => {
  const p = tableOf(2)
  const needs = (rule: string, card: string) => no(rule, 'leaderNeeded', { card })
  expect(told(p, 'muster', { card: 'warriors' })).toEqual(needs('TTA-R-83a', 'frederick-barbarossa'))
  expect(told(p, 'convert', { old: 'philosophy', card: 'drama' })).toEqual(needs('TTA-CARD-BACH-1', 'j-s-bach'))
  expect([told(p, 'speech'), told(p, 'rearm')]).toEqual(Array(2).fill(needs('TTA-R-80a', 'winston-churchill')))
  expect(told(p, 'borrow')).toEqual(needs('TTA-R-75a', 'hammurabi'))
  expect(told(p, 'voyage')).toEqual(no('TTA-R-87', 'voyage'))
  const bach = { leader: 'j-s-bach', works: { drama: 0 } }
  const convert = { old: 'philosophy', card: 'drama' }
  expect(told(tableOf(2, bach), 'convert', convert)).toEqual(no('TTA-R-65', 'convert'))
  const idle = tableOf(2, { ...bach, tokens: { bronze: 9 }, civil: 0, military: 0 })
  expect(told(idle, 'convert', convert)).toEqual(no('TTA-STAT-16', 'civil', { need: 1, have: 0 }))
  const rides = tableOf(2, { leader: 'frederick-barbarossa', military: 0 })
  expect(told(rides, 'muster', { card: 'warriors' })).toEqual(no('TTA-STAT-16', 'military', { need: 1, have: 0 }))
  const spent = tableOf(2, { leader: 'hammurabi', military: 0 })
  expect(told(spent, 'borrow')).toEqual(no('TTA-STAT-16', 'military', { need: 1, have: 0 }))
})
test('TTA-ROUND-15 in the first round everything but the row is refused', () => {
  const p = tableOf(2, { tokens: { agriculture: 9 } }).set(s => {
    s.round = 1
  })
  expect([told(p, 'population'), told(p, 'train', { card: 'warriors' })]).toEqual(
    Array(2).fill(no('TTA-ROUND-15', 'firstRound')),
  )
  expect(p.legal(0)).toEqual([{ verb: 'endTurn' }])
  expect(p.prompt(0)).toEqual({ key: 'prompt.firstTurn', rule: 'TTA-ROUND-15', args: { civil: 4, military: 2 } })
  p.set(s => {
    s.round = 2
    s.row.fill(NONE)
  })
  expect(p.prompt(0)).toEqual({ key: 'prompt.action', rule: 'TTA-ACT-GEN-1', args: { civil: 4, military: 2 } })
})
