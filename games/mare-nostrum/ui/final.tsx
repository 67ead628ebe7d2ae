/** How it was won: the way to victory, the map round by round, the ways of all, levels and titles over the rounds. */
import type { Seat } from '@ecumene/kernel'
import { Sign } from '@ecumene/kit/piece.tsx'
import { Plot } from '@ecumene/kit/plot.tsx'
import type { FinalProps } from '@ecumene/kit/seam.ts'
import { memo, useEffect, useMemo, useState } from 'react'
import { ENDINGS } from '../src/state.ts'
import { battlesOf } from './battle-told.ts'
import { DRAWING, homeBox, middleOf, shapeOf } from './ground.ts'
import type { MareMessage } from './message.ts'
import { Paths } from './other-strip.tsx'
import { ownerOf } from './owner.ts'
import {
  NONE,
  type Part,
  PROVINCE_IDS,
  pathsOf,
  provinceViews,
  type S,
  TRACK_IDS,
  type TrackView,
  tracksOf,
} from './rules.ts'
import { Rolls } from './stage/battle.tsx'
import { SeatSign } from './stage/common.tsx'
import './mare.css'

/** The rule that ended it. */
const RULES = { pyramids: 'MN-6.1a', glory: 'MN-6.2a', conquest: 'MN-6.3a', leadership: 'MN-6.4a', rounds: 'MN-R-106' }

export function Final(p: FinalProps<S, MareMessage>) {
  const history = useHistory(p)
  const ending = ENDINGS[p.view.ending]
  const winners = p.seats.map((_, seat) => seat).filter(seat => (p.view.winners >> seat) & 1)
  return (
    <div className="mn-final">
      <p className="mn-how" data-how={ending}>
        {winners.map(seat => (
          <SeatSign key={seat} p={p} seat={seat} size={34} />
        ))}
        <span>{p.say(`ui.final.how.${ending}`)}</span>
        <button type="button" className="link" onClick={() => p.openRule(RULES[ending])}>
          {RULES[ending]}
        </button>
        <button
          type="button"
          className="button"
          data-winning-move
          onClick={() => p.replayBefore(e => e.type === 'won')}
        >
          {p.say('ui.final.move')}
        </button>
      </p>
      <ul className="mn-final-paths">
        {p.seats.map((look, seat) => (
          <li key={seat} className={winners.includes(seat) ? 'is-winner' : ''}>
            <SeatSign p={p} seat={seat} size={24} />
            <b>{look.name}</b>
            <Paths p={p} seat={seat} won={winners.includes(seat) ? PATHS[ending] : null} />
          </li>
        ))}
      </ul>
      {history.length > 1 && (
        <>
          <MapOfRounds p={p} history={history} />
          <Titles p={p} history={history} />
          <Curves p={p} history={history} />
        </>
      )}
      <Facts p={p} />
    </div>
  )
}
const PATHS = {
  pyramids: 'prestige',
  glory: 'glory',
  conquest: 'conquest',
  leadership: 'titles',
  rounds: null,
} as const
type FinalRow = { readonly p: FinalProps<S, MareMessage>; readonly history: readonly S[] }

