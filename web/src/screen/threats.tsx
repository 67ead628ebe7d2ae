/** Who could win soon or end the game, told from what all may know: a line that everybody sees.. */
import { threatsOf } from '@ecumene/contract'
import { Shape } from '@ecumene/kit/shape.tsx'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useSettings } from '../settings.ts'
import { useWords } from '../speech.tsx'
import { linesOf, type ThreatLine } from './threat-lines.ts'
import type { TableView } from './view.ts'

export function Threats({ view }: { view: TableView }) {
  const w = useWords()
  const lines = useThreats(view)
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const box = useRef<HTMLElement>(null)
  useClosing(box, isOpen, () => setOpen(false))
  if (lines.length === 0) return null
  const [first] = lines
  return (
    <section className="threats" aria-label={w.say('threats.title')} ref={box} data-threats>
      <button
        type="button"
        className={first.isNow ? 'threats-first now' : 'threats-first'}
        aria-expanded={isOpen}
        aria-controls={list}
        title={first.text}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="threats-flag" aria-hidden="true">
          ⚑
        </span>
        <span className="threats-text" aria-live="polite">
          {first.text}
        </span>
        <span className="threats-more">{lines.length}</span>
      </button>
      <ul id={list} hidden={!isOpen}>
        {lines.map(line => (
          <li key={line.text} className={line.isNow ? 'now' : undefined} data-threat={line.seat}>
            <Sign view={view} seat={line.seat} />
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sign({ view, seat }: { view: TableView; seat: number }) {
  const look = view.parts.seats[seat]
  return look === undefined ? (
    <span className="shape-space" aria-hidden="true" />
  ) : (
    <Shape colour={look.colour} initial={look.initial} size={18} />
  )
}

function useThreats({ table, snapshot, parts }: TableView): readonly ThreatLine[] {
  const w = useWords()
  const { threats: isOn } = useSettings()
  const isTold = isOn && table.hidesThreats !== true && snapshot.outcome === null
  return useMemo(
    () => (isTold ? linesOf(w, threatsOf(table.game, table.setup, parts.view)) : []),
    [isTold, w, table, parts.view],
  )
}
/** An open list goes with Escape, or with a press elsewhere. */
function useClosing(box: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same in every drawing
  useEffect(() => {
    if (!isOpen) return
    const press = (e: PointerEvent): void => {
      if (e.target instanceof Node && !box.current?.contains(e.target)) close()
    }
    const keyDown = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return
      e.preventDefault()
      e.stopPropagation()
      close()
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('keydown', keyDown, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('keydown', keyDown, true)
    }
  }, [isOpen])
}
