import { type MarkFigure, figure as mark } from '@ecumene/kit/figure.ts'
import type { figures } from './figures.ts'

/** Marks a number of the table as one of the list. */
export const figure: MarkFigure<typeof figures> = mark
