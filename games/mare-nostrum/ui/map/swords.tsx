/** Battles that can be fought now: crossed swords on the map with their number in the order. */
import type { ActionJson } from '@ecumene/kernel'
import { IconAt } from '@ecumene/kit/icon.tsx'
import type { Spot } from '@ecumene/kit/map/drawing.ts'
import { blockOf, seaPlace } from '../ground.ts'
import { ICONS } from '../look.ts'
import { PROVINCE_IDS, provinceView, type S } from '../rules.ts'

export function Swords({ view, battles }: { view: S; battles: readonly ActionJson[] }) {
  const places = [...new Set(battles.map(placeOf))]
  return (
    <g className="mn-swords" aria-hidden="true">
      {places.map(place => {
        const [x, y] = spotOf(view, place)
        const numbers = battles.flatMap((a, i) => (placeOf(a) === place ? [i + 1] : []))
        return (
          <g key={place} transform={`translate(${x} ${y})`} data-due={place}>
            <circle r="36" />
            <IconAt body={ICONS.war} x={-6} y={-4} size={48} fill="var(--mn-war-ink)" />
            <circle r="18" cx="24" cy="22" className="mn-swords-number" />
            <text x="24" y="30">
              {numbers.join()}
            </text>
          </g>
        )
      })}
    </g>
  )
}
const placeOf = (a: ActionJson): string => (a.verb === 'attack' ? `sea:${a.sea}` : `province:${a.province}`)
function spotOf(s: S, place: string): Spot {
  const [kind, id] = place.split(':')
  if (kind === 'sea') {
    const { berths, at } = seaPlace(id)
    const [x, y] = berths[0] ?? at
    return [x, y - 70]
  }
  const slots = provinceView(s, PROVINCE_IDS.indexOf(id as (typeof PROVINCE_IDS)[number])).slots.length
  const { plate } = blockOf(id, slots)
  return [plate.x + plate.w + 12, plate.y + 18]
}
