/**
 * Above the question: what concerns the table now. A pause that is asked for, time that runs out, a seat somebody else
 * holds.
 */
import { has } from '@ecumene/kernel'
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { comeBack, wishPause } from './calls.ts'
import { useAround, useNow } from './clock.tsx'
import { LeftSeats } from './left-seats.tsx'
import { Notice } from './notice.tsx'
import type { OnlineTable } from './online-table.ts'
import { StandingDialog } from './standing-dialog.tsx'
import { TellMe } from './tell-me.tsx'
import { BELL_WARNING, bellLeft, isLow, leftOf, spell, spellDate } from './time.ts'
import { useTurnMark } from './turn-mark.ts'

export function Notices({ table, onChange }: { table: OnlineTable; onChange: () => Promise<void> }) {
  const w = useWords()
  const { info, clock, instructions } = useAround(table)
  const [isStanding, setStanding] = useState(false)
  const act = useAct(onChange)
  const { me, id, owed } = info
  useTurnMark(info.status === 'live' && me !== null && has(owed, me))
  if (info.status !== 'live') return null
  const names = (seats: readonly number[]): string => new Intl.ListFormat(w.language).format(seats.map(w.player))
  const asking = info.seats.flatMap(s => (clock && has(clock.pauseAsked, s.seat) ? [s.seat] : []))
  const standing = instructions.filter(i => !i.dropped)
  return (
    <div className="online-notices">
      {me !== null && info.seats[me].standIn !== null && (
        <Notice
          text={w.say('online.standInMe')}
          button={w.say('online.return')}
          onPress={() => act.run(() => comeBack(id))}
          name="return"
        />
      )}
      {clock?.paused && (
        <Notice
          text={w.say('online.paused')}
          {...(me === null
            ? {}
            : { button: w.say('online.resume'), onPress: () => act.run(() => wishPause(id, false)), name: 'resume' })}
        />
      )}
      {clock && !clock.paused && me !== null && asking.length > 0 && (
        <Notice
          text={
            has(clock.pauseAsked, me)
              ? w.say('online.pauseWaits')
              : w.say('online.pauseAsked', { names: names(asking) })
          }
          button={w.say(has(clock.pauseAsked, me) ? 'online.pauseBack' : 'online.pauseAgree')}
          onPress={() => act.run(() => wishPause(id, !has(clock.pauseAsked, me)))}
          name="pause-answer"
        />
      )}
      <LeftSeats table={table} onChange={onChange} />
      {me !== null && info.settings.pace.kind === 'slow' && <TellMe />}
      {me !== null && <MyTime table={table} seat={me} />}
      <BellTime table={table} />
      {instructions.map(
        i =>
          i.dropped && (
            <Notice
              key={i.decision}
              text={w.say('online.standingDropped', {
                decision: w.say(`decision.${i.decision}`),
                why: w.prompt(i.dropped),
              })}
              button={w.say('online.standingNoted')}
              onPress={() => act.run(() => table.instruct(instructions.filter(other => other !== i)))}
              name="dropped"
            />
          ),
      )}
      {standing.length > 0 && (
        <p className="small-text soft">
          {w.say('online.standingOn', { n: standing.length })}{' '}
          <button type="button" className="link" onClick={() => setStanding(true)}>
            {w.say('online.standingChange')}
          </button>
        </p>
      )}
      {isStanding && <StandingDialog table={table} onClose={() => setStanding(false)} />}
      <FailureNote failure={act.failure} />
    </div>
  )
}

/** How long I have for this decision, and what happens then. */
function MyTime({ table, seat }: { table: OnlineTable; seat: number }) {
  const w = useWords()
  const { clock, heardAt, info } = useAround(table)
  const isRunning = clock !== null && has(clock.running, seat)
  const now = useNow(isRunning)
  const { due, resting } = info.seats[seat]
  const left = leftOf(clock, heardAt, seat, now, resting)
  if (!isRunning || left === null) return null
  const { pace, expiry } = info.settings
  const low = isLow(left, pace)
  const what = w.say(expiry === 'bot' ? 'pace.thenBot' : 'pace.thenFallback')
  const when =
    pace.kind === 'slow' && due !== null ? w.say('pace.until', { at: spellDate(due, w.language) }) : spell(w, left)
  return (
    <p className={low ? 'my-time low' : 'my-time soft small-text'} data-my-time>
      {low ? w.say('pace.low', { left: spell(w, left) }) : w.say('pace.left', { left: when })} {what}
      {/* Said once: the seconds beside it change. */}
      {low && (
        <span className="hidden-text" role="alert">
          {w.say('pace.lowSaid')}
        </span>
      )}
    </p>
  )
}

/** How long the market is open: the bell ends it for everybody. */
function BellTime({ table }: { table: OnlineTable }) {
  const w = useWords()
  const { clock, heardAt } = useAround(table)
  const now = useNow(clock !== null && clock.bell !== null && !clock.paused)
  const left = bellLeft(clock, heardAt, now)
  if (left === null) return null
  const low = left <= BELL_WARNING
  return (
    <p className={low ? 'my-time low' : 'my-time soft small-text'} data-bell>
      {low && <span aria-hidden="true">⚠ </span>}
      {w.say('pace.bell', { left: spell(w, left) })}
      {/* Said once: the seconds beside it change. */}
      {low && (
        <span className="hidden-text" role="alert">
          {w.say('pace.bellSaid')}
        </span>
      )}
    </p>
  )
}
