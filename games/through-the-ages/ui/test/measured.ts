/**
 * Numbers that a card's words say beyond its data: each is measured by playing the rules on a table with the card and
 * on one without it. Change an effect, and what its card says is found to be wrong.
 */
import { civil, wonder, work } from '../../src/cards.ts'
import { attackStrength } from '../../src/effects/attacks.ts'
import { largestForce } from '../../src/effects/colonies.ts'
import { completionCulture } from '../../src/effects/stages.ts'
import { buildCost, populationCost, scienceCost, takeCost } from '../../src/query/costs.ts'
import { cultureRating, happinessRating, scienceRating, strengthRating } from '../../src/query/ratings.ts'
import type { S } from '../../src/state.ts'
import {
  aggression,
  event,
  foodOf,
  pact,
  play,
  politics,
  resourcesOf,
  row,
  type Seat,
  type Table,
  tableOf,
  turnOf,
  warNow,
} from '../../test/table.ts'

type Numbers = () => readonly number[]
type Value = (s: S) => number
const culture: Value = s => cultureRating(s, 0)
const science: Value = s => scienceRating(s, 0)
const strength: Value = s => strengthRating(s, 0)
const happiness: Value = s => happinessRating(s, 0)

/** How much more the value is with `more` than without it, the rest being the same. */
const gain = (value: Value, more: Seat, seat: Seat = {}): number =>
  value(tableOf(3, { ...seat, ...more }).s) - value(tableOf(3, seat).s)
/** By how much an act changes the value. */
function change(table: Table, value: (table: Table) => number, act: (table: Table) => unknown): number {
  const before = value(table)
  act(table)
  return value(table) - before
}
/** What is said once, though it holds for several things. */
const once = (...numbers: readonly number[]): readonly number[] => [...new Set(numbers)]

const cultureOf = (p: Table): number => p.s.culture[0]
const scienceFor =
  (id: string): Value =>
  s =>
    -scienceCost(s, 0, civil.find(id), false)
const buildingOf =
  (id: string): Value =>
  s =>
    -buildCost(s, 0, work.find(id))
/** What developing a technology brings with this leader. */
const developing = (leader: string, value: (table: Table) => number): number =>
  change(tableOf(2, { leader, hand: ['theology'], science: 2 }), value, p => play(p, 'develop', { card: 'theology' }))

/** What Construction saves on urban buildings of ages I to III, and the stages of a wonder for one action. */
function construction(id: string): readonly number[] {
  const saved = ['alchemy', 'scientific-method', 'computers'].map(lab => gain(buildingOf(lab), { specials: [id] }))
  const p = tableOf(2, { specials: [id], unfinished: ['fast-food-chains', 0], tokens: { bronze: 16 }, bank: 8 })
  const stages = Math.max(...p.choices(0, 'stage').map(a => Number(a.count)))
  return [...(once(...saved).length === 1 ? once(...saved) : saved), stages]
}
/** Yellow tokens a war over territory takes with so many points of advantage. */
const territory = (advantage: number): number =>
  change(
    tableOf(2, { works: { warriors: 1 + advantage } }),
    p => p.s.yellow[0],
    p => warNow(p, 'war-over-territory'),
  )
const attacked = (id: string, rival: Seat): Table =>
  play(aggression(tableOf(2, { works: { warriors: 4 }, government: 'communism' }, rival), id), 'yield', {}, 1)
/** Food and resources that paying with the help of Trade Routes spends more than paying without it. */
function routes(owner: number, verb: string, args: Record<string, string>): readonly number[] {
  const paid = (isSwapped: boolean): readonly [number, number] => {
    const p = pact(tableOf(3, { tokens: { bronze: 6, agriculture: 4 } }), owner, 1 - owner, 'trade-routes-agreement')
    if (isSwapped) play(p, 'swap')
    play(p, verb, args)
    return [foodOf(p), resourcesOf(p)]
  }
  const [plain, swapped] = [paid(false), paid(true)]
  return plain.map((n, i) => Math.abs(n - swapped[i]))
}
const impact = (id: string, seat: Seat): number =>
  change(tableOf(2, { culture: 50, ...seat }), cultureOf, p => event(p, id))

