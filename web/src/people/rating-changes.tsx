/** Under the result of a rated game: everybody's rating after it, and by how much it changed. */
import type { RatingChange } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { RatingMark } from './rating-mark.tsx'

/** Games are counted a moment after they end; one of equal luck when the last of its tables is over. */
const SOON_MS = 2000
const LATE_MS = 60_000

export function RatingChanges({ match, names }: { match: string; names: readonly string[] }) {
  const w = useWords()
  const [changes, setChanges] = useState<readonly RatingChange[] | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (waitMs = SOON_MS): Promise<void> => {
      const told = await server
        .call<{ changes: readonly RatingChange[] | null }>('GET', `/matches/${match}/ratings`)
        .catch(() => null)
      if (told?.changes) setChanges(told.changes)
      else timer = setTimeout(ask, waitMs, Math.min(waitMs * 2, LATE_MS))
    }
    void ask()
    return () => clearTimeout(timer)
  }, [match])
  if (!changes || changes.length === 0) return null
  const signed = new Intl.NumberFormat(w.language, { signDisplay: 'exceptZero' })
  return (
    <dl className="rating-changes small-text" aria-label={w.say('rating.changes')} data-rating-changes>
      {changes.map(c => (
        <div key={c.seat}>
          <dt>{names[c.seat]}</dt>
          <dd>
            <RatingMark rating={c} />{' '}
            <span className={c.change < 0 ? 'rating-down' : 'rating-up'}>{signed.format(c.change)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
