/** What is decided now, drawn over the foot of the map. */
import type { ReactNode } from 'react'
import type { BattleOrder } from '../battle-order.ts'
import { decisionOf, type ProvinceId, type SeaId, type SlotId } from '../rules.ts'
import { Battles } from './battles.tsx'
import { Bestow } from './bestow.tsx'
import { Build, Copy } from './build.tsx'
import { ChooseEmpire, type EmpirePreview } from './choose.tsx'
import { Buttons } from './common.tsx'
import { Conquest, Occupy } from './conquest.tsx'
import { CoinOrLegend, Colossus, Give, Keep, Offer } from './goods.tsx'
import { Lose } from './lose.tsx'
import { Announce, Marker } from './marker.tsx'
import { Market } from './market.tsx'
import { Convert, Moves } from './movement.tsx'
import { Pay } from './pay.tsx'
import { BuildFirst, NameNext, Peace } from './people.tsx'
import type { StageProps } from './stage.ts'
import { isMarketOpen } from './stall-of-one.tsx'

interface DockProps extends StageProps {
  readonly order: BattleOrder
  readonly preview: EmpirePreview
  /** The sheet of a battle, where there is no room for it on the map. */
  readonly sheet: ReactNode
  openHeroes(): void
}
const STAGES: Readonly<Record<string, (props: DockProps) => ReactNode>> = {
  choose: ChooseEmpire,
  tithe: CoinOrLegend,
  spoils: CoinOrLegend,
  colossus: Colossus,
  marker: Marker,
  announce: Announce,
  offer: Offer,
  take: Market,
  give: Give,
  nameBuilder: NameNext,
  nameMover: NameNext,
  buildFirst: BuildFirst,
  build: Build,
  pay: Pay,
  copy: Copy,
  keep: Keep,
  peace: Peace,
  convert: Convert,
  sail: props => <Moves {...props} kind="sail" />,
  march: props => <Moves {...props} kind="march" />,
  attack: props => <Battles {...props} kind="attack" />,
  fight: props => <Battles {...props} kind="fight" />,
  lose: Lose,
  conquest: Conquest,
  occupy: Occupy,
  bestow: Bestow,
}

/** While a plan is sent, answer by answer, it stands there as it was confirmed: nothing new is asked between them. */
function whileSending(props: DockProps): DockProps {
  const { sending } = props.plan
  if (!sending) return props
  const { now, part, ...planned } = sending
  return { ...props, p: part, now, plan: { ...props.plan, ...planned } }
}
export function Dock(live: DockProps) {
  const props = whileSending(live)
  const { p, now, choosing, plan } = props
  const asked = decisionOf(now)
  // The plan may have come to another question, or to the end of this one.
  const decision = plan.decision ?? asked
  const Stage = asked && decision ? STAGES[decision] : undefined
  const isOpen = isMarketOpen(p)
  if (!Stage && !isOpen && !props.sheet) return null
  return (
    <div
      className="mn-dock"
      data-decision={asked ?? ''}
      data-planned={plan.rows.length}
      data-running={plan.queue.isRunning ? '' : undefined}
      inert={plan.queue.isRunning}
      data-part
      data-clear
    >
      {props.sheet}
      {choosing.here.length > 0 && choosing.picked && (
        <div className="mn-picked">
          <h4>{nameOf(p.say, choosing.picked)}</h4>
          <Buttons p={p} play={props.play} actions={choosing.here} />
          <button type="button" className="button small quiet" onClick={choosing.clear}>
            {p.say('ui.close')}
          </button>
        </div>
      )}
      {Stage ? <Stage {...props} /> : isOpen ? <Market p={p} play={props.play} /> : null}
      {plan.queue.refused && (
        <p className="notice bad" role="alert">
          {p.say('ui.stopped', { action: p.sayAction(plan.queue.refused) })}
        </p>
      )}
    </div>
  )
}
function nameOf(say: StageProps['p']['say'], key: string): string {
  const [kind, id] = key.split(':')
  if (kind === 'slot') return say(`slot.${id as SlotId}`)
  return say(kind === 'sea' || kind === 'fleet' ? `ui.sea.${id as SeaId}` : `province.${id as ProvinceId}`)
}
