/** Conquest: each conquered province is a tray: leave it, pillage, occupy buildings or the marker. All is staged. */

import type { ActionJson } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { figure } from '../figure.ts'
import { ICONS, iconOf } from '../look.ts'
import { tryRows } from '../plan/trial.ts'
import {
  about,
  countOf,
  mineOf,
  type Part,
  PROVINCE_IDS,
  provinceView,
  provinceViews,
  RESOURCE_IDS,
  type SlotView,
} from '../rules.ts'
import { Back, Token } from '../token.tsx'
import { Buttons, CarryOut, leavingRest, PlanRows } from './common.tsx'
import { Consequences } from './consequences.tsx'
import { type StageProps, verbsOf } from './stage.ts'

/** What is done with a whole province, beside pillaging its buildings. */
const HERE = ['occupy', 'occupyMarker', 'sheba'] as const

export function Conquest({ p, now, plan, play }: StageProps) {
  const me = mineOf(p.seat)
  const verbs = verbsOf(p, 'pillage', ...HERE)
  const provinces = provinceViews(p.view).filter(v => verbs.some(a => isAt(a, v.id, v.slots)))
  const circe = verbsOf(p, 'circe', 'recall')
  return (
    <>
      <PlanRows p={p} plan={plan} />
      <div className="mn-trays">
        {provinces.map(v => {
          const here = verbs.filter(a => isAt(a, v.id, v.slots))
          const mine = v.legions.find(l => l.seat === me)
          return (
            <section key={v.id} className="mn-conquered" aria-label={p.say(`province.${v.id}`)}>
              <h4>
                {p.say(`province.${v.id}`)}{' '}
                <small {...figure('legionsHere', me, v.id)}>
                  {p.say('ui.legionsHere', { n: mine?.n ?? 0, free: mine?.free ?? 0 })}
                </small>
              </h4>
              <div className="mn-buttons">
                {HERE.flatMap(verb => here.filter(a => a.verb === verb).map(a => ({ verb, a }))).map(({ verb, a }) => (
                  <button
                    key={verb}
                    type="button"
                    className="button small"
                    data-action
                    data-play={Object.values(a).join(':')}
                    aria-label={p.sayAction(a)}
                    onClick={() => play(a)}
                  >
                    {p.say(`ui.do.${verb}`)}
                  </button>
                ))}
                {here
                  .filter(a => a.verb === 'pillage')
                  .map(a => (
                    <Pillage key={String(a.slot)} p={p} action={a} slots={v.slots} onChoose={() => play(a)} />
                  ))}
              </div>
            </section>
          )
        })}
      </div>
      <div className="mn-row is-spread">
        {plan.rows.length > 0 ? (
          <Consequences p={p} now={now} gains />
        ) : (
          circe.length > 0 && <p className="mn-hint">{p.say('ui.circeHint')}</p>
        )}
        <CarryOut
          p={p}
          plan={plan}
          done={provinces.length > 0 ? p.say('ui.leaveRest') : p.say('ui.doneConquest')}
          {...leavingRest(p, plan, provinces.length)}
        />
      </div>
    </>
  )
}
/** A building to pillage, with what it yields at once. */
function Pillage({
  p,
  action,
  slots,
  onChoose,
}: {
  p: Part
  action: ActionJson
  slots: readonly SlotView[]
  onChoose(): void
}) {
  const me = mineOf(p.seat)
  const slot = slots.find(s => s.id === action.slot)
  const after = tryRows(p.view, me, [action])
  const yields = RESOURCE_IDS.flatMap(id => {
    const n = countOf(after.view, me, id) - countOf(p.view, me, id)
    return n > 0 ? [{ id, n }] : []
  })
  return (
    <button
      type="button"
      className="mn-pillage"
      data-action
      data-play={Object.values(action).join(':')}
      data-tip={`slot:${action.slot}`}
      aria-label={p.sayAction(action)}
      title={p.sayAction(action)}
      onClick={onChoose}
    >
      <Icon body={slot ? iconOf(slot) : ICONS.city} size={24} />
      {slot?.kind === 'legendary' ? (
        <Back size={16} />
      ) : (
        yields.map(({ id, n }) => (
          <span key={id} {...planned('pillaged')}>
            +{n}
            <Token id={id} size={16} />
          </span>
        ))
      )}
    </button>
  )
}
const isAt = (a: ActionJson, id: string, slots: readonly { readonly id: string }[]): boolean =>
  a.province === id || slots.some(s => s.id === a.slot)

/** Legions step on buildings: on the map or here. */
export function Occupy({ p, now, plan, play }: StageProps) {
  const me = mineOf(p.seat)
  const view = provinceView(p.view, about(p.view, 0))
  const free = view.legions.find(l => l.seat === me)?.free ?? 0
  const [done] = verbsOf(p, 'done')
  return (
    <>
      <PlanRows p={p} plan={plan} />
      <div className="mn-row is-spread">
        <p className="mn-hint" {...figure('freeLegions', me, view.id)}>
          {p.say('ui.occupyHint', { n: free, province: PROVINCE_IDS[about(p.view, 0)] })}
        </p>
        <Buttons p={p} play={play} actions={verbsOf(p, 'put')} icon={ICONS.legion} />
        <Consequences p={p} now={now} />
        {done && plan.rows.length > 0 && (
          <button type="button" className="button" data-action data-enough onClick={() => play(done)}>
            {p.say('ui.doneOccupying')}
          </button>
        )}
        <CarryOut p={p} plan={plan} done={p.say('ui.doneOccupying')} />
      </div>
    </>
  )
}
