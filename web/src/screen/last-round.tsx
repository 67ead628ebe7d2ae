/**
 * A game that its table may end: how long it still lasts, and the decision of the player who set the table up. Shown
 * where the game knows a last round (ADV-25.4).
 */
import { useSyncExternalStore } from 'react'
import { useNow } from '../online/clock.tsx'
import { spell } from '../online/time.ts'
import { useWords } from '../speech.tsx'
import type { Table } from '../table/table.ts'
import { useAsk } from '../ui/ask.tsx'

export function LastRound({ table }: { table: Table }) {
  const w = useWords()
  const { ask, dialog } = useAsk()
  const snapshot = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.snapshot(),
  )
  const { lastRound } = table.game
  const at = table.lastRound?.at() ?? null
  const now = useNow(at !== null)
  if (!lastRound || !snapshot || snapshot.outcome) return null
  const isLast = lastRound.isNow(snapshot.view)
  const make = table.lastRound?.make
  if (!isLast && !make && at === null) return null
  return (
    <section className="stack" data-last-round-part>
      <h3>{w.say('lastRound.title')}</h3>
      {(isLast || at !== null) && (
        <p className="soft small-text" data-last-round-time>
          {isLast ? w.say('lastRound.now') : w.say('lastRound.in', { left: spell(w, Math.max(0, (at ?? 0) - now)) })}
        </p>
      )}
      {!isLast && make && (
        <div className="row">
          <button
            type="button"
            className="button"
            data-make-last-round
            onClick={() =>
              ask({
                title: w.say('lastRound.ask'),
                text: w.say('lastRound.askText'),
                no: w.say('lastRound.no'),
                yes: w.say('lastRound.make'),
                onYes: () => void make(),
              })
            }
          >
            {w.say('lastRound.make')}
          </button>
        </div>
      )}
      {dialog}
    </section>
  )
}
