/** A position as plain SVG, for pictures that are drawn without a browser: no styles, no names of its own. */
import type { Box } from '../camera.ts'
import type { MapDrawing, Spot } from './drawing.ts'

export interface Picture {
  readonly box: Box
  readonly svg: string
}
/** Draws a position; `colours` by seat. */
export type PictureOf<S> = (view: S, colours: readonly string[]) => Picture

export interface HeldShape {
  readonly d: string
  readonly colour: string
  readonly at: Spot
  readonly isLarge: boolean
}

/** A map on which what is held has its owner's colour. */
export function mapPicture(drawing: MapDrawing, box: Box, held: readonly HeldShape[]): Picture {
  const { width, height, land, outsideLand, landBorders, coast } = drawing
  const size = box.w / 60
  const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`
  const svg = [
    `<rect width="${width}" height="${height}" fill="#a9c4cc"/>`,
    path(outsideLand, 'fill="#d8cdb4"'),
    ...land.map(a => path(a.d, 'fill="#efe3c6"')),
    ...held.map(h => path(h.d, `fill="${h.colour}" fill-opacity="0.62"`)),
    path(landBorders.join(''), `fill="none" stroke="#8f7c60" stroke-width="${box.w / 900}"`),
    path(coast.join(''), `fill="none" stroke="#5d5240" stroke-width="${box.w / 700}"`),
    ...held.map(({ at: [x, y], colour, isLarge }) =>
      isLarge
        ? `<rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" fill="${colour}" stroke="#fff" stroke-width="${size / 4}"/>`
        : `<circle cx="${x}" cy="${y}" r="${size * 0.7}" fill="${colour}" stroke="#fff" stroke-width="${size / 5}"/>`,
    ),
  ].join('')
  return { box, svg }
}
