/** Trade cards that go back, chosen together and tried out by the rules: how many are wanted, and what may still go. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import { beyondLimit } from './action-names.ts'
import { tryOut } from './board/plan.ts'
import type { Part } from './edition.ts'
import type { MessageId } from './message.ts'

export interface GivingBack {
  /** The choice, as far as the rules take it. */
  readonly cards: readonly MessageId<'trade'>[]
  /** At least so many. */
  readonly needed: number
  /** What may be added. */
  readonly open: ReadonlySet<MessageId<'trade'>>
  /** The actions that carry it out; null: more must go. */
  readonly actions: readonly ActionJson[] | null
}
const giveBack = (trade: string): ActionJson => ({ verb: 'giveBack', trade })

/** Commodities first: within the limit only calamities may go (CIV-18.0a, CIV-19.4b). */
export function givingBack(
  p: Pick<Part, 'game' | 'view' | 'edition'>,
  me: Seat,
  chosen: readonly MessageId<'trade'>[],
): GivingBack {
  const { ids } = p.edition.trade
  const ordered = chosen.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b))
  const { played, legal, isOver } = tryOut(p.game, p.view, me, ordered.map(giveBack))
  const done = legal.find(a => a.verb === 'done')
  return {
    cards: played.map(a => a.trade as MessageId<'trade'>),
    needed: beyondLimit(p.view, me, p.edition),
    open: new Set(legal.flatMap(a => (a.verb === 'giveBack' ? (a.trade as MessageId<'trade'>) : []))),
    actions: isOver ? played : done ? [...played, done] : null,
  }
}
