/** A map ready to be drawn: shapes as SVG paths in map units, whatever file they came from. */
export type Spot = readonly [x: number, y: number]
interface MapShape {
  readonly id: string
  readonly d: string
}
export interface MapDrawing {
  readonly width: number
  readonly height: number
  readonly land: readonly MapShape[]
  /** Water that belongs to an area, and open seas. */
  readonly sea: readonly MapShape[]
  readonly openSeas: ReadonlySet<string>
  readonly floodPlains: readonly MapShape[]
  readonly outsideLand: string
  readonly outsideSea: string
  readonly lakes: string
  /** Lines in short pieces: only those in sight are drawn. */
  readonly rivers: readonly string[]
  readonly coast: readonly string[]
  readonly outsideCoast: readonly string[]
  readonly landBorders: readonly string[]
  readonly seaBorders: readonly string[]
  /** Borders the ground cannot show, drawn as a line. */
  readonly links: string
  readonly volcanoes: readonly { readonly id: string; readonly at: Spot }[]
}

/** For drawings that say nothing a reader must hear: what they show is told by the targets. */
export const UNSPOKEN = { 'aria-hidden': true } as const
