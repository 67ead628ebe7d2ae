/** What happened, a line a player and phase; each line jumps the board to its moment and unfolds to its events. */

import { Shape } from '@ecumene/kit/shape.tsx'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import type { Player } from '../table/table.ts'
import { Book, type Phase, type Round } from './book.ts'
import { roundTitle } from './round-title.ts'
import { summaryOf, type Tale, talesOf } from './tale.ts'
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
      {round.round !== null && <h3>{roundTitle(w, round.round)}</h3>}
      {round.phases.map(phase => (
        <PhasePart key={phase.key} phase={phase} {...rest} />
      ))}
    </section>
  )
})
const PhasePart = memo(function PhasePart({ phase, ...rest }: PartOfBook & { readonly phase: Phase }) {
  const w = useWords()
  const tales = useMemo(
    () =>
      talesOf(
        phase.lines.map(l => l.line),
        w.event,
      ),
    [phase, w],
  )
  return (
    <section>
      {phase.phase && <h4>{w.say(phase.phase === 'setup' ? 'chronicle.setup' : `decision.${phase.phase}`)}</h4>}
      <ol>
        {tales.map(tale => (
          <TaleLine
            key={tale.seat}
            tale={tale}
            colour={tale.seat < 0 ? null : (rest.players[tale.seat]?.colour ?? null)}
            jump={rest.jump}
            shown={rest.shown}
            away={rest.away}
          />
        ))}
      </ol>
    </section>
  )
})
const isIn = ({ key, phases }: Round, seq: number | null): boolean =>
  seq !== null && seq >= key && seq <= (phases.at(-1)?.lines.at(-1)?.line.seq ?? -1)

interface TaleProps {
  readonly tale: Tale
  readonly colour: number | null
  readonly jump: (seq: number) => void
  readonly shown: number | null
  readonly away: number | null
}
/** What happened to one player in one phase: a line, and where it stands for several events, the details on demand. */
function TaleLine({ tale, colour, jump, shown, away }: TaleProps) {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const { events } = tale
  const { text, more } = summaryOf(events.map(e => e.text))
  const last = events[events.length - 1]
  const isShown = events.some(e => e.seq === shown)
  const isNew = away !== null && last.seq > away
  const auto = (is: boolean) => is && <span className="auto"> {w.say('chronicle.auto')}</span>
  return (
    <li className={`line${isShown ? ' shown' : ''}${isNew ? ' new' : ''}${isOpen ? ' open' : ''}`}>
      <button type="button" onClick={() => jump(last.seq)} aria-current={isShown ? 'true' : undefined}>
        {colour === null ? <span className="shape-space" aria-hidden="true" /> : <Shape colour={colour} size={14} />}
        <span className="event">
          {text}
          {auto(events.every(e => e.auto))}
        </span>
      </button>
      {events.length > 1 && (
        <button
          type="button"
          className="unfold"
          aria-expanded={isOpen}
          aria-label={w.say('chronicle.details', { n: events.length })}
          title={w.say('chronicle.details', { n: events.length })}
          onClick={() => setOpen(!isOpen)}
        >
          {more > 0 ? `+${more}` : ''}
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
        </button>
      )}
      {isOpen && (
        <ol className="details">
          {events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of a phase, in their order
            <li key={i} className={event.seq === shown ? 'shown' : undefined}>
              <button type="button" onClick={() => jump(event.seq)}>
                {event.text}
                {auto(event.auto)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

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
