/** The picture of a table as SVG: its title, what is to be said of it, everybody (and their place), and its board. */
export interface SheetSeat {
  readonly name: string
  /** Null: the game is not over. */
  readonly place: number | null
  /** Null: the game counts no points. */
  readonly score: number | null
  readonly colour: string
}
export interface SheetBoard {
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly svg: string
}
/** As large as pages that show a link expect it. */
export const [WIDTH, HEIGHT] = [1200, 630]
const [EDGE, COLUMN] = [48, 400]
/** The colours of nations, as on the screens: `kit/src/tokens.css`. */
export const NATIONS = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#e69f00',
  '#cc79a7',
  '#56b4e9',
  '#f0e442',
  '#6b4423',
  '#f7f3e9',
]

export function sheetOf(title: string, result: string, seats: readonly SheetSeat[], board: SheetBoard | null): string {
  const whole = WIDTH - 2 * EDGE
  /** A long strip lies under the names, anything else beside them. */
  const isStrip = board !== null && board.box.w > 2.5 * board.box.h
  const room = board && !isStrip ? COLUMN : whole
  const rows = [...seats].sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
  const step = isStrip ? Math.min(46, 184 / rows.length) : Math.min(62, 420 / rows.length)
  const beside = rows.length === 0 ? EDGE : EDGE + COLUMN + 40
  const [left, top] = isStrip ? [EDGE, rows.length === 0 ? 156 : 176 + rows.length * step] : [beside, 156]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Golos Text">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdf8ec"/>`,
    `<rect width="${WIDTH}" height="128" fill="#173848"/>`,
    text(EDGE, 62, 44, '#f3ead6', title, WIDTH - 260),
    text(EDGE, 104, 26, '#d9cbb0', result, WIDTH - 2 * EDGE),
    text(WIDTH - EDGE, 62, 24, '#d9cbb0', 'Ecumene', 160, 'end'),
    ...rows.map((seat, i) => row(seat, 190 + i * step, room)),
    board ? placed(board, left, top, WIDTH - EDGE - left, HEIGHT - top - 36) : '',
    '</svg>',
  ].join('')
}

const row = ({ name, place, score, colour }: SheetSeat, y: number, room: number): string =>
  [
    `<circle cx="${EDGE + 18}" cy="${y - 9}" r="17" fill="${colour}" stroke="#5d5240"/>`,
    text(EDGE + 50, y, 28, '#2b2118', place === null ? name : `${place}. ${name}`, room - 130),
    text(EDGE + room, y, 28, '#2b2118', String(score ?? ''), 80, 'end'),
  ].join('')

/** The board keeps its shape, in the middle of its room. */
function placed({ box, svg }: SheetBoard, x: number, y: number, w: number, h: number): string {
  const view = `${box.x} ${box.y} ${box.w} ${box.h}`
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${view}" overflow="hidden">${svg}</svg>`
}

/** A letter is about half as wide as high: what has no room is cut. */
function text(x: number, y: number, size: number, fill: string, words: string, room: number, anchor = 'start'): string {
  const most = Math.floor(room / (size * 0.56))
  const shown = words.length > most ? `${words.slice(0, most - 1)}…` : words
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${plain(shown)}</text>`
}
/** Names are what people wrote: nothing of them is markup, in a picture or a page. */
export const plain = (words: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML cannot hold
  words.replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ').replace(/[<>&"']/g, c => `&#${c.charCodeAt(0)};`)