/** The position at the start, after each round, and at the end. */
function useHistory({ positions, view }: FinalProps<S, MareMessage>): readonly S[] {
  const [history, setHistory] = useState<readonly S[]>([])
  useEffect(() => {
    let isCurrent = true
    const isPlayed = (s: S): boolean => s.round > 0
    positions('rounds').then(list => isCurrent && setHistory([...list.slice(0, -1).filter(isPlayed), view]))
    return () => {
      isCurrent = false
    }
  }, [positions, view])
  return history
}
function MapOfRounds({ p, history }: FinalRow) {
  const [wanted, want] = useState(Number.POSITIVE_INFINITY)
  const at = Math.min(wanted, history.length - 1)
  const s = history[at]
  const part: Part = useMemo(() => ({ ...p, view: s }), [p, s])
  const provinces = useMemo(() => provinceViews(s), [s])
  const box = useMemo(() => homeBox(PROVINCE_IDS.filter((_, i) => provinces[i].inPlay)), [provinces])
  const title = p.say('ui.final.map')
  const when = p.say('ui.final.round', { round: s.round })
  return (
    <figure data-final-map>
      <figcaption>{title}</figcaption>
      <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="img" aria-label={title}>
        <Ground />
        {provinces.map(
          v =>
            v.control !== NONE && (
              <g key={v.id} data-held={`${v.id}:${v.control}`}>
                <path d={shapeOf(v.id)} fill={`var(--nation-${p.seats[v.control].colour})`} fillOpacity="0.6" />
                <g transform={`translate(${middleOf(v.id).join(' ')})`}>
                  <Sign {...ownerOf(part, v.control)} size={box.w / 26} />
                </g>
              </g>
            ),
        )}
      </svg>
      <label>
        <span aria-live="polite">{when}</span>
        <input
          type="range"
          min={0}
          max={history.length - 1}
          value={at}
          onChange={e => want(Number(e.target.value))}
          aria-label={title}
          aria-valuetext={when}
        />
      </label>
    </figure>
  )
}
const Ground = memo(function Ground() {
  return (
    <>
      <rect className="mn-final-sea" width={DRAWING.width} height={DRAWING.height} />
      <path className="mn-final-land is-outside" d={DRAWING.outsideLand} />
      {DRAWING.land.map(a => (
        <path key={a.id} className="mn-final-land" d={a.d} />
      ))}
      <path className="mn-final-line" d={[...DRAWING.landBorders, ...DRAWING.coast].join('')} />
    </>
  )
})
/** Who held which title when: a ribbon a track. */
function Titles({ p, history }: FinalRow) {
  return (
    <figure data-titles>
      <figcaption>{p.say('ui.final.titles')}</figcaption>
      <table className="mn-ribbons">
        <tbody>
          {TRACK_IDS.map((track, i) => (
            <tr key={track}>
              <th scope="row">{p.say(`track.${track}`)}</th>
              {history.map((s, k) => (
                <td key={k} title={p.say('ui.final.round', { round: s.round })}>
                  <SeatSign p={p} seat={s.leader[i]} size={20} />
                  <span className="hidden-text">{p.seats[s.leader[i]].name}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
function Curves({ p, history }: FinalRow) {
  const plots: readonly { key: TrackView['id'] | 'glory' | 'resources'; of: (s: S, seat: Seat) => number }[] = [
    ...TRACK_IDS.map((key, i) => ({ key, of: (s: S, seat: Seat) => tracksOf(s)[i].levels[seat] })),
    { key: 'glory', of: (s, seat) => pathsOf(s, seat).glory },
    { key: 'resources', of: (s, seat) => s.holdSize[seat] },
  ]
  return (
    <div className="mn-curves">
      {plots.map(({ key, of }) => {
        const title = p.say(`ui.final.curve.${key}`)
        return (
          <figure key={key} data-plot={key}>
            <figcaption>{title}</figcaption>
            <Plot
              label={title}
              xLabel={p.say('ui.final.rounds')}
              yLabel={title}
              lines={p.seats.map((look, seat) => ({
                name: look.name,
                nation: look.colour,
                points: history.map((s, i) => ({ x: i + 1, y: of(s, seat) })),
              }))}
            />
          </figure>
        )
      })}
    </div>
  )
}
/** The dearest purchase, the longest chain of takes, and all battles, out of what everybody has seen. */
function Facts({ p }: { p: FinalProps<S, MareMessage> }) {
  const { rolls, takes, dearest } = useMemo(() => factsOf(p), [p])
  const battles = useMemo(() => battlesOf(p.chronicle()), [p])
  return (
    <>
      <ul className="mn-facts">
        {rolls && <li>{p.say('ui.final.roll', rolls)}</li>}
        {takes > 0 && <li>{p.say('ui.final.takes', { n: takes })}</li>}
        {dearest && <li>{p.say('ui.final.dearest', dearest)}</li>}
      </ul>
      <details className="mn-final-battles" data-battles={battles.length}>
        <summary>{p.say('ui.final.battles', { n: battles.length })}</summary>
        {battles.map((told, i) => (
          <section key={i}>
            <h4>{p.sayEvent(told.battle)}</h4>
            <Rolls p={p} told={told} />
          </section>
        ))}
      </details>
    </>
  )
}
function factsOf(p: FinalProps<S, MareMessage>) {
  let [takes, run, paid] = [0, 0, 0]
  let rolls: { seat: Seat; sum: number; dice: string } | null = null
  let dearest: { seat: Seat; n: number; token: string } | null = null
  for (const e of p.chronicle()) {
    if (e.type === 'rolled' && Number(e.sum) > (rolls?.sum ?? 0))
      rolls = { seat: Number(e.seat), sum: Number(e.sum), dice: String(e.dice) }
    run = e.type === 'took' ? run + 1 : e.type === 'tradeEnded' || e.type === 'offered' ? 0 : run
    takes = Math.max(takes, run)
    paid = e.type === 'paid' ? paid + Number(e.count) : e.type === 'hired' ? paid : 0
    if (e.type === 'hired' && paid > (dearest?.n ?? 0))
      dearest = { seat: Number(e.seat), n: paid, token: String(e.token) }
  }
  return { rolls, takes, dearest }
}
