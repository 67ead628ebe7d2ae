/** Under the result of an online game: again, the record, and the proof that the cards were fair. */
import type { TableInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { fileOf } from '../local/file.ts'
import { playerName } from '../names.ts'
import { RatingChanges } from '../people/rating-changes.tsx'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { download } from '../ui/download.ts'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { useAround } from './clock.tsx'
import type { OnlineTable } from './online-table.ts'
import { playersOf } from './players-of.ts'
import { server } from './session.ts'
import { hasRoomForMe } from './table-row.tsx'
import { spellHour } from './time.ts'

/** On the result page, the seats of the rematch are updated as they are taken. */
const EVERY_MS = 10_000

export function AfterGame({ table }: { table: OnlineTable }) {
  const w = useWords()
  const { info } = useAround(table)
  const act = useAct()
  const { id, me, sealed } = info
  const next = useNext(info.rematch)
  const again = (): Promise<boolean> => act.run(async () => go(`/online/${(await server.rematch(id)).id}`))
  const save = (): Promise<boolean> =>
    act.run(async () =>
      download(
        `ecumene-${table.game.id}-${id.slice(0, 6)}.json`,
        JSON.stringify(fileOf(table.players, await table.record())),
      ),
    )
  const isOffered = next !== null && next.status === 'open'
  const isNone = info.rematch === null || next?.status === 'gone'
  const kept = next?.seats.find(s => s.kept?.isMine)?.kept ?? null
  return (
    <div className="stack after-game">
      {isOffered && (
        <p className="notice" role="status">
          {w.say('online.rematchOffered')}{' '}
          {next.me !== null
            ? w.say('online.rematchMine')
            : kept && w.say('online.rematchKept', { at: spellHour(kept.until, w.language) })}
        </p>
      )}
      <div className="row">
        {me !== null && isNone && (
          <button type="button" className="button primary" data-rematch onClick={again}>
            {w.say('online.rematch')}
          </button>
        )}
        {me !== null && isOffered && next.me === null && hasRoomForMe(next) && (
          <button type="button" className="button primary" data-rematch onClick={again}>
            {w.say('online.rematchAccept')}
          </button>
        )}
        {!isNone && (
          <Link className={next && next.me !== null ? 'button primary' : 'button'} to={`/online/${info.rematch}`}>
            {w.say(next && next.me !== null ? 'online.rematchGo' : 'online.rematchSee')}
          </Link>
        )}
        {!sealed && (
          <>
            <button type="button" className="button" onClick={save}>
              {w.say('saved.export')}
            </button>
            <Link className="button" to={`/fair/${id}`}>
              {w.say('online.fair')}
            </Link>
          </>
        )}
        <Link className="button quiet" to="/online">
          {w.say('online.toLobby')}
        </Link>
      </div>
      {sealed && <p className="soft">{w.say('online.sealed')}</p>}
      {info.settings.rated && (
        <RatingChanges match={id} names={info.seats.map(s => playerName(w, playersOf(info), s.seat))} />
      )}
      <FailureNote failure={act.failure} />
    </div>
  )
}

/** The table of the rematch as it is now; null: there is none, or it is not known yet. */
function useNext(rematch: string | null): TableInfo | null {
  const [next, setNext] = useState<TableInfo | null>(null)
  useEffect(() => {
    if (rematch === null) return
    let isCurrent = true
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      server.table(rematch).then(
        found => isCurrent && setNext(found),
        () => {}, // looked at again in a moment
      )
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [rematch])
  return next?.id === rematch ? next : null
}
