/**
 * What the others did since the viewer last acted: first what concerns the viewer, then the largest of the rest. It
 * stands until the viewer acts or closes it; what hit them stays until they close it.
 */
import type { Seat } from '@ecumene/kernel'
import { Marks } from '@ecumene/kit/marks.tsx'
import { usePhone } from '@ecumene/kit/media.ts'
import { Shape } from '@ecumene/kit/shape.tsx'
import { type News, newsOf, type Sentence } from '@ecumene/words'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../speech.tsx'
import type { Lines } from '../table/lines.ts'
import { marksOf } from './marks-of.ts'
import { isTyping } from './shortcuts.tsx'
import type { TableView } from './view.ts'

/** Entries shown at once; the rest unfolds. */
const SHOWN = 6

export function NewsSince({ view }: { view: TableView }) {
  const w = useWords()
  const { news, from, close } = useNews(view)
  const isPhone = usePhone()
  /** Null: as fits the window. */
  const [chosen, setOpen] = useState<boolean | null>(null)
  const isOpen = chosen ?? !isPhone
  const [isAll, setAll] = useState(false)
  const [pointed, point] = useState<News | null>(null)
  useEscape(news.length > 0, close)
  if (news.length === 0) return null
  const shown = isAll ? news : news.slice(0, isOpen ? SHOWN : 1)
  return (
    <section
      className={`news${isOpen ? '' : ' folded'}`}
      aria-label={w.say('news.title', { n: news.length })}
      data-news
    >
      {pointed && (
        <Marks
          marks={marksOf(
            view,
            pointed.sentences.flatMap(sentence => sentence.happenings),
          )}
        />
      )}
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
        >
          <span aria-hidden="true">↺</span>
        </button>
        <button type="button" className="button small quiet square" onClick={close} aria-label={w.say('news.close')}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {(isOpen || isPhone) && (
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
                <span>{textOf(w.player, entry)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && news.length > shown.length && (
        <button type="button" className="link small-text" onClick={() => setAll(true)}>
          {w.say('news.more', { n: news.length - shown.length })}
        </button>
      )}
      {isOpen && <Changes view={view} from={from} />}
    </section>
  )
}

function Sign({ view, seat }: { view: TableView; seat: Seat }) {
  const w = useWords()
  const colour = view.table.players[seat]?.colour
  return colour === undefined ? (
    <span className="shape-space" aria-hidden="true" />
  ) : (
    <Shape colour={colour} initial={w.player(seat).slice(0, 1)} size={18} />
  )
}
/** Headlines are whole sentences; deeds follow the name of their player. */
function textOf(player: (seat: Seat) => string, { seat, sentences, isMine }: News) {
  const texts = (some: readonly Sentence[]): string => some.flatMap(sentence => sentence.texts).join('; ')
  const deeds = isMine ? [] : sentences.filter(sentence => sentence.rank === 'deed')
  const whole = isMine ? sentences : sentences.filter(sentence => sentence.rank !== 'deed')
  return (
    <>
      {texts(whole)}
      {whole.length > 0 && deeds.length > 0 && '. '}
      {deeds.length > 0 && (
        <>
          <b>{player(seat)}</b> {texts(deeds)}
        </>
      )}
    </>
  )
}
/** How the viewer's own figures changed meanwhile: "cities 4 → 3". */
function Changes({ view, from }: { view: TableView; from: number }) {
  const w = useWords()
  const { table, snapshot } = view
  const [before, setBefore] = useState<Readonly<Record<string, number>>>({})
  const { viewer } = snapshot
  const { figures } = table.game
  useEffect(() => {
    let isCurrent = true
    if (viewer !== 'table' && figures && from >= 0)
      void table.at(from).then(moment => isCurrent && moment && setBefore(figures(moment.view, viewer)))
    return () => {
      isCurrent = false
    }
  }, [table, from, viewer, figures])
  if (viewer === 'table' || !figures) return null
  const changed = Object.entries(figures(snapshot.view, viewer)).filter(
    ([name, now]) => before[name] !== undefined && before[name] !== now,
  )
  if (changed.length === 0) return null
  return (
    <p className="news-changes small-text">
      {w.say('news.yours')}{' '}
      {changed.map(([name, now]) => (
        <span key={name} className={now < before[name] ? 'news-less' : 'news-more'}>
          {w.say(`figure.${name}`)} {before[name]} → {now}
        </span>
      ))}
    </p>
  )
}

/** The last line in which `seat` chose something themselves; -1: none yet. */
function lastOwnLine(lines: Lines, seat: Seat): number {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines.at(i)
    if (line.seat === seat && !line.auto) return line.seq
  }
  return -1
}
const firstLineAfter = ({ snapshot }: TableView, seq: number): number | null =>
  snapshot.lines.after(seq)[0]?.seq ?? null

function useNews({ snapshot, table, moment }: TableView) {
  const w = useWords()
  const { lines, viewer, prompt, outcome } = snapshot
  const isAsked = viewer !== 'table' && prompt !== null && outcome === null && moment === null
  /** Everything up to this line is known to the viewer. */
  const [closedAt, setClosedAt] = useState(-1)
  /** What hit the viewer after this line is still open. */
  const [openSince, setOpenSince] = useState<number | null>(null)
  const own = viewer === 'table' ? -1 : lastOwnLine(lines, viewer)
  const from = Math.max(own, closedAt)
  const fresh = useMemo(
    () => (isAsked && own >= 0 ? newsOf(table.game, w, lines.after(from), viewer) : []),
    [isAsked, own, table.game, w, lines, from, viewer],
  )
  const kept = useMemo(
    () =>
      isAsked && openSince !== null && openSince < from
        ? newsOf(table.game, w, lines.slice(lines.countTo(openSince), lines.countTo(from)), viewer).filter(isHit)
        : [],
    [isAsked, openSince, from, table.game, w, lines, viewer],
  )
  const hasHit = fresh.some(isHit)
  useEffect(() => {
    if (hasHit) setOpenSince(since => since ?? from)
  }, [hasHit, from])
  const close = (): void => {
    setClosedAt(lines.last)
    setOpenSince(null)
    if (snapshot.awaySince !== null) table.attendance?.caughtUp()
  }
  return { news: [...kept, ...fresh], from: kept.length > 0 && openSince !== null ? openSince : from, close }
}
/** A headline about the viewer that somebody else caused. */
const isHit = ({ isMine, sentences }: News): boolean =>
  isMine && sentences.some(sentence => sentence.rank === 'headline')

function useEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const hear = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && !e.defaultPrevented && !isTyping(e.target)) close()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn, close])
}
