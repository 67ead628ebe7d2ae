/** The offer of one player, face up: a click arms a token, a second one takes it. */

import type { ActionJson, Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { TOKEN_ICONS } from '../look.ts'
import { chained, countOf, kindsOf, mineOf, type Part, type ResourceId, stallOf } from '../rules.ts'
import { Token } from '../token.tsx'
import { SeatSign } from './common.tsx'
import { verbsOf } from './stage.ts'

interface StallProps {
  readonly p: Part
  readonly seat: Seat
  readonly armed: string | null
  choose(key: string, action: ActionJson): void
}
/** Is anything laid out face up? */
export const isMarketOpen = (p: Part): boolean => p.seats.some((_, seat) => stallOf(p.view, seat).length > 0)

export function Stall({ p, seat, armed, choose }: StallProps) {
  const me = mineOf(p.seat)
  const takes = verbsOf(p, 'take')
  const isChained = takes.length > 0 && seat === chained(p.view)
  const goods = stallOf(p.view, seat)
  return (
    <section
      className={`mn-stall ${seat === p.seat ? 'is-mine' : ''} ${isChained ? 'is-chained' : ''}`}
      aria-label={p.say('ui.stall', { seat })}
      data-anchor={`stall:${seat}`}
      data-clear
      tabIndex={-1}
    >
      <h4>
        <SeatSign p={p} seat={seat} size={20} />
        <span>{p.seats[seat].name}</span>
        {p.view.taker === seat && (
          <em title={`${p.say('ui.takes')}, ${p.say('ui.mayTakeFrom', { names: mayTakeFrom(p, seat) })}`}>
            <Icon body={TOKEN_ICONS['queen-of-sheba']} size={18} label={p.say('ui.takes')} />
          </em>
        )}
      </h4>
      <div className="mn-stall-goods">
        {goods.flatMap(g =>
          Array.from({ length: g.n }, (_, i) => {
            const a = takes.find(t => Number(t.from) === seat && t.resource === g.id)
            const key = `${seat}:${g.id}:${i}`
            const token = <Token key={key} id={g.id} size={30} isLegend={g.isLegend && i === 0} />
            return a ? (
              <button
                key={key}
                type="button"
                className={`mn-take ${armed === key ? 'is-armed' : ''}`}
                data-action
                data-take={`${seat}:${g.id}`}
                data-tip={`resource:${g.id}`}
                aria-label={`${p.sayAction(a)}, ${worth(p, me, g.id)}`}
                title={worth(p, me, g.id)}
                aria-pressed={armed === key}
                onClick={() => choose(key, a)}
              >
                {token}
                <Badge p={p} me={me} id={g.id} />
              </button>
            ) : (
              <span key={key} className="mn-take is-off" data-tip={`resource:${g.id}`}>
                {token}
              </span>
            )
          }),
        )}
        {goods.length === 0 && <small className="soft">{p.say('ui.stallEmpty')}</small>}
      </div>
      {isChained && <small>{p.say('ui.chained')}</small>}
    </section>
  )
}
/** Whose offers the taker may take from now. */
function mayTakeFrom(p: Part, taker: Seat): string {
  const open = p.seats.flatMap(({ name }, seat) =>
    seat !== taker && seat !== chained(p.view) && stallOf(p.view, seat).length > 0 ? [name] : [],
  )
  return open.join(', ')
}
/** A star for a kind one lacks, with the set it would make; else how many of it one would have. */
function Badge({ p, me, id }: { p: Part; me: Seat; id: ResourceId }) {
  const n = countOf(p.view, me, id)
  return id !== 'coin' && n === 0 ? (
    <small className="is-new" {...planned('afterTaking')}>
      ★{kindsOf(p.view, me) + 1}
    </small>
  ) : (
    <small {...planned('afterTaking')}>×{n + 1}</small>
  )
}
/** What a token would be to me. */
function worth(p: Part, me: Seat, id: ResourceId): string {
  if (id === 'coin') return p.say('ui.coinWorth', { n: countOf(p.view, me, 'coin') + 1 })
  const n = countOf(p.view, me, id)
  return n === 0 ? p.say('ui.newKindWorth', { n: kindsOf(p.view, me) + 1 }) : p.say('ui.copyWorth', { n: n + 1 })
}
/** What the armed token would be, and that a second click takes it. */
export function Armed({ p, armed }: { p: Part; armed: string }) {
  return (
    <p className="mn-armed" {...planned('afterTaking')}>
      {worth(p, mineOf(p.seat), armed.split(':')[1] as ResourceId)}. {p.say('ui.takeAgain')}
    </p>
  )
}
