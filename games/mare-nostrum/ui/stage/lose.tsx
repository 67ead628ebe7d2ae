/** Losses of a battle, chosen among one's own units; the other side's choice stays covered until both are in. */

import { Icon } from '@ecumene/kit/icon.tsx'
import { slotOfPost } from '../action-names.ts'
import { figure } from '../figure.ts'
import { ICONS, iconOf } from '../look.ts'
import { describePost, offSlot } from '../map-labels.ts'
import { about, mineOf, NONE, PROVINCE_IDS, provinceView, type SlotView } from '../rules.ts'
import { CarryOut, SeatSign } from './common.tsx'
import { type StageProps, verbsOf } from './stage.ts'

/** My units as toggles: marked ones are lost, once that is confirmed. */
export function Lose({ p, now, plan }: StageProps) {
  const me = mineOf(p.seat)
  const where = about(now.view, 0)
  const isAttacker = about(now.view, 1) === me
  const due = about(now.view, isAttacker ? 2 : 4) - now.view.lost[me]
  const province = provinceView(now.view, where)
  const free = province.legions.find(l => l.seat === me)?.free ?? 0
  const units = verbsOf(now, 'lose').flatMap(a =>
    a.post === 'free'
      ? Array.from({ length: free }, (_, i) => ({ key: `free${i}`, post: 'free', nth: i }))
      : [{ key: String(a.post), post: String(a.post), nth: 0 }],
  )
  const rowsOf = (post: string): number[] => plan.rows.flatMap((row, i) => (row.post === post ? [i] : []))
  const slotOf = (post: string) => province.slots.find(s => s.id === slotOfPost(where, post))
  /** The building under the legion goes to the player who controls the province. */
  const goesBack = (slot: SlotView | undefined): string =>
    slot?.isBuilt && !slot.isBlocked && province.control !== NONE && province.control !== me
      ? p.say('ui.backTo', { seat: province.control })
      : ''
  const toggle = (post: string, row: number | undefined): void => {
    if (row !== undefined) plan.drop(row)
    else if (plan.decision !== null) plan.add({ verb: 'lose', post })
  }
  return (
    <div className="mn-lose">
      <div className="mn-row">
        <p className="mn-hint" {...figure('toLose', me)}>
          {p.say('ui.loseHint', { n: due, province: PROVINCE_IDS[where] })}
        </p>
        {units.map(({ key, post, nth }) => {
          const row = rowsOf(post)[nth]
          const isOn = row !== undefined
          const slot = slotOf(post)
          return (
            <button
              key={key}
              type="button"
              className={`mn-unit ${isOn ? 'is-lost' : ''}`}
              aria-pressed={isOn}
              disabled={!isOn && plan.decision === null}
              data-action
              data-post={post}
              aria-label={[describePost(p, province, post), goesBack(slot)].filter(Boolean).join('; ')}
              title={[describePost(p, province, post), goesBack(slot)].filter(Boolean).join('; ')}
              onClick={() => toggle(post, row)}
            >
              <Icon body={post === 'fortress' ? ICONS.fortress : ICONS.legion} size={26} />
              {slot ? <Icon body={iconOf(slot)} size={20} /> : <small>{p.say(`ui.loses.${offSlot(post)}`)}</small>}
              {goesBack(slot) && (
                <small>
                  → <SeatSign p={p} seat={province.control} size={16} />
                </small>
              )}
            </button>
          )
        })}
        <CarryOut p={p} plan={plan} done="" text={p.say('ui.lose', { n: due })} of={due} />
      </div>
    </div>
  )
}
