/** Attack and defence in numbers: my strength against theirs, what they could add, what would be won. */

import type { ActionJson, Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { figure } from './figure.ts'
import { Glyph } from './glyph.tsx'
import { HandBacks } from './hand.tsx'
import { attackNow } from './imagine.ts'
import { oddsOf } from './odds.ts'
import type { Part } from './part-props.ts'
import { backsOf, seatsOf } from './position.ts'
import { ActionRow, ChangeMarks } from './price.tsx'

/** An attack as a button, with what it would come to. */
export function AttackRow({ p, action }: { p: Part; action: ActionJson }) {
  const seat = p.seat === 'table' ? 0 : p.seat
  const target = Number(action.target)
  const { mine, theirs, most } = oddsOf(p.view, seat, target)
  const changes = attackNow(p, seat, action)
  const isWar = action.verb === 'declareWar'
  const verdict = isWar ? 'war' : mine > theirs + most ? 'sure' : 'open'
  return (
    <div className={`tta-attack is-${verdict}`}>
      <ActionRow p={p} action={action} />
      <small>
        <b {...figure('against', seat, target)}>
          {mine} : {theirs}
        </b>{' '}
        <span {...planned('odds')}>{p.say(`ui.odds.${verdict}`, { most, lead: mine - theirs })}</span>
      </small>
      {changes && (
        <small>
          <Spoils p={p} seat={seat} change={changes[seat]} />
          <Spoils p={p} seat={target} change={changes[target]} />
        </small>
      )}
    </div>
  )
}
function Spoils({ p, seat, change }: { p: Part; seat: Seat; change: Parameters<typeof ChangeMarks>[0]['change'] }) {
  if (Object.keys(change).length === 0) return null
  return (
    <span className="tta-spoils">
      {p.seats[seat].name}: <ChangeMarks change={change} say={p.say} />
    </span>
  )
}

/** My strength against everybody's, and what they could add at most. */
export function Rivals({ p, seat }: { p: Part; seat: Seat }) {
  return (
    <table className="tta-rivals">
      <thead>
        <tr>
          <th scope="col">{p.say('ui.rival')}</th>
          <th scope="col">
            <Glyph of="strength" />
          </th>
          <th scope="col">{p.say('ui.defenceCards')}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(p.view)
          .filter(other => other !== seat && p.view.out[other] === 0)
          .map(other => {
            const { mine, theirs, cards, most } = oddsOf(p.view, seat, other)
            return (
              <tr key={other} className={theirs < mine ? 'is-weaker' : theirs > mine ? 'is-stronger' : ''}>
                <th scope="row">{p.seats[other].name}</th>
                <td {...figure('against', seat, other)}>
                  {mine} : {theirs}
                </td>
                <td {...figure('canAdd', seat, other)}>
                  {p.say('ui.canAdd', { cards, most })} <HandBacks ages={backsOf(p.view, other)} seat={other} />
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
