/**
 * Seats whose players left: those who stay read who it was and choose what becomes of the seat; people who may take it
 * over is offered it.
 */
import type { TableInfo } from '@ecumene/protocol'
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { adopt } from './calls.ts'
import { useAround } from './clock.tsx'
import { Invites } from './invites.tsx'
import { Notice } from './notice.tsx'
import type { OnlineTable } from './online-table.ts'

type LeftSeat = TableInfo['seats'][number]

export function LeftSeats({ table, onChange }: { table: OnlineTable; onChange: () => Promise<void> }) {
  const w = useWords()
  const { info } = useAround(table)
  const act = useAct(onChange)
  const [isInviting, setInviting] = useState(false)
  const [accepted, setAccepted] = useState(() => acceptedAt(info.id))
  const accept = (s: LeftSeat): void => {
    const all = [...accepted, nameOf(s)]
    setAccepted(all)
    sessionStorage.setItem(keyFor(info.id), JSON.stringify(all))
  }
  const said = (key: string, s: LeftSeat): string =>
    w.say(key, { left: s.left ?? w.say('online.somebody'), bot: w.player(s.seat) })
  const vacant = info.seats.filter(s => s.vacant)
  return (
    <>
      {vacant.map(s =>
        info.me !== null ? (
          !accepted.includes(nameOf(s)) && (
            <Notice
              key={s.seat}
              text={said('online.othersLeft', s)}
              {...(info.heirs === 'nobody'
                ? {}
                : { button: w.say('online.inviteThere'), name: 'invite', onPress: () => setInviting(true) })}
              other={{ button: w.say('online.playOn'), name: 'play-on', onPress: () => accept(s) }}
            />
          )
        ) : s.adoptable ? (
          <Notice
            key={s.seat}
            text={said('online.vacantSeat', s)}
            button={w.say('online.adopt')}
            onPress={() => act.run(() => adopt(info.id, s.seat))}
            name="adopt"
          />
        ) : (
          info.heirs === 'invited' && <Notice key={s.seat} text={said('online.vacantInvited', s)} />
        ),
      )}
      {isInviting && (
        <Dialog title={w.say('online.inviteThere')} onClose={() => setInviting(false)}>
          <Invites match={info.id} />
        </Dialog>
      )}
      <FailureNote failure={act.failure} />
    </>
  )
}

/** Somebody else who leaves the same seat later is told anew. */
const nameOf = ({ seat, left }: LeftSeat): string => `${seat} ${left ?? ''}`
const keyFor = (match: string): string => `ecumene:left:${match}`
function acceptedAt(match: string): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyFor(match)) ?? '[]') as string[]
  } catch {
    return []
  }
}
