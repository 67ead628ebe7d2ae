/** All pieces in their places. Those the player may move can be picked up. */
import type { Seat } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import { UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { useZoom } from '@ecumene/kit/map/zoom.tsx'
import { memo, useMemo, useRef } from 'react'
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
  // The pieces are drawn anew only where they change: what they call must stay the same.
  const latest = useRef(p.grab)
  latest.current = p.grab
  const hand = useMemo<Hand>(
    () => ({
      accepts: (key, target) => latest.current.accepts(key, target),
      drop: (key, target) => latest.current.drop(key, target),
      begin: key => latest.current.begin(key),
      end: isTaken => latest.current.end(isTaken),
      choose: key => latest.current.choose(key),
    }),
    [],
  )
  const grip = (seat: Seat, key: string): Grip => {
    const pick = seat === p.me && p.grab.can(key) ? key : null
    return { pick, isSelected: pick !== null && p.grab.selected === pick, hand }
  }
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
          {...grip(piece.seat, `ship:${piece.ship}`)}
          label={p.words.sayShip(piece)}
          tip={`ship:${piece.key}`}
          area={piece.area}
          x={x}
          y={y}
          r={ss * 0.55}
          drawn={drawnOf(piece, p.owners[piece.seat])}
        >
          <Ship ship={piece} owner={p.owners[piece.seat]} size={ss} />
        </Piece>
      ))}
      {cities.map(({ piece, x, y }) => (
        <Piece
          key={piece.area}
          id={`city:${piece.area}`}
          {...UNMOVED}
          hand={hand}
          label={p.words.sayCity(piece)}
          tip=""
          area={piece.area}
          x={x}
          y={y}
          r={cs}
          drawn={drawnOf(piece, p.owners[piece.seat])}
        >
          <City city={piece} owner={p.owners[piece.seat]} size={cs} />
        </Piece>
      ))}
      {stacks.map(({ piece, x, y }) => (
        <Piece
          key={`${piece.area}:${piece.seat}`}
          id={`stack:${piece.area}:${piece.seat}`}
          {...grip(piece.seat, `stack:${piece.area}`)}
          label={p.words.sayStack(piece)}
          tip={`area:${piece.area}`}
          area={piece.area}
          x={x}
          y={y}
          r={ts * 0.52}
          drawn={drawnOf(piece, p.owners[piece.seat])}
        >
          <Stack stack={piece} owner={p.owners[piece.seat]} size={ts} />
        </Piece>
      ))}
    </g>
  )
})

const drawnOf = (piece: object, owner: Owner): string => JSON.stringify([piece, owner])

type Hand = Pick<Grab, 'accepts' | 'drop' | 'begin' | 'end' | 'choose'>
/** Whether it can be picked up, and whether it is. */
interface Grip {
  readonly pick: string | null
  readonly isSelected: boolean
  readonly hand: Hand
}
const UNMOVED = { pick: null, isSelected: false }

interface PieceProps extends Grip {
  readonly id: string
  readonly label: string
  readonly tip: string
  /** What is dropped on the piece is dropped on its area. */
  readonly area: string
  readonly x: number
  readonly y: number
  /** It grows with the zoom, as the drawing does. */
  readonly r: number
  /** What the children draw, in letters: while it is the same, so is the drawing. */
  readonly drawn: string
  readonly children: React.ReactNode
}
const Piece = memo(AnyPiece, ({ children: _, ...old }, { children: __, ...next }) =>
  Object.entries(next).every(([key, value]) => old[key as keyof typeof old] === value),
)

function AnyPiece({ pick, ...rest }: PieceProps) {
  if (pick !== null) return <Grabbed pick={pick} {...rest} />
  const { id, label, x, y, children } = rest
  return (
    <g transform={`translate(${x} ${y})`} className="civ-piece" data-anchor={id}>
      <title>{label}</title>
      <g className="civ-body">{children}</g>
    </g>
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
  isSelected,
  hand,
  children,
}: Omit<PieceProps, 'pick'> & { pick: string }) {
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
    accepts: target => hand.accepts(pick, target),
    onDrop: target => hand.drop(pick, target),
    onStart: () => hand.begin(pick),
    onEnd: isTaken => hand.end(isTaken),
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
          hand.choose(pick)
        }}
        onKeyDown={e => {
          if (e.key !== 'Enter' && e.key !== ' ') return
          e.preventDefault()
          e.stopPropagation()
          hand.choose(pick)
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
