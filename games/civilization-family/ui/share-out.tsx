/** The last tokens of the Stock are shared out on the map: a proposal, changed area by area, carried out together. */

import { asking, type Seat } from '@ecumene/kernel'
import { planned as planFigure } from '@ecumene/kit/figure.ts'
import { Count, Word } from '@ecumene/kit/prompt-slots.tsx'
import type { ActionQueue } from '@ecumene/kit/queue.ts'
import { useMemo, useState } from 'react'
import type { AreaId } from '../data/areas.ts'
import type { BoardModel, Marking } from './board/model.ts'
import type { Part } from './edition.ts'
import {
  type Growing,
  growActions,
  growingAreas,
  type Preference,
  proposal,
  type Shares,
  shared,
  withShare,
} from './sharing.ts'

export interface Sharing {
  readonly marking: Marking
  readonly shares: Shares
  readonly stock: number
  /** Begins again with this preference. */
  prefer(preference: Preference): void
}
interface ShareChoice {
  readonly question: string
  readonly preference: Preference
  /** Null: as proposed. */
  readonly shares: Shares | null
}
/** Null while there is nothing to share out. */
export function useSharing(p: Part): Sharing | null {
  const me = p.seat === 'table' ? -1 : p.seat
  const s = p.view
  const isOn = me >= 0 && !p.replaying && asking(s) === p.edition.decisions.grow
  const growing = useMemo(() => (isOn ? growingAreas(s, me, p.legal) : []), [isOn, s, me, p.legal])
  const question = `${s.round} ${me}`
  const [choice, choose] = useState<ShareChoice>({ question: '', preference: 'limit', shares: null })
  return useMemo(() => {
    if (growing.length === 0) return null
    const stock = s.stock[me]
    const preference = choice.question === question ? choice.preference : 'limit'
    const shares = sharesNow(growing, stock, choice.question === question ? choice : null)
    return {
      shares,
      stock,
      marking: markingOf(p, growing, shares, (area, tokens) =>
        choose({
          question,
          preference,
          shares: withShare(growing, stock, preference, shares, area as AreaId, tokens),
        }),
      ),
      prefer: wish => choose({ question, preference: wish, shares: null }),
    }
  }, [growing, s, me, p, question, choice])
}
/** While the plan is carried out, what has grown is no longer in it. */
function sharesNow(growing: readonly Growing[], stock: number, choice: ShareChoice | null): Shares {
  if (!choice?.shares) return proposal(growing, stock, choice?.preference ?? 'limit')
  return new Map([...choice.shares].filter(([area]) => growing.some(here => here.area === area)))
}
const markingOf = (
  { sayAction }: Pick<Part, 'sayAction'>,
  growing: readonly Growing[],
  shares: Shares,
  mark: (area: string, tokens: number) => void,
): Marking => ({
  areas: new Map(
    growing.map(({ area, most }) => [
      area,
      [
        {
          key: `grow:${area}`,
          label: sayAction({ verb: 'grow', area, tokens: most }),
          numbers: Array.from({ length: most + 1 }, (_, n) => n),
          value: shares.get(area) ?? 0,
        },
      ],
    ]),
  ),
  mark: (area, _, tokens) => mark(area, tokens),
})
/** The board with what every area is to get. */
export function withGrowth(model: BoardModel, sharing: Sharing | null, me: Seat): BoardModel {
  if (!sharing) return model
  return {
    ...model,
    stacks: model.stacks.map(stack => {
      const tokens = stack.seat === me ? (sharing.shares.get(stack.area as AreaId) ?? 0) : 0
      return tokens > 0 ? { ...stack, marked: { tokens, sign: '+' } } : stack
    }),
  }
}

export function ShareOut({ p, sharing, queue }: { p: Part; sharing: Sharing; queue: ActionQueue }) {
  const { shares, stock, prefer } = sharing
  const planned = shared(shares)
  const total = p.say('ui.grow.total', { planned, of: stock })
  return (
    <section
      className="civ-plan is-growth"
      aria-label={p.say('ui.grow')}
      aria-busy={queue.isRunning}
      data-testid="share-out"
      data-clear
      {...planFigure('growth')}
    >
      <header>
        <h3>{p.say('ui.grow')}</h3>
      </header>
      <p className={`civ-total ${planned === stock ? 'is-full' : ''}`} role="status" data-testid="total">
        <Count>{total}</Count>
        {total}
        <span className="civ-bar-back" aria-hidden="true">
          <span style={{ width: `${(100 * planned) / Math.max(1, stock)}%` }} />
        </span>
      </p>
      <p className="civ-hint">{p.say('ui.grow.how')}</p>
      <footer>
        <span className="civ-prefer">
          <button type="button" className="button small" data-prefer="limit" onClick={() => prefer('limit')}>
            {p.say('ui.grow.limit')}
          </button>
          <button type="button" className="button small" data-prefer="coast" onClick={() => prefer('coast')}>
            {p.say('ui.grow.coast')}
          </button>
        </span>
        <Word>
          <button
            type="button"
            className="button primary"
            data-confirm
            data-clear
            disabled={planned < stock || queue.isRunning}
            onClick={() => queue.run(growActions(shares))}
          >
            {p.say('ui.grow.confirm', { tokens: planned })}
          </button>
        </Word>
      </footer>
    </section>
  )
}
