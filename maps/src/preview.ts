// Draws a finished map as SVG for the eye: node src/preview.ts mare-nostrum; the picture goes to dist/, which is not
// kept.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMap } from './packed.ts'
import {
  type ArealShape,
  decodeArcs,
  type GameMap,
  type LineShape,
  type MareNostrumMap,
  svgPath,
  type XY,
} from './paths.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const name = process.argv[2] === 'mare-nostrum' ? 'mare-nostrum' : 'civilization'
const map = JSON.parse(readMap(name)) as GameMap | MareNostrumMap
const arcs = decodeArcs(map)
const { width, height } = map.projection
const nations: Record<string, string> = {
  africa: '#0072B2',
  italy: '#D55E00',
  illyria: '#009E73',
  thrace: '#E69F00',
  crete: '#CC79A7',
  asia: '#56B4E9',
  assyria: '#F0E442',
  babylon: '#6B4423',
  egypt: '#F7F3E9',
}
const tints = ['#E9DFC7', '#E3D8BC', '#DFD3B4', '#E6DABD', '#EBE2CC']
const hash = (s: string) => [...s].reduce((h, c) => (h * 31 + c.charCodeAt(0)) >>> 0, 7)
const openSea = new Set<string>(map.areas.filter(a => a.kind === 'open-sea' || a.kind === 'sea').map(a => a.id))
const out: string[] = []
const path = (shape: ArealShape | LineShape, attributes: string) =>
  out.push(`<path d="${svgPath(shape, arcs)}" ${attributes}/>`)
const dot = ([x, y]: XY, r: number, attributes: string) =>
  out.push(`<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`)
const { objects } = map

out.push(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
)
out.push(`<rect width="${width}" height="${height}" fill="#2F5D73"/>`)
for (const shape of objects.outside.geometries)
  path(shape, `fill="${shape.id === 'land' ? '#B9AE93' : '#2A5468'}" fill-rule="evenodd"`)
for (const shape of objects.sea.geometries)
  path(shape, `fill="${openSea.has(shape.id) ? '#24506A' : '#3A6B82'}" fill-rule="evenodd"`)
for (const [w, o] of [
  [26, 0.1],
  [16, 0.14],
  [8, 0.2],
])
  for (const shape of objects.coast.geometries)
    if (shape.id === 'play')
      path(shape, `fill="none" stroke="#9cc3cf" stroke-width="${w}" stroke-linejoin="round" opacity="${o}"`)
for (const shape of objects.land.geometries)
  path(shape, `fill="${tints[hash(shape.id) % tints.length]}" fill-rule="evenodd"`)
for (const shape of objects.floodPlains.geometries) path(shape, 'fill="#BFCF9E" opacity=".85" fill-rule="evenodd"')
for (const shape of objects.lakes.geometries) path(shape, 'fill="#3A6B82" stroke="#2B2118" stroke-width="1.2"')
for (const shape of objects.rivers.geometries)
  path(shape, 'fill="none" stroke="#3F7690" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"')
for (const shape of objects.seaBorders.geometries)
  path(shape, 'fill="none" stroke="#0f2b38" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"')
for (const shape of objects.landBorders.geometries)
  path(shape, 'fill="none" stroke="#A9713B" stroke-width="5" opacity=".28"')
for (const shape of objects.landBorders.geometries) path(shape, 'fill="none" stroke="#4a3420" stroke-width="1.8"')
for (const shape of objects.coast.geometries)
  path(shape, `fill="none" stroke="#2B2118" stroke-width="${shape.id === 'play' ? 2 : 1}" stroke-linejoin="round"`)
if ('links' in map) drawCivilization(map)
else drawMareNostrum(map)
out.push('</svg>')
mkdirSync(here('../dist'), { recursive: true })
writeFileSync(here(`../dist/${name}.svg`), out.join('\n'))

function drawCivilization(map: GameMap): void {
  for (const link of map.links)
    out.push(
      `<polyline points="${link.line.join(' ')}" fill="none" stroke="#A9713B" stroke-width="6" stroke-dasharray="3 7"/>`,
    )
  for (const v of map.volcanoes) {
    const [x, y] = v.at
    out.push(
      `<path d="M${x - 14} ${y + 10}L${x - 4} ${y - 12}L${x + 4} ${y - 12}L${x + 14} ${y + 10}Z" fill="#7a4a32" stroke="#2B2118"/><circle cx="${x}" cy="${y - 14}" r="4" fill="#D55E00"/>`,
    )
  }
  for (const a of map.areas) {
    if (a.city && a.citySite !== 'none')
      out.push(
        `<rect x="${a.city[0] - 11}" y="${a.city[1] - 11}" width="22" height="22" fill="${a.citySite === 'black' ? '#2B2118' : '#FBF7EC'}" stroke="#2B2118" stroke-width="2"/>`,
      )
    else if (a.city)
      out.push(
        `<rect x="${a.city[0] - 9}" y="${a.city[1] - 9}" width="18" height="18" fill="none" stroke="#2B2118" stroke-width="1" opacity=".35"/>`,
      )
    if (a.tokens) dot(a.tokens, 13, 'fill="#A9713B" opacity=".35"')
    if (a.limit) {
      dot(a.limit, 12, `fill="${a.start ? nations[a.start] : '#FBF7EC'}" stroke="#2B2118" stroke-width="1"`)
      out.push(
        `<text x="${a.limit[0]}" y="${a.limit[1] + 6}" font-size="17" text-anchor="middle" font-family="Cormorant, serif" font-weight="bold" fill="#2B2118">${a.pop}</text>`,
      )
    }
    for (const ship of a.ships)
      if (!openSea.has(a.id))
        out.push(`<path d="M${ship.at[0] - 11} ${ship.at[1]}h22l-5 8h-12z" fill="#FBF7EC" opacity=".55"/>`)
    const { at, angle, size, afloat } = a.label
    const look = afloat ? `fill="#e6eff0"${openSea.has(a.id) ? ' font-style="italic"' : ''}` : 'fill="#2B2118"'
    out.push(
      `<text transform="translate(${at[0]} ${at[1]}) rotate(${angle})" y="${size * 0.33}" font-size="${Math.max(size, 12)}" text-anchor="middle" font-family="Cormorant, 'EB Garamond', serif" ${look}>${a.name}</text>`,
    )
  }
}

function drawMareNostrum(map: MareNostrumMap): void {
  for (const { id, kind, at, room, angle, size, berths } of map.areas) {
    const [x, y] = at
    const [w, h] = room
    if (kind === 'province')
      out.push(`<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="#FBF7EC" opacity=".5"/>`)
    const place = kind === 'province' ? `translate(${x} ${y - h / 2 + 36})` : `translate(${x} ${y}) rotate(${angle})`
    out.push(
      `<text transform="${place}" font-size="${size || 36}" text-anchor="middle" font-family="Cormorant, serif">${id}</text>`,
    )
    for (const [bx, by] of berths) out.push(`<path d="M${bx - 30} ${by}h60l-12 18h-36z" fill="#FBF7EC" opacity=".55"/>`)
  }
  for (const corner of map.corners) dot(corner.at, 12, 'fill="#7a4a32" stroke="#FBF7EC" stroke-width="3"')
}
