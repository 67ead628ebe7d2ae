/**
 * What the resources buy: sets of 3, 6, the next hero, the Pyramids; each says whether it can be paid or what is
 * lacking.
 */
import type { Seat } from '@ecumene/kernel'
import { canBuy } from './payment.ts'
import { myStairs, type Part } from './rules.ts'

export function Rungs({ p, seat, price }: { p: Part; seat: Seat; price: number }) {
  const { largest, coins } = myStairs(p.view, seat)
  const rungs = [
    { key: 'three', cost: 3 },
    { key: 'six', cost: 6 },
    { key: 'hero', cost: price },
    { key: 'pyramids', cost: 12 },
  ]
  return (
    <ul className="mn-rungs">
      {rungs.map(({ key, cost }) => {
        const can = canBuy(p.view, seat, cost)
        const lacking = p.say('ui.lacking', { kinds: Math.max(0, cost - largest), coins: Math.max(0, cost - coins) })
        const said = `${cost}: ${p.say(`ui.rung.${key}`)}, ${can ? p.say('ui.can') : lacking}`
        return (
          <li key={key} className={can ? 'can' : ''} data-tip={`rung:${key}`} role="img" aria-label={said}>
            <b>{cost}</b>
            <span>{p.say(`ui.rung.${key}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
