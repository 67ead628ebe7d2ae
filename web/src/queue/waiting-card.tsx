/** In the lobby: the way into the queue, or how long one has waited in it and for what. */
import { useEffect, useState } from 'react'
import { ago } from '../shelf/ago.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { FindGame } from './find-game.tsx'
import { askQueue, stopWaiting, useQueue } from './queue.ts'

export function WaitingCard() {
  const w = useWords()
  const queue = useQueue()
  const [isOpen, setOpen] = useState(false)
  const act = useAct()
  useEffect(() => void askQueue().catch(() => {}), [])
  const ticket = queue?.ticket ?? null
  const list = (words: readonly string[]): string =>
    new Intl.ListFormat(w.language, { type: 'disjunction' }).format(words)
  const waiting = Object.entries(queue?.waiting ?? {}).map(([game, n]) =>
    w.say('queue.waitingFor', { game: w.say(`game.${game}`), n }),
  )
  return (
    <section className="queue-card" aria-labelledby="queue-title">
      <div className="queue-words">
        <h2 id="queue-title">{w.say(ticket ? 'queue.searching' : 'queue.find')}</h2>
        <p className="soft" role="status">
          {ticket
            ? w.say('queue.since', {
                games: list(ticket.wish.games.map(g => w.say(`game.${g}`))),
                seats: list(ticket.wish.seats.map(String)),
                pace: w.say(`queue.pace.${ticket.wish.pace}`),
                ago: ago(ticket.since, Date.now(), w.language),
              })
            : w.say('queue.about')}
        </p>
        {waiting.length > 0 && <p className="soft small-text">{waiting.join(' · ')}</p>}
        <FailureNote failure={act.failure} />
      </div>
      {/* Who waits need not wait idly: a game against bots keeps in this browser, and the offer comes there, too. */}
      <Link to="/" className="button quiet" data-meanwhile>
        {w.say('queue.meanwhile')}
      </Link>
      {ticket ? (
        <button type="button" className="button" data-stop onClick={() => act.run(stopWaiting)} disabled={act.isBusy}>
          {w.say('queue.stop')}
        </button>
      ) : (
        <button type="button" className="button primary" data-find onClick={() => setOpen(true)}>
          {w.say('queue.find')}
        </button>
      )}
      {isOpen && <FindGame onClose={() => setOpen(false)} />}
    </section>
  )
}
