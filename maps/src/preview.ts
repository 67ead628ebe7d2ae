// Draws the finished map as SVG for the eye: node src/preview.ts [out.svg]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const topology = JSON.parse(readFileSync(here('../civilization.topo.json'), 'utf8')) as Topology
const facts = JSON.parse(readFileSync(here('../data/civilization.json'), 'utf8'))
const path = geoPath()
const W = 4120
const H = 2824
const tints = ['#E9DFC7', '#DCCFAF', '#E2D6BA', '#D5C7A3', '#E8D2A0', '#DDD0B0', '#EFE6D0']
const hash = (s: string) => [...s].reduce((h, c) => (h * 31 + c.charCodeAt(0)) >>> 0, 7)
const out: string[] = []
const land = topology.objects.land as GeometryCollection
const sea = topology.objects.sea as GeometryCollection
out.push(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="#2F5D73"/>`,
)
const openSea = new Set(facts.areas.filter((a: { kind: string }) => a.kind === 'open-sea').map((a: { id: string }) => a.id))
for (const g of sea.geometries) {
  const d = path(feature(topology, g))
  out.push(`<path d="${d}" fill="${openSea.has(String(g.id)) ? '#1D4458' : hash(String(g.id)) % 2 ? '#38687e' : '#3d6f86'}"/>`)
}
for (const g of (topology.objects.outside as GeometryCollection).geometries) {
  out.push(`<path d="${path(feature(topology, g))}" fill="${g.id === 'land' ? '#b9ae93' : '#274f63'}"/>`)
}
for (const g of land.geometries) out.push(`<path d="${path(feature(topology, g))}" fill="${tints[hash(String(g.id)) % tints.length]}"/>`)
out.push(
  `<path d="${path(mesh(topology, sea, (a, b) => a !== b))}" fill="none" stroke="#0f2b38" stroke-width="1.6" stroke-dasharray="7 5" opacity=".8"/>`,
)
out.push(`<path d="${path(mesh(topology, land, (a, b) => a !== b))}" fill="none" stroke="#6b4a2a" stroke-width="2.4"/>`)
out.push(`<path d="${path(mesh(topology, land, (a, b) => a === b))}" fill="none" stroke="#2B2118" stroke-width="1.8"/>`)
for (const g of land.geometries) {
  const [x, y] = path.centroid(feature(topology, g))
  out.push(`<text x="${x}" y="${y}" font-size="24" text-anchor="middle" font-family="serif" fill="#2B2118">${g.id}</text>`)
}
out.push('</svg>')
mkdirSync(here('../dist'), { recursive: true })
writeFileSync(process.argv[2] ?? here('../dist/preview.svg'), out.join('\n'))
