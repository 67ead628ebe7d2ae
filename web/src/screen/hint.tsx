/** Advice on one's own turn: three moves, how often each was the best in imagined futures, and why. */
import type { Hint } from '@ecumene/bots'
import { useEffect, useState } from 'react'
import { Thoughts } from '../local/thoughts.ts'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
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
    table.game.thinking?.isDeep(view, viewer) === true
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
      {isOpen && <HintSheet key={view.snapshot.seq} view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

function HintSheet({ view, onClose }: { view: TableView; onClose: () => void }) {
  const w = useWords()
  const { hints, progress } = useHints(view)
  return (
    <Dialog title={w.say('hint.title')} onClose={onClose} side>
      {hints === null ? (
        <>
          <p className="soft">{w.say('hint.thinking')}</p>
          <progress className="hint-progress" max={1} value={progress} aria-label={w.say('hint.thinking')} />
        </>
      ) : hints.length === 0 ? (
        <p>{w.say('hint.none')}</p>
      ) : (
        <ol className="hints" data-hints>
          {hints.map(hint => (
            <li key={JSON.stringify(hint.action)}>
              <button
                type="button"
                className="button action"
                onClick={() => {
                  onClose()
                  view.play(hint.action)
                }}
              >
                {w.action(hint.action)}
              </button>
              <meter className="hint-bar" min={0} max={hint.futures} value={hint.best} aria-hidden="true" />
              <p className="small-text">
                {w.say('hint.best', { best: hint.best, futures: hint.futures })}{' '}
                <span className="soft">
                  {w.say('hint.gain', { gain: signed(w, hint.gain), parts: mostly(w, hint.parts) })}
                </span>
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className="soft small-text">{w.say('hint.about')}</p>
    </Dialog>
  )
}

/** Thinks while the sheet is open; every time it is asked counts. */
function useHints({ table, snapshot }: TableView): { hints: readonly Hint[] | null; progress: number } {
  const [hints, setHints] = useState<readonly Hint[] | null>(null)
  const [progress, setProgress] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for the position the sheet was opened in
  useEffect(() => {
    const { viewer, view } = snapshot
    if (viewer === 'table') return
    table.hinted?.()
    const thoughts = new Thoughts()
    const { id: game, version } = table.game
    const about = { game, version, setup: table.setup, words: view.words, seat: viewer, seed: snapshot.seq + 1 }
    thoughts.think({ kind: 'advise', about }, answer => setHints(answer ?? []), setProgress)
    return () => thoughts.close()
  }, [])
  return { hints, progress }
}
