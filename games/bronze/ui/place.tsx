/** A place for one settlement: a symbol of one of three kinds, and the cube that stands on it. */

import { IconAt } from '@ecumene/kit/icon.tsx'
import { Cube } from '@ecumene/kit/piece.tsx'
import { Target } from '@ecumene/kit/target.tsx'
import { memo } from 'react'
import { KIND_IDS, LANDSCAPE_IDS, PLACE_KIND, PLACE_LANDSCAPE, placeAt } from '../data/lands.ts'
import { sideOf } from './action-names.ts'
import { landX, placeSpot } from './geometry.ts'
import { KIND_ICONS } from './look.ts'
import { type Part, placeKey } from './model.ts'
import type { Owner } from './owner.ts'

interface Props {
  readonly p: Part
  readonly land: number
  readonly tile: number
  readonly place: number
  /** Whose cube, or -1. */
  readonly by: number
  readonly owner: Owner | null
  readonly legal: boolean
  readonly lit: boolean
  /** A preview is shown and this place is not part of it. */
  readonly dim: boolean
  onChoose(key: string): void
}

/** A board has many places and few change: only those are drawn anew. */
export const PlaceMark = memo(Mark, (a, b) => {
  const isSameOwner = a.owner?.nation === b.owner?.nation && a.owner?.initial === b.owner?.initial
  const isSamePlace = a.land === b.land && a.tile === b.tile && a.place === b.place && a.by === b.by && isSameOwner
  return (
    isSamePlace &&
    a.legal === b.legal &&
    a.lit === b.lit &&
    a.dim === b.dim &&
    a.p.say === b.p.say &&
    a.onChoose === b.onChoose
  )
})

function Mark({ p, land, tile, place, by, owner, legal, lit, dim, onChoose }: Props) {
  const at = placeAt(tile, place)
  const kind = PLACE_KIND[at]
  const spot = placeSpot(tile, place)
  const key = placeKey(land, place)
  const args = {
    land: land + 1,
    landscape: LANDSCAPE_IDS[PLACE_LANDSCAPE[at]],
    kind: KIND_IDS[kind],
    side: sideOf(tile, place),
    ...(by >= 0 ? { seat: by } : {}),
  }
  const label = p.say(by >= 0 ? 'ui.place.taken' : legal ? 'ui.place.legal' : 'ui.place.free', args)
  return (
    <Target
      id={`place:${key}`}
      label={label}
      tip={`place:${key}`}
      x={landX(land) + spot.x}
      y={spot.y}
      legal={legal}
      lit={lit}
      className={`brz-place ${dim ? 'is-dim' : ''}`}
      onChoose={() => onChoose(key)}
    >
      {/* The whole neighbourhood answers a finger. */}
      <circle r="24" fill="transparent" />
      <KindFrame kind={kind} r={18} className="brz-halo" />
      <KindFrame kind={kind} r={18} className="brz-frame" />
      <IconAt body={KIND_ICONS[kind]} x={0} y={0} size={kind === 2 ? 22 : 25} fill="var(--brz-symbol)" />
      {owner && <Cube nation={owner.nation} initial={owner.initial} size={27} />}
    </Target>
  )
}

/** Farmers round, herders square, hunters pointed: the kind is told by shape, under a cube too. */
export function KindFrame({ kind, r, className }: { kind: number; r: number; className?: string }) {
  if (kind === 0) return <circle className={className} r={r + 1} />
  if (kind === 1) return <rect className={className} x={-r} y={-r} width={2 * r} height={2 * r} rx="5" />
  const d = r * 1.32
  return <path className={className} d={`M0 ${-d}L${d} 0L0 ${d}L${-d} 0Z`} strokeLinejoin="round" />
}
