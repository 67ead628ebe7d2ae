/** A rating over time: a line from game to game, with its figures in words for those who do not see it. */
import type { PersonPage } from '@ecumene/protocol'
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { Segments } from '../ui/segments.tsx'

/** Left of the line there is room for its figures. */
const [WIDTH, HEIGHT, EDGE, LEFT] = [640, 160, 12, 70]

export function RatingHistory({ told }: { told: NonNullable<PersonPage['told']> }) {
  const w = useWords()
  const kinds = told.ratings.map(r => `${r.game} ${r.pace}`)
  const [chosen, choose] = useState(kinds[0])
  const [game, pace] = chosen.split(' ')
  const points = told.games
    .flatMap(g => (g.game === game && g.pace === pace && g.rating !== null ? [g.rating] : []))
    .reverse()
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - EDGE)) / Math.max(1, points.length - 1)
  const y = (v: number): number => HEIGHT - EDGE - ((v - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low)
  return (
    <div className="stack">
      {kinds.length > 1 && (
        <Segments
          legend={w.say('people.history')}
          name="history"
          values={kinds}
          value={chosen}
          label={kind => {
            const [ofGame, atPace] = kind.split(' ')
            return `${w.say(`game.${ofGame}`)} · ${w.say(`online.clock.${atPace}`)}`
          }}
          onChange={choose}
        />
      )}
      {points.length > 1 && (
        <svg
          className="people-chart"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={w.say('people.chart', {
            n: points.length,
            first: points[0],
            last: points[points.length - 1],
            low,
            high,
          })}
        >
          <polyline points={points.map((v, i) => `${x(i)},${y(v)}`).join(' ')} />
          {points.map((v, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the line
            <circle key={i} cx={x(i)} cy={y(v)} r={3} />
          ))}
          <text x={EDGE / 2} y={EDGE + 8}>
            {high}
          </text>
          <text x={EDGE / 2} y={HEIGHT - EDGE + 4}>
            {low}
          </text>
        </svg>
      )}
    </div>
  )
}
