/** What everybody has shown of their hand, round by round. */
import type { ShownHand, TradeProps } from './models.ts'

export function ShownCards({ shown, say }: { shown: readonly ShownHand[]; say: TradeProps['say'] }) {
  return (
    <details className="civ-shown" data-testid="shown">
      <summary>{say('ui.trade.shown')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable from the keyboard */}
      <section className="civ-shown-list" tabIndex={0} aria-label={say('ui.trade.shown')}>
        {shown.map(s => (
          <section key={s.seat} data-shown={s.seat}>
            <h4>{s.name}</h4>
            {s.rounds.map(r => (
              <ShownLines key={r.round} title={say('ui.trade.shownRound', { round: r.round })} lines={r.lines} />
            ))}
          </section>
        ))}
      </section>
    </details>
  )
}

function ShownLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h5>{title}</h5>
      <ul>
        {lines.map((line, i) => (
          <li key={i} className="civ-shown-line">
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}
