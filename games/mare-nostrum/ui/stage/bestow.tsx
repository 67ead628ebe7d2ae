/** A title to give among those who are level: their tokens step forward on the track, and a click gives it. */

import type { Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { figure } from '../figure.ts'
import { TRACK_ICONS } from '../look.ts'
import { bestowedOf, type Part, pathsOf, TRACK_IDS, tracksOf } from '../rules.ts'
import { levelText } from '../tracks.tsx'
import { SeatSign } from './common.tsx'
import type { StageProps } from './stage.ts'

/** How much of the track is drawn on either side of the tie. */
const ASIDE = 3

export function Bestow({ p, play }: StageProps) {
  const { track, tied } = bestowedOf(p)
  const { levels } = tracksOf(p.view)[track]
  const tie = levels[tied[0]?.seat ?? 0]
  const name = p.say(`track.${TRACK_IDS[track]}`)
  return (
    <section className="mn-bestow" aria-label={name}>
      <div className="mn-forward">
        {tied.map(({ seat, action }) => {
          const { titles } = pathsOf(p.view, seat)
          const wins = titles === 2 && p.view.leader[track] !== seat
          return (
            <button
              key={seat}
              type="button"
              className={`mn-step is-legal ${wins ? 'is-grave' : ''}`}
              data-action
              data-seat={seat}
              aria-label={p.sayAction(action)}
              onClick={() => play(action)}
            >
              <SeatSign p={p} seat={seat} size={30} />
              <span>
                <b>{p.seats[seat].name}</b>
                {wins ? (
                  <small>{p.say('ui.winsByTitle', { seat })}</small>
                ) : (
                  <small {...figure('titlesHeld', seat)}>{p.say('ui.titles', { n: titles })}</small>
                )}
              </span>
            </button>
          )
        })}
      </div>
      <div
        className="mn-strip"
        role="img"
        aria-label={levels.map((n, seat) => p.say('ui.levelOf', { seat, level: n })).join('; ')}
      >
        <Icon body={TRACK_ICONS[track]} size={18} />
        {Array.from({ length: 2 * ASIDE + 1 }, (_, i) => tie - ASIDE + i).map(level => (
          <span key={level} className={`mn-cell ${level === tie ? 'is-tie' : ''} ${level < 1 ? 'is-none' : ''}`}>
            {level > 0 && <small>{levelText(level)}</small>}
            {level > 0 && level !== tie && <Standing p={p} seats={seatsAt(levels, level)} />}
          </span>
        ))}
      </div>
    </section>
  )
}
const seatsAt = (levels: readonly number[], level: number): Seat[] =>
  levels.flatMap((n, seat) => (n === level ? [seat] : []))
const Standing = ({ p, seats }: { p: Part; seats: readonly Seat[] }) =>
  seats.map(seat => <SeatSign key={seat} p={p} seat={seat} size={16} />)
