/**
 * In a player's strip: are they there, who holds their seat, how much time they have, and what can be done about them.
 */
import { has } from '@ecumene/kernel'
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { SeatClock, useAround } from './clock.tsx'
import type { OnlineTable } from './online-table.ts'
import { PersonDialog } from './person-dialog.tsx'
import { spellDate } from './time.ts'

export function SeatNote({ table, seat }: { table: OnlineTable; seat: number }) {
  const w = useWords()
  const { presence, info } = useAround(table)
  const [isOpen, setOpen] = useState(false)
  const s = info.seats[seat]
  if (s.bot !== null) return null
  const isHere = has(presence.present, seat)
  const isOver = info.status !== 'live'
  const { user, name } = s
  return (
    <div className="seat-note small-text" data-seat-note={seat}>
      {!isOver && (
        <span className="soft">
          {s.vacant ? (
            w.say('online.seatLeft', { name: s.left ?? w.say('online.somebody') })
          ) : s.standIn !== null ? (
            w.say('online.seatHeld')
          ) : s.vacationUntil !== null ? (
            w.say('online.vacation', { at: spellDate(s.vacationUntil, w.language) })
          ) : s.resting ? (
            w.say('online.quietNow')
          ) : (
            <>
              <span aria-hidden="true">{isHere ? '●' : '○'}</span>{' '}
              {w.say(isHere ? 'online.present' : 'online.notPresent')}
            </>
          )}
        </span>
      )}
      {!isOver && <SeatClock table={table} seat={seat} />}
      {user !== null && seat !== info.me && (
        <button
          type="button"
          className="button quiet small square"
          onClick={() => setOpen(true)}
          aria-label={w.say('chat.about', { name: name ?? '' })}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
      {isOpen && user !== null && (
        <PersonDialog
          match={info.id}
          user={user}
          name={name ?? ''}
          onClose={() => setOpen(false)}
          onSilenced={() => void table.talk.reload()}
        />
      )}
    </div>
  )
}
