/** Every event in words, by round and phase; each line jumps the board to its moment. */

import { Shape } from '@ecumene/kit/shape.tsx'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../speech.tsx'
import type { ChronicleLine } from '../table/lines.ts'
import type { Player } from '../table/table.ts'
import { Book, type Phase, type Round } from './book.ts'
import type { TableView } from './view.ts'

export function Chronicle({ view }: { view: TableView }) {
  const w = useWords()
  const { snapshot, moment } = view
  const book = useMemo(() => new Book(w.event), [w])
  const box = useRef<HTMLElement>(null)
  // The newest line stays in sight while the present is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason
  useEffect(() => {
    if (!moment) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [snapshot.lines, moment])
  return (
    <section className="chronicle" aria-label={w.say('chronicle.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable from the keyboard */}
      <section className="chapters" ref={box} tabIndex={0} aria-label={w.say('chronicle.title')}>
        {book.read(snapshot.lines).map(round => (
          <RoundPart
            key={round.key}
            round={round}
            players={view.table.players}
            jump={view.jump}
            shown={isIn(round, moment?.seq ?? null) ? (moment?.seq ?? null) : null}
            away={snapshot.awaySince}
          />
        ))}
      </section>
      <Replay view={view} />
    </section>
  )
}

interface PartOfBook {
  readonly players: readonly Player[]
  readonly jump: (seq: number) => void
  /** The line whose position is shown, if it stands here. */
  readonly shown: number | null
  /** Lines after this one are new to the viewer. */
  readonly away: number | null
}
/** Only what changed is drawn again: the last round, in it the last phase, in it the last line. */
const RoundPart = memo(function RoundPart({ round, ...rest }: PartOfBook & { readonly round: Round }) {
  const w = useWords()
  return (
    <section>
      {round.round !== null && <h3>{w.say('chronicle.round', { n: round.round })}</h3>}
      {round.phases.map(phase => (
        <PhasePart key={phase.key} phase={phase} {...rest} />
      ))}
    </section>
  )
})
const PhasePart = memo(function PhasePart({ phase, ...rest }: PartOfBook & { readonly phase: Phase }) {
  const w = useWords()
  return (
    <section>
      {phase.phase && <h4>{w.say(phase.phase === 'setup' ? 'chronicle.setup' : `decision.${phase.phase}`)}</h4>}
      <ol>
        {phase.lines.map(({ line, texts }) => (
          <Line
            key={line.seq}
            line={line}
            texts={texts}
            colour={line.seat < 0 ? null : rest.players[line.seat].colour}
            jump={rest.jump}
            isShown={rest.shown === line.seq}
            isNew={rest.away !== null && line.seq > rest.away}
          />
        ))}
      </ol>
    </section>
  )
})
const isIn = ({ key, phases }: Round, seq: number | null): boolean =>
  seq !== null && seq >= key && seq <= (phases.at(-1)?.lines.at(-1)?.line.seq ?? -1)

interface LineProps {
  readonly line: ChronicleLine
  readonly texts: readonly string[]
  readonly colour: number | null
  readonly jump: (seq: number) => void
  readonly isShown: boolean
  readonly isNew: boolean
}
const Line = memo(function Line({ line, texts, colour, jump, isShown, isNew }: LineProps) {
  return (
    <li className={`line${isShown ? ' shown' : ''}${isNew ? ' new' : ''}`}>
      <button type="button" onClick={() => jump(line.seq)} aria-current={isShown ? 'true' : undefined}>
        {colour === null ? <span className="shape-space" aria-hidden="true" /> : <Shape colour={colour} size={14} />}
        <span>
          {texts.map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of one line, in their order
            <span key={i} className="event">
              {text}
            </span>
          ))}
        </span>
      </button>
    </li>
  )
})

/** The slider over all moments of the game. */
function Replay({ view }: { view: TableView }) {
  const w = useWords()
  const { lines } = view.snapshot
  const last = lines.length - 1
  const at = view.moment ? lines.countTo(view.moment.seq) - 1 : last
  const to = (i: number): void => view.jump(i >= last ? null : lines.at(Math.max(0, i)).seq)
  return (
    <div className="replay">
      <button
        type="button"
        className="button square small"
        onClick={() => to(at - 1)}
        disabled={at <= 0}
        aria-label={w.say('replay.previous')}
      >
        <span aria-hidden="true">◂</span>
      </button>
      <input
        type="range"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, at)}
        onChange={e => to(Number(e.target.value))}
        aria-label={w.say('replay.slider')}
        aria-valuetext={w.say('replay.position', { at: at + 1, of: last + 1 })}
      />
      <button
        type="button"
        className="button square small"
        onClick={() => to(at + 1)}
        disabled={at >= last}
        aria-label={w.say('replay.next')}
      >
        <span aria-hidden="true">▸</span>
      </button>
    </div>
  )
}
