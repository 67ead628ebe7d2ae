import { type MarkFigure, figure as mark } from '@ecumene/kit/figure.ts'
import type { figuresOf } from './figures.ts'

/** Marks a number of the table as one of the list. */
export const figure: MarkFigure<ReturnType<typeof figuresOf>> = mark
