/**
 * How it went: culture and ratings by round, where the culture came from, leaders and wonders in time, wars and
 * attacks.
 */
import { Plot } from '@ecumene/kit/plot.tsx'
import type { FinalProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useEffect, useMemo, useState } from 'react'
import type { S } from '../src/state.ts'
import { explain } from './explain.tsx'
import type { AgesMessage } from './message.ts'
import { type Figures, figuresOf, seatsOf } from './position.ts'
import { type CultureSource, type Story, storyOf } from './story.ts'
import { Timeline } from './timeline.tsx'
import './style/index.css'

const CURVES = ['culture', 'cultureRate', 'scienceRate', 'strength'] as const satisfies readonly (keyof Figures)[]
const SOURCES: readonly CultureSource[] = ['production', 'events', 'final', 'lost']

export function Final(p: FinalProps<S, AgesMessage>) {
  const story = useMemo(() => storyOf(p.chronicle(), p.view.seats), [p])
  return (
    <Tips className="tta-final" explain={word => explain(p, word)}>
      <Curves p={p} />
      <Sources p={p} story={story} />
      <Timeline p={p} story={story} />
      <Clashes p={p} story={story} />
    </Tips>
  )
}

function Curves({ p }: { p: FinalProps<S, AgesMessage> }) {
  const rounds = useRounds(p)
  const [curve, setCurve] = useState<(typeof CURVES)[number]>('culture')
  if (rounds.length < 2) return null
  return (
    <figure>
      <figcaption className="tta-tabs">
        {CURVES.map(key => (
          <button key={key} type="button" aria-pressed={key === curve} onClick={() => setCurve(key)}>
            {p.say(`ui.curve.${key}`)}
          </button>
        ))}
      </figcaption>
      <Plot
        label={p.say(`ui.curve.${curve}`)}
        xLabel={p.say('ui.round')}
        yLabel={p.say(`ui.curve.${curve}`)}
        lines={p.seats.map((look, seat) => ({
          name: look.name,
          nation: look.colour,
          points: rounds.map(({ round, figures }) => ({ x: round, y: figures[seat][curve] })),
        }))}
      />
    </figure>
  )
}
interface ScoredRound {
  readonly round: number
  readonly figures: readonly Figures[]
}
/** The figures at the end of each round: the last position of the round says them. */
function useRounds({ positions, view }: FinalProps<S, AgesMessage>): readonly ScoredRound[] {
  const [rounds, setRounds] = useState<readonly ScoredRound[]>([])
  useEffect(() => {
    let isCurrent = true
    positions('rounds').then(list => {
      if (!isCurrent) return
      const last = new Map<number, S>()
      for (const s of [...list, view]) last.set(s.round, s)
      const all = [...last].map(([round, s]) => ({ round, figures: seatsOf(s).map(seat => figuresOf(s, seat)) }))
      setRounds(all.sort((a, b) => a.round - b.round))
    })
    return () => {
      isCurrent = false
    }
  }, [positions, view])
  return rounds
}

function Sources({ p, story }: { p: FinalProps<S, AgesMessage>; story: Story }) {
  return (
    <table className="tta-sources">
      <caption>{p.say('ui.sources')}</caption>
      <thead>
        <tr>
          <td />
          {SOURCES.map(source => (
            <th key={source} scope="col">
              {p.say(`ui.source.${source}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {story.sources.map((culture, seat) => (
          <tr key={`seat-${seat + 1}`}>
            <th scope="row">
              <span style={{ background: `var(--nation-${p.seats[seat].colour})` }} className="tta-dot" />{' '}
              {p.seats[seat].name}
            </th>
            {SOURCES.map(source => (
              <td key={source}>{source === 'lost' && culture.lost > 0 ? `−${culture.lost}` : culture[source]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Clashes({ p, story }: { p: FinalProps<S, AgesMessage>; story: Story }) {
  if (story.clashes.length === 0) return null
  return (
    <section className="tta-clashes">
      <h3>{p.say('ui.clashes')}</h3>
      <ul>
        {story.clashes.map(clash => (
          <li key={`${clash.round}-${clash.by}-${clash.on}-${clash.card}`}>
            {p.say(`ui.clash.${clash.ending}`, {
              round: clash.round,
              seat: clash.by,
              target: clash.on,
              card: clash.card,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
