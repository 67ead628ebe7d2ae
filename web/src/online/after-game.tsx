/** Under the result of an online game: again, the record, and the proof that the cards were fair. */
import { fileOf } from '../local/file.ts'
import { playerName } from '../names.ts'
import { RatingChanges } from '../people/rating-changes.tsx'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { download } from '../ui/download.ts'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { useAround } from './clock.tsx'
import { type OnlineTable, playersOf } from './online-table.ts'
import { server } from './session.ts'

export function AfterGame({ table }: { table: OnlineTable }) {
  const w = useWords()
  const { info } = useAround(table)
  const act = useAct()
  const { id, rematch, me, sealed } = info
  const again = (): Promise<boolean> => act.run(async () => go(`/online/${(await server.rematch(id)).id}`))
  const save = (): Promise<boolean> =>
    act.run(async () =>
      download(
        `ecumene-${table.game.id}-${id.slice(0, 6)}.json`,
        JSON.stringify(fileOf(table.players, await table.record())),
      ),
    )
  return (
    <div className="stack after-game">
      {rematch && (
        <p className="notice" role="status">
          {w.say('online.rematchOffered')}
        </p>
      )}
      <div className="row">
        {me !== null && (
          <button type="button" className="button primary" data-rematch onClick={again}>
            {w.say(rematch ? 'online.rematchAccept' : 'online.rematch')}
          </button>
        )}
        {rematch && (
          <Link className="button" to={`/online/${rematch}`}>
            {w.say('online.rematchSee')}
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
