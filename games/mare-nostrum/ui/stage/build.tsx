/** The building planner: purchases are put on a plan, paid together, and carried out at once. */

import { planned } from '@ecumene/kit/figure.ts'
import { usePhone } from '@ecumene/kit/media.ts'
import { useStateOf } from '@ecumene/kit/moment.ts'
import { Word } from '@ecumene/kit/prompt-slots.tsx'
import { ENDINGS } from '../../src/state.ts'
import { TokenCard } from '../cards.tsx'
import { type Exchange, exchanges } from '../plan/pack.ts'
import { asList, heroOf, type PlannedRow } from '../plan/purchases.ts'
import { goodsOf, mineOf, type ResourceId, type TokenId } from '../rules.ts'
import { Stairs, Token } from '../token.tsx'
import { goingBack, isWaste, unspentOf } from '../unspent.ts'
import { Buttons, CarryOut, GoOn, TakeBack } from './common.tsx'
import { Consequences } from './consequences.tsx'
import { SetOf } from './set-of.tsx'
import { type StageProps, verbsOf } from './stage.ts'

export function Build(props: StageProps & { openHeroes(): void }) {
  const { p, now, plan, play } = props
  const hires = verbsOf(p, 'hire').length
  const left = p.view.holdSize[mineOf(p.seat)]
  const isPhone = usePhone()
  return (
    <>
      {isPhone && <Stairs p={p} goods={goodsOf(p.view, mineOf(p.seat))} size={20} />}
      <PlannedRows {...props} />
      <div className="mn-row is-spread">
        {plan.rows.length === 0 ? <p className="mn-hint">{p.say('ui.buildHint')}</p> : <Consequences p={p} now={now} />}
        <div className="mn-buttons">
          <Buttons p={p} play={play} actions={verbsOf(p, 'penthesilea')} />
          <button type="button" className="button" data-heroes onClick={props.openHeroes}>
            {p.say('ui.heroes', { n: hires })}
          </button>
          {plan.rows.length > 0 && plan.stop === null && (
            <GoOn plan={plan} text={p.say('ui.goOn', { n: plan.rows.length })} title={p.say('ui.paidForGood')} />
          )}
          <Ends {...props} left={left} />
        </div>
      </div>
    </>
  )
}
/** Carries out and ends the turn; a purchase that wins is asked once more, in gold, and so is giving much back. */
function Ends({ p, plan, left }: StageProps & { left: number }) {
  const [isSure, setSure] = useStateOf(plan.rows, false)
  const wins = p.view.winners !== 0
  const me = mineOf(p.seat)
  const goesBack = goingBack(p.view, me)
  if (wins)
    return (
      <Word>
        <button
          type="button"
          className="button mn-gold"
          data-action
          data-send
          onClick={() => (isSure ? plan.carryOut(true) : setSure(true))}
        >
          {p.say(isSure ? 'ui.winsSure' : 'ui.winsNow', { ending: ENDINGS[p.view.ending] })}
        </button>
      </Word>
    )
  return (
    <>
      {goesBack > 0 && (
        <small className="soft mn-goes-back" {...planned('givenBack')}>
          {p.say('ui.goesBack', { n: goesBack })}
          {unspentOf(p.view, me).map(({ id, n }) => (
            <span key={id} role="img" aria-label={p.say('ui.goods', { resource: id, count: n })}>
              {n}
              <Token id={id} size={16} />
            </span>
          ))}
        </small>
      )}
      <CarryOut
        p={p}
        plan={plan}
        done={left > 2 ? p.say('ui.doneBuilding', { n: left }) : p.say('ui.doneBuildingAll')}
        text={p.say('ui.carryOutAndEnd', { n: plan.rows.length })}
        again={isWaste(p.view, me) ? p.say('ui.giveBack', { n: goesBack }) : null}
      />
    </>
  )
}
function PlannedRows({ p, now, plan }: StageProps) {
  const me = mineOf(p.seat)
  if (plan.rows.length === 0) return null
  const hero = heroOf(now.view, me)
  const paid = plan.purchases.filter(isPaidBySet)
  return (
    <ol className="mn-plan" aria-label={p.say('ui.plan')} data-plan {...planned('plan')}>
      {plan.rows.map((action, row) => {
        const planned: PlannedRow | undefined = plan.purchases[row]
        const isGrey = !planned || planned.set === null
        const place = planned ? paid.indexOf(planned) : -1
        return (
          <li key={JSON.stringify([row, action])} className={isGrey ? 'is-grey' : ''} data-row={action.verb}>
            <span>{p.sayAction(action)}</span>
            {planned && planned.price > 0 && <b>{planned.price}</b>}
            {place >= 0 && (
              <SetOf
                p={p}
                place={place}
                set={asList(planned.set ?? [])}
                exchangesFor={(out): readonly Exchange[] =>
                  exchanges(
                    paid.map(r => r.set ?? []),
                    plan.left,
                    place,
                    out,
                    hero,
                  )
                }
                onExchange={({ sets }) => plan.paySo(sets)}
              />
            )}
            {planned?.price === 1 && <Token id={action.resource as ResourceId} size={20} />}
            {planned?.lacking && <small>{p.say('ui.lackingTogether', planned.lacking)}</small>}
            {plan.stop?.row === row && <small>{p.sayPrompt(plan.stop.refusal)}</small>}
            <TakeBack p={p} plan={plan} row={row} />
          </li>
        )
      })}
    </ol>
  )
}
const isPaidBySet = (row: PlannedRow): boolean => row.set !== null && row.price > 1

export function Copy({ p, play }: StageProps) {
  return (
    <div className="mn-cards-row">
      {verbsOf(p, 'copy').map(a => (
        <TokenCard
          key={String(a.hero)}
          p={p}
          id={a.hero as TokenId}
          legal
          label={p.sayAction(a)}
          onChoose={() => play(a)}
        />
      ))}
    </div>
  )
}
