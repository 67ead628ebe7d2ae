/** What happened: an entry a player and chapter; each jumps the board to its moment and unfolds to its events. */

import type { GameDef, Seat, Viewer } from '@ecumene/kernel'
import type { SeatLook } from '@ecumene/kit/seam.ts'
import { Shape } from '@ecumene/kit/shape.tsx'
import {
  type Chapter,
  concerns,
  entriesOf,
  type Happening,
  type Round,
  type Sentence,
  type ToldEntry,
  type Words,
} from '@ecumene/words'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import { ChronicleBook } from './chronicle-book.ts'
import { Replay } from './replay.tsx'
import { roundTitle } from './round-title.ts'
import type { TableView } from './view.ts'

export function Chronicle({ view }: { view: TableView }) {
  const w = useWords()
  const { snapshot, moment, table } = view
  const book = useMemo(() => new ChronicleBook(table.game), [table.game])
  const [isOnlyMine, setOnlyMine] = useState(false)
  const box = useRef<HTMLElement>(null)
  // The newest line stays in sight while the present is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason
  useEffect(() => {
    if (!moment) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [snapshot.lines, moment, isOnlyMine])
  const { viewer } = snapshot
  return (
    <section className="chronicle" aria-label={w.say('chronicle.title')}>
      {viewer !== 'table' && (
        <button
          type="button"
          className="button small quiet chronicle-mine"
          aria-pressed={isOnlyMine}
          onClick={() => setOnlyMine(!isOnlyMine)}
        >
          {w.say('chronicle.mine')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable from the keyboard */}
      <section className="chapters" ref={box} tabIndex={0} aria-label={w.say('chronicle.title')}>
        {book.read(snapshot.lines).map(round => (
          <RoundPart
            key={round.key}
            round={round}
            game={table.game}
            players={view.parts.seats}
            jump={view.jump}
            shown={isIn(round, moment?.seq ?? null) ? (moment?.seq ?? null) : null}
            away={snapshot.awaySince}
            only={isOnlyMine ? viewer : 'table'}
          />
        ))}
      </section>
      <Replay view={view} />
    </section>
  )
}

interface PartOfBook {
  readonly game: GameDef
  readonly players: readonly SeatLook[]
  readonly jump: (seq: number) => void
  /** The line whose position is shown, if it stands here. */
  readonly shown: number | null
  /** Lines after this one are new to the viewer. */
  readonly away: number | null
  /** Only what concerns this seat; 'table': everything. */
  readonly only: Viewer
}
/** Only what changed is drawn again: the last round, in it the last chapter, in it the last entry. */
const RoundPart = memo(function RoundPart({ round, ...rest }: PartOfBook & { readonly round: Round }) {
  const w = useWords()
  return (
    <section>
      {round.round !== null && <h3>{roundTitle(w, round.round)}</h3>}
      {round.chapters.map(chapter => (
        <ChapterPart key={chapter.key} chapter={chapter} {...rest} />
      ))}
    </section>
  )
})
const ChapterPart = memo(function ChapterPart({ chapter, ...rest }: PartOfBook & { readonly chapter: Chapter }) {
  const w = useWords()
  const { game, only } = rest
  const entries = useMemo(() => entriesOf(game, w, chapter.happenings), [game, chapter, w])
  const shown = entries.filter(entry => only === 'table' || isAbout(entry, only))
  const told = shown.filter(isTold)
  const details = shown.filter(entry => !isTold(entry)).flatMap(entry => entry.happenings)
  if (shown.length === 0) return null
  return (
    <section>
      {chapter.phase && <h4>{titleOf(w, chapter.phase)}</h4>}
      <ol>
        {told.map(entry => (
          <EntryLine key={entry.seat} entry={entry} {...rest} />
        ))}
        {details.length > 0 && <DetailsLine happenings={details} {...rest} />}
      </ol>
    </section>
  )
})
const titleOf = (w: Words, phase: string): string =>
  phase === 'setup'
    ? w.say('chronicle.setup')
    : w.say(w.has(`chapter.${phase}`) ? `chapter.${phase}` : `decision.${phase}`)
const isTold = (entry: ToldEntry): boolean => entry.deeds.length + entry.headlines.length > 0
const isAbout = (entry: ToldEntry, seat: Seat): boolean =>
  entry.seat === seat || entry.happenings.some(({ event }) => concerns(event, seat))
const isIn = ({ chapters }: Round, seq: number | null): boolean => {
  if (seq === null) return false
  const last = chapters[chapters.length - 1].happenings
  return seq >= chapters[0].happenings[0].seq && seq <= last[last.length - 1].seq
}

/** One player in one chapter: their deeds in a line, what they changed for others in lines of their own. */
function EntryLine({ entry, ...rest }: PartOfBook & { readonly entry: ToldEntry }) {
  const w = useWords()
  const { players, jump, shown, away } = rest
  const { seat, deeds, headlines, happenings } = entry
  const look = seat < 0 ? undefined : players[seat]
  const sign =
    look === undefined ? (
      <span className="shape-space" aria-hidden="true" />
    ) : (
      <Shape colour={look.colour} initial={look.initial} size={14} />
    )
  return (
    <Foldable happenings={happenings} {...rest}>
      {deeds.length > 0 && (
        <Told sentences={deeds} sign={sign} shown={shown} jump={jump} auto={happenings.every(h => h.auto)}>
          <b className="entry-name">{w.player(seat)}</b> {clausesOf(deeds)}
        </Told>
      )}
      {headlines.flatMap(sentence =>
        sentence.texts.map(text => (
          <Told
            key={text}
            className="headline"
            sentences={[sentence]}
            sign={sign}
            shown={shown}
            jump={jump}
            auto={sentence.happenings.every(h => h.auto)}
            isNew={away !== null && lastSeq([sentence]) > away}
          >
            {text}
          </Told>
        )),
      )}
    </Foldable>
  )
}
const clausesOf = (sentences: readonly Sentence[]): string => sentences.flatMap(s => s.texts).join('; ')
const lastSeq = (sentences: readonly Sentence[]): number =>
  Math.max(...sentences.map(({ happenings }) => happenings[happenings.length - 1].seq))

interface ToldProps {
  readonly className?: string
  readonly sentences: readonly Sentence[]
  readonly sign: React.ReactNode
  readonly shown: number | null
  readonly jump: (seq: number) => void
  /** Nobody chose any of it. */
  readonly auto: boolean
  readonly isNew?: boolean
  readonly children: React.ReactNode
}
function Told({ className = '', sentences, sign, shown, jump, auto, isNew, children }: ToldProps) {
  const w = useWords()
  const isShown = sentences.some(({ happenings }) => happenings.some(h => h.seq === shown))
  return (
    <button
      type="button"
      className={`told${className && ` ${className}`}${isShown ? ' shown' : ''}${isNew ? ' new' : ''}`}
      onClick={() => jump(lastSeq(sentences))}
      aria-current={isShown ? 'true' : undefined}
    >
      {sign}
      <span className="event">
        {children}
        {auto && <span className="auto"> {w.say('chronicle.auto')}</span>}
      </span>
    </button>
  )
}

/** Bookkeeping of a chapter in which nothing else happened to these players. */
function DetailsLine({ happenings, ...rest }: PartOfBook & { readonly happenings: readonly Happening[] }) {
  const w = useWords()
  return (
    <Foldable happenings={happenings} {...rest} isQuiet>
      <span className="soft small-text details-count">{w.say('chronicle.details', { n: happenings.length })}</span>
    </Foldable>
  )
}

interface FoldableProps extends PartOfBook {
  readonly happenings: readonly Happening[]
  readonly isQuiet?: boolean
  readonly children: React.ReactNode
}
/** A line of the chronicle that unfolds to all its events. */
function Foldable({ happenings, shown, away, jump, isQuiet = false, children }: FoldableProps) {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const isNew = away !== null && happenings[happenings.length - 1].seq > away
  const label = w.say('chronicle.details', { n: happenings.length })
  return (
    <li className={`line${isNew ? ' new' : ''}${isOpen ? ' open' : ''}${isQuiet ? ' quiet' : ''}`}>
      {children}
      <button
        type="button"
        className="unfold"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
      </button>
      {isOpen && (
        <ol className="details">
          {happenings.map((happening, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of a chapter, in their order
            <li key={i} className={happening.seq === shown ? 'shown' : undefined}>
              <button type="button" onClick={() => jump(happening.seq)}>
                {w.event(happening.event)}
                {happening.auto && <span className="auto"> {w.say('chronicle.auto')}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
