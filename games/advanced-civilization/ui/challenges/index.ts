/** Positions with a goal: purchases, calamities and cities of one round. */
import { cardCount, population, supported } from '@ecumene/civilization-family/src/query.ts'
import { AFRICA, CRETE, ITALY } from '@ecumene/civilization-family/ui/challenge-peoples.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { Challenge } from '@ecumene/kit/seam.ts'
import { CALAMITY_IDS, type CalamityId } from '../../data/trade.ts'
import { cardPoints, groupsOf } from '../../src/query/holdings.ts'
import type { S } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { arrange, takeFromStack } from '../arrange.ts'

type ArrangedPeople = Parameters<typeof arrange>[1]['peoples'][number]
type Goal = Pick<Challenge<S>, 'id' | 'score' | 'stars'>

/** The player's people first, then two others; one part of a round, begun by this program. */
const part = (
  told: Goal,
  number: number,
  people: ArrangedPeople,
  program: number,
  more: Partial<Challenge<S>> = {},
) => ({
  ...told,
  seats: 3,
  names: [`nation.${people.nation}`, 'nation.italy', 'nation.crete'],
  seed: seed(400 + number),
  begin: (s: S): void => arrange(s, { round: 9, position: 8, peoples: [people, ITALY, CRETE] }, program),
  isOver: (s: S): boolean => s.depth === 0,
  ...more,
})

/** Phase 12: commodities and treasury against civilization cards and their credits. */
const purchase = (told: Goal, number: number, people: ArrangedPeople): Challenge<S> =>
  part(told, number, people, PROGRAMS.purchases)
const shopping = purchase({ id: 'market-day', score: s => cardPoints(s, 0), stars: [130, 170, 200] }, 1, {
  ...AFRICA,
  treasury: 14,
  hand: { salt: 4, iron: 2, cloth: 1, grain: 2 },
  cards: ['pottery', 'mysticism'],
})
const colours = purchase({ id: 'five-groups', score: s => groupsOf(s, 0), stars: [2, 3, 4] }, 2, {
  ...AFRICA,
  treasury: 30,
  hand: { grain: 4, papyrus: 3, cloth: 3 },
  cards: ['cloth-making'],
})
/** What is not spent counts as well. */
const thrift = purchase({ id: 'last-coin', score: s => cardPoints(s, 0) + s.treasury[0], stars: [180, 230, 268] }, 3, {
  ...AFRICA,
  treasury: 18,
  hand: { salt: 3, bronze: 2, hides: 4, spices: 2 },
  cards: ['music', 'astronomy'],
})

const collector = purchase({ id: 'many-arts', score: s => cardCount(s, 0), stars: [1, 2, 3] }, 4, {
  ...AFRICA,
  treasury: 35,
  hand: { hides: 4, iron: 5, grain: 4 },
})
const sale = purchase({ id: 'high-season', score: s => cardPoints(s, 0), stars: [280, 370, 450] }, 5, {
  ...AFRICA,
  treasury: 20,
  hand: { bronze: 4, grain: 4, salt: 3 },
  cards: ['pottery', 'music', 'cloth-making', 'mysticism'],
})

/** Phase 11: a calamity lies before the player. */
const calamity = (told: Goal, number: number, people: ArrangedPeople, id: CalamityId): Challenge<S> =>
  part(told, number, people, PROGRAMS.calamities, {
    begin: s => {
      arrange(s, { round: 9, position: 8, peoples: [people, ITALY, CRETE] }, PROGRAMS.calamities)
      takeFromStack(s, id)
      s.victim[CALAMITY_IDS.indexOf(id)] = 0
    },
  })
/** A people whose cities starve counts for nothing. */
const standing = (s: S): number => (supported(s, 0) ? 3 * s.cities[0] + population(s, 0) : 0)
const famine = calamity({ id: 'hunger', score: standing, stars: [10, 13, 16] }, 6, { ...AFRICA, treasury: 6 }, 'famine')

export const challenges: readonly Challenge<S>[] = [shopping, colours, thrift, collector, sale, famine]
