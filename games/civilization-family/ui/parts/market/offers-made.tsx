/** Who offered what to whom, and what was answered: one place, in order, the newest at the foot. */
import { Shape } from '@ecumene/kit/shape.tsx'
import { useEffect, useRef } from 'react'
import type { MarketLine, TradeProps } from './models.ts'

export function Thread({ lines, say }: { lines: readonly MarketLine[]; say: TradeProps['say'] }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current && lines.length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [lines])
  return (
    <section className="civ-thread" aria-labelledby="civ-thread">
      <h3 id="civ-thread">{say('ui.trade.thread')}</h3>
      {lines.length === 0 && <p className="civ-hint">{say('ui.trade.quiet')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable from the keyboard */}
      <ol ref={list} tabIndex={0} aria-labelledby="civ-thread" data-thread>
        {lines.map((line, i) => (
          <li key={i} className={`is-${line.kind}`} data-said={line.kind} data-by={line.seat}>
            <Shape colour={line.colour} size={14} />
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
