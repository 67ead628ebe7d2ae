/** What operators did about the person who reads this, and why; each until they have read it, a ban while it holds. */
import type { ToldMeasure } from '@ecumene/protocol'
import { spellFullDate } from '../online/time.ts'
import { useWords } from '../speech.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useLoaded } from '../ui/use-loaded.tsx'
import { markRead, toldOfMe } from './calls.ts'

export function ToldMeasures() {
  const w = useWords()
  const { value, reload } = useLoaded(toldOfMe)
  const act = useAct(reload)
  if (!value || value.length === 0) return null
  return (
    <section className="notice stack" aria-label={w.say('told.title')} data-told>
      <strong>{w.say('told.title')}</strong>
      {value.map(measure => (
        <Told
          key={measure.id}
          measure={measure}
          onRead={measure.id === '' ? null : () => act.run(() => markRead(measure.id))}
        />
      ))}
    </section>
  )
}

function Told({
  measure: { kind, reason, until, before },
  onRead,
}: {
  measure: ToldMeasure
  onRead: (() => unknown) | null
}) {
  const w = useWords()
  const when = until === null ? '' : spellFullDate(until, w.language)
  return (
    <div className="stack">
      <p>{w.say(`told.${kind}`, { when, before: before ?? '–' })}</p>
      <p>{w.say('told.reason', { reason })}</p>
      {onRead && (
        <div className="row">
          <button type="button" className="button small" onClick={onRead} data-told-read>
            {w.say('told.seen')}
          </button>
        </div>
      )}
    </div>
  )
}
