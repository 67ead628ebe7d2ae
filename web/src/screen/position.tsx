/** The position in words, beside the plain list, for those who play without seeing the board. */
import { useWords } from '../speech.tsx'
import { Drawn } from './drawn-part.tsx'
import type { TableView } from './view.ts'

export function Position({ view }: { view: TableView }) {
  const w = useWords()
  if (!view.ui?.asText || view.parts.seat === 'table') return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too
    <section className="position" data-position aria-label={w.say('position.title')} tabIndex={0}>
      <Drawn view={view}>
        <Lines view={view} />
      </Drawn>
    </section>
  )
}

function Lines({ view: { ui, parts } }: { view: TableView }) {
  const w = useWords()
  const { view, seat, say } = parts
  if (!ui?.asText || seat === 'table') return null
  return ui.asText({ view, seat, say, player: w.player }).map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order
    <p key={i} className={isRow(line) ? 'position-row' : undefined}>
      {line}
    </p>
  ))
}
/** Rows of a table have gaps between their cells, and are not wrapped. */
const isRow = (line: string): boolean => /\S {2,}\S/.test(line)
