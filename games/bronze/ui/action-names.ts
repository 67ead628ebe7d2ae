/** What an action is called at the table: a place by its symbol, as players name it, and a stop by what it gives up. */
import type { ActionJson, GameEvent } from '@ecumene/kernel'
import {
  BAND_FIRST,
  BAND_PLACES,
  bandAt,
  KIND_IDS,
  LANDSCAPE_IDS,
  PLACE_KIND,
  PLACE_LANDSCAPE,
  PLACE_ORDER,
  placeAt,
} from '../data/lands.ts'
import { TECHS } from '../data/technologies.ts'
import { openPlaces } from '../src/query.ts'
import type { S } from '../src/state.ts'

export type CardSide = 'only' | 'left' | 'middle' | 'right'

/** Where a symbol stands in its landscape, if another one of its kind is there too. */
export function sideOf(tile: number, place: number): CardSide {
  const at = placeAt(tile, place)
  const band = bandAt(tile, PLACE_LANDSCAPE[at])
  const symbols = BAND_PLACES[band]
  const alike = Array.from({ length: symbols }, (_, nth) => placeAt(tile, BAND_FIRST[band] + nth)).filter(
    other => PLACE_KIND[other] === PLACE_KIND[at],
  )
  if (alike.length === 1) return 'only'
  return PLACE_ORDER[at] === 0 ? 'left' : PLACE_ORDER[at] === symbols - 1 ? 'right' : 'middle'
}
/** The place that an action settles, within its land. */
export function placeOf(s: S, { landscape, land, symbol }: ActionJson | GameEvent): number {
  const which = LANDSCAPE_IDS.indexOf(landscape as (typeof LANDSCAPE_IDS)[number])
  return BAND_FIRST[bandAt(s.land[Number(land) - 1], which)] + Number(symbol) - 1
}

/**
 * How many settlements could still be placed in the lands that lie open (BRZ-PLACE-4): activated cards and free places
 * are brought together one by one, and a card makes room for another where it fits elsewhere.
 */
export function settlementsLeft(s: S): number {
  const seat = s.turn
  const places = Array.from({ length: TECHS }, (_, tech) =>
    s.activated[tech] > 0 ? openPlaces(s, seat, tech).map(({ land, place }) => `${land}:${place}`) : [],
  )
  const cards = places.flatMap((open, tech) => Array.from({ length: s.activated[tech] }, () => open))
  const cardAt = new Map<string, number>()
  const finds = (card: number, tried: Set<string>): boolean =>
    cards[card].some(place => {
      if (tried.has(place)) return false
      tried.add(place)
      const before = cardAt.get(place)
      if (before !== undefined && !finds(before, tried)) return false
      cardAt.set(place, card)
      return true
    })
  const fitting = cards.filter((_, card) => finds(card, new Set())).length
  return Math.min(fitting, s.supply[seat])
}

export function named(view: S, action: ActionJson): ActionJson {
  if (action.verb === 'stop') {
    const settlements = settlementsLeft(view)
    return settlements > 0 ? { verb: 'stop.early', settlements } : action
  }
  if (action.verb !== 'settle') return action
  const tile = view.land[Number(action.land) - 1]
  const place = placeOf(view, action)
  return {
    ...action,
    verb: 'settle.at',
    kind: KIND_IDS[PLACE_KIND[placeAt(tile, place)]],
    side: sideOf(tile, place),
  }
}
