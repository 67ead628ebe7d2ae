/** Where everything lies on the drawn table. */
import type { Camera, Size } from '@ecumene/kit/camera.ts'
import { BAND_PLACES, bandAt, PLACE_LANDSCAPE, PLACE_ORDER, placeAt } from '../data/lands.ts'

export const LAND_W = 160
export const BAND_H = 82
export const GAP = 5
/** The row of province tokens above the lands. */
export const TOP = 70
export const BANDS_H = 7 * BAND_H
export const ROUTE_W = 50
export const ROUTES_X = 12
export const START_X = ROUTES_X + 3 * ROUTE_W + 8
export const START_W = 112
export const LANDS_X = START_X + START_W + GAP
export const CITY_H = 50
export const CITIES_Y = TOP + BANDS_H + 14
const EDGE = 14

export const landX = (land: number): number => LANDS_X + land * (LAND_W + GAP)
export const bandY = (landscape: number): number => TOP + landscape * BAND_H
export const worldWidth = (lands: number): number => landX(lands) - GAP + EDGE
export const worldHeight = (cities: number): number => CITIES_Y + cities * CITY_H + EDGE

/** The middle of a place within its land. */
export function placeSpot(tile: number, place: number): { x: number; y: number } {
  const at = placeAt(tile, place)
  const landscape = PLACE_LANDSCAPE[at]
  const n = BAND_PLACES[bandAt(tile, landscape)]
  const order = PLACE_ORDER[at]
  const step = n === 3 ? 49 : n === 2 ? 62 : 0
  // Never on one line, as if somebody had chosen the spots.
  const lift = n === 1 ? 4 : order % 2 === 0 ? 8 : -6
  return { x: LAND_W / 2 + (order - (n - 1) / 2) * step, y: bandY(landscape) + BAND_H / 2 + lift }
}

/**
 * Where the eye begins: all landscapes in view if they stay readable, the lands in play to be seen, the newest at the
 * right. Who chooses a city sees all that lie below the lands.
 */
export function homeOf(
  view: Size,
  {
    lands,
    cities,
    from,
    open,
    choosesCity,
    isWhole = false,
  }: Readonly<Record<'lands' | 'cities' | 'from' | 'open', number>> & {
    readonly choosesCity: boolean
    /** Nobody moves the board: all of it is in sight. */
    readonly isWhole?: boolean
  },
): Camera {
  const [w, h] = [worldWidth(lands), worldHeight(cities)]
  const tall = choosesCity ? h : TOP + BANDS_H + 10
  const all = Math.min(view.h / h, view.w / w)
  const k = Math.max(
    choosesCity ? 0.5 : 0.6,
    Math.min(1.25, (isWhole ? all : Math.max(view.h / h, Math.min(view.h / tall, view.w / w))) * 0.985),
  )
  const seen = view.w / k
  const left =
    seen >= w
      ? (w - seen) / 2
      : Math.max(0, Math.min(landX(open + 1) + EDGE - seen, landX(Math.max(0, from)) - EDGE, w - seen))
  const top = view.h / k >= h ? (h - view.h / k) / 2 : 0
  return { k, x: -left * k, y: -top * k }
}
