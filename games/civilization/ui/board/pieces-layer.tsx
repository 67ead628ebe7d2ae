/** All pieces in their places. Those the player may move can be picked up. */
import { memo } from 'react'
import { useDrag } from '../../../../web/src/kit/drag.tsx'
import type { Spot } from '../../../../web/src/kit/map/drawing.ts'
import { useZoom } from '../../../../web/src/kit/map/zoom.tsx'
import type { AreaGround } from '../ground.ts'
import type { BoardModel, CityModel, ShipModel, StackModel } from './model.ts'
import { City, citySize, type Owner, Ship, Stack, shipSize, tokenSize } from './pieces.tsx'

export interface Grab {
  /** What may be picked up: `stack:<area>` of the player himself, `ship:<n>`. */
  can(key: string): boolean
  accepts(key: string, target: string): boolean
  drop(key: string, target: string): void
  begin(key: string): void
  end(): void
  choose(key: string): void
  /** How many tokens would go. */
  readonly count: number
  readonly selected: string | null
}
interface Props {
  readonly model: BoardModel
  readonly ground: ReadonlyMap<string, AreaGround>
  readonly shores: ReadonlyMap<string, Spot>
  readonly owners: readonly Owner[]
  /** The player whose pieces can be picked up, or -1. */
  readonly me: number
  readonly grab: Grab
  sayStack(s: StackModel): string
  sayShip(s: ShipModel): string
  sayCity(c: CityModel): string
}

/** Several owners in one area, side by side; a city in the same place pushes nobody aside. */
export function layStacks(stacks: readonly StackModel[], ground: Props['ground'], size: number): { s: StackModel; x: number; y: number }[] {
  const by = new Map<string, StackModel[]>()
  for (const s of stacks) by.set(s.area, [...(by.get(s.area) ?? []), s])
  return [...by].flatMap(([area, list]) => {
    const at = ground.get(area)?.middle ?? [0, 0]
    const step = size * 0.92
    return list.map((s, i) => ({ s, x: at[0] + (i - (list.length - 1) / 2) * step, y: at[1] }))
  })
}
export function layShips(ships: readonly ShipModel[], shores: Props['shores'], size: number): { s: ShipModel; x: number; y: number }[] {
  const by = new Map<string, ShipModel[]>()
  for (const s of ships) by.set(s.shore, [...(by.get(s.shore) ?? []), s])
  return [...by].flatMap(([shore, list]) => {
    const at = shores.get(shore) ?? shores.get(list[0].area) ?? [0, 0]
    return list.map((s, i) => ({ s, x: at[0] + i * size * 0.42, y: at[1] - i * size * 0.3 }))
  })
}

export const PiecesLayer = memo(function PiecesLayer(p: Props) {
  const zoom = useZoom()
  const [ts, cs, ss] = [tokenSize(zoom), citySize(zoom), shipSize(zoom)]
  return (
    <g className="civ-pieces">
      {layShips(p.model.ships, p.shores, ss).map(({ s, x, y }) => (
        <Piece
          key={s.key}
          id={s.key}
          pickKey={s.seat === p.me ? `ship:${s.ship}` : null}
          label={p.sayShip(s)}
          tip={`ship:${s.key}`}
          x={x}
          y={y}
          r={ss * 0.55}
          grab={p.grab}
        >
          <Ship {...p.owners[s.seat]} aboard={s.aboard} size={ss} />
        </Piece>
      ))}
      {p.model.cities.map(c => {
        const at = p.ground.get(c.area)?.city ?? p.ground.get(c.area)?.middle ?? [0, 0]
        return (
          <g key={c.area} transform={`translate(${at[0]} ${at[1]})`} className="civ-piece" data-anchor={`city:${c.area}`}>
            <title>{p.sayCity(c)}</title>
            <City {...p.owners[c.seat]} size={cs} isNew={c.isNew} isMarked={c.isMarked} />
          </g>
        )
      })}
      {layStacks(p.model.stacks, p.ground, ts).map(({ s, x, y }) => (
        <Piece
          key={`${s.area}:${s.seat}`}
          id={`stack:${s.area}:${s.seat}`}
          pickKey={s.seat === p.me ? `stack:${s.area}` : null}
          label={p.sayStack(s)}
          tip={`area:${s.area}`}
          x={x}
          y={y}
          r={ts * 0.52}
          grab={p.grab}
        >
          <Stack {...p.owners[s.seat]} tokens={s.tokens} spent={s.spent} size={ts} />
        </Piece>
      ))}
    </g>
  )
})

interface PieceProps {
  readonly id: string
  readonly pickKey: string | null
  readonly label: string
  readonly tip: string
  readonly x: number
  readonly y: number
  readonly r: number
  readonly grab: Grab
  readonly children: React.ReactNode
}
function Piece({ id, pickKey, label, tip, x, y, r, grab, children }: PieceProps) {
  const key = pickKey !== null && grab.can(pickKey) ? pickKey : null
  if (key === null)
    return (
      <g transform={`translate(${x} ${y})`} className="civ-piece" data-anchor={id}>
        <title>{label}</title>
        {children}
      </g>
    )
  return (
    <Grabbed id={id} pick={key} label={label} tip={tip} x={x} y={y} r={r} grab={grab}>
      {children}
    </Grabbed>
  )
}
function Grabbed({ id, pick, label, tip, x, y, r, grab, children }: Omit<PieceProps, 'pickKey'> & { pick: string }) {
  const isSelected = grab.selected === pick
  const drag = useDrag({
    ghost: (
      <svg className="civ-ghost" viewBox={`${-r * 1.3} ${-r * 1.3} ${r * 2.6} ${r * 2.6}`} width="52" height="52" aria-hidden="true">
        {children}
      </svg>
    ),
    accepts: target => grab.accepts(pick, target),
    onDrop: target => grab.drop(pick, target),
    onStart: () => grab.begin(pick),
    onEnd: () => grab.end(),
  })
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a piece inside a drawing cannot be a button element */}
      <g
        transform={`translate(${x} ${y})`}
        className={`civ-piece kit-target is-legal ${isSelected ? 'is-selected' : ''}`}
        data-anchor={id}
        data-target={id}
        data-tip={tip}
        role="button"
        tabIndex={0}
        aria-pressed={isSelected}
        aria-label={label}
        onClick={e => {
          e.stopPropagation()
          grab.choose(pick)
        }}
        onKeyDown={e => {
          if (e.key !== 'Enter' && e.key !== ' ') return
          e.preventDefault()
          e.stopPropagation()
          grab.choose(pick)
        }}
        {...drag.props}
      >
        <circle r={r * 1.28} className="civ-halo" />
        {children}
      </g>
      {drag.node}
    </>
  )
}