export const EXTRA: Readonly<Record<string, Numbers>> = {
  'alexander-the-great': () => [
    gain(strength, { works: { warriors: 2 } }, { leader: 'alexander-the-great' }) -
      gain(strength, { works: { warriors: 2 } }),
    change(
      politics(tableOf(2, { leader: 'alexander-the-great' })),
      p => p.s.yellow[0],
      p => play(p, 'dismissAlexander'),
    ),
  ],
  aristotle: () => [
    change(
      row(tableOf(2, { leader: 'aristotle' }), 'iron'),
      p => p.s.science[0],
      p => play(p, 'take', { card: 'iron', space: 1 }),
    ),
  ],
  hammurabi: () => {
    const price = (leader?: string): number =>
      takeCost(row(tableOf(2, leader ? { leader } : {}), ...Array(5).fill(null), 'joan-of-arc').s, 0, 5)
    return [price() - price('hammurabi')]
  },
  homer: () => {
    const p = tableOf(2, { leader: 'homer', hand: ['moses'], wonders: ['pyramids'] })
    turnOf(p)
    const arms = p.s.homerArms
    play(p, 'lead', { card: 'moses' })
    const without = happiness(p.s)
    play(p, 'tuck', { card: 'pyramids' })
    return [arms, happiness(p.s) - without]
  },
  moses: () => [-gain(s => populationCost(s, 0), { leader: 'moses' })],
  'frederick-barbarossa': () => {
    const p = tableOf(2, { leader: 'frederick-barbarossa', tokens: { agriculture: 4, bronze: 4 } })
    const [food, unit] = [populationCost(p.s, 0), buildCost(p.s, 0, work.find('warriors'))]
    const before = [p.s.military[0], foodOf(p), resourcesOf(p)]
    play(p, 'muster', { card: 'warriors' })
    return [before[0] - p.s.military[0], food - (before[1] - foodOf(p)), unit - (before[2] - resourcesOf(p))]
  },
  'genghis-khan': () => {
    const scored = (leader: string): number =>
      change(turnOf(tableOf(2, { leader, works: { warriors: 4 } })), cultureOf, p => play(p, 'endTurn'))
    return [scored('genghis-khan') - scored('moses')]
  },
  'joan-of-arc': () => [
    gain(strength, { leader: 'joan-of-arc' }, { works: { religion: 1 } }) - gain(strength, { leader: 'joan-of-arc' }),
  ],
  'leonardo-da-vinci': () => [developing('leonardo-da-vinci', resourcesOf)],
  michelangelo: () => [gain(culture, { leader: 'michelangelo' }, { works: { religion: 1 } })],
  'great-wall': () =>
    once(
      ...['warriors', 'cannon'].map(
        unit =>
          gain(strength, { works: { [unit]: 3 } }, { wonders: ['great-wall'], works: { [unit]: 2 } }) -
          gain(strength, { works: { [unit]: 3 } }, { works: { [unit]: 2 } }),
      ),
    ),
  'st-peters-basilica': () => [
    gain(happiness, { wonders: ['st-peters-basilica'] }, { works: { religion: 1 } }) -
      gain(happiness, { wonders: ['st-peters-basilica'] }),
  ],
  'taj-mahal': () => {
    const p = row(tableOf(2, { leader: 'moses', hand: ['joan-of-arc'] }), ...Array(5).fill(null), 'taj-mahal')
    return [
      -change(
        p,
        () => takeCost(p.s, 0, 5),
        () => play(p, 'lead', { card: 'joan-of-arc' }),
      ),
    ]
  },
  masonry: () => construction('masonry'),
  architecture: () => construction('architecture'),
  engineering: () => construction('engineering'),
  'william-shakespeare': () => {
    const pair = { works: { drama: 1, 'printing-press': 1 } }
    const leader = { leader: 'william-shakespeare' }
    return [
      gain(culture, leader, pair) - gain(culture, leader),
      ...[buildingOf, scienceFor].flatMap(of => once(...['opera', 'journalism'].map(id => gain(of(id), leader, pair)))),
    ]
  },
  'isaac-newton': () => [1 + developing('isaac-newton', p => p.s.civil[0])],
  'james-cook': () => {
    const leader = { leader: 'james-cook' }
    const [one, two] = [['vast-territory-i'], ['vast-territory-i', 'vast-territory-ii']].map(colonies =>
      gain(culture, leader, { colonies }),
    )
    return [one, two - one, gain(s => largestForce(s, 0), { cards: ['rats'] }, leader)]
  },
  'j-s-bach': () => {
    const p = tableOf(2, { leader: 'j-s-bach', works: { drama: 1, alchemy: 1 } })
    return [
      gain(culture, { leader: 'j-s-bach' }, { works: { drama: 1 } }),
      gain(scienceFor('opera'), { leader: 'j-s-bach' }),
      -change(
        p,
        () => p.s.civil[0],
        () => play(p, 'convert', { old: 'alchemy', card: 'drama' }),
      ),
    ]
  },
  'maximilien-robespierre': () => [
    change(tableOf(2, { leader: 'maximilien-robespierre', hand: ['monarchy'], science: 2 }), cultureOf, p =>
      play(p, 'revolution', { card: 'monarchy' }),
    ),
  ],
  'napoleon-bonaparte': () => {
    const leader = { leader: 'napoleon-bonaparte' }
    return [gain(strength, leader, { works: { knights: 1 } }) - gain(strength, leader)]
  },
  'ocean-liner-service': () => [
    change(
      tableOf(2, { wonders: ['ocean-liner-service'] }),
      p => p.s.pool[0],
      p => play(p, 'voyage'),
    ),
  ],
  'albert-einstein': () => [developing('albert-einstein', cultureOf)],
  'sid-meier': () => [-gain(science, { leader: 'sid-meier' })],
  'winston-churchill': () => {
    const p = tableOf(2, { leader: 'winston-churchill' })
    play(p, 'rearm')
    const speech = change(tableOf(2, { leader: 'winston-churchill' }), cultureOf, q => play(q, 'speech'))
    return [speech, p.s.armsScience, p.s.arms]
  },
  'fast-food-chains': () => {
    const scored: Value = s => completionCulture(s, 0, wonder.of('fast-food-chains'))
    return [gain(scored, { works: { bronze: 3 } }), gain(scored, { works: { philosophy: 2 } })]
  },
  'enslave-i': () => {
    const p = attacked('enslave-i', {})
    return [1 - p.s.pool[1], resourcesOf(p), foodOf(p)]
  },
  'open-borders-agreement': () => [
    change(
      tableOf(3),
      p => attackStrength(p.s, 0, 1),
      p => pact(p, 0, 1, 'open-borders-agreement'),
    ),
  ],
  'trade-routes-agreement': () => [...routes(0, 'build', { card: 'religion' }), ...routes(1, 'population', {})],
  prosperity: () => {
    const harvest = (works: Seat['works']): number => foodOf(event(tableOf(2, { works }), 'prosperity'))
    return [harvest({ religion: 1 }), harvest({ 'professional-sports': 3 })]
  },
  'ravages-of-time': () => {
    const p = event(tableOf(2, { wonders: ['pyramids'] }), 'ravages-of-time')
    return [
      change(
        p,
        q => culture(q.s),
        () => play(p, 'ruin', { card: 'pyramids' }),
      ),
    ]
  },
  'infiltrate-ii': () => {
    const p = attacked('infiltrate-ii', { leader: 'joan-of-arc' })
    return [change(p, cultureOf, () => play(p, 'removeLeader'))]
  },
  'war-over-territory': () => {
    let more = 2
    while (territory(more) === territory(1)) more++
    return [territory(1), territory(more) - territory(1), more]
  },
  'scientific-cooperation': () => {
    const p = pact(tableOf(3, { hand: ['iron'], science: 9 }, { science: 9 }), 0, 1, 'scientific-cooperation')
    play(p, 'develop', { card: 'iron' })
    return [civil.science[civil.find('iron')] - (9 - p.s.science[0]), 9 - p.s.science[1]]
  },
  'impact-of-government': () => [
    // Warfare gives one military action.
    impact('impact-of-government', { specials: ['warfare'] }) - impact('impact-of-government', {}),
  ],
  'impact-of-happiness': () => [impact('impact-of-happiness', { works: { 'professional-sports': 3 } })],
  'war-over-culture': () => {
    const p = tableOf(2, { works: { warriors: 4 } }, { culture: 20 })
    const advantage = strengthRating(p.s, 0) - strengthRating(p.s, 1)
    return [change(p, cultureOf, () => warNow(p, 'war-over-culture')) - advantage]
  },
  'international-tourism': () => [
    change(
      tableOf(3, {}, { wonders: ['kremlin'] }),
      p => culture(p.s),
      p => pact(p, 0, 1, 'international-tourism'),
    ),
  ],
}
/** Numbers of the data that a card says in a word: "twice", "as much". */
export const WORDED: Readonly<Record<string, readonly number[]>> = {
  refugees: [3, 1],
  'impact-of-balance': [2],
  'impact-of-progress': [2],
}
