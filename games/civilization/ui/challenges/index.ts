/** Positions with a goal: war, a voyage, cities, purchases, a calamity. */
import { AREA_IDS, areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { shoreOf } from '@ecumene/civilization-family/src/map.ts'
import { population, supported } from '@ecumene/civilization-family/src/query.ts'
import { shipOf, tokensAt } from '@ecumene/civilization-family/src/state.ts'
import {
  AFRICA,
  CRETE,
  FOUNDERS,
  INVADED,
  ISLANDERS,
  ITALY,
} from '@ecumene/civilization-family/ui/challenge-peoples.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { Challenge } from '@ecumene/kit/seam.ts'
import { CALAMITY_IDS, type CalamityId } from '../../data/trade.ts'
import { cardPoints } from '../../src/query/holdings.ts'
import { groupsOf } from '../../src/query/succession.ts'
import type { S } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { arrange, takeFromStack } from '../guide/arrange.ts'

type PlacedPeople = Parameters<typeof arrange>[1]['peoples'][number]
type PartGoal = Pick<Challenge<S>, 'id' | 'score' | 'stars'>

/** The player's people first, then two others; one part of a round, begun by this program. */
const part = (
  told: PartGoal,
  number: number,
  people: PlacedPeople,
  program: number,
  more: Partial<Challenge<S>> = {},
) => ({
  ...told,
  variant: 'full',
  seats: 3,
  names: [`nation.${people.nation}`, 'nation.italy', 'nation.crete'],
  seed: seed(300 + number),
  begin: (s: S): void => arrange(s, { round: 9, position: 8, peoples: [people, ITALY, CRETE] }, program),
  isOver: (s: S): boolean => s.depth === 0,
  ...more,
})

/** Phase 11: commodities and treasury against civilization cards and their credits. */
const purchase = (told: PartGoal, number: number, people: PlacedPeople): Challenge<S> =>
  part(told, number, people, PROGRAMS.purchases)
const shopping = purchase({ id: 'shopping', score: s => cardPoints(s, 0), stars: [120, 160, 185] }, 1, {
  ...AFRICA,
  treasury: 14,
  hand: { salt: 4, iron: 2, cloth: 1, grain: 2 },
  cards: ['pottery', 'mysticism'],
})
const colours = purchase({ id: 'colours', score: s => groupsOf(s, 0), stars: [2, 3, 4] }, 2, {
  ...AFRICA,
  treasury: 30,
  hand: { grain: 4, papyrus: 3, cloth: 3 },
  cards: ['cloth-making'],
})
/** Phases 5 to 8: the player moves, and what comes of it by the end of the surplus. */
const campaign = (
  told: PartGoal,
  number: number,
  peoples: readonly PlacedPeople[],
  more: Partial<Challenge<S>> = {},
): Challenge<S> => ({
  ...told,
  variant: 'full',
  seats: peoples.length,
  names: peoples.map(({ nation }) => `nation.${nation}`),
  seed: seed(300 + number),
  begin: s => arrange(s, { round: 6, position: 4, peoples }, PROGRAMS.round),
  until: 'move',
  isOver: s => s.phase > SURPLUS || s.depth === 0,
  ...more,
})
const SURPLUS = 8
const siege = campaign(
  { id: 'siege', score: s => (s.city[areaOf('thapsus')] === 1 ? 0 : 10) + population(s, 0), stars: [8, 13, 17] },
  3,
  [INVADED.africa, INVADED.italy, CRETE],
)
/** A people whose cities starve counts for nothing. */
const standing = (s: S): number => (supported(s, 0) ? 3 * s.cities[0] + population(s, 0) : 0)
const founded = (s: S): number => (supported(s, 0) ? 10 * s.cities[0] + population(s, 0) : 0)
const founders = campaign({ id: 'founders', score: founded, stars: [15, 22, 28] }, 4, [FOUNDERS, ITALY, CRETE])
/** Areas lived in. */
const homes = (s: S): number => AREA_IDS.filter((_, area) => s.tokens[tokensAt(area, 0)] > 0).length
const voyage = campaign({ id: 'voyage', score: homes, stars: [3, 5, 6] }, 5, [ISLANDERS, ITALY, AFRICA], {
  begin: s => {
    arrange(s, { round: 6, position: 4, peoples: [ISLANDERS, ITALY, AFRICA] }, PROGRAMS.round)
    s.ship[shipOf(0, 0)] = shoreOf('knossos')
  },
})

/** Phase 12: a calamity lies before the player. */
const calamity = (told: PartGoal, number: number, people: PlacedPeople, id: CalamityId): Challenge<S> =>
  part(told, number, people, PROGRAMS.calamities, {
    begin: s => {
      arrange(s, { round: 9, position: 8, peoples: [people, ITALY, CRETE] }, PROGRAMS.calamities)
      takeFromStack(s, id)
      s.victim[CALAMITY_IDS.indexOf(id)] = 0
    },
  })
const famine = calamity({ id: 'famine', score: standing, stars: [9, 11, 13] }, 6, { ...AFRICA, treasury: 6 }, 'famine')

export const challenges: readonly Challenge<S>[] = [shopping, siege, colours, voyage, founders, famine]
