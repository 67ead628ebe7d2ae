/** What cards do to the sets of a hand: a set is worth its number, times itself, times the value of one card. */
import type { MessageId } from '../../message.ts'
import type { OfferModel, TradeProps } from './models.ts'

type SwapCounts = Readonly<Partial<Record<MessageId<'trade'>, number>>>
type ValuedSets = Pick<TradeProps, 'sets' | 'valueOf'>

const held = ({ sets }: ValuedSets, kind: MessageId<'trade'>): number => sets.find(set => set.id === kind)?.cards ?? 0
const worth = (cards: number, value: number): number => cards * cards * value

/** What the named cards of an offer would add: at least so much, as what lies unnamed is not known. */
export function gainOf(hand: ValuedSets, named: readonly MessageId<'trade'>[]): number {
  const counts = new Map<MessageId<'trade'>, number>()
  for (const kind of named) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].reduce((sum, [kind, cards]) => {
    const [have, value] = [held(hand, kind), hand.valueOf(kind)]
    return sum + worth(have + cards, value) - worth(have, value)
  }, 0)
}
/** What sets lose when these cards leave the hand. */
export const costOf = (hand: ValuedSets, counts: SwapCounts): number =>
  (Object.entries(counts) as [MessageId<'trade'>, number][]).reduce((sum, [kind, cards]) => {
    const [have, value] = [held(hand, kind), hand.valueOf(kind)]
    return sum + worth(have, value) - worth(Math.max(0, have - cards), value)
  }, 0)

/** An answer to begin with: what the other asks for, and as many of one's cheapest cards as make an offer. */
export function answerTo(
  hand: ValuedSets,
  { wants, named }: Pick<OfferModel, 'wants' | 'named'>,
  least: number,
): SwapCounts {
  const free = hand.sets.filter(set => !set.isBound && !set.isCalamity)
  const chosen: Partial<Record<MessageId<'trade'>, number>> = {}
  const count = (kind: MessageId<'trade'>): number => chosen[kind] ?? 0
  const take = (kind: MessageId<'trade'>): void => {
    chosen[kind] = count(kind) + 1
  }
  if (wants && free.some(set => set.id === wants)) take(wants)
  for (let cards = Object.keys(chosen).length; cards < least; cards++) {
    // Never what one is to get more of, as long as there is something else.
    const cheapest = free
      .filter(set => count(set.id) < set.cards)
      .toSorted(
        (a, b) =>
          Number(named.includes(a.id)) - Number(named.includes(b.id)) ||
          costOf(hand, { [a.id]: count(a.id) + 1 }) -
            costOf(hand, { [a.id]: count(a.id) }) -
            costOf(hand, { [b.id]: count(b.id) + 1 }) +
            costOf(hand, { [b.id]: count(b.id) }),
      )[0]
    if (!cheapest) return {}
    take(cheapest.id)
  }
  return chosen
}
