/**
 * What the others did since the viewer last acted: first what concerns the viewer, with what it did to their figures,
 * then the largest of the rest. It stands until the viewer acts or closes it; what hit them stays until they close it.
 */
import type { Seat } from '@ecumene/kernel'
import { Marks } from '@ecumene/kit/marks.tsx'
import { Shape } from '@ecumene/kit/shape.tsx'
import type { News, Sentence } from '@ecumene/words'
import { useEffect, useState } from 'react'
import { useWords } from '../speech.tsx'
import { marksOf } from './marks-of.ts'
import { type Change, useChanges } from './news-effects.ts'
import { isTyping } from './shortcuts.tsx'
import { isHit, type NewsNow } from './use-news.ts'
import type { TableView } from './view.ts'

/** Entries shown at once; the rest unfolds. */
const SHOWN = 6
/** Places marked as new at once: more rings would say nothing. */
const MARKED = 12

interface Props {
  readonly view: TableView
  readonly since: NewsNow
  /** There is room for the first entry alone, until a press unfolds them. */
  readonly isBrief?: boolean
}
export function NewsSince({ view, since: { news, from, given, close }, isBrief = false }: Props) {
  const w = useWords()
  const [chosen, setOpen] = useState<boolean | null>(null)
  const isOpen = chosen ?? !isBrief
  const [isAll, setAll] = useState(false)
  const [pointed, point] = useState<News | null>(null)
  const isFresh = useFresh(news.length > 0 ? from : null)
  useEscape(news.length > 0, close)
  const { viewer, lines } = view.snapshot
  const shown = isAll ? news : news.slice(0, isOpen ? SHOWN : 1)
  const changes = useChanges(view.table, viewer, shown.filter(isHit))
  if (news.length === 0) return null
  const marked = pointed ? [pointed] : isFresh ? shown : []
  const answers = lines.after(from).filter(line => given.has(line.seq))
  return (
    <section
      className={`news${isOpen ? '' : ' folded'}`}
      aria-label={w.say('news.title', { n: news.length })}
      data-news
    >
      <Marks
        marks={marksOf(
          view,
          marked.flatMap(entry => entry.sentences.flatMap(sentence => sentence.happenings)),
        ).slice(0, MARKED)}
        look="line"
      />
      <header>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {w.say('news.title', { n: news.length })}
        </button>
        <button
          type="button"
          className="button small quiet square"
          onClick={() => view.jump(firstLineAfter(view, from))}
          aria-label={w.say('news.replay')}
          title={w.say('news.replay')}
          data-news-replay
        >
          <span aria-hidden="true">↺</span>
        </button>
        <button
          type="button"
          className="button small quiet square"
          onClick={close}
          aria-label={w.say('news.close')}
          title={w.say('news.closeKey')}
          data-news-close
        >
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {(isOpen || isBrief) && (
        <ul>
          {shown.map(entry => (
            <li key={`${entry.seat} ${entry.isMine} ${entry.seq}`} className={entry.isMine ? 'news-mine' : undefined}>
              <button
                type="button"
                onPointerEnter={() => point(entry)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(entry)}
                onBlur={() => point(null)}
                onClick={() => view.jump(entry.seq)}
              >
                <Sign view={view} seat={entry.seat} />
                <span>
                  <EntryText entry={entry} />
                  {entry.sums.map(sum => (
                    <span key={sum} className="news-sums small-text">
                      {sum}
                    </span>
                  ))}
                  {isHit(entry) && <Changes changes={changes.get(entry.seq) ?? []} />}
                </span>
              </button>
            </li>
          ))}
          {isOpen &&
            answers.map(line => (
              <li key={line.seq}>
                <p className="news-given small-text">
                  {w.say('news.given', { what: line.events.map(w.event).filter(Boolean).join('; ') })}
                </p>
              </li>
            ))}
        </ul>
      )}
      {isOpen && news.length > shown.length && (
        <button type="button" className="link small-text" onClick={() => setAll(true)}>
          {w.say('news.more', { n: news.length - shown.length })}
        </button>
      )}
      {isOpen && <Altogether view={view} from={from} />}
    </section>
  )
}

function Sign({ view, seat }: { view: TableView; seat: Seat }) {
  const look = view.parts.seats[seat]
  return look === undefined ? (
    <span className="shape-space" aria-hidden="true" />
  ) : (
    <Shape colour={look.colour} initial={look.initial} size={18} />
  )
}
/** Headlines are whole sentences, each on its own line; deeds follow the name of their player. */
function EntryText({ entry: { seat, sentences, isMine } }: { entry: News }) {
  const w = useWords()
  const textsOf = (some: readonly Sentence[]): readonly string[] => some.flatMap(sentence => sentence.texts)
  const deeds = textsOf(isMine ? [] : sentences.filter(sentence => sentence.rank === 'deed'))
  const whole = textsOf(isMine ? sentences : sentences.filter(sentence => sentence.rank !== 'deed'))
  return (
    <>
      {whole.map(text => (
        <span key={text} className="news-headline">
          {text}
        </span>
      ))}
      {deeds.length > 0 && (
        <span className="news-deeds">
          <b>{w.player(seat)}</b> {deeds.join('; ')}
        </span>
      )}
    </>
  )
}
function Changes({ changes }: { changes: readonly Change[] }) {
  const w = useWords()
  if (changes.length === 0) return null
  return (
    <span className="news-changes small-text">
      {changes.map(({ name, before, now }) => (
        <span key={name} className={now < before ? 'news-less' : 'news-more'}>
          {w.say(`figure.${name}`)} {before} → {now}
        </span>
      ))}
    </span>
  )
}
/** How the viewer's own figures changed in all of it. */
function Altogether({ view: { table, snapshot }, from }: { view: TableView; from: number }) {
  const w = useWords()
  const { viewer, lines } = snapshot
  const all = useChanges(table, viewer, from < 0 ? [] : [{ first: from + 1, seq: lines.last }])
  const changes = all.get(lines.last) ?? []
  if (changes.length === 0) return null
  return (
    <p className="news-all">
      {w.say('news.yours')} <Changes changes={changes} />
    </p>
  )
}

const firstLineAfter = ({ snapshot }: TableView, seq: number): number | null =>
  snapshot.lines.after(seq)[0]?.seq ?? null

/** Places stay marked as new until the first press anywhere; `from`: which news these are, null: none. */
function useFresh(from: number | null): boolean {
  const [seen, setSeen] = useState<number | null>(null)
  useEffect(() => {
    if (from === null) return
    const press = (): void => setSeen(from)
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [from])
  return from !== null && seen !== from
}

function useEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const hear = (e: KeyboardEvent): void => {
      // The table's own keys hear it too, sooner or later: what lies over the table keeps it to itself.
      if (e.key === 'Escape' && !isTyping(e.target)) close()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn, close])
}
