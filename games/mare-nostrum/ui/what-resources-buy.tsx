/**
 * What the resources buy: sets of 3, 6, the next hero, the Pyramids; each says whether it can be paid or what is
 * lacking. Heroes that make a unit cheap or free stand beside them, with their lamp.
 */

import type { Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { figure } from './figure.ts'
import { TOKEN_ICONS } from './look.ts'
import { lacking, pack } from './plan/pack.ts'
import { heroOf, stockOf } from './plan/purchases.ts'
import { bargainsOf, lampOf } from './powers.ts'
import type { Part } from './rules.ts'

export function Rungs({ p, seat, price }: { p: Part; seat: Seat; price: number }) {
  const stock = stockOf(p.view, seat)
  const hero = heroOf(p.view, seat)
  const rungs = [
    { key: 'three', cost: 3 },
    { key: 'six', cost: 6 },
    { key: 'hero', cost: price },
    { key: 'pyramids', cost: 12 },
  ] as const
  return (
    <ul className="mn-rungs">
      {rungs.map(({ key, cost }) => {
        const can = pack(stock, [cost], hero) !== null
        const short = can ? null : lacking(stock, [cost], hero)
        const said = `${cost}: ${p.say(`ui.rung.${key}`)}, ${short ? p.say('ui.lacking', short) : p.say('ui.can')}`
        return (
          <li key={key} className={can ? 'can' : ''} data-tip={`rung:${key}`}>
            <span role="img" aria-label={said} title={said} {...figure('rung', seat, key)}>
              <b>{cost}</b> {short ? `−${Math.min(short.kinds, short.coins)}` : '✓'}
            </span>
          </li>
        )
      })}
      {bargainsOf(p.view, seat).map(({ id, price: cost }) => {
        const lamp = lampOf(p.view, seat, id)
        const state = lamp ? `, ${p.say(`ui.lamp.${lamp}`)}` : ''
        const said = `${p.say(`ui.token.${id}`)}: ${p.say('ui.bargain', { cost })}${state}`
        return (
          <li key={id} className={lamp === 'lit' ? 'can' : ''} data-tip={`token:${id}`} data-lamp={lamp}>
            <span role="img" aria-label={said} title={said}>
              <Icon body={TOKEN_ICONS[id]} size={14} /> <b {...figure('bargain', seat, id)}>{cost}</b>{' '}
              {lamp === 'lit' ? '●' : '○'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
