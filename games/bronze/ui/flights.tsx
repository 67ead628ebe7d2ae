/** What flies when something happens. */
import type { GameEvent } from '@ecumene/kernel'
import type { Flight } from '@ecumene/kit/flights.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import { CubeBox } from '@ecumene/kit/piece.tsx'
import { BAND_FIRST, bandAt, LANDSCAPE_IDS } from '../data/lands.ts'
import { TECH_IDS } from '../data/technologies.ts'
import { ROUTE_LENGTHS } from '../data/tokens.ts'
import type { E } from '../src/events.ts'
import { CITY_IDS } from '../src/verbs.ts'
import { ICONS, TECH_ICONS, techTone } from './look.ts'
import { type Part, placeKey } from './model.ts'
import { ownerOf } from './owner.ts'

const landscapeOf = (id: string): number => LANDSCAPE_IDS.indexOf(id as (typeof LANDSCAPE_IDS)[number])
const techOf = (id: string): number => TECH_IDS.indexOf(id as (typeof TECH_IDS)[number])
const cityOf = (id: string): number => CITY_IDS.indexOf(id as (typeof CITY_IDS)[number])

export function flightOf(p: Part, event: GameEvent): Flight | null {
  const e = event as E
  switch (e.type) {
    case 'took':
      return {
        from: `pile:${e.stack - 1}`,
        to: e.seat === p.seat ? 'taken' : `seat:${e.seat}`,
        ghost: <TechBadge tech={techOf(e.tech)} />,
        size: 54,
      }
    case 'shown':
      return { from: null, to: `pile:${e.stack - 1}` }
    case 'laid':
      return {
        from: e.seat === p.seat ? 'taken' : null,
        to: `cell:${e.seat}:${e.column - 1}:${e.row - 1}`,
        ghost: <TechBadge tech={techOf(e.tech)} />,
        size: 54,
      }
    case 'settled': {
      const land = e.land - 1
      const place = BAND_FIRST[bandAt(p.view.land[land], landscapeOf(e.landscape))] + e.symbol - 1
      return {
        from: `supply:${e.seat}`,
        to: `place:${placeKey(land, place)}`,
        ghost: <CubeBox {...ownerOf(p, e.seat)} size={34} />,
        size: 34,
      }
    }
    case 'revealed':
      return { from: null, to: `land:${e.land - 1}` }
    case 'cityTaken':
      return { from: `land:${e.land - 1}`, to: `cities:${e.seat}`, ghost: <Badge icon={ICONS.city} />, size: 46 }
    case 'cityLaid':
      return { from: null, to: `city:${cityOf(e.city)}` }
    case 'route':
      return {
        from: `route:${landscapeOf(e.landscape)}:${ROUTE_LENGTHS.indexOf(e.number as 3)}`,
        to: `routes:${e.seat}`,
        ghost: <Badge icon={ICONS.route} />,
        size: 40,
      }
    case 'province':
      return {
        from: `province:${e.land - 1}`,
        to: `provinces:${e.seat}`,
        ghost: <Badge icon={ICONS.province} />,
        size: 46,
      }
    case 'cityScored':
      return e.points > 0 ? { from: null, to: `city:${cityOf(e.city)}` } : null
    case 'scored':
      return { from: null, to: `score:${e.seat}` }
    default:
      return null
  }
}

function TechBadge({ tech }: { tech: number }) {
  return (
    <span className="brz-badge" style={{ background: techTone(tech) }}>
      <Icon body={TECH_ICONS[tech]} size="70%" />
    </span>
  )
}
function Badge({ icon }: { icon: string }) {
  return (
    <span className="brz-badge is-round">
      <Icon body={icon} size="74%" />
    </span>
  )
}
