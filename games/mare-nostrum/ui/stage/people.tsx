/** Choices among people: the next to build or move, peace, Perseus. */

import type { ActionJson, Seat } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import { planned } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { capitalOf } from '../../src/query/control.ts'
import { legionsIn, unitsOf } from '../../src/query/units.ts'
import { TokenCard } from '../cards.tsx'
import { figure } from '../figure.ts'
import { ICONS } from '../look.ts'
import { Paths } from '../other-strip.tsx'
import { tryRows } from '../plan/trial.ts'
import { decisionOf, hasActed, heldBy, type Part, type S } from '../rules.ts'
import { Buttons, Done, Seats } from './common.tsx'
import { type StageProps, verbsOf } from './stage.ts'

const byTarget = (actions: readonly ActionJson[], seat: Seat): ActionJson | null =>
  actions.find(a => Number(a.target) === seat) ?? null

/** Who builds or moves next: those who have not yet, with what they hold and how near they are to winning. */
export function NameNext({ p, play }: StageProps) {
  const actions = verbsOf(p, 'appoint')
  const decision = decisionOf(p)
  return (
    <Seats
      p={p}
      play={play}
      seats={p.seats.map((_, seat) => ({
        seat,
        action: byTarget(actions, seat),
        note: hasActed(p.view, seat) ? (
          <small>{p.say('ui.hasActed')}</small>
        ) : (
          <>
            {decision === 'nameMover' ? (
              <small {...figure('units', seat)}>{p.say('ui.units', { n: unitsOf(p.view, seat) })}</small>
            ) : (
              <small {...figure('held', seat)}>{p.say('ui.held', { count: heldBy(p.view, seat) })}</small>
            )}
            <Paths p={p} seat={seat} />
          </>
        ),
      }))}
    />
  )
}

/** How many legions would march home at once. */
function goingHome(p: Part, action: ActionJson | null): number {
  if (!action || p.seat === 'table') return 0
  const after = tryRows(p.view, p.seat, [action]).view
  const inCapitals = (s: S): number => p.seats.reduce((sum, _, seat) => sum + legionsIn(s, capitalOf(s, seat), seat), 0)
  return Math.max(0, inCapitals(after) - inCapitals(p.view))
}
export function Peace({ p, play }: StageProps) {
  const actions = verbsOf(p, 'peace')
  return (
    <div className="mn-row is-peace">
      <Dove
        label={p.say('ui.dove')}
        accepts={seat => byTarget(actions, seat) !== null}
        onDrop={seat => {
          const action = byTarget(actions, seat)
          if (action) play(action)
        }}
      />
      <Seats
        p={p}
        play={play}
        seats={p.seats.flatMap((_, seat) =>
          seat === p.seat
            ? []
            : [
                {
                  seat,
                  action: byTarget(actions, seat),
                  note: byTarget(actions, seat) ? (
                    <small {...planned('goingHome')}>
                      {p.say('ui.goHome', { n: goingHome(p, byTarget(actions, seat)) })}
                    </small>
                  ) : (
                    <small>{p.say('ui.peaceLast')}</small>
                  ),
                },
              ],
        )}
      />
      <p className="mn-hint">{p.say('ui.peaceHint')}</p>
      <Done p={p} play={play} text={p.say('ui.noPeace')} />
    </div>
  )
}
/** The dove is dragged to a player; a click on the player says the same. */
function Dove({ label, accepts, onDrop }: { label: string; accepts(seat: Seat): boolean; onDrop(seat: Seat): void }) {
  const drag = useDrag({
    ghost: <Icon body={ICONS.peace} size={44} />,
    accepts: target => target.startsWith('seat:') && accepts(Number(target.slice('seat:'.length))),
    onDrop: target => onDrop(Number(target.slice('seat:'.length))),
  })
  return (
    <>
      <span className="mn-dove" role="img" aria-label={label} title={label} data-dove {...drag.props}>
        <Icon body={ICONS.peace} size={44} />
      </span>
      {drag.node}
    </>
  )
}

export function BuildFirst({ p, play }: StageProps) {
  return (
    <div className="mn-row">
      <TokenCard p={p} id="perseus" />
      <div className="mn-buttons">
        <Buttons p={p} play={play} actions={verbsOf(p, 'buildFirst')} />
        <Done p={p} play={play} text={p.say('ui.letItBe')} />
      </div>
    </div>
  )
}
