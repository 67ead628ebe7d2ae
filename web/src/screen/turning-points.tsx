/** Where the game was decided: shares of winning turn by turn, the largest swings, and what would have been better. */

import type { Decided as Found, Swing } from '@ecumene/bots'
import { botsOf } from '@ecumene/contract'
import { Plot } from '@ecumene/kit/plot.tsx'
import { useCallback, useSyncExternalStore } from 'react'
import { useWords } from '../speech.tsx'
import { LookBack, type TurnVerdict } from '../table/look-back.ts'
import type { Table } from '../table/table.ts'
import { roundTitle } from './round-title.ts'
import type { TableView } from './view.ts'
import { mostly, signed, signedShare } from './why.ts'

function useVerdict(table: Table): TurnVerdict {
  const look = LookBack.of(table)
  return useSyncExternalStore(
    useCallback(changed => look.subscribe(changed), [look]),
    () => look.now(),
  )
}

export function Decided({ view }: { view: TableView }) {
  const w = useWords()
  const { table } = view
  const verdict = useVerdict(table)
  if (!botsOf(table.game).thinking || table.isGuide || table.isSealed) return null
  return (
    <section className="decided" aria-labelledby="decided-title">
      <h3 id="decided-title">{w.say('decided.title')}</h3>
      {verdict.is === 'known' ? (
        <Shown view={view} found={verdict.decided} />
      ) : verdict.is === 'running' ? (
        <progress max={1} value={verdict.progress} aria-label={w.say('decided.running')} data-deciding />
      ) : (
        <>
          <p className="soft">{w.say(verdict.is === 'failed' ? 'decided.failed' : 'decided.about')}</p>
          <button type="button" className="button" data-decide onClick={() => void LookBack.of(table).start()}>
            {w.say('decided.start')}
          </button>
        </>
      )}
    </section>
  )
}

function Shown({ view, found }: { view: TableView; found: Found }) {
  const w = useWords()
  const { seats } = view.parts
  const lines = seats.map(({ name, colour }, seat) => ({
    name,
    nation: colour,
    points: found.points.map((point, x) => ({ x, y: Math.round(point.shares[seat] * 100) })),
  }))
  return (
    <>
      <Plot
        label={w.say('decided.plot')}
        lines={lines}
        xLabel={w.say('decided.turns')}
        yLabel={w.say('decided.share')}
      />
      <ol className="swings" data-swings>
        {found.swings.map(swing => (
          <SwingLine key={swing.from} view={view} swing={swing} round={roundAt(found, swing)} />
        ))}
      </ol>
    </>
  )
}
const roundAt = ({ points }: Found, { from }: Swing): number | null =>
  points.find(point => point.seq === from)?.round ?? null

function SwingLine({ view, swing, round }: { view: TableView; swing: Swing; round: number | null }) {
  const w = useWords()
  const { seat, change, chosen, luck, choice, from } = swing
  return (
    <li>
      <p>
        {round !== null && <span className="soft">{roundTitle(w, round)} · </span>}
        <strong>{w.say('decided.swing', { name: w.player(seat), change: signedShare(w, change) })}</strong>{' '}
        <span className="soft small-text">
          {w.say('decided.parts', { chosen: signedShare(w, chosen), luck: signedShare(w, luck) })}
        </span>
      </p>
      {choice ? (
        <p className="small-text">
          {w.say('decided.better', { name: w.player(choice.seat), action: w.action(choice.better) })}
        </p>
      ) : (
        <p className="small-text">{w.say('decided.nothing')}</p>
      )}
      <button type="button" className="button small" data-look onClick={() => view.jump(choice?.seq ?? from)}>
        {w.say('decided.look')}
      </button>
    </li>
  )
}

/** Beside a position of the past that decided something: what was played, what was better, and why. */
export function Judged({ view, seq }: { view: TableView; seq: number }) {
  const w = useWords()
  useVerdict(view.table)
  const choice = LookBack.of(view.table).choiceAt(seq)
  if (!choice) return null
  const { played, better, seat, best, futures, gain, parts } = choice
  return (
    <p className="small-text judged" data-judged>
      {w.say('decided.played', { name: w.player(seat), action: w.action(played) })}{' '}
      <strong>{w.say('decided.instead', { action: w.action(better) })}</strong>{' '}
      <span className="soft">
        {w.say('decided.why', { best, futures, gain: signed(w, gain), parts: mostly(w, parts) })}
      </span>
    </p>
  )
}
