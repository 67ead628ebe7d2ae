/**
 * What pays a purchase, token by token. Each may be exchanged for another that leaves it a set: by a click, or dragged
 * to another row, which gives one of its own in return.
 */
import { useDrag } from '@ecumene/kit/drag.tsx'
import { Fragment, useState } from 'react'
import type { Exchange } from '../plan/pack.ts'
import { type Part, RESOURCE_IDS, type ResourceId } from '../rules.ts'
import { Token } from '../token.tsx'

interface Props {
  readonly p: Part
  /** Which of the sets that are paid together this is. */
  readonly place?: number
  readonly set: readonly ResourceId[]
  exchangesFor(resource: number): readonly Exchange[]
  onExchange(exchange: Exchange): void
}
export function SetOf({ p, place = 0, set, exchangesFor, onExchange }: Props) {
  const [picked, pick] = useState<number | null>(null)
  const of = (id: ResourceId): readonly Exchange[] => exchangesFor(RESOURCE_IDS.indexOf(id))
  const exchange = (chosen: Exchange): void => {
    pick(null)
    onExchange(chosen)
  }
  return (
    <span className="mn-set" data-drop={`set:${place}`}>
      {set.map((id, i) => (
        <Fragment key={`${id}${i}`}>
          <SetToken
            p={p}
            id={id}
            place={place}
            isPicked={picked === i}
            exchanges={of(id)}
            onPick={() => pick(picked === i ? null : i)}
            onExchange={exchange}
          />
          {picked === i && <Others p={p} exchanges={of(id)} onExchange={exchange} />}
        </Fragment>
      ))}
    </span>
  )
}
interface TokenProps {
  readonly p: Part
  readonly id: ResourceId
  readonly place: number
  readonly isPicked: boolean
  readonly exchanges: readonly Exchange[]
  onPick(): void
  onExchange(exchange: Exchange): void
}
function SetToken({ p, id, place, isPicked, exchanges, onPick, onExchange }: TokenProps) {
  /** Dropped on a token it changes places with it, dropped beside them with the first that fits. */
  const meant = (target: string): Exchange | undefined => {
    const [kind, to, resource] = target.split(':')
    return exchanges.find(
      e => kind === 'set' && e.from === Number(to) && (!resource || RESOURCE_IDS[e.resource] === resource),
    )
  }
  const drag = useDrag({
    ghost: <Token id={id} size={30} />,
    accepts: target => meant(target) !== undefined,
    onDrop: target => {
      const exchange = meant(target)
      if (exchange) onExchange(exchange)
    },
  })
  return (
    <>
      <button
        type="button"
        className={`mn-set-token ${isPicked ? 'is-picked' : ''}`}
        aria-expanded={isPicked}
        aria-label={p.say('ui.exchange', { resource: id })}
        data-tip={`resource:${id}`}
        data-drop={`set:${place}:${id}`}
        onClick={onPick}
        {...drag.props}
      >
        <Token id={id} size={20} />
      </button>
      {drag.node}
    </>
  )
}
function Others({ p, exchanges, onExchange }: Pick<TokenProps, 'p' | 'exchanges' | 'onExchange'>) {
  return (
    <span className="mn-exchange">
      {exchanges.length === 0 && <small>{p.say('ui.noExchange')}</small>}
      {exchanges.map(exchange => {
        const resource = RESOURCE_IDS[exchange.resource]
        return (
          <button
            key={`${resource}${exchange.from}`}
            type="button"
            className="mn-set-token"
            data-exchange={resource}
            aria-label={p.say('ui.exchangeFor', { resource })}
            onClick={() => onExchange(exchange)}
          >
            <Token id={resource} size={20} />
          </button>
        )
      })}
    </span>
  )
}
