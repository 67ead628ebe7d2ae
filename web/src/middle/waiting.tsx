/** The screen in the middle before the game: a code to scan, who has sat down, and the start. */
import { Shape } from '@ecumene/kit/shape.tsx'
import type { TableInfo } from '@ecumene/protocol'
import { playerName } from '../names.ts'
import { seatBot } from '../online/calls.ts'
import { playersOf } from '../online/players-of.ts'
import { QrCode } from '../online/qr-code.tsx'
import { server } from '../online/session.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { useHouseAddress } from './address.ts'

interface MiddleWaitingProps {
  readonly info: TableInfo
  readonly isOwner: boolean
  readonly onChange: () => Promise<void>
}

export function MiddleWaiting({ info, isOwner, onChange }: MiddleWaitingProps) {
  const w = useWords()
  const act = useAct(onChange)
  const { origin, isOpen } = useHouseAddress()
  const link = `${origin}/hand/${info.id}`
  const players = playersOf(info)
  const free = info.seats.filter(s => s.user === null && s.bot === null).length
  const isSomebodyHere = info.seats.some(s => s.user !== null)
  const start = (): Promise<boolean> =>
    act.run(async () => {
      // Somebody may have sat down since this screen was drawn.
      const { seats } = await server.table(info.id)
      for (const s of seats)
        if (s.user === null && s.bot === null) await seatBot(info.id, s.seat, info.settings.standIn)
      await server.start(info.id)
    })
  return (
    <main className="middle-waiting" data-middle="waiting">
      <section className="middle-scan">
        <h1>{w.say(`game.${info.game}`)}</h1>
        <p>{w.say('middle.scan')}</p>
        <QrCode text={link} label={w.say('friends.code')} />
        <p className="middle-address" data-middle-address>
          {link.replace(/^https?:\/\//, '')}
        </p>
        {!isOpen && (
          <p className="notice" role="status" data-not-open>
            {w.say('middle.notOpen')} <code>npm start -- --lan</code>
          </p>
        )}
      </section>
      <section className="middle-coming" aria-labelledby="middle-coming">
        <div className="middle-cover" aria-hidden="true">
          <Cover id={info.game} />
        </div>
        <h2 id="middle-coming">{w.say('new.seats')}</h2>
        <ol>
          {info.seats.map(s => {
            const isFree = s.user === null && s.bot === null
            const name = isFree ? w.say('online.freeSeat') : playerName(w, players, s.seat)
            return (
              <li key={s.seat} className={isFree ? 'soft' : ''} data-seat={s.seat}>
                <Shape colour={s.seat} initial={isFree ? '' : name.slice(0, 1)} size={44} /> {name}
              </li>
            )
          })}
        </ol>
        <div className="row">
          {isOwner && isSomebodyHere && (
            <button type="button" className="button primary" data-start disabled={act.isBusy} onClick={start}>
              {free === 0 ? w.say('new.start') : w.say('friends.startWithBots', { n: free })}
            </button>
          )}
          <Link to="/" className="button quiet">
            {w.say('toShelf')}
          </Link>
        </div>
        <FailureNote failure={act.failure} />
      </section>
    </main>
  )
}
