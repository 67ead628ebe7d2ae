/**
 * The exchange markers and the three tracks of leadership: levels I to XV, and above them the side with the plus, so
 * that the highest stands on top.
 */
import type { Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { Sign } from '@ecumene/kit/piece.tsx'
import { Shape } from '@ecumene/kit/shape.tsx'
import { Tips } from '@ecumene/kit/tip.tsx'
import { explain } from './explain.tsx'
import { TRACK_ICONS } from './look.ts'
import { ownerOf } from './owner.ts'
import { bestowedOf, isLaid, markersOf, type Part, placesOf, TRACK_IDS, type TrackView, tracksOf } from './rules.ts'
import { light } from './shared.ts'
import './mare.css'

const TOP = 15
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ')
const placeOf = (level: number): number => ((level - 1) % TOP) + 1
/** As the track says it: 18 is the III of the side with the plus. */
export const levelText = (level: number): string => `${level > TOP ? '+' : ''}${ROMAN[placeOf(level) - 1]}`

export function Tracks(p: Part) {
  const s = p.view
  const tracks = tracksOf(s)
  // All three columns are of one height.
  const top = Math.max(TOP, ...tracks.flatMap(track => track.levels))
  return (
    <Tips className="mn-tracks" explain={word => explain(p, word)}>
      <section aria-label={p.say('ui.markers')}>
        <h3>{p.say('ui.markers')}</h3>
        <ul className="mn-markers">
          {markersOf(s).map(({ sides, isUsed }) => (
            <li
              key={sides[0]}
              className={isUsed ? 'is-used' : ''}
              data-tip="markers"
              aria-label={p.say(isUsed ? 'ui.marker.used' : 'ui.marker.free', { high: sides[0], low: sides[1] })}
            >
              <b>{sides[0]}</b>
              <i>{sides[1]}</i>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={p.say('ui.tracks')}>
        <h3>{p.say('ui.tracks')}</h3>
        <div className="mn-tracks-row">
          {tracks.map((track, i) => (
            <Column key={track.id} p={p} track={track} icon={TRACK_ICONS[i]} top={top} />
          ))}
        </div>
      </section>
    </Tips>
  )
}

const ROW = 13
const WIDTH = 62
function Column({ p, track, icon, top }: { p: Part; track: TrackView; icon: string; top: number }) {
  const laid = isLaid(p.view)
  const leader = laid ? ownerOf(p, track.leader) : null
  const label = track.levels.map((n, seat) => p.say('ui.levelOf', { seat, level: n })).join('; ')
  const rows = top * ROW
  const taken = new Map<number, number>()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the key T leads here, and the tip says what the track is
    <figure className="mn-track" data-tip={`track:${track.id}`} data-anchor={`track:${track.id}`} tabIndex={0}>
      <figcaption>
        <Icon body={icon} size={15} />
        <span title={p.say(`track.${track.id}`)}>{p.say(`track.${track.id}`)}</span>
        {leader && (
          <span className="mn-laurel" title={p.say('ui.leads', { seat: track.leader })}>
            <Shape colour={leader.nation} initial={leader.initial} size={18} />
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${rows}`} role="img" aria-label={`${p.say(`track.${track.id}`)}: ${label}`}>
        {Array.from({ length: top }, (_, i) => (
          <g key={i} transform={`translate(0 ${(top - 1 - i) * ROW})`}>
            <rect
              x="0.5"
              y="0.5"
              width={WIDTH - 1}
              height={ROW - 1}
              className={`mn-level ${i % 2 === 0 ? 'is-even' : ''}`}
            />
            <text x="2" y={ROW - 3.5} className="mn-level-text">
              {levelText(i + 1)}
            </text>
          </g>
        ))}
        {laid &&
          track.levels.map((n, seat) => {
            if (n === 0) return null
            const nth = taken.get(n) ?? 0
            taken.set(n, nth + 1)
            return <LevelOf key={seat} p={p} track={track} seat={seat} nth={nth} top={top} />
          })}
      </svg>
    </figure>
  )
}
/** The token of a player on a track; while its title is given, those who are level step forward. */
function LevelOf({ p, track, seat, nth, top }: { p: Part; track: TrackView; seat: Seat; nth: number; top: number }) {
  const level = track.levels[seat]
  const given = bestowedOf(p)
  const step = TRACK_IDS[given.track] === track.id ? given.tied.find(t => t.seat === seat) : undefined
  const x = step ? 16 + nth * 13 : 27 + nth * 8
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard a title is given on the track under the map
    <g
      transform={`translate(${x} ${(top - level) * ROW + ROW / 2})`}
      data-tip={`level:${track.id}:${seat}`}
      className={`mn-level-of ${step ? 'is-legal' : ''}`}
      data-step={step ? seat : undefined}
      onClick={step && (() => p.play(step.action))}
      onPointerEnter={() => light(placesOf(p.view, seat, track.id))}
      onPointerLeave={() => light([])}
    >
      {((track.best >> seat) & 1) === 1 && <circle r={step ? 11 : 9} className="mn-best" />}
      <Sign {...ownerOf(p, seat)} size={step ? 19 : 14} />
    </g>
  )
}
