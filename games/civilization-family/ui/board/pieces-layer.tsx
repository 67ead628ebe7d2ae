/** All pieces in their places. Those the player may move can be picked up. */
import { useDrag } from '@ecumene/kit/drag.tsx'
import { UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { useZoom } from '@ecumene/kit/map/zoom.tsx'
import { memo } from 'react'
import type { BoardGround } from './ground.ts'
import { layPieces } from './layout.ts'
import type { BoardModel, CityModel, ShipModel, StackModel } from './model.ts'
import { citySize, type Owner, type PieceKinds, shipSize, tokenSize } from './pieces.tsx'

export interface Grab {
  /** What may be picked up: `stack:<area>` of the player's own, `ship:<n>`. */
  can(key: string): boolean
  accepts(key: string, target: string): boolean
  drop(key: string, target: string): void
  begin(key: string): void
  end(isTaken: boolean): void
  choose(key: string): void
  /** How many tokens would go. */
  readonly count: number
  readonly selected: string | null
}
export interface PieceWords {
  sayStack(s: StackModel): string
  sayShip(s: ShipModel): string
  sayCity(c: CityModel): string
}
interface Props {
  readonly model: BoardModel
  readonly ground: BoardGround
  readonly kinds: PieceKinds
  readonly owners: readonly Owner[]
  /** The player whose pieces can be picked up, or -1. */
  readonly me: number
  readonly grab: Grab
  readonly words: PieceWords
}

export const PiecesLayer = memo(function PiecesLayer(p: Props) {
  const zoom = useZoom()
  const { stacks, cities, ships } = layPieces(p.model, p.ground, zoom)
  const [ts, cs, ss] = [tokenSize(zoom), citySize(zoom), shipSize(zoom)]
  const { Stack, City, Ship } = p.kinds
  return (
    <g className="civ-pieces">
      <g className="civ-leads" {...UNSPOKEN}>
        {[...ships, ...cities, ...stacks].map(({ x, y, from }) =>
          from ? (
            <g key={`${x} ${y}`}>
              <path d={`M${from[0]} ${from[1]}L${x} ${y}`} strokeWidth={1.4 / zoom} />
              <circle cx={from[0]} cy={from[1]} r={2.2 / zoom} />
            </g>
          ) : null,
        )}
      </g>
      {ships.map(({ piece, x, y }) => (
        <Piece
          key={piece.key}
          id={piece.key}
          pickKey={piece.seat === p.me ? `ship:${piece.ship}` : null}
          label={p.words.sayShip(piece)}
          tip={`ship:${piece.key}`}
          area={piece.area}
          x={x}
          y={y}
          r={ss * 0.55}
          grab={p.grab}
        >
          <Ship ship={piece} owner={p.owners[piece.seat]} size={ss} />
        </Piece>
      ))}
      {cities.map(({ piece, x, y }) => (
        <g key={piece.area} transform={`translate(${x} ${y})`} className="civ-piece" data-anchor={`city:${piece.area}`}>
          <title>{p.words.sayCity(piece)}</title>
          <g className="civ-body">
            <City city={piece} owner={p.owners[piece.seat]} size={cs} />
          </g>
        </g>
      ))}
      {stacks.map(({ piece, x, y }) => (
        <Piece
          key={`${piece.area}:${piece.seat}`}
          id={`stack:${piece.area}:${piece.seat}`}
          pickKey={piece.seat === p.me ? `stack:${piece.area}` : null}
          label={p.words.sayStack(piece)}
          tip={`area:${piece.area}`}
          area={piece.area}
          x={x}
          y={y}
          r={ts * 0.52}
          grab={p.grab}
        >
          <Stack stack={piece} owner={p.owners[piece.seat]} size={ts} />
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
  /** What is dropped on the piece is dropped on its area. */
  readonly area: string
  readonly x: number
  readonly y: number
  readonly r: number
  readonly grab: Grab
  readonly children: React.ReactNode
}
function Piece({ id, pickKey, label, tip, area, x, y, r, grab, children }: PieceProps) {
  const key = pickKey !== null && grab.can(pickKey) ? pickKey : null
  if (key === null)
    return (
      <g transform={`translate(${x} ${y})`} className="civ-piece" data-anchor={id}>
        <title>{label}</title>
        <g className="civ-body">{children}</g>
      </g>
    )
  return (
    <Grabbed id={id} pick={key} label={label} tip={tip} area={area} x={x} y={y} r={r} grab={grab}>
      {children}
    </Grabbed>
  )
}
function Grabbed({
  id,
  pick,
  label,
  tip,
  area,
  x,
  y,
  r,
  grab,
  children,
}: Omit<PieceProps, 'pickKey'> & { pick: string }) {
  const isSelected = grab.selected === pick
  const drag = useDrag({
    ghost: (
      <svg
        className="civ-ghost"
        viewBox={`${-r * 1.3} ${-r * 1.3} ${r * 2.6} ${r * 2.6}`}
        width="52"
        height="52"
        aria-hidden="true"
      >
        {children}
      </svg>
    ),
    accepts: target => grab.accepts(pick, target),
    onDrop: target => grab.drop(pick, target),
    onStart: () => grab.begin(pick),
    onEnd: isTaken => grab.end(isTaken),
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
        data-drop={`area:${area}`}
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
        <g className="civ-body">{children}</g>
      </g>
      {drag.node}
    </>
  )
}
