/**
 * A number on the screen that belongs to a position says which number it is: a test finds it there and compares it with
 * the game's own. The names of a game are those of its `ui/figures.ts`; one that is not there does not compile.
 */
import type { Core, Seat } from '@ecumene/kernel'

/**
 * What a figure is in a position, as the viewer may know it: one number, or those of a sentence in their order; null
 * where none may stand.
 */
export type Truth<S extends Core> = (view: S, seat: Seat, thing: string) => number | readonly number[] | null
export type Figures<S extends Core> = Readonly<Record<string, Truth<S>>>

export interface FigureMark {
  readonly 'data-figure': string
  readonly 'data-seat'?: Seat
  readonly 'data-thing'?: string | number
}
/** The attributes of a figure: whose it is, and of which thing. */
export type MarkFigure<All> = (name: keyof All & string, seat?: Seat, thing?: string | number) => FigureMark
export const figure = (name: string, seat?: Seat, thing?: string | number): FigureMark => ({
  'data-figure': name,
  ...(seat === undefined ? {} : { 'data-seat': seat }),
  ...(thing === undefined ? {} : { 'data-thing': thing }),
})
/** The attributes of a number that is not yet so: what a choice would bring, or cost. */
export const planned = (name: string): { readonly 'data-figure-plan': string } => ({ 'data-figure-plan': name })
/** What stands in here is the position as a plan would make it: its figures are the plan's. */
export const planning = { 'data-planning': '' } as const
