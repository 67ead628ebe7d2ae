/** The score sheet of all as things stand, and how near the end is. */
import { Icon } from '@ecumene/kit/icon.tsx'
import { CubeBox } from '@ecumene/kit/piece.tsx'
import { Tips } from '@ecumene/kit/tip.tsx'
import { Track } from '@ecumene/kit/track.tsx'
import { PLACES } from '../data/lands.ts'
import { CUBES } from '../data/tokens.ts'
import { countBits, farthest, occupied } from '../src/board.ts'
import { partsOf } from '../src/query.ts'
import { landsOf } from '../src/state.ts'
import { explain } from './explain.tsx'
import { figure } from './figure.ts'
import { ICONS } from './look.ts'
import type { Part } from './model.ts'
import { ownerOf } from './owner.ts'
import './bronze.css'

const LINES = ['cities', 'routes', 'provinces'] as const
const FIGURE = { cities: 'cityPoints', routes: 'routePoints', provinces: 'provincePoints' } as const

export function Tracks(p: Part) {
  const sheets = p.seats.map((_, seat) => partsOf(p.view, seat))
  const icons = { cities: ICONS.city, routes: ICONS.route, provinces: ICONS.province }
  return (
    <Tips className="brz-tracks" explain={word => explain(p, word)}>
      <table className="brz-sheet">
        <caption>{p.say('ui.sheet')}</caption>
        <thead>
          <tr>
            <td />
            {p.seats.map((look, seat) => (
              <th key={seat} scope="col">
                <CubeBox {...ownerOf(p, seat)} size={22} />
                <span className="hidden-text">{look.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(line => (
            <tr key={line}>
              <th scope="row">
                <Icon body={icons[line]} size={16} /> {p.say(`part.${line}`)}
              </th>
              {sheets.map((sheet, seat) => (
                <td key={seat} {...figure(FIGURE[line], seat)}>
                  {sheet[line]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{p.say('ui.total')}</th>
            {sheets.map((sheet, seat) => (
              <td key={seat} {...figure('points', seat)}>
                {sheet.cities + sheet.routes + sheet.provinces}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Journey p={p} />
      <Ends p={p} />
    </Tips>
  )
}

/** Who stands in which land: to the left of it they may not place any more (BRZ-PLACE-6). */
function Journey({ p }: { p: Part }) {
  const s = p.view
  const lands = landsOf(s)
  const spaces = Array.from({ length: lands }, (_, land) => ({
    text: land < s.open ? String(land + 1) : '·',
    tone: land < s.open ? undefined : 'var(--sunk)',
  }))
  const markers = p.seats.flatMap((_, seat) => {
    const at = farthest(s, seat)
    return at < 0 ? [] : [{ at, ...ownerOf(p, seat), label: p.say('ui.stands', { seat, land: at + 1 }) }]
  })
  return (
    <section>
      <h3>{p.say('ui.journey')}</h3>
      <Track label={markers.map(m => m.label).join('; ') || p.say('ui.journey')} spaces={spaces} markers={markers} />
    </section>
  )
}

/** The three conditions that begin the last round (BRZ-END-1 to BRZ-END-3). */
function Ends({ p }: { p: Part }) {
  const s = p.view
  const fewest = Math.min(...s.supply)
  const last = landsOf(s) - 1
  const taken = s.open > last ? countBits(occupied(s, last)) : 0
  const gauges = [
    { figure: 'stacksOut', text: p.say('ui.end.stacks', { n: s.stacksOut }), share: s.stacksOut / 2 },
    { figure: 'fewestCubes', text: p.say('ui.end.cubes', { n: fewest }), share: 1 - fewest / CUBES },
    {
      figure: 'freeInLastLand',
      text: p.say('ui.end.land', { n: PLACES - taken }),
      share: s.open > last ? taken / PLACES : 0,
    },
  ] as const
  return (
    <section className="brz-ends" data-tip="end">
      <h3>{p.say('ui.tip.end')}</h3>
      <ul>
        {gauges.map(g => (
          <li key={g.figure}>
            <span {...figure(g.figure)}>{g.text}</span>
            <span className="brz-bar" aria-hidden="true">
              <i style={{ width: `${Math.round(Math.min(1, g.share) * 100)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
