/** Every credit at once: each row a card one may own, each column a card to buy. Rows of cards one owns stand out. */
import { Icon } from '@ecumene/kit/icon.tsx'

interface Props {
  readonly cards: readonly {
    readonly id: string
    readonly name: string
    readonly icon: string
    readonly isOwned: boolean
  }[]
  readonly title: string
  readonly caption: string
  /** What owning a takes off the price of b. */
  credit(a: number, b: number): number
}
export function CreditTable({ cards, title, caption, credit }: Props) {
  const giving = cards.flatMap((card, a) => (cards.some((_, b) => credit(a, b) > 0) ? [{ card, a }] : []))
  return (
    <details className="civ-credit-table">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable from the keyboard */}
      <section tabIndex={0} aria-label={title}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {cards.map(c => (
                <th key={c.id} scope="col" title={c.name}>
                  <Icon body={c.icon} size="1.1em" />
                  <span className="hidden-text">{c.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {giving.map(({ card, a }) => (
              <tr key={card.id} className={card.isOwned ? 'is-owned' : ''}>
                <th scope="row">
                  {card.isOwned && <span aria-hidden="true">✓ </span>}
                  {card.name}
                </th>
                {cards.map((c, b) => (
                  <td key={c.id}>{credit(a, b) || ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
