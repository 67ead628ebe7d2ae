/** What a board of the family stands on: the drawn map, its areas and their places. A game gives its own. */
import type { MapDrawing, Spot } from '@ecumene/kit/map/drawing.ts'
import type { Relief } from '@ecumene/kit/map/relief.ts'

export interface AreaGround {
  readonly id: string
  readonly isSea: boolean
  readonly label: {
    readonly at: Spot
    readonly angle: number
    readonly size: number
    readonly room: number
    readonly afloat: boolean
  }
  /** The whole shape, land and water, to point at. */
  readonly d: string
  readonly tokens: Spot | null
  readonly city: Spot | null
  readonly limit: Spot | null
  readonly middle: Spot
}
export interface BoardGround {
  readonly drawing: MapDrawing
  readonly relief: Relief
  readonly areas: ReadonlyMap<string, AreaGround>
  /** Where ships lie, by shore; an area's own id always has a place if it has a coast. */
  readonly shores: ReadonlyMap<string, Spot>
  /** The tone of an area's land. */
  toneOf(id: string): string
}
