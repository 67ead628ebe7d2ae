/** A phone that has a seat before the game begins; and one that has none when it has begun. */
import { Shape } from '@ecumene/kit/shape.tsx'
import type { TableInfo } from '@ecumene/protocol'
import { playerName } from '../names.ts'
import { goingAway } from '../online/leaving.ts'
import { playersOf } from '../online/players-of.ts'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'

export function HandWaiting({ info, onChange }: { info: TableInfo; onChange: () => Promise<void> }) {
  const w = useWords()
  const act = useAct(onChange)
  const { ask, dialog } = useAsk()
  const { me } = info
  return (
    <main className="hand-waiting" data-hand-waiting>
      {me !== null && <Shape colour={me} initial={playerName(w, playersOf(info), me).slice(0, 1)} size={72} />}
      <h1>{me === null ? w.say(`game.${info.game}`) : playerName(w, playersOf(info), me)}</h1>
      <p>{w.say(me === null ? 'middle.taken' : 'middle.sitting')}</p>
      {me === null ? (
        <Link to={`/online/${info.id}`} className="button">
          {w.say('online.watch')}
        </Link>
      ) : (
        <button
          type="button"
          className="button quiet"
          onClick={() => ask(goingAway(w, false, () => void act.run(() => server.leave(info.id))))}
        >
          {w.say('online.leave')}
        </button>
      )}
      {dialog}
      <FailureNote failure={act.failure} />
    </main>
  )
}
