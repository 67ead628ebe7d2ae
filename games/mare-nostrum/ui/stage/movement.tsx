/** Moving fleets and legions: pick them on the map, say how many, choose the goal; all of it is carried out at once. */

import { planned } from '@ecumene/kit/figure.ts'
import { describePost } from '../map-labels.ts'
import { PROVINCE_IDS, type ProvinceId, provinceView, type SeaId } from '../rules.ts'
import { unmoved } from '../unspent.ts'
import { Buttons, CarryOut, GoOn, leavingRest, PlanRows } from './common.tsx'
import { Consequences } from './consequences.tsx'
import { DueBattles } from './odds.tsx'
import { type StageProps, verbsOf } from './stage.ts'
import { Stepper } from './stepper.tsx'

export function Moves({ p, plan, choosing, kind }: StageProps & { kind: 'sail' | 'march' }) {
  const { moving } = choosing
  const place = moving ? moving.from.split(':')[1] : ''
  return (
    <>
      <PlanRows p={p} plan={plan} />
      <DueBattles p={p} kind={kind} />
      <div className="mn-row is-spread">
        {moving ? (
          <>
            <b>{p.say(kind === 'sail' ? `ui.sea.${place as SeaId}` : `province.${place as ProvinceId}`)}</b>
            {moving.posts.length > 1 && (
              <div className="mn-posts" role="radiogroup" aria-label={p.say('ui.which')}>
                {moving.posts.map(post => (
                  // biome-ignore lint/a11y/useSemanticElements: a row of small buttons, one of them pressed
                  <button
                    key={post}
                    type="button"
                    role="radio"
                    data-post={post}
                    aria-checked={post === moving.post}
                    className={`button small ${post === moving.post ? 'primary' : ''}`}
                    onClick={() => moving.setPost(post)}
                  >
                    {describePost(p, provinceView(p.view, PROVINCE_IDS.indexOf(place as never)), post)}
                  </button>
                ))}
              </div>
            )}
            <Stepper
              value={moving.count}
              most={moving.most}
              less={p.say('ui.fewer')}
              more={p.say('ui.more')}
              onChange={moving.setCount}
            />
            <p className="mn-hint">{p.say('ui.chooseGoal')}</p>
            <button type="button" className="button small" onClick={choosing.clear}>
              {p.say('ui.leaveThem')}
            </button>
          </>
        ) : (
          <p className="mn-hint">{p.say(kind === 'sail' ? 'ui.sailHint' : 'ui.marchHint')}</p>
        )}
        <EndMoves p={p} plan={plan} kind={kind} />
      </div>
    </>
  )
}
/** To go on and to end are two buttons; ending says how many could still move. */
function EndMoves({ p, plan, kind }: Pick<StageProps, 'p' | 'plan'> & { kind: 'sail' | 'march' }) {
  const n = plan.rows.length
  const still = unmoved(p.legal)
  const ends = verbsOf(p, 'done').length > 0
  return (
    <>
      {still > 0 && (
        <small className="soft" {...planned('unmoved')}>
          {p.say(`ui.unmoved.${kind}`, { n: still })}
        </small>
      )}
      {n > 0 && ends && <GoOn plan={plan} text={p.say('ui.carryOutGoOn', { n })} />}
      <CarryOut
        p={p}
        plan={plan}
        done={p.say(kind === 'sail' ? 'ui.doneSailing' : 'ui.doneMarching')}
        {...(ends ? { text: p.say(`ui.carryOutAndEnd.${kind}`, { n }) } : {})}
      />
    </>
  )
}

/** Markers that were occupied: each may be turned or removed. */
export function Convert({ p, now, plan, play }: StageProps) {
  return (
    <>
      <PlanRows p={p} plan={plan} />
      <div className="mn-row is-spread">
        {plan.rows.length > 0 ? <Consequences p={p} now={now} /> : <p className="mn-hint">{p.say('ui.convertHint')}</p>}
        <Buttons p={p} play={play} actions={verbsOf(p, 'convert', 'removeMarker')} />
        <CarryOut
          p={p}
          plan={plan}
          done={p.say('ui.doneConverting')}
          {...leavingRest(p, plan, verbsOf(p, 'convert', 'removeMarker').length)}
        />
      </div>
    </>
  )
}
