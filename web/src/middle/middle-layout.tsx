/**
 * The board for all, on a screen that is read from two metres: the board, who is still thinking, what has just
 * happened, everybody's figures and the chronicle. It is a spectator's view: nothing on it is anybody's secret.
 */
import { has, type Seat } from '@ecumene/kernel'
import { Shape } from '@ecumene/kit/shape.tsx'
import type { Words } from '@ecumene/words'
import { useState } from 'react'
import { initialOf } from '../names.ts'
import { useAround } from '../online/clock.tsx'
import type { OnlineTable } from '../online/online-table.ts'
import { Centre } from '../screen/centre.tsx'
import { Chronicle } from '../screen/chronicle.tsx'
import { Drawn } from '../screen/drawn-part.tsx'
import { LatestDeed } from '../screen/latest-deed.tsx'
import { Others } from '../screen/other-players.tsx'
import { roundTitle } from '../screen/round-title.ts'
import type { TableView } from '../screen/view.ts'
import { useWords } from '../speech.tsx'
import { NewPhone } from './new-phone.tsx'

interface MiddleLayoutProps {
  readonly view: TableView
  readonly table: OnlineTable
  /** This screen opened the table: it may give a seat to another phone. */
  readonly isOwner: boolean
}

export function MiddleLayout({ view: whole, table, isOwner }: MiddleLayoutProps) {
  const w = useWords()
  // The middle shows the present: looking back is everybody's own, on their own screen.
  const view: TableView = { ...whole, jump: () => {} }
  const { snapshot, ui, parts } = view
  const title = snapshot.round !== null && !snapshot.outcome ? roundTitle(w, snapshot.round) : ''
  const phase = snapshot.path.at(-1)
  return (
    <div className="middle" data-seq={snapshot.seq} data-middle="board">
      <header className="middle-head">
        <div className="middle-where">
          <h1>{w.say(`game.${table.game.id}`)}</h1>
          <p className="soft">
            {[title, phase && w.has(`decision.${phase}`) ? w.say(`decision.${phase}`) : ''].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Turns view={view} table={table} isOwner={isOwner} />
      </header>
      <main className="middle-board">
        <Centre view={view} />
      </main>
      <aside className="middle-side">
        <Others view={view} />
        {ui?.Tracks && (
          <section className="tracks" aria-label={w.say('tracks.title')}>
            <Drawn view={view}>
              <ui.Tracks {...parts} />
            </Drawn>
          </section>
        )}
        <Chronicle view={view} />
      </aside>
      <p className="middle-latest" role="status">
        {snapshot.outcome ? w.say(snapshot.outcome.ending) : <LatestDeed view={view} />}
      </p>
    </div>
  )
}

/** Everybody, in large letters: who is asked, and whose phone is not there. */
function Turns({ view, table, isOwner }: MiddleLayoutProps) {
  const w = useWords()
  const { presence, info } = useAround(table)
  const [lost, setLost] = useState<number | null>(null)
  const { snapshot, parts } = view
  const names = parts.seats.map(p => p.name)
  return (
    <>
      <ul className="middle-turns">
        {parts.seats.map((p, seat) => {
          const isAsked = has(snapshot.owed, seat) && !snapshot.outcome
          const isAway = info.seats[seat].user !== null && !has(presence.present, seat)
          const said = saidOf(view, w, seat, isAsked, isAway)
          const inside = (
            <>
              <Shape colour={p.colour} initial={initialOf(names, seat)} size={40} />
              <span>
                <strong>{p.name}</strong>
                {said && <span className="middle-said">{said}</span>}
              </span>
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={isAsked ? 'asked' : ''} data-turn={seat} data-asked={isAsked} data-away={isAway}>
              {isOwner && info.seats[seat].user !== null && !snapshot.outcome ? (
                <button type="button" onClick={() => setLost(seat)} title={w.say('middle.newPhone', { name: p.name })}>
                  {inside}
                </button>
              ) : (
                <div>{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
      {lost !== null && <NewPhone match={table.id} seat={lost} name={names[lost]} onClose={() => setLost(null)} />}
    </>
  )
}

/** What the room has to know of a player now; their names and figures stand beside the board. */
function saidOf({ snapshot, resigned }: TableView, w: Words, seat: Seat, isAsked: boolean, isAway: boolean): string {
  const place = snapshot.outcome?.places[seat]
  if (resigned.has(seat)) return w.say('others.resigned')
  if (place !== undefined) return w.say('others.place', { place })
  return isAsked ? w.say('middle.thinks') : isAway ? w.say('middle.noPhone') : ''
}
