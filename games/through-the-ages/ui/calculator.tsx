/** Attack and defence in numbers: my strength against theirs, what they could add, what would be won. */
import type { ActionJson } from '@ecumene/kernel'
import { MILITARY, type MilitaryCard } from '../data/military.ts'
import { attackStrength } from '../src/effects/attacks.ts'
import { strengthAgainst } from '../src/effects/pacts.ts'
import { militaryTotal } from '../src/query/totals.ts'
import type { S } from '../src/state.ts'
import { Glyph } from './glyph.tsx'
import { HandBacks } from './hand.tsx'
import { attackNow } from './imagine.ts'
import type { Part } from './part-props.ts'
import { backsOf, seatsOf } from './position.ts'
import { ActionRow, ChangeMarks } from './price.tsx'

/** What a card of each age can add in defence at most: that of a bonus card; any card adds 1. */
const MOST_BY_AGE: readonly number[] = [0, 1, 2, 3].map(age =>
  (MILITARY as readonly MilitaryCard[]).reduce((n, card) => (card.age === age ? Math.max(n, card.defence ?? 1) : n), 1),
)
export interface Odds {
  readonly mine: number
  readonly theirs: number
  /** Cards they may use, and the strength these can add at most. */
  readonly cards: number
  readonly most: number
}
export function oddsOf(s: S, seat: number, target: number): Odds {
  const held = backsOf(s, target).flatMap((n, age) => Array.from({ length: n }, () => MOST_BY_AGE[age]))
  const cards = Math.min(militaryTotal(s, target), held.length)
  const best = held.toSorted((a, b) => b - a).slice(0, cards)
  return {
    mine: attackStrength(s, seat, target),
    theirs: strengthAgainst(s, target, seat),
    cards,
    most: best.reduce((n, worth) => n + worth, 0),
  }
}

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
        <b>
          {mine} : {theirs}
        </b>{' '}
        {p.say(`ui.odds.${verdict}`, { most, lead: mine - theirs })}
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
function Spoils({ p, seat, change }: { p: Part; seat: number; change: Parameters<typeof ChangeMarks>[0]['change'] }) {
  if (Object.keys(change).length === 0) return null
  return (
    <span className="tta-spoils">
      {p.seats[seat].name}: <ChangeMarks change={change} say={p.say} />
    </span>
  )
}

/** My strength against everybody's, and what they could add at most. */
export function Rivals({ p, seat }: { p: Part; seat: number }) {
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
                <td>
                  {mine} : {theirs}
                </td>
                <td>
                  {p.say('ui.canAdd', { cards, most })} <HandBacks ages={backsOf(p.view, other)} />
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
