/** Resources as tokens, and the staircase: one column a kind, copies stacked, coins apart. */
import { Icon } from '@ecumene/kit/icon.tsx'
import type { ReactNode } from 'react'
import { RESOURCE_LOOK } from './look.ts'
import type { Goods, Part, ResourceId } from './rules.ts'

interface TokenProps {
  readonly id: ResourceId
  readonly size?: number
  readonly isLegend?: boolean
  readonly isFaint?: boolean
}
export function Token({ id, size = 30, isLegend = false, isFaint = false }: TokenProps) {
  const look = RESOURCE_LOOK[id]
  return (
    <span
      className={`mn-token ${id === 'coin' ? 'is-coin' : ''} ${isLegend ? 'is-legend' : ''} ${isFaint ? 'is-faint' : ''}`}
      style={{ width: size, height: size, background: look.fill, color: look.ink }}
      aria-hidden="true"
    >
      <Icon body={look.icon} size={Math.round(size * 0.7)} />
    </span>
  )
}
export function Back({ size = 30 }: { size?: number }) {
  return <span className="mn-token is-back" style={{ width: size, height: size }} aria-hidden="true" />
}

interface StairsProps {
  readonly p: Part
  readonly goods: readonly Goods[]
  readonly size?: number
  /** How many of each are taken away from the stack for now. */
  readonly taken?: ReadonlyMap<string, number>
  isLegal?(id: ResourceId): boolean
  onPick?(id: ResourceId): void
  label?(id: ResourceId): string
}
export function Stairs({ p, goods, size = 30, taken, isLegal, onPick, label }: StairsProps) {
  const coins = goods.filter(g => g.id === 'coin')
  const kinds = goods.filter(g => g.id !== 'coin').sort((a, b) => b.n - a.n)
  /** High stacks are pushed together. */
  const stepOf = (n: number): number => Math.min(size * 0.42, n > 1 ? (size * 1.25) / (n - 1) : 0)
  const column = (g: Goods): ReactNode => {
    const left = g.n - (taken?.get(g.id) ?? 0)
    const name = p.say('ui.goods', { resource: g.id, count: g.n })
    const inside = (
      <>
        <span className="mn-stack" style={{ height: size + (g.n - 1) * stepOf(g.n), width: size + 6 }}>
          {Array.from({ length: g.n }, (_, i) => (
            <span key={i} style={{ bottom: i * stepOf(g.n) }}>
              <Token id={g.id} size={size} isLegend={g.isLegend && i === 0} isFaint={i >= left} />
            </span>
          ))}
        </span>
        <b>{left}</b>
      </>
    )
    const legal = onPick !== undefined && left > 0 && (isLegal?.(g.id) ?? true)
    return legal ? (
      <button
        key={g.id}
        type="button"
        className="mn-column is-legal"
        data-action
        data-resource={g.id}
        data-tip={`resource:${g.id}`}
        aria-label={label?.(g.id) ?? name}
        onClick={() => onPick?.(g.id)}
      >
        {inside}
      </button>
    ) : (
      <div key={g.id} className="mn-column" data-tip={`resource:${g.id}`} role="img" aria-label={name}>
        {inside}
      </div>
    )
  }
  return (
    <div className="mn-stairs">
      {kinds.map(column)}
      {coins.length > 0 && <span className="mn-stairs-gap" />}
      {coins.map(column)}
      {goods.length === 0 && <p className="soft">{p.say('ui.nothing')}</p>}
    </div>
  )
}
