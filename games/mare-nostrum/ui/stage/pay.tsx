/** A purchase that waits for its payment (the page was loaded again in the middle of it): the set is proposed. */
import type { ActionJson } from '@ecumene/kernel'
import { Word } from '@ecumene/kit/prompt-slots.tsx'
import { useState } from 'react'
import { type Exchange, exchanges, isSet, pack } from '../plan/pack.ts'
import { asList, heroOf, payments, stockOf } from '../plan/purchases.ts'
import { about, goodsOf, mineOf } from '../rules.ts'
import { Stairs } from '../token.tsx'
import { SetOf } from './set-of.tsx'
import { type StageProps, verbsOf } from './stage.ts'

export function Pay({ p, now, plan }: StageProps) {
  const me = mineOf(p.seat)
  const s = now.view
  const cost = about(s, 0)
  const hero = heroOf(s, me)
  const stock = stockOf(s, me)
  const [chosen, choose] = useState<readonly number[] | null>(null)
  const laid = goodsOf(s, me).map(g => g.laid)
  const isBegun = laid.some(n => n > 0)
  const set = chosen && isSet(chosen, hero) ? chosen : pack(stock, [cost], hero)?.sets[0]
  // What lies there already was laid by the same proposal; the rest follows one by one.
  const rest: readonly ActionJson[] = isBegun ? verbsOf(p, 'pay').slice(0, 1) : set ? payments(set) : []
  const left = stock.map((n, r) => n - (set?.[r] ?? 0))
  return (
    <div className="mn-tray-stage">
      <Stairs p={p} goods={goodsOf(s, me)} size={34} />
      {set && !isBegun && (
        <SetOf
          p={p}
          set={asList(set)}
          exchangesFor={(resource: number): readonly Exchange[] => exchanges([set], left, 0, resource, hero)}
          onExchange={exchange => choose(exchange.sets[0])}
        />
      )}
      <Word>
        <button
          type="button"
          className="button primary"
          data-action
          data-send
          disabled={rest.length === 0 || plan.queue.isRunning}
          onClick={() => plan.queue.run(rest)}
        >
          {isBegun && rest[0] ? p.sayAction(rest[0]) : p.say('ui.pay', { cost })}
        </button>
      </Word>
    </div>
  )
}
