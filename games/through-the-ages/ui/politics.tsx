/** One political action: every military card with what it would do now, the rivals beside each other. */
import { type ActionJson, judge, legalActions } from '@ecumene/kernel'
import type { AgesCard } from '../src/cards.ts'
import { AttackRow, Rivals } from './calculator.tsx'
import { CardFace } from './card.tsx'
import { eventNow } from './imagine.ts'
import { faceOf } from './look.ts'
import { militaryWish } from './military-wish.ts'
import type { Part } from './part.ts'
import { ActionRow, ChangeMarks } from './price.tsx'
import { militaryOf, seatsOf } from './read.ts'

export function Politics({ p }: { p: Part }) {
  const seat = p.seat === 'table' ? 0 : p.seat
  const cards = [...new Set(militaryOf(p.view, seat).filter(id => id !== null))]
  const legal = possible(p, seat)
  const byCard = cards.map(id => ({ id, actions: legal.filter(a => a.card === id) }))
  const idle = byCard.filter(({ actions }) => actions.length === 0)
  const others = legal.filter(a => typeof a.card !== 'string' && a.verb !== 'pass' && a.verb !== 'resign')
  return (
    <div className="tta-politics">
      <ul className="tta-politics-cards">
        {byCard
          .filter(({ actions }) => actions.length > 0)
          .map(({ id, actions }) => (
            <li key={id}>
              <span data-tip={`card:${id}`}>
                <CardFace id={id} say={p.say} size="row" />
              </span>
              <span className="tta-politics-actions">
                {actions.map(action => (
                  <Political key={JSON.stringify(action)} p={p} action={action} />
                ))}
                {faceOf(id).kind === 'pact' && <small className="tta-would">{p.say(`cardtext.${id}`)}</small>}
              </span>
            </li>
          ))}
        {idle.length > 0 && (
          <li className="is-idle">
            <small>
              {p.say('ui.notNowCards')}
              {idle.map(({ id }) => (
                <span key={id} className="tta-not-now">
                  <b>{p.say(`card.${id}`)}</b> {whyNotNow(p, seat, id)}
                </span>
              ))}
            </small>
          </li>
        )}
      </ul>
      <div className="tta-politics-side">
        <Rivals p={p} seat={seat} />
        {others.map(action => (
          <ActionRow key={JSON.stringify(action)} p={p} action={action} />
        ))}
        <Resign p={p} />
      </div>
    </div>
  )
}
/** The rule that keeps a card back. Tactics are played among the actions, bonus cards when they are asked for. */
function whyNotNow(p: Part, seat: number, id: AgesCard): string {
  const wish = faceOf(id).kind === 'tactic' ? undefined : militaryWish(p, seat, id)
  const judged = wish && judge(p.game, p.view, seat, wish)
  return !judged || judged.ok ? '' : p.sayPrompt(judged.refusal)
}
/** While it can only be read, in the guide or in a replay, the table still says what could be chosen. */
const possible = (p: Part, seat: number): readonly ActionJson[] =>
  p.legal.length > 0 ? p.legal : legalActions(p.game, p.view, seat)
function Political({ p, action }: { p: Part; action: ActionJson }) {
  if (action.verb === 'attack' || action.verb === 'declareWar') return <AttackRow p={p} action={action} />
  return (
    <>
      <ActionRow p={p} action={action} />
      {action.verb === 'prepare' && <EventWouldDo p={p} id={faceOf(action.card).id} />}
    </>
  )
}
/** Culture for preparing it, and what the event would do to whom if it came now. */
function EventWouldDo({ p, id }: { p: Part; id: AgesCard }) {
  const changes = eventNow(p, id)
  return (
    <small className="tta-would">
      {p.say(changes ? 'ui.prepareCulture' : 'ui.prepareTerritory', { n: faceOf(id).age })}{' '}
      {changes?.every(change => Object.keys(change).length === 0) && p.say('ui.nothingNow')}
      {changes &&
        seatsOf(p.view).map(seat =>
          Object.keys(changes[seat]).length === 0 ? null : (
            <span key={seat} className="tta-spoils">
              {p.seats[seat].name}: <ChangeMarks change={changes[seat]} say={p.say} />
            </span>
          ),
        )}
    </small>
  )
}
/** The table asks once more. */
function Resign({ p }: { p: Part }) {
  const resign = p.legal.find(a => a.verb === 'resign')
  if (!resign) return null
  return (
    <button type="button" className="link tta-resign" onClick={() => void p.play(resign)}>
      {p.say('verb.resign')}
    </button>
  )
}
