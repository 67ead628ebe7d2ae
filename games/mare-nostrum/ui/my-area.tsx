/** What is mine: the staircase of resources with what it is worth, the next income, my heroes and wonders. */
import { planning } from '@ecumene/kit/figure.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { TokenChip } from './cards.tsx'
import { explain } from './explain.tsx'
import { figure } from './figure.ts'
import { decisionOf, goodsOf, heroOf, incomeOf, mineOf, myStairs, type Part, pathsOf, tokensOf } from './rules.ts'
import { useShared } from './shared.ts'
import { Stairs, Token } from './token.tsx'
import { Rungs } from './what-resources-buy.tsx'
import './mare.css'

/** Decisions whose stage shows the staircase itself. */
const STAIRS_IN_DOCK = new Set(['offer', 'give', 'keep', 'pay'])

/** As a part of its own: a tab of the phone's sheet. */
export function MyArea(p: Part) {
  return (
    <Tips className="mn-me" explain={word => explain(p, word)}>
      <Mine p={p} />
    </Tips>
  )
}
/** At the foot of the map, where the board explains it. */
export function Mine({ p }: { p: Part }) {
  const { planned } = useShared()
  // What the plan would leave, while there is one and it is about this position.
  const s = planned && !p.replaying && planned.round === p.view.round ? planned : p.view
  const me = mineOf(p.seat)
  const hero = heroOf(s, me)
  if (hero === null) return null
  const { largest, threes, coins } = myStairs(s, me)
  const income = incomeOf(s, me)
  return (
    <div className="mn-mine" {...(s === p.view ? {} : planning)}>
      {!STAIRS_IN_DOCK.has(decisionOf(p) ?? '') && (
        <section className="mn-mine-goods" data-anchor="my:goods" aria-label={p.say('ui.myGoods')}>
          <Stairs p={p} goods={goodsOf(s, me)} size={22} />
        </section>
      )}
      <section className="mn-mine-buys" data-anchor="my:buys" aria-label={p.say('ui.buys')}>
        <Rungs p={{ ...p, view: s }} seat={me} price={pathsOf(s, me).price} />
        <p className="mn-sum" {...figure('sets', me)}>
          {p.say('ui.sum', { largest, threes, coins })}
        </p>
      </section>
      <div className="mn-mine-last">
        <section className="mn-mine-cards" data-anchor="my:cards" aria-label={p.say('ui.myHeroes')}>
          {[hero, ...tokensOf(s, me)].map(id => (
            <TokenChip key={id} p={p} id={id} seat={me} />
          ))}
        </section>
        <p className="mn-income" data-anchor="my:income">
          <span>{p.say('ui.income')}</span>
          {income.map(g => (
            <span key={g.id} className="mn-income-of" data-tip={`resource:${g.id}`} {...figure('income', me, g.id)}>
              <Token id={g.id} size={18} />
              {g.n}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
