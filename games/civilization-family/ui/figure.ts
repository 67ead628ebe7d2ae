import { type MarkFigure, figure as mark } from '@ecumene/kit/figure.ts'

/** The numbers of a position that the tables show; `figures.ts` asks each from the rules. */
export type FigureName =
  | 'population'
  | 'stock'
  | 'treasury'
  | 'cities'
  | 'support'
  | 'tax'
  | 'hand'
  | 'handSize'
  | 'cards'
  | 'ships'
  | 'groups'
  | 'held'
  | 'setWorth'
  | 'oneMore'
  | 'need'
  | 'tokens'
  | 'aboard'
  | 'offerCards'
  | 'offerPoints'
  | 'offered'
  | 'price'
  | 'copies'
  | 'toReduce'
  | 'part'
  | 'total'

/** Marks a number of the table as one of them. */
export const figure: MarkFigure<Record<FigureName, unknown>> = mark
