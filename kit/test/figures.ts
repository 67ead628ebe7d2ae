/** What the numbers of a page say, compared with the game's own. */
import type { Core } from '@ecumene/kernel'
import type { Figures } from '../src/figure.ts'
import { type MarkupElement, readMarkup } from './markup.ts'

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

/** Classes whose numbers are no figures of a position, each with what they are. */
export type Printed = Readonly<Record<string, string>>
/** Everywhere: what a button does. */
const PRINTED: Printed = { button: 'the words of an action' }
export interface PageFigures {
  readonly figures: readonly ShownFigure[]
  /** Numbers that belong to no figure, to no plan and to nothing that is printed, with where they stand. */
  readonly loose: readonly string[]
}
export function figuresIn(markup: string, printed: Printed): PageFigures {
  const texts = new Map<MarkupElement, string>()
  const loose: string[] = []
  const isPrinted = ({ attributes }: MarkupElement): boolean =>
    'data-figure-plan' in attributes ||
    (attributes.class?.split(' ').some(name => Object.hasOwn(printed, name) || Object.hasOwn(PRINTED, name)) ?? false)
  readMarkup(markup, {
    element: element => 'data-figure' in element.attributes && texts.set(element, ''),
    text({ text, within }) {
      const owner = within.findLast(element => 'data-figure' in element.attributes || isPrinted(element))
      if (owner && 'data-figure' in owner.attributes) texts.set(owner, `${texts.get(owner) ?? ''}${text}`)
      else if (!owner && /\d/.test(text)) loose.push(`${placeOf(within)}: ${text.trim()}`)
    },
  })
  const figures = [...texts].map(([{ attributes }, text]) => ({
    name: attributes['data-figure'],
    seat: attributes['data-seat'],
    thing: attributes['data-thing'],
    text,
  }))
  return { figures, loose }
}
const placeOf = (within: readonly MarkupElement[]): string =>
  within
    .slice(-3)
    .map(({ tag, attributes }) => (attributes.class ? `${tag}.${attributes.class.trim().split(' ')[0]}` : tag))
    .join(' > ')
