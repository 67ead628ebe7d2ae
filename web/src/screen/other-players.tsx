/** One strip per player, or only their signs on a rail; a click shows the whole public area. */
import { has } from '@ecumene/kernel'
import { Shape } from '@ecumene/kit/shape.tsx'
import type { Words } from '@ecumene/words'
import { useState } from 'react'
import { PlayerRating } from '../people/rating-mark.tsx'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PonderRing } from './bot-thinking.tsx'
import { Drawn } from './drawn-part.tsx'
import type { TableView } from './view.ts'

export function Others({ view, isRail = false }: { view: TableView; isRail?: boolean }) {
  const w = useWords()
  const { ui, parts, snapshot, table } = view
  const [shown, show] = useState<number | null>(null)
  const Strip = ui?.OtherStrip
  return (
    <section className="others" aria-label={w.say('others.title')}>
      <ul>
        {parts.seats.map((p, seat) => {
          const isAsked = has(snapshot.owed, seat) && !snapshot.outcome
          const place = snapshot.outcome?.places[seat]
          if (isRail)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} className={isAsked ? 'rail-seat asked' : 'rail-seat'}>
                <button type="button" title={p.name} aria-label={p.name} onClick={() => show(seat)}>
                  <Shape colour={p.colour} initial={p.initial} size={34} />
                  <PonderRing table={table} seat={seat} />
                </button>
              </li>
            )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={isAsked ? 'strip asked' : 'strip'}>
              <div className="strip-name">
                <Shape colour={p.colour} initial={p.initial} size={30} />
                <PonderRing table={table} seat={seat} />
                {Strip ? (
                  <button type="button" className="link name" onClick={() => show(seat)}>
                    {p.name}
                  </button>
                ) : (
                  <span className="name">{p.name}</span>
                )}
                <span className="soft small-text">
                  <PlayerRating game={table.game.id} player={table.players[seat]} />{' '}
                  {view.resigned.has(seat)
                    ? w.say('others.resigned')
                    : place !== undefined
                      ? w.say('others.place', { place })
                      : seat === snapshot.viewer
                        ? w.say('others.you')
                        : p.isBot
                          ? botSaid(w, table.players[seat].bot, isAsked)
                          : isAsked
                            ? w.say('others.asked')
                            : ''}
                </span>
              </div>
              {view.extras?.seat(seat)}
              {Strip && (
                <Drawn view={view}>
                  <Strip {...parts} other={seat} size="strip" />
                </Drawn>
              )}
            </li>
          )
        })}
      </ul>
      {Strip && shown !== null && (
        <Dialog title={parts.seats[shown].name} onClose={() => show(null)}>
          <Drawn view={view}>
            <Strip {...parts} other={shown} size="full" />
          </Drawn>
        </Dialog>
      )}
    </section>
  )
}

/** A bot that thinks or its name; who stands in a guide or a challenge plays what is written. */
const botSaid = (w: Words, bot: string | null, isAsked: boolean): string =>
  bot === null ? w.say('others.staged') : isAsked ? w.say('others.thinking') : w.say('others.bot', { bot })
