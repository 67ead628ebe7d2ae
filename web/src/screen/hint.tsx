/** Advice on one's own turn: three moves, how often each was the best in imagined futures, and why. */

import type { Hint } from '@ecumene/bots'
import { botsOf } from '@ecumene/contract'
import type { ActionJson } from '@ecumene/kernel'
import { addressed } from '@ecumene/kit/address.ts'
import { type Mark, Marks } from '@ecumene/kit/marks.tsx'
import type { Words } from '@ecumene/words'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LocalThoughts } from '../local/thoughts.ts'
import { useWords } from '../speech.tsx'
import type { TableView } from './view.ts'
import { mostly, signed } from './why.ts'

/** Is there a choice here that can be searched, at a table where advice is given? */
function canHint({ table, snapshot, moment }: TableView): boolean {
  const { viewer, view, prompt, held, legal } = snapshot
  return (
    table.hinted !== undefined &&
    moment === null &&
    prompt !== null &&
    held === null &&
    viewer !== 'table' &&
    legal.length > 1 &&
    botsOf(table.game).thinking?.isDeep(view, viewer) === true
  )
}

export function HintButton({ view }: { view: TableView }) {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  if (!canHint(view)) return null
  return (
    <>
      <button type="button" className="link hint-open" data-hint onClick={() => setOpen(true)}>
        {w.say('hint')}
      </button>
      {isOpen && <HintPanel key={view.snapshot.seq} view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Stands at the edge, so that the table it speaks of stays in sight; the moves are marked on the drawing. */
function HintPanel({ view, onClose }: { view: TableView; onClose: () => void }) {
  const w = useWords()
  const title = useId()
  const { hints, progress } = useHints(view)
  const panel = useRef<HTMLElement>(null)
  useEscape(panel, onClose)
  const { ui, snapshot, isList } = view
  const marks =
    hints === null || isList
      ? []
      : hints.flatMap(({ action }, i) =>
          (ui?.placesOf?.(snapshot.view, action) ?? []).map(address => ({ address, label: String(i + 1) })),
        )
  const edge = useEdge(marks)
  return createPortal(
    <>
      <Marks marks={marks} />
      <section className="hint-panel" data-edge={edge} role="dialog" aria-labelledby={title} tabIndex={-1} ref={panel}>
        <header>
          <h2 id={title}>{w.say('hint.title')}</h2>
          <button type="button" className="button quiet square" onClick={onClose} aria-label={w.say('close')}>
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        {hints === null ? (
          <>
            <p className="soft">{w.say('hint.thinking')}</p>
            <progress className="hint-progress" max={1} value={progress} aria-label={w.say('hint.thinking')} />
          </>
        ) : hints.length === 0 ? (
          <p>{w.say('hint.none')}</p>
        ) : (
          <HintList
            hints={hints}
            onChoose={action => {
              onClose()
              view.play(action)
            }}
          />
        )}
        <p className="soft small-text">{w.say(view.table.isOnline ? 'hint.aboutOnline' : 'hint.about')}</p>
      </section>
    </>,
    document.body,
  )
}
function HintList({ hints, onChoose }: { hints: readonly Hint[]; onChoose: (action: ActionJson) => void }) {
  const w = useWords()
  return (
    <ol className="hints" data-hints>
      {hints.map(({ action, best, futures, gain, parts }, i) => (
        <li key={JSON.stringify(action)}>
          <button type="button" className="button action" onClick={() => onChoose(action)}>
            <span className="hint-number" aria-hidden="true">
              {i + 1}
            </span>
            {w.action(action)}
          </button>
          <meter className="hint-bar" min={0} max={futures} value={best} aria-hidden="true" />
          <p className="small-text">
            {w.say('hint.best', { best, futures })} <span className="soft">{gained(w, gain, mostly(w, parts))}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
const gained = (w: Words, gain: number, parts: string): string =>
  parts === '' ? w.say('hint.even') : w.say('hint.gain', { gain: signed(w, gain), parts })
/** On a phone the panel covers half of the window: not the half in which most of what it speaks of is. */
function useEdge(marks: readonly Mark[]): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom')
  const addresses = marks.map(mark => addressed(mark.address)).join()
  useEffect(() => {
    const seen = addresses === '' ? [] : [...document.querySelectorAll(addresses)]
    const low = seen.filter(thing => thing.getBoundingClientRect().bottom > innerHeight / 2)
    setEdge(low.length * 2 > seen.length ? 'top' : 'bottom')
  }, [addresses])
  return edge
}
/** The keyboard goes into the panel and back where it was; Escape closes it from anywhere. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    const keyDown = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return
      e.stopPropagation()
      onClose()
    }
    document.addEventListener('keydown', keyDown, true)
    return () => {
      document.removeEventListener('keydown', keyDown, true)
      if (before instanceof HTMLElement && panel.current?.contains(document.activeElement)) before.focus()
    }
  }, [])
}

/** Thinks while the panel is open; every time it is asked counts. */
function useHints({ table, snapshot }: TableView): { hints: readonly Hint[] | null; progress: number } {
  const [hints, setHints] = useState<readonly Hint[] | null>(null)
  const [progress, setProgress] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for the position the panel was opened in
  useEffect(() => {
    const { viewer, view } = snapshot
    if (viewer === 'table') return
    table.hinted?.()
    const thoughts = new LocalThoughts()
    const { id: game, version } = table.game
    const about = { game, version, setup: table.setup, words: view.words, seat: viewer, seed: snapshot.seq + 1 }
    thoughts.think({ kind: 'advise', about }, answer => setHints(answer ?? []), setProgress)
    return () => thoughts.close()
  }, [])
  return { hints, progress }
}
