/** What a player has before them: cubes, points, tokens, cities. */
import { NONE, type Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { CubeBox } from '@ecumene/kit/piece.tsx'
import { LANDSCAPE_IDS, LANDSCAPES } from '../data/lands.ts'
import { ROUTE_LENGTHS, ROUTE_POINTS } from '../data/tokens.ts'
import { longestRun, routeHeld } from '../src/board.ts'
import { citiesOf, partsOf } from '../src/query.ts'
import { CityLine } from './city.tsx'
import { figure } from './figure.ts'
import { ICONS, LANDSCAPE_ICONS, landscapeTone } from './look.ts'
import type { Part } from './model.ts'
import { ownerOf } from './owner.ts'

interface Props {
  readonly p: Part
  readonly seat: Seat
}

/** Cubes, cities, tokens and points in one line. */
export function Counts({ p, seat }: Props) {
  const s = p.view
  const parts = partsOf(s, seat)
  const provinces = [...s.provinceOf].filter(by => by === seat).length
  const routes = [...s.routeOf].filter(by => by === seat).length
  return (
    <ul className="brz-counts" data-anchor={`seat:${seat}`}>
      <li
        data-tip={`cubes:${seat}`}
        data-anchor={`supply:${seat}`}
        aria-label={p.say('ui.cubes', { cubes: s.supply[seat] })}
      >
        <CubeBox {...ownerOf(p, seat)} size={22} />
        <b {...figure('cubes', seat)}>{s.supply[seat]}</b>
      </li>
      <li
        data-anchor={`cities:${seat}`}
        aria-label={p.say('ui.citiesCount', { cities: citiesOf(s, seat).length, points: parts.cities })}
      >
        <Icon body={ICONS.city} size={19} />
        <b {...figure('cities', seat)}>{citiesOf(s, seat).length}</b>
        <small {...figure('cityPoints', seat)}>{parts.cities}</small>
      </li>
      <li data-anchor={`routes:${seat}`} aria-label={p.say('ui.routesCount', { routes, points: parts.routes })}>
        <Icon body={ICONS.route} size={19} />
        <b {...figure('routes', seat)}>{routes}</b>
        <small {...figure('routePoints', seat)}>{parts.routes}</small>
      </li>
      <li
        data-anchor={`provinces:${seat}`}
        aria-label={p.say('ui.provincesCount', { provinces, points: parts.provinces })}
      >
        <Icon body={ICONS.province} size={19} />
        <b {...figure('provinces', seat)}>{provinces}</b>
        <small {...figure('provincePoints', seat)}>{parts.provinces}</small>
      </li>
      {s.first === seat && (
        <li data-tip="mammoth" aria-label={p.say('ui.mammoth', { seat })}>
          <Icon body={ICONS.mammoth} size={21} />
        </li>
      )}
      <li
        className="brz-total"
        data-anchor={`score:${seat}`}
        aria-label={p.say('ui.points', { points: parts.cities + parts.routes + parts.provinces })}
      >
        <b {...figure('points', seat)}>{parts.cities + parts.routes + parts.provinces}</b>
      </li>
    </ul>
  )
}

export function Cities({ p, seat }: Props) {
  const cities = citiesOf(p.view, seat)
  if (cities.length === 0) return <p className="brz-empty">{p.say('ui.cities.none')}</p>
  return (
    <ul className="brz-cities" aria-label={p.say('ui.cities')}>
      {cities.map((city, i) => (
        <li key={city} style={{ ['--i' as string]: i }}>
          <CityLine p={p} seat={seat} city={city} />
        </li>
      ))}
    </ul>
  )
}

/** The seven landscapes: the longest run, and the token it holds or comes near to. */
export function Runs({ p, seat }: Props) {
  const s = p.view
  return (
    <ul className="brz-runs" aria-label={p.say('ui.runs')}>
      {Array.from({ length: LANDSCAPES }, (_, l) => {
        const run = longestRun(s, seat, l)
        const held = routeHeld(s, seat, l)
        const id = LANDSCAPE_IDS[l]
        return (
          <li
            key={id}
            data-tip={`start:${l}`}
            className={held === NONE ? '' : 'is-held'}
            aria-label={p.say('ui.run', { landscape: id, run, points: held === NONE ? 0 : ROUTE_POINTS[held] })}
          >
            <span className="brz-swatch" style={{ background: landscapeTone(l) }}>
              <Icon body={LANDSCAPE_ICONS[l]} size="1.1em" />
            </span>
            <span className="brz-run-pips" aria-hidden="true">
              {Array.from({ length: 7 }, (_, i) => (
                <i
                  key={i}
                  className={`brz-run-pip ${i < run ? 'is-on' : ''} ${ROUTE_LENGTHS.includes((i + 1) as 3) ? 'is-mark' : ''}`}
                />
              ))}
            </span>
            <b {...figure('route', seat, l)}>{held === NONE ? '' : `+${ROUTE_POINTS[held]}`}</b>
          </li>
        )
      })}
    </ul>
  )
}
