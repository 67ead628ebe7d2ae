/** Before the game: who has come, the terms, the links for those who have not, and the start. */
import type { TableInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { go } from '../router.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { freeSeat } from './calls.ts'
import { ChatLabel, ChatPanel } from './chat.tsx'
import { CopyLink } from './copy.tsx'
import { Invites } from './invites.tsx'
import { goingAway } from './leaving.ts'
import { server } from './session.ts'
import { hasRoomForMe, Seats } from './table-row.tsx'
import { Talk } from './talk.ts'
import { TellMe } from './tell-me.tsx'
import { TableTerms } from './terms.tsx'
import { spellDate } from './time.ts'

export interface WaitingRoomProps {
  readonly info: TableInfo
  /** Whose screen this is. */
  readonly user: string | null
  readonly onChange: () => Promise<void>
}

export function WaitingRoom({ info, user, onChange }: WaitingRoomProps) {
  const w = useWords()
  const act = useAct(onChange)
  // Who opened the table starts the game, whether they play or not.
  const { ask, dialog } = useAsk()
  const isOwner = user !== null && info.owner === user
  const leave = (): Promise<boolean> =>
    act.run(async () => {
      await server.leave(info.id)
      go('/online')
    })
  const free = info.seats.filter(s => s.user === null && s.bot === null).length
  const isFull = free === 0
  return (
    <>
      <Masthead
        title={info.title ?? w.say(`game.${info.game}`)}
        back={{ to: '/online', label: w.say('online.toLobby') }}
        picture={<Cover id={info.game} />}
      >
        <div className="row">
          {info.me === null && hasRoomForMe(info) && (
            <button
              type="button"
              className="button primary"
              data-join
              onClick={() => act.run(() => server.join(info.id))}
            >
              {w.say('online.join')}
            </button>
          )}
          {isOwner && isFull && (
            <button
              type="button"
              className="button primary"
              data-start
              onClick={() => act.run(() => server.start(info.id))}
            >
              {w.say('new.start')}
            </button>
          )}
          {(info.me !== null || isOwner) && (
            <button type="button" className="button quiet" onClick={() => ask(goingAway(w, isOwner, leave))}>
              {w.say(isOwner ? 'online.withdraw' : 'online.leave')}
            </button>
          )}
        </div>
        {dialog}
      </Masthead>
      <main className="shelf online waiting-room">
        <p role="status">
          {isFull ? w.say(isOwner ? 'online.allHere' : 'online.soon') : w.say('online.free', { n: free })}
        </p>
        <Seats
          table={info}
          {...(isOwner ? { onFree: (seat: number) => act.run(() => freeSeat(info.id, seat)) } : {})}
        />
        <FailureNote failure={act.failure} />
        {info.me !== null && info.settings.pace.kind === 'slow' && <TellMe />}
        {info.startsAt !== null && (
          <p data-starts>{w.say('online.startsAt', { at: spellDate(info.startsAt, w.language) })}</p>
        )}
        <TableTerms info={info} />
        {info.expiresAt !== null && (
          <p className="soft small-text">{w.say('online.expires', { at: spellDate(info.expiresAt, w.language) })}</p>
        )}
        {!isFull && <CopyLink link={location.href} label={w.say('online.link')} isMain={info.me !== null || isOwner} />}
        {!isFull && (info.me !== null || isOwner) && <Invites match={info.id} />}
        {info.me !== null && <WaitingTalk match={info.id} user={user} />}
      </main>
    </>
  )
}

function WaitingTalk({ match, user }: { match: string; user: string | null }) {
  const [talk, setTalk] = useState<Talk | null>(null)
  useEffect(() => {
    const opened = new Talk(null, match)
    setTalk(opened)
    return () => opened.close()
  }, [match])
  if (!talk) return null
  return (
    <section className="stack">
      <h2>
        <ChatLabel talk={talk} />
      </h2>
      <ChatPanel talk={talk} match={match} user={user} note={null} />
    </section>
  )
}
