/** Arrow keys lead from neighbour to neighbour, as the rules know them. */
import { expect, test } from 'vitest'
import { PROVINCES } from '../../data/provinces.ts'
import { SEAS } from '../../data/seas.ts'
import { neighbourOf } from '../neighbours.ts'
import { PROVINCE_IDS, SEA_IDS } from '../rules.ts'

const PLACES = [...PROVINCE_IDS.map(id => `province:${id}`), ...SEA_IDS.map(id => `sea:${id}`)]
const WAYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
function neighboursOf(place: string): string[] {
  const [kind, id] = place.split(':')
  const { land, seas } =
    kind === 'sea'
      ? { land: SEAS[id as keyof typeof SEAS].coasts, seas: SEAS[id as keyof typeof SEAS].seas }
      : PROVINCES[id as keyof typeof PROVINCES]
  return [...land.map(other => `province:${other}`), ...seas.map(other => `sea:${other}`)]
}

test('MN-0m every arrow leads to a neighbour by land, over the coast or by sea', () => {
  for (const place of PLACES)
    for (const way of WAYS) {
      const next = neighbourOf(place, way)
      if (next) expect(neighboursOf(place), `${place} ${way}`).toContain(next)
    }
})
test('by arrows alone every place of the map is reached from Italy', () => {
  const met = new Set(['province:italia'])
  for (const place of met)
    for (const way of WAYS) {
      const next = neighbourOf(place, way)
      if (next) met.add(next)
    }
  expect(PLACES.filter(place => !met.has(place))).toEqual([])
})
test('other keys, and things that are no places, lead nowhere', () => {
  expect(neighbourOf('province:italia', 'Enter')).toBe(null)
  expect(neighbourOf('slot:rome', 'ArrowLeft')).toBe(null)
})
