/** Conquest: each conquered province is a tray: leave it, pillage, occupy buildings or the marker. All is staged. */
import type { ActionJson } from '@ecumene/kernel'
import { ICONS } from '../look.ts'
import { about, mineOf, PROVINCE_IDS, provinceView, provinceViews } from '../rules.ts'
import { Buttons, CarryOut, PlanRows } from './common.tsx'
import { Consequences } from './consequences.tsx'
import { type StageProps, verbsOf } from './stage.ts'

export function Conquest({ p, now, plan, play }: StageProps) {
  const me = mineOf(p.seat)
  const verbs = verbsOf(p, 'pillage', 'occupy', 'occupyMarker', 'sheba')
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
              <h4>{p.say(`province.${v.id}`)}</h4>
              <small>{p.say('ui.legionsHere', { n: mine?.n ?? 0, free: mine?.free ?? 0 })}</small>
              <Buttons p={p} play={play} actions={here.filter(a => a.verb !== 'pillage')} icon={ICONS.legion} />
              <Buttons p={p} play={play} actions={here.filter(a => a.verb === 'pillage')} />
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
        <CarryOut p={p} plan={plan} done={provinces.length > 0 ? p.say('ui.leaveRest') : p.say('ui.doneConquest')} />
      </div>
    </>
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
        <p className="mn-hint">{p.say('ui.occupyHint', { n: free, province: PROVINCE_IDS[about(p.view, 0)] })}</p>
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
