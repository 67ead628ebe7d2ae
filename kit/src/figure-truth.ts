/** What a figure on a page says, compared with the game's own. The product does not need it; tests and the lab do. */
import type { Core } from '@ecumene/kernel'
import type { Figures } from './figure.ts'

/** A figure as it stands on the page: what it says it is, and the text in it that is no other figure's. */
export interface ShownFigure {
  readonly name: string
  readonly seat?: string
  readonly thing?: string
  readonly text: string
}
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!\d)[-−]?\d+/g)].map(([digits]) => Number(digits.replace('−', '-')))

/** What is wrong with it, in a few words; null: it says the truth. */
export function lieOf<S extends Core>(figures: Figures<S>, view: S, shown: ShownFigure): string | null {
  const { name, seat = '-1', thing = '', text } = shown
  const of = [name, shown.seat === undefined ? '' : `of seat ${seat}`, thing].filter(Boolean).join(' ')
  if (!Object.hasOwn(figures, name)) return `${of}: no figure of this game`
  const truth = figures[name](view, Number(seat), thing)
  const real = truth === null ? [] : typeof truth === 'number' ? [truth] : truth
  const said = numbersIn(text)
  return said.join(' ') === real.join(' ')
    ? null
    : `${of}: "${text}" is shown, and it is ${real.join(' ') || 'nothing'}`
}
