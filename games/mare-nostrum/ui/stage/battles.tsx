/** Battles to choose: by sea if one likes, by land in any order; each with its chances. */
import type { ActionJson } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import type { BattleOrder } from '../battle-order.ts'
import { landOdds, seaOdds } from '../odds.ts'
import { mineOf, type Part, PROVINCE_IDS, SEA_IDS } from '../rules.ts'
import { Done, SeatSign } from './common.tsx'
import { OddsBar } from './odds.tsx'
import type { StageProps } from './stage.ts'

export function Battles({ p, play, kind, order }: StageProps & { kind: 'attack' | 'fight'; order: BattleOrder }) {
  return (
    <div className="mn-row is-battles">
      <p className="mn-hint">{p.say(kind === 'attack' ? 'ui.attackHint' : 'ui.fightHint')}</p>
      <div className="mn-battles">
        {order.battles.map((a, i) => (
          <Battle key={JSON.stringify(a)} p={p} action={a} place={i} order={order} onFight={() => play(a)} />
        ))}
      </div>
      <Done p={p} play={play} text={p.say('ui.noMoreBattles')} />
    </div>
  )
}
interface BattleProps {
  readonly p: Part
  readonly action: ActionJson
  readonly place: number
  readonly order: BattleOrder
  onFight(): void
}
/** A click fights it now; dragged onto another one, it takes its place in the order. */
function Battle({ p, action, place, order, onFight }: BattleProps) {
  const me = mineOf(p.seat)
  const target = Number(action.target)
  const odds =
    action.verb === 'attack'
      ? seaOdds(p.view, SEA_IDS.indexOf(action.sea as (typeof SEA_IDS)[number]), me, target)
      : landOdds(p.view, PROVINCE_IDS.indexOf(action.province as (typeof PROVINCE_IDS)[number]), me, target)
  const drag = useDrag({
    ghost: <span className="button mn-battle-choice">{p.sayAction(action)}</span>,
    accepts: goal => goal.startsWith('battle:') && goal !== `battle:${place}`,
    onDrop: goal => order.reorder(place, Number(goal.slice('battle:'.length))),
  })
  return (
    <>
      <button
        type="button"
        className="button mn-battle-choice"
        data-action
        data-play={Object.values(action).join(':')}
        data-drop={`battle:${place}`}
        onClick={onFight}
        {...drag.props}
      >
        <b>{place + 1}</b>
        <SeatSign p={p} seat={target} size={20} />
        {p.sayAction(action)}
        <OddsBar p={p} odds={odds} />
      </button>
      {drag.node}
    </>
  )
}
