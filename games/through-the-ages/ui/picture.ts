/** Everybody's civilization as rows of small cards, as a picture that needs no browser. */
import type { PictureOf } from '@ecumene/kit/map/picture.ts'
import type { S } from '../src/state.ts'
import { coloniesOf, columnsOf, leaderOf, seatsOf, specialsOf, wondersOf } from './position.ts'

const [CARD, GAP, ROW, HEIGHT] = [30, 6, 132, 40]
const WIDTH = 620
/** In the colours of the cards: farms and mines, armies, and what stands in cities. */
const FIELDS = ['farm', 'mine']
const ARMY = ['infantry', 'cavalry', 'artillery', 'air-force']
const fillOf = (kind: string): string =>
  FIELDS.includes(kind) ? '#9a6b3c' : ARMY.includes(kind) ? '#b5443a' : '#c9beab'
const [WONDER, LEADER, SPECIAL, COLONY] = ['#7a4f9a', '#4d8a4a', '#3f6fa8', '#2f8f8a']

/** A card a worker stands on has a dot for each. */
const card = (x: number, y: number, fill: string, workers = 0): string =>
  [
    `<rect x="${x}" y="${y}" width="${CARD}" height="${HEIGHT}" rx="4" fill="${fill}" stroke="#5d5240"/>`,
    ...Array.from({ length: workers }, (_, i) => {
      const [cx, cy] = [x + 8 + (i % 3) * 7, y + 12 + Math.floor(i / 3) * 9]
      return `<circle cx="${cx}" cy="${cy}" r="3.2" fill="#ffd84d" stroke="#3d3326"/>`
    }),
  ].join('')

export const picture: PictureOf<S> = (s, colours) => {
  const rows = seatsOf(s).map(seat => {
    const y = seat * ROW
    const works = columnsOf(s, seat).flatMap(column =>
      column.works.map(work => ({ fill: fillOf(column.kind), workers: work.workers })),
    )
    const others = [
      ...(leaderOf(s, seat) === null ? [] : [LEADER]),
      ...wondersOf(s, seat).map(() => WONDER),
      ...specialsOf(s, seat).map(() => SPECIAL),
      ...coloniesOf(s, seat).map(() => COLONY),
    ]
    const at = (i: number): number => 14 + i * (CARD + GAP)
    return [
      `<rect x="0" y="${y}" width="${WIDTH}" height="${ROW - 8}" rx="10" fill="#efe3c6"/>`,
      `<rect x="0" y="${y}" width="8" height="${ROW - 8}" rx="4" fill="${colours[seat]}"/>`,
      ...works.map(({ fill, workers }, i) => card(at(i) + 8, y + 16, fill, workers)),
      ...others.map((fill, i) => card(at(i) + 8, y + 16 + HEIGHT + 12, fill)),
    ].join('')
  })
  return { box: { x: 0, y: 0, w: WIDTH, h: Math.max(rows.length * ROW, 3 * ROW) }, svg: rows.join('') }
}
