/** What the end of the turn would bring now. The button that ends it stands beside the question. */

import { planned } from '@ecumene/kit/figure.ts'
import { Count } from '@ecumene/kit/prompt-slots.tsx'
import { useMemo } from 'react'
import { Amount } from './glyph.tsx'
import type { Part } from './part-props.ts'
import { forecastOf } from './preview.ts'

export function EndOfTurn({ p }: { p: Part }) {
  const seat = p.seat === 'table' ? -1 : p.seat
  const forecast = useMemo(() => (seat < 0 ? null : forecastOf(p, seat)), [p, seat])
  if (!forecast) return null
  const { science, culture, food, consumed, corruption, resources, famine, discard, draw, unusedCivil } = forecast
  const { relief, isUprising } = forecast
  return (
    <section className="tta-forecast" aria-label={p.say('ui.forecast')} {...planned('endOfTurn')}>
      <span className="tta-forecast-sums" data-anchor="forecast">
        {isUprising ? (
          <b className="is-bad">{p.say('ui.uprising')}</b>
        ) : (
          <>
            <Amount of="culture" n={culture - famine} size={13} plus />
            <Amount of="science" n={science} size={13} plus />
            <Amount of="food" n={food - consumed} size={13} plus />
            <Amount of="resources" n={resources - corruption} size={13} plus />
          </>
        )}
      </span>
      <span className="tta-warnings">{draw > 0 && <span>{p.say('ui.warn.draw', { n: draw })}</span>}</span>
      {/* What is about to be lost stands beside the button that ends the turn. */}
      <Count>
        {isUprising && <b className="tta-warning is-bad">{p.say('ui.uprising')}</b>}
        {unusedCivil > 0 && p.legal.length > 1 && (
          <span className="tta-warning">{p.say('ui.warn.civil', { n: unusedCivil })}</span>
        )}
        {corruption > 0 && (
          <span className="tta-warning is-bad">
            {p.say(relief?.corruption ? 'ui.warn.corruption' : 'ui.warn.corruptionEnds', {
              n: corruption,
              tokens: relief?.tokens ?? 0,
              after: relief?.corruption ?? 0,
            })}
          </span>
        )}
        {famine > 0 && <span className="tta-warning is-bad">{p.say('ui.warn.famine', { n: famine })}</span>}
        {discard > 0 && <span className="tta-warning is-bad">{p.say('ui.warn.discard', { n: discard })}</span>}
      </Count>
    </section>
  )
}
