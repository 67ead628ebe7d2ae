/** Everything about an online table that is not the game: how it is played, pausing, standing instructions, leaving. */
import { has } from '@ecumene/kernel'
import { useState, useSyncExternalStore } from 'react'
import { ForOperators } from '../moderation/for-operators.tsx'
import { LastRound } from '../screen/last-round.tsx'
import { isMeant } from '../screen/resign.ts'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { wishPause } from './calls.ts'
import { useAround } from './clock.tsx'
import { CopyLink } from './copy.tsx'
import { Invites } from './invites.tsx'
import { afterLeaving, leaving } from './leaving.ts'
import type { OnlineTable } from './online-table.ts'
import { OwnNote } from './own-note.tsx'
import { server } from './session.ts'
import { StandingDialog } from './standing-dialog.tsx'
import { TableTerms } from './terms.tsx'

export interface TableSheetProps {
  readonly table: OnlineTable
  readonly onChange: () => Promise<void>
}

export function TableTool(props: TableSheetProps) {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button quiet small" data-table-sheet onClick={() => setOpen(true)}>
        <span className="tool-sign" aria-hidden="true">
          ☰
        </span>
        <span className="tool-name">{w.say('online.table')}</span>
      </button>
      {isOpen && <TableSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function TableSheet({ table, onChange, onClose }: TableSheetProps & { onClose: () => void }) {
  const w = useWords()
  const { info, instructions } = useAround(table)
  const [isStanding, setStanding] = useState(false)
  const isPlaying = info.me !== null && info.status === 'live'
  // Seats of a table that the lobby does not list are taken by invitation.
  const hasVacantSeat = info.heirs !== 'nobody' && info.seats.some(s => s.vacant)
  return (
    <Dialog title={info.title ?? w.say('online.thisTable')} onClose={onClose} side>
      <TableTerms info={info} />
      <CopyLink link={location.href} label={w.say('online.linkWatch')} />
      {isPlaying && hasVacantSeat && <Invites match={table.id} />}
      {info.me !== null && <OwnNote match={table.id} />}
      {isPlaying && <Pause table={table} onChange={onChange} />}
      {isPlaying && <LastRound table={table} />}
      {isPlaying && (
        <section className="stack">
          <h3>{w.say('online.standing')}</h3>
          <p className="soft small-text">{w.say('online.standingOn', { n: instructions.length })}</p>
          <div className="row">
            <button type="button" className="button" data-open-standing onClick={() => setStanding(true)}>
              {w.say('online.standingChange')}
            </button>
          </div>
        </section>
      )}
      {isPlaying && <Leave table={table} onChange={onChange} onClose={onClose} />}
      {info.status === 'live' && <ForOperators match={table.id} onDone={onChange} />}
      {isStanding && <StandingDialog table={table} onClose={() => setStanding(false)} />}
    </Dialog>
  )
}

/** All must agree to stop the clocks; one is enough to go on. */
function Pause({ table, onChange }: TableSheetProps) {
  const w = useWords()
  const { info, clock } = useAround(table)
  const act = useAct(onChange)
  if (!clock || info.me === null) return null
  const hasAsked = has(clock.pauseAsked, info.me)
  return (
    <section className="stack">
      <h3>{w.say('online.pause')}</h3>
      <p className="soft small-text">{w.say('online.pauseHelp')}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-pause
          onClick={() => act.run(() => wishPause(info.id, !clock.paused && !hasAsked))}
        >
          {w.say(
            clock.paused
              ? 'online.resume'
              : hasAsked
                ? 'online.pauseBack'
                : clock.pauseAsked
                  ? 'online.pauseAgree'
                  : 'online.pauseAsk',
          )}
        </button>
      </div>
      <FailureNote failure={act.failure} />
    </section>
  )
}

function Leave({ table, onChange, onClose }: TableSheetProps & { onClose: () => void }) {
  const w = useWords()
  const { ask, dialog } = useAsk()
  const act = useAct(onChange)
  const { info } = useAround(table)
  const snapshot = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.snapshot(),
  )
  // Some rules know resigning: an action like any other, when its time has come.
  const givesUp = table.game.rarely ?? []
  const resign = snapshot?.legal.find(a => givesUp.includes(a.verb))
  return (
    <section className="stack">
      <h3>{w.say('online.leaving')}</h3>
      {givesUp.length > 0 && (
        <>
          <p className="soft small-text">{w.say(resign ? 'online.resignNow' : 'online.resignLater')}</p>
          {resign && (
            <div className="row">
              <button
                type="button"
                className="button"
                onClick={async () => {
                  if (!(await isMeant(w, resign, ask))) return
                  void table.play(resign)
                  onClose()
                }}
              >
                {w.action(resign)}
              </button>
            </div>
          )}
        </>
      )}
      <p className="soft small-text">{afterLeaving(w, info)}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          data-leave
          onClick={() => ask(leaving(w, info, () => void act.run(() => server.leave(table.id))))}
        >
          {w.say('online.resign')}
        </button>
      </div>
      {dialog}
      <FailureNote failure={act.failure} />
    </section>
  )
}
