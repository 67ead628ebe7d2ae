/** The numbers of a page, read from its markup: figures, and those that are none. */
import type { ShownFigure } from '../src/figure-truth.ts'
import { type MarkupElement, readMarkup } from './markup.ts'

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
  const isPrinted = ({ tag, attributes }: MarkupElement): boolean =>
    // What a pointer is told of a thing is spoken, not shown.
    tag === 'title' ||
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
