/** Resources as tokens, and the staircase: one column a kind, copies stacked, coins apart. */
import { useDrag } from '@ecumene/kit/drag.tsx'
import type { FigureMark } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { ReactNode } from 'react'
import { figure } from './figure.ts'
import { RESOURCE_LOOK } from './look.ts'
import { type Goods, mineOf, type Part, type ResourceId } from './rules.ts'

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
export function Back({ size = 30, mark }: { size?: number; mark?: string }) {
  return (
    <span className="mn-token is-back" style={{ width: size, height: size }} aria-hidden="true">
      {mark}
    </span>
  )
}

interface StairsProps {
  readonly p: Part
  readonly goods: readonly Goods[]
  readonly size?: number
  /** How many of each are taken away from the stack for now. */
  readonly taken?: ReadonlyMap<string, number>
  isLegal?(id: ResourceId): boolean
  /** By a click, or by dragging the token to the tray. */
  onPick?(id: ResourceId): void
  label?(id: ResourceId): string
}
export function Stairs({ p, goods, size = 30, taken, isLegal, onPick, label }: StairsProps) {
  const mark = (id: ResourceId) => figure(taken ? 'goodsLeft' : 'goods', mineOf(p.seat), id)
  const coins = goods.filter(g => g.id === 'coin')
  const kinds = goods.filter(g => g.id !== 'coin').sort((a, b) => b.n - a.n)
  const column = (g: Goods): ReactNode => {
    const left = g.n - (taken?.get(g.id) ?? 0)
    const name = p.say('ui.goods', { resource: g.id, count: g.n })
    const legal = onPick !== undefined && left > 0 && (isLegal?.(g.id) ?? true)
    return legal ? (
      <Pickable key={g.id} id={g.id} label={label?.(g.id) ?? name} onPick={() => onPick?.(g.id)}>
        <Stack goods={g} left={left} size={size} mark={mark(g.id)} />
      </Pickable>
    ) : (
      <div key={g.id} className="mn-column" data-tip={`resource:${g.id}`} role="img" aria-label={name}>
        <Stack goods={g} left={left} size={size} mark={mark(g.id)} />
      </div>
    )
  }
  return (
    <div className="mn-stairs" data-drop={onPick ? STAIRS : undefined}>
      {kinds.map(column)}
      {coins.length > 0 && <span className="mn-stairs-gap" />}
      {coins.map(column)}
      {goods.length === 0 && <p className="soft">{p.say('ui.nothing')}</p>}
    </div>
  )
}
/** Where tokens are dragged to and fro. */
export const STAIRS = 'stairs'
export const TRAY = 'tray'

function Pickable({
  id,
  label,
  onPick,
  children,
}: {
  id: ResourceId
  label: string
  onPick(): void
  children: ReactNode
}) {
  const drag = useDrag({ ghost: <Token id={id} size={36} />, accepts: target => target === TRAY, onDrop: onPick })
  return (
    <>
      <button
        type="button"
        className="mn-column is-legal"
        data-action
        data-resource={id}
        data-tip={`resource:${id}`}
        aria-label={label}
        onClick={onPick}
        {...drag.props}
      >
        {children}
      </button>
      {drag.node}
    </>
  )
}
interface StackProps {
  readonly goods: Goods
  readonly left: number
  readonly size: number
  readonly mark: FigureMark
}
function Stack({ goods, left, size, mark }: StackProps) {
  const { id, n, isLegend } = goods
  /** High stacks are pushed together. */
  const step = Math.min(size * 0.42, n > 1 ? size / (n - 1) : 0)
  return (
    <>
      <span className="mn-stack" style={{ height: size + (n - 1) * step, width: size + 4 }}>
        {Array.from({ length: n }, (_, i) => (
          <span key={i} style={{ bottom: i * step }}>
            <Token id={id} size={size} isLegend={isLegend && i === 0} isFaint={i >= left} />
          </span>
        ))}
      </span>
      <b {...mark}>{left}</b>
    </>
  )
}
