/** The players of an older game may agree to play on by today's rules. */
import { ApiError } from '@ecumene/protocol/client'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { useWords } from '../speech.tsx'
import { agreeToNewerRules } from './calls.ts'
import { useAround } from './clock.tsx'
import type { OnlineTable } from './online-table.ts'

export function NewerRules({ table, onChange }: { table: OnlineTable; onChange: () => Promise<void> }) {
  const w = useWords()
  const { info } = useAround(table)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { me, id } = info
  if (me === null || info.status !== 'live') return null
  const agreed = info.seats.filter(s => s.agreed !== null).map(s => s.seat)
  const isMine = agreed.includes(me)
  const press = async (): Promise<void> => {
    setTrouble(null)
    try {
      await agreeToNewerRules(id, !isMine)
      await onChange()
    } catch (error) {
      const cannot = error instanceof ApiError && error.code === 'refused'
      setTrouble(cannot ? 'newer.cannot' : failureOf(error).key)
    }
  }
  const names = new Intl.ListFormat(w.language).format(agreed.map(w.player))
  return (
    <div className="row online-notice" role="status">
      {agreed.length > 0 && <span className="small-text">{w.say('newer.agreed', { names })}</span>}
      <button type="button" className="button small quiet" onClick={press} data-notice="newer-rules">
        {w.say(isMine ? 'newer.back' : 'newer.agree')}
      </button>
      {trouble && (
        <span className="small-text bad" role="alert">
          {w.say(trouble)}
        </span>
      )}
    </div>
  )
}
