/**
 * A table is found: the waiting player is asked on any page of the app, and goes there when everybody has accepted.
 */
import type { OfferInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { answerOffer, askQueue, forgetMatch, useQueue } from './queue.ts'

export default function OfferNotice() {
  const queue = useQueue()
  useEffect(() => void askQueue().catch(() => {}), [])
  const match = queue?.match ?? null
  useEffect(() => {
    if (match === null) return
    forgetMatch()
    go(`/online/${match}`)
  }, [match])
  const offer = queue?.ticket?.offer
  return offer ? <OfferDialog key={offer.id} offer={offer} /> : null
}

function OfferDialog({ offer }: { offer: OfferInfo }) {
  const w = useWords()
  const act = useAct()
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const [isAside, setAside] = useState(false)
  const answer = (accept: boolean) => () => act.run(() => answerOffer(offer.id, accept))
  const left = Math.max(0, Math.ceil((offer.expiresAt - now) / 1000))
  // Closing it by accident loses nothing: it waits at the edge.
  if (isAside)
    return (
      <div className="toast" role="status">
        <span>{w.say('queue.found')}</span>
        <button type="button" className="button small primary" onClick={() => setAside(false)}>
          {w.say('cups.open')}
        </button>
      </div>
    )
  return (
    <Dialog
      title={w.say('queue.found')}
      onClose={() => setAside(true)}
      foot={
        offer.mine ? undefined : (
          <>
            <button type="button" className="button primary" data-accept disabled={act.isBusy} onClick={answer(true)}>
              {w.say('queue.accept')}
            </button>
            <button type="button" className="button quiet" data-decline disabled={act.isBusy} onClick={answer(false)}>
              {w.say('queue.decline')}
            </button>
          </>
        )
      }
    >
      <p>
        {w.say('queue.foundText', {
          game: w.say(`game.${offer.game}`),
          seats: offer.seats,
          bots: offer.seats - offer.people,
        })}
      </p>
      <p role="status" className="soft">
        {w.say(offer.mine ? 'queue.othersAnswer' : 'queue.accepted', { n: offer.accepted, of: offer.people })}
      </p>
      <progress className="queue-left" max={60} value={left} aria-label={w.say('queue.left', { n: left })} />
      <FailureNote failure={act.failure} />
    </Dialog>
  )
}
