/** Where an arrow key leads on the map: to a neighbour as the rules know it, by land, over the coast or by sea. */
import { isWay, type Neighbour, nearest, type Way } from '@ecumene/kit/spatial.ts'
import { COASTS_OF, LAND_OF, SEAS_OF, WATERS_OF } from '../src/board.ts'
import { middleOf, seaPlace } from './ground.ts'
import { PROVINCE_IDS, SEA_IDS } from './rules.ts'

const idsOf = (mask: number, kind: 'province' | 'sea'): string[] =>
  (kind === 'province' ? PROVINCE_IDS : SEA_IDS).flatMap((id, i) => ((mask >> i) & 1 ? [`${kind}:${id}`] : []))
/** Neighbours of a place; of two that are equally near, the province comes first. */
function neighboursOf(place: string): readonly string[] {
  const [kind, id] = place.split(':')
  const province = PROVINCE_IDS.indexOf(id as (typeof PROVINCE_IDS)[number])
  const sea = SEA_IDS.indexOf(id as (typeof SEA_IDS)[number])
  if (kind === 'province' && province >= 0)
    return [...idsOf(LAND_OF[province], 'province'), ...idsOf(SEAS_OF[province], 'sea')]
  if (kind === 'sea' && sea >= 0) return [...idsOf(COASTS_OF[sea], 'province'), ...idsOf(WATERS_OF[sea], 'sea')]
  return []
}
const spotOf = (place: string): Neighbour => {
  const [kind, id] = place.split(':')
  const [x, y] = kind === 'sea' ? seaPlace(id).at : middleOf(id)
  return { x, y }
}
/** More ahead than aside. */
const isAhead = (from: Neighbour, to: Neighbour, way: Way): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const isLevel = way === 'ArrowLeft' || way === 'ArrowRight'
  const ahead = way === 'ArrowLeft' ? -dx : way === 'ArrowRight' ? dx : way === 'ArrowUp' ? -dy : dy
  return ahead >= Math.abs(isLevel ? dy : dx)
}
/** The neighbour in the direction of the key; null: there is none, or this is no place of the map. */
export function neighbourOf(place: string, key: string): string | null {
  if (!isWay(key)) return null
  const from = spotOf(place)
  const ahead = neighboursOf(place).filter(id => isAhead(from, spotOf(id), key))
  return ahead[nearest(ahead.map(spotOf), from, key)] ?? null
}
/** Leads the focus there; false: the scene's own keys count. */
export function focusNeighbour(key: string): boolean {
  const here = document.activeElement?.closest('[data-target]')
  const next = here ? neighbourOf(here.getAttribute('data-target') ?? '', key) : null
  const target = next && document.querySelector<SVGElement>(`.mn-map [data-target="${next}"]`)
  if (!target) return false
  target.focus()
  target.dispatchEvent(new CustomEvent('kit-show', { bubbles: true }))
  return true
}
