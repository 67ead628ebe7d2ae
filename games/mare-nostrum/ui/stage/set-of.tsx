/** What pays a purchase, token by token; each may be exchanged for another that leaves it a set. */
import { Fragment, useState } from 'react'
import type { Exchange } from '../plan/pack.ts'
import { type Part, RESOURCE_IDS, type ResourceId } from '../rules.ts'
import { Token } from '../token.tsx'

interface Props {
  readonly p: Part
  readonly set: readonly ResourceId[]
  exchangesFor(resource: number): readonly Exchange[]
  onExchange(exchange: Exchange): void
}
export function SetOf({ p, set, exchangesFor, onExchange }: Props) {
  const [picked, pick] = useState<number | null>(null)
  const out = picked === null ? undefined : set[picked]
  const others = out === undefined ? [] : exchangesFor(RESOURCE_IDS.indexOf(out))
  return (
    <span className="mn-set">
      {set.map((id, i) => (
        <Fragment key={`${id}${i}`}>
          <button
            type="button"
            className={`mn-set-token ${picked === i ? 'is-picked' : ''}`}
            aria-expanded={picked === i}
            aria-label={p.say('ui.exchange', { resource: id })}
            data-tip={`resource:${id}`}
            onClick={() => pick(picked === i ? null : i)}
          >
            <Token id={id} size={20} />
          </button>
          {picked === i && (
            <span className="mn-exchange">
              {others.length === 0 && <small>{p.say('ui.noExchange')}</small>}
              {others.map(exchange => {
                const resource = RESOURCE_IDS[exchange.resource]
                return (
                  <button
                    key={`${resource}${exchange.from}`}
                    type="button"
                    className="mn-set-token"
                    data-exchange={resource}
                    aria-label={p.say('ui.exchangeFor', { resource })}
                    onClick={() => {
                      pick(null)
                      onExchange(exchange)
                    }}
                  >
                    <Token id={resource} size={20} />
                  </button>
                )
              })}
            </span>
          )}
        </Fragment>
      ))}
    </span>
  )
}
