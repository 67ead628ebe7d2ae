/** What the plan would move, as arrows with numbers; and the chains of one's own triremes from what is pointed at. */

import type { ActionJson } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { useEffect, useRef, useState } from 'react'
import { LAND_OF, LANDS, SEAS_OF, WATERS, WATERS_OF } from '../../src/board.ts'
import { connectedTo } from '../../src/query/reach.ts'
import { fleet } from '../../src/query/units.ts'
import { middleOf, seaPlace } from '../ground.ts'
import { mineOf, type Part, PROVINCE_IDS, SEA_IDS } from '../rules.ts'
import { useShared } from '../shared.ts'

type Berth = readonly [number, number]
const berthOf = (id: string): Berth => {
  const { berths, at } = seaPlace(id)
  return berths[0] ?? at
}
/** A gentle curve, so that two moves between the same places do not lie on each other. */
function curve([x1, y1]: Berth, [x2, y2]: Berth): { d: string; middle: Berth } {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const [mx, my] = [(x1 + x2) / 2 - dy * 0.14, (y1 + y2) / 2 + dx * 0.14]
  return {
    d: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`,
    middle: [(x1 + 2 * mx + x2) / 4, (y1 + 2 * my + y2) / 4],
  }
}
/** Over the hulls one after another; between two places a curve. */
function along(spots: readonly Berth[]): { d: string; middle: Berth } {
  if (spots.length === 2) return curve(spots[0], spots[1])
  return { d: `M${spots.map(spot => spot.join(' ')).join('L')}`, middle: spots[Math.floor((spots.length - 1) / 2)] }
}
/** The shortest chain of seas with own triremes between two provinces; empty: they share a border by land. */
function seasBetween(from: string, to: string, ships: number): readonly number[] {
  const [start, goal] = [from, to].map(id => PROVINCE_IDS.indexOf(id as (typeof PROVINCE_IDS)[number]))
  if ((LAND_OF[start] >> goal) & 1) return []
  let chains = listOf(SEAS_OF[start] & ships, WATERS).map(sea => [sea])
  for (let seen = SEAS_OF[start] & ships; chains.length > 0; ) {
    const arrived = chains.find(chain => (SEAS_OF[goal] >> chain[chain.length - 1]) & 1)
    if (arrived) return arrived
    chains = chains.flatMap(chain => {
      const next = WATERS_OF[chain[chain.length - 1]] & ships & ~seen
      seen |= next
      return listOf(next, WATERS).map(sea => [...chain, sea])
    })
  }
  return []
}
export function Arrows({ p, rows }: { p: Part; rows: readonly ActionJson[] }) {
  const nation = p.seats[mineOf(p.seat)]?.colour ?? 0
  const ships = fleet(p.view, mineOf(p.seat))
  return (
    <g className="mn-arrows" aria-hidden="true" {...planned('moves')}>
      {rows.map((a, i) => {
        if (a.verb !== 'march' && a.verb !== 'sail') return null
        const isMarch = a.verb === 'march'
        const seas = isMarch ? seasBetween(String(a.province), String(a.to), ships) : []
        const { d, middle } = isMarch
          ? along([middleOf(String(a.province)), ...seas.map(sea => berthOf(SEA_IDS[sea])), middleOf(String(a.to))])
          : curve(berthOf(String(a.sea)), berthOf(String(a.toSea)))
        return (
          <g key={JSON.stringify([i, a])} data-arrow={isMarch ? `${a.province}:${a.to}` : `${a.sea}:${a.toSea}`}>
            <path d={d} className="mn-arrow-edge" />
            <path
              d={d}
              className={`mn-arrow ${isMarch && seas.length === 0 ? '' : 'is-sea'}`}
              style={{ stroke: `var(--nation-${nation})` }}
              markerEnd="url(#mn-head)"
            />
            <circle cx={middle[0]} cy={middle[1]} r="26" className="mn-arrow-disc" />
            <text x={middle[0]} y={middle[1] + 12} className="mn-arrow-count">
              {String(a.legions ?? a.triremes)}
            </text>
          </g>
        )
      })}
      <defs>
        <marker id="mn-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto">
          <path d="M0 0L10 5L0 10Z" className="mn-arrow-head" />
        </marker>
      </defs>
    </g>
  )
}

/** The seas of one chain of own triremes that touch a province, or hold a sea. */
function chainFrom(start: number, ships: number): number {
  let chain = start & ships
  for (let grown = chain; grown !== 0; ) {
    let next = 0
    for (let sea = 0; sea < WATERS; sea++) if ((grown >> sea) & 1) next |= WATERS_OF[sea]
    grown = next & ships & ~chain
    chain |= grown
  }
  return chain
}
const listOf = (mask: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => i).filter(i => (mask >> i) & 1)

/** Pointing at a province or an own fleet shows what one's triremes join it with. */
export function Chain({ p }: { p: Part }) {
  const here = useRef<SVGGElement>(null)
  const [pointed, point] = useState<string | null>(null)
  useEffect(() => {
    const map = here.current?.closest('.mn-map')
    if (!map) return
    const see = (e: Event): void => {
      const target = e.target instanceof Element ? e.target.closest('[data-target]') : null
      point(target?.getAttribute('data-target') ?? null)
    }
    const leave = (): void => point(null)
    map.addEventListener('pointerover', see)
    map.addEventListener('focusin', see)
    map.addEventListener('pointerleave', leave)
    return () => {
      map.removeEventListener('pointerover', see)
      map.removeEventListener('focusin', see)
      map.removeEventListener('pointerleave', leave)
    }
  }, [])
  const linked = pointed && p.seat !== 'table' ? linksOf(p, pointed) : null
  return (
    <g
      ref={here}
      className="mn-chain"
      aria-hidden="true"
      data-chain={linked?.provinces.map(i => PROVINCE_IDS[i]).join()}
    >
      {linked?.seas.map(sea =>
        listOf(WATERS_OF[sea], WATERS)
          .filter(other => other > sea && linked.seas.includes(other))
          .map(other => <Link key={`${sea}-${other}`} from={berthOf(SEA_IDS[sea])} to={berthOf(SEA_IDS[other])} />),
      )}
      {linked?.provinces.map(province =>
        linked.seas
          .filter(sea => (SEAS_OF[province] >> sea) & 1)
          .slice(0, 1)
          .map(sea => <Link key={province} from={berthOf(SEA_IDS[sea])} to={middleOf(PROVINCE_IDS[province])} />),
      )}
    </g>
  )
}
const Link = ({ from, to }: { from: Berth; to: Berth }) => <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />

function linksOf(p: Part, pointed: string): { seas: number[]; provinces: number[] } | null {
  const [kind, id] = pointed.split(':')
  const ships = fleet(p.view, mineOf(p.seat))
  const sea = SEA_IDS.indexOf(id as (typeof SEA_IDS)[number])
  const province = PROVINCE_IDS.indexOf(id as (typeof PROVINCE_IDS)[number])
  const start = kind === 'fleet' || kind === 'sea' ? 1 << sea : province >= 0 ? SEAS_OF[province] : 0
  const seas = listOf(chainFrom(start, ships), WATERS)
  if (seas.length === 0) return null
  const joined =
    province >= 0
      ? connectedTo(province, ships) | (1 << province)
      : PROVINCE_IDS.reduce((mask, _, i) => (seas.some(w => (SEAS_OF[i] >> w) & 1) ? mask | (1 << i) : mask), 0)
  return { seas, provinces: listOf(joined, LANDS) }
}

/** What makes up a level that is pointed at on the tracks. */
export function Lights() {
  const { lit } = useShared()
  return (
    <g className="mn-lights" aria-hidden="true">
      {lit.map(key => (
        <Light key={key} id={key} />
      ))}
    </g>
  )
}
function Light({ id }: { id: string }) {
  const [kind, place] = id.split(':')
  const at = kind === 'sea' ? berthOf(place) : middleOf(place)
  return <circle cx={at[0]} cy={at[1]} r={kind === 'sea' ? 70 : 110} data-lit={id} />
}
