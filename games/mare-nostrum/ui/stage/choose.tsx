/** Empires to choose from: levels, hero and first resources of each; the chosen one stands on the map at once. */

import { Icon } from '@ecumene/kit/icon.tsx'
import { Word } from '@ecumene/kit/prompt-slots.tsx'
import { useMemo } from 'react'
import { EMPIRES } from '../../data/empires.ts'
import { TOKEN_ICONS, TRACK_ICONS } from '../look.ts'
import { startsAs } from '../preview.ts'
import { EMPIRE_IDS, type EmpireId, incomeOf, mineOf, startingHero, TRACK_IDS } from '../rules.ts'
import { Token } from '../token.tsx'
import { type StageProps, verbsOf } from './stage.ts'

/** The empire that is looked at. */
export interface EmpirePreview {
  readonly empire: string | null
  show(empire: string): void
}
export function ChooseEmpire({ now, play, preview }: StageProps & { preview: EmpirePreview }) {
  const actions = verbsOf(now, 'choose')
  const chosen = actions.find(a => a.empire === preview.empire)
  return (
    <div className="mn-empires">
      {EMPIRE_IDS.filter(id => actions.some(a => a.empire === id)).map(id => (
        <Empire key={id} p={now} id={id} preview={preview} />
      ))}
      <Word>
        <button
          type="button"
          className="button primary"
          data-action
          data-send
          disabled={!chosen}
          onClick={() => chosen && play(chosen)}
        >
          {chosen ? now.sayAction(chosen) : now.say('ui.playEmpire')}
        </button>
      </Word>
    </div>
  )
}
function Empire({ p, id, preview }: { p: StageProps['p']; id: EmpireId; preview: EmpirePreview }) {
  const { view, seat } = p
  const hero = startingHero(EMPIRE_IDS.indexOf(id))
  const goods = useMemo(() => incomeOf(startsAs(view, mineOf(seat), id), mineOf(seat)), [view, seat, id])
  const isChosen = preview.empire === id
  return (
    <button
      type="button"
      className={`mn-empire-card ${isChosen ? 'is-chosen' : ''}`}
      aria-pressed={isChosen}
      data-action
      data-empire={id}
      onClick={() => preview.show(id)}
    >
      <span className="mn-empire-head">
        <b>{p.say(`empire.${id}`)}</b>
        <span className="mn-levels">
          {EMPIRES[id].levels.map((n, track) => (
            <span key={TRACK_IDS[track]}>
              <Icon body={TRACK_ICONS[track]} size={13} label={p.say(`track.${TRACK_IDS[track]}`)} />
              {n}
            </span>
          ))}
        </span>
      </span>
      <span className="mn-empire-hero">
        <Icon body={TOKEN_ICONS[hero]} size={20} />
        <span>
          <b>{p.say(`ui.token.${hero}`)}.</b> {p.say(`effect.${hero}`)}
        </span>
      </span>
      <span className="mn-empire-goods">
        {goods.map(({ id: resource, n }) => (
          <span key={resource} data-tip={`resource:${resource}`}>
            <Token id={resource} size={18} />
            {n > 1 && n}
            <span className="hidden-text">{p.say('ui.goods', { resource, count: n })}</span>
          </span>
        ))}
      </span>
    </button>
  )
}
