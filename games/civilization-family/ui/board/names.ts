/** The names of the areas, and what they must keep clear of. */
import type { Label, Slab } from '@ecumene/kit/map/labels.ts'
import { useCallback, useMemo } from 'react'
import type { BoardGround } from './ground.ts'
import { layPieces } from './layout.ts'
import { limitSpot } from './limits.ts'
import type { BoardModel } from './model.ts'
import { limitSize, showsLimits, siteSize } from './pieces.tsx'

export function useLabels(
  ground: BoardGround,
  model: BoardModel,
  areaName: (id: string) => string,
  out: ReadonlySet<string>,
): readonly Label[] {
  return useMemo(
    () =>
      model.areas.flatMap((a): Label[] => {
        const g = ground.areas.get(a.id)
        if (!g || out.has(a.id)) return []
        const { at, angle, size, room, afloat } = g.label
        return [
          {
            id: a.id,
            text: areaName(a.id),
            at,
            angle,
            size,
            room,
            rank: (g.isSea ? -1000 : 0) - size * 4 - room / 10,
            kind: g.isSea ? 'sea' : afloat ? 'water' : 'land',
          },
        ]
      }),
    [ground, model.areas, areaName, out],
  )
}
/** What names must keep clear of. */
export function useThings(
  ground: BoardGround,
  model: BoardModel,
  cities: ReadonlySet<string>,
): (zoom: number) => readonly Slab[] {
  return useCallback(
    zoom => {
      const box = (x: number, y: number, half: number): Slab => ({ x, y, w: half, h: half, angle: 0 })
      const all: Slab[] = ground.drawing.volcanoes.map(v => box(v.at[0], v.at[1], 16))
      const { stacks, cities: towns, ships } = layPieces(model, ground, zoom)
      for (const { x, y, w, h } of [...stacks, ...towns, ...ships])
        all.push({ x, y, w: w * 0.92, h: h * 0.86, angle: 0 })
      for (const a of model.areas) {
        const g = ground.areas.get(a.id)
        if (!g || !a.inPlay) continue
        if (g.city && !cities.has(a.id) && a.site !== 'none') all.push(box(g.city[0], g.city[1], siteSize(zoom) / 2))
        const limit = limitSpot(g, a.site !== 'none', zoom)
        if (limit && showsLimits(zoom)) all.push(box(limit[0], limit[1], limitSize(zoom) * 0.9))
      }
      return all
    },
    [ground, model, cities],
  )
}
