/** Before the game: who has come and in which seat, the link for those who have not, and the start. */
import type { TableInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { useHouseAddress } from '../middle/address.ts'
import { go } from '../router.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { seatBot } from './calls.ts'
import { ChatLabel, ChatPanel } from './chat.tsx'
import { HandOn } from './hand-on.tsx'
import { goingAway } from './leaving.ts'
import { server } from './session.ts'
import { Talk } from './talk.ts'
import { TellMe } from './tell-me.tsx'
import { TableTerms } from './terms.tsx'
import { spellDate, spellPace } from './time.ts'
import { WaitingSeats } from './waiting-seats.tsx'

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
  const { origin, isOpen } = useHouseAddress()
  const isOwner = user !== null && info.owner === user
  const isMember = info.me !== null || isOwner
  const game = w.say(`game.${info.game}`)
  const free = info.seats.filter(s => s.user === null && s.bot === null)
  const isFull = free.length === 0
  useEffect(() => {
    document.title = `${game} · Ecumene`
  }, [game])
  const leave = (): Promise<boolean> =>
    act.run(async () => {
      await server.leave(info.id)
      go('/online')
    })
  const start = (): Promise<boolean> =>
    act.run(async () => {
      // Somebody may have sat down since this screen was drawn.
      const { seats } = await server.table(info.id)
      for (const s of seats)
        if (s.user === null && s.bot === null) await seatBot(info.id, s.seat, info.settings.standIn)
      await server.start(info.id)
    })
  // The player who opened the table sends the link; the others find it below the seats.
  // Where it is posted, its preview is in the language of the player who sends it.
  const inMine = w.language === 'en' ? '' : `?lang=${w.language}`
  const handOn = !isFull && isMember && (
    <HandOn link={`${origin}/online/${info.id}${inMine}`} text={w.say('friends.letUsPlay', { game })} isOpen={isOpen} />
  )
  return (
    <>
      <Masthead
        title={info.title ?? game}
        back={{ to: '/online', label: w.say('online.toLobby') }}
        picture={<Cover id={info.game} />}
      >
        <div className="row">
          {isOwner && (
            <button
              type="button"
              className={isFull ? 'button primary' : 'button'}
              data-start
              disabled={act.isBusy}
              onClick={start}
            >
              {isFull ? w.say('new.start') : w.say('friends.startWithBots', { n: free.length })}
            </button>
          )}
          {isMember && (
            <button type="button" className="button quiet" onClick={() => ask(goingAway(w, isOwner, leave))}>
              {w.say(isOwner ? 'online.withdraw' : 'online.leave')}
            </button>
          )}
        </div>
        {dialog}
      </Masthead>
      <main className="shelf online waiting-room">
        {isOwner && handOn}
        <section className="stack" aria-labelledby="who-is-here">
          <h2 id="who-is-here">{w.say('new.seats')}</h2>
          <p role="status">
            {isFull
              ? w.say(isOwner ? 'online.allHere' : 'online.soon')
              : w.say(isOwner ? 'friends.freeOwner' : 'friends.freeGuest', { n: free.length })}
          </p>
          <WaitingSeats info={info} isOwner={isOwner} act={act} />
          <FailureNote failure={act.failure} />
          {info.startsAt !== null && (
            <p data-starts>{w.say('online.startsAt', { at: spellDate(info.startsAt, w.language) })}</p>
          )}
          {info.me !== null && info.settings.pace.kind === 'slow' && <TellMe />}
        </section>
        {!isOwner && handOn}
        <details className="more" open={!isMember}>
          <summary>
            {w.say('friends.terms')}: {spellPace(w, info.settings.pace)}
          </summary>
          <TableTerms info={info} />
          {info.expiresAt !== null && (
            <p className="soft small-text">{w.say('online.expires', { at: spellDate(info.expiresAt, w.language) })}</p>
          )}
        </details>
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
