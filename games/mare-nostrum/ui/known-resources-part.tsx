/** What the table has seen of another player's resources: known tokens, and backs for the others. */
import type { Seat } from '@ecumene/kernel'
import { useMemo } from 'react'
import { seenOf } from './known-resources.ts'
import type { Part } from './rules.ts'
import { tellSeen, useShared } from './shared.ts'
import { Back, Token } from './token.tsx'

export function SeenPart({ p, seat }: { p: Part; seat: Seat }) {
  const { isSeenTold } = useShared()
  return (
    <section className="mn-seen" aria-label={p.say('ui.seen')} data-seen={seat}>
      <h3>
        {p.say('ui.seen')}
        <button type="button" className="link" aria-pressed={isSeenTold} onClick={() => tellSeen(!isSeenTold)}>
          {p.say(isSeenTold ? 'ui.seen.hide' : 'ui.seen.show')}
        </button>
      </h3>
      {isSeenTold && <Tokens p={p} seat={seat} />}
    </section>
  )
}
function Tokens({ p, seat }: { p: Part; seat: Seat }) {
  const { view, chronicle } = p
  const seen = useMemo(() => seenOf(view, chronicle())[seat], [view, chronicle, seat])
  if (!seen) return null
  const { known, unknown, gone } = seen
  return (
    <>
      <ul className="mn-seen-row">
        {known.map(({ id, n }) => (
          <li key={id} data-tip={`resource:${id}`} data-known={`${id}:${n}`}>
            <Token id={id} size={26} />
            <b>{n}</b>
            <span className="hidden-text">{p.say('ui.goods', { resource: id, count: n })}</span>
          </li>
        ))}
        {unknown > 0 && (
          <li data-unknown={unknown}>
            <Back size={26} mark="?" />
            <b>{unknown}</b>
            <span className="hidden-text">{p.say('ui.seen.unknown', { n: unknown })}</span>
          </li>
        )}
        {known.length === 0 && unknown === 0 && <li className="soft">{p.say('ui.nothing')}</li>}
      </ul>
      {gone > 0 && <small>{p.say('ui.seen.gone', { n: gone })}</small>}
    </>
  )
}
