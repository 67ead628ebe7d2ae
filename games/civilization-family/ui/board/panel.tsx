/** What can be done with what is picked: beside the map, in words and buttons. */

import type { ActionJson } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { useState } from 'react'
import type { SayPart } from '../edition.ts'
import type { Choices, MarkedUnits, Marking, Option, ShipModel } from './model.ts'
import { Quantity } from './quantity.tsx'
import type { Selection } from './selection.ts'

export interface PanelWords {
  readonly say: SayPart
  sayAction(a: ActionJson): string
  areaName(id: string): string
}
interface Props extends PanelWords {
  readonly selection: Selection
  readonly choices: Choices
  readonly marking: Marking | null
  readonly ships: readonly ShipModel[]
  readonly me: number
  /** What would come of going where the player points. */
  readonly tooMany: string | null
  play(a: ActionJson): void
}

export function Panel(p: Props) {
  const { picked } = p.selection
  if (picked === null) return null
  return (
    <section className="civ-panel" aria-label={p.say('ui.panel')} data-testid="panel" data-clear {...planned('picked')}>
      <header>
        <h3>{title(p)}</h3>
        <button
          type="button"
          className="civ-close"
          aria-label={p.say('ui.letGo')}
          onClick={() => p.selection.pick(null)}
        >
          ×
        </button>
      </header>
      {picked.kind === 'stack' && <StackPanel {...p} area={picked.area} />}
      {picked.kind === 'ship' && <ShipPanel {...p} ship={picked.ship} />}
      {picked.kind === 'area' && p.marking && (
        <MarkPanel {...p} key={picked.area} area={picked.area} marking={p.marking} />
      )}
      {picked.kind === 'area' && !p.marking && <AreaPanel {...p} key={picked.area} area={picked.area} />}
    </section>
  )
}
function title({ selection: { picked }, ships, me, say, areaName }: Props): string {
  if (picked?.kind !== 'ship') return areaName(picked?.area ?? '')
  const ship = ships.find(s => s.seat === me && s.ship === picked.ship)
  return say('ui.ship', { area: ship?.area ?? '' })
}
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1)

function StackPanel(p: Props & { area: string }) {
  const { selection: sel, choices, say } = p
  const boarding = p.ships
    .filter(s => s.seat === p.me && s.area === p.area)
    .flatMap(s => {
      const c = choices.ships.get(s.ship)
      return c && c.board.size > 0 ? [{ ship: s, board: c.board }] : []
    })
  return (
    <>
      <Quantity
        label={say('ui.howMany')}
        fewer={say('ui.fewer')}
        more={say('ui.more')}
        value={sel.count}
        numbers={upTo(sel.most)}
        onChange={sel.setCount}
      />
      <p className="civ-hint">
        {say('ui.pickWhere', { tokens: sel.count, places: sel.targets.size })} {sel.most > 1 && say('ui.pickFewer')}
      </p>
      {p.tooMany && (
        <p className="civ-bad" role="status" data-testid="too-many">
          {p.tooMany}
        </p>
      )}
      {boarding.map(({ ship, board }) => {
        const n = Math.min(sel.count, Math.max(...board.keys()))
        const action = board.get(n)
        return action ? (
          <button key={ship.key} type="button" className="button small" onClick={() => p.play(action)}>
            {p.sayAction(action)}
          </button>
        ) : null
      })}
    </>
  )
}

function ShipPanel(p: Props & { ship: number }) {
  const c = p.choices.ships.get(p.ship)
  const ship = p.ships.find(s => s.seat === p.me && s.ship === p.ship)
  if (!c || !ship) return null
  return (
    <>
      <p className="civ-hint">
        {p.say('ui.shipState', { left: ship.left, aboard: ship.aboard })} {c.sail.size > 0 ? p.say('ui.shipWhere') : ''}
      </p>
      {c.board.size > 0 && (
        <Counted
          {...p}
          key={`b${ship.area}${c.board.size}`}
          actions={[...c.board.values()]}
          numbers={[...c.board.keys()]}
          verb="ui.doBoard"
        />
      )}
      {c.land.size > 0 && (
        <Counted
          {...p}
          key={`l${ship.area}${c.land.size}`}
          actions={[...c.land.values()]}
          numbers={[...c.land.keys()]}
          verb="ui.doLand"
        />
      )}
      {c.cross && (
        <button type="button" className="button small" onClick={() => c.cross && p.play(c.cross)}>
          {p.sayAction(c.cross)}
        </button>
      )}
    </>
  )
}

function AreaPanel(p: Props & { area: string }) {
  const options: readonly Option[] = p.choices.areas.get(p.area) ?? []
  return (
    <>
      {options.map(o =>
        o.numbers ? (
          <Counted {...p} key={o.key} actions={o.actions} numbers={o.numbers} verb={null} play={p.selection.answer} />
        ) : (
          <button key={o.key} type="button" className="button small" onClick={() => p.selection.answer(o.actions[0])}>
            {p.sayAction(o.actions[0])}
          </button>
        ),
      )}
    </>
  )
}
/** What is to be marked in an area: a number, or yes and no. Nothing is played by it. */
function MarkPanel(p: Props & { area: string; marking: Marking }) {
  const marks: readonly MarkedUnits[] = p.marking.areas.get(p.area) ?? []
  return (
    <>
      {marks.map(m =>
        m.numbers.length > 2 ? (
          <div key={m.key} className="civ-counted" data-mark={m.key}>
            <p>{m.label}</p>
            <Quantity
              label={m.label}
              fewer={p.say('ui.fewer')}
              more={p.say('ui.more')}
              value={m.value}
              numbers={m.numbers}
              onChange={n => p.marking.mark(p.area, m.key, n)}
            />
          </div>
        ) : (
          <button
            key={m.key}
            type="button"
            className={`button small ${m.value > 0 ? 'primary' : ''}`}
            aria-pressed={m.value > 0}
            data-mark={m.key}
            onClick={() => p.marking.mark(p.area, m.key, m.value > 0 ? 0 : m.numbers[1])}
          >
            {m.label}
          </button>
        ),
      )}
    </>
  )
}
/** A number, then the button that does it. */
function Counted(
  p: PanelWords & {
    actions: readonly ActionJson[]
    numbers: readonly number[]
    verb: 'ui.doBoard' | 'ui.doLand' | null
    play(a: ActionJson): void
  },
) {
  const [wanted, want] = useState<number | null>(null)
  const last = p.numbers[p.numbers.length - 1]
  const n = wanted !== null && p.numbers.includes(wanted) ? wanted : last
  const action = p.actions[p.numbers.indexOf(n)]
  return (
    <div className="civ-counted">
      <Quantity
        label={p.say('ui.howMany')}
        fewer={p.say('ui.fewer')}
        more={p.say('ui.more')}
        value={n}
        numbers={p.numbers}
        onChange={want}
      />
      <button type="button" className="button small primary" data-testid="do" onClick={() => p.play(action)}>
        {p.verb ? p.say(p.verb, { tokens: n }) : p.sayAction(action)}
      </button>
    </div>
  )
}
