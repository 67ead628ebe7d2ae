/** Moving fleets and legions: pick them on the map, say how many, choose the goal. */
import { ICONS } from '../look.ts'
import { Buttons, Done } from './common.tsx'
import { type StageProps, verbsOf } from './stage.ts'

export function Moves({ p, choosing, play, kind }: StageProps & { kind: 'sail' | 'march' }) {
  const { moving } = choosing
  return (
    <div className="mn-row is-spread">
      {moving ? (
        <>
          <b>{placeName(p.say, moving.from)}</b>
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
                  {p.say(`post.${post}`)}
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
      <Done p={p} play={play} text={p.say(kind === 'sail' ? 'ui.doneSailing' : 'ui.doneMarching')} />
    </div>
  )
}
const placeName = (say: StageProps['p']['say'], key: string): string => {
  const [kind, id] = key.split(':')
  return say(kind === 'sea' ? `ui.sea.${id}` : `province.${id}`)
}
function Stepper({
  value,
  most,
  less,
  more,
  onChange,
}: {
  value: number
  most: number
  less: string
  more: string
  onChange(n: number): void
}) {
  return (
    <span className="mn-stepper">
      <button type="button" data-less aria-label={less} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output data-count>{value}</output>
      <button type="button" data-more aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </span>
  )
}

/** Markers that were occupied: each may be turned or removed. */
export function Convert({ p, play }: StageProps) {
  return (
    <div className="mn-row is-spread">
      <p className="mn-hint">{p.say('ui.convertHint')}</p>
      <Buttons p={p} play={play} actions={verbsOf(p, 'convert', 'removeMarker')} />
      <Done p={p} play={play} text={p.say('ui.doneConverting')} />
    </div>
  )
}
export function Battles({ p, play, kind }: StageProps & { kind: 'attack' | 'fight' }) {
  return (
    <div className="mn-row is-spread">
      <p className="mn-hint">{p.say(kind === 'attack' ? 'ui.attackHint' : 'ui.fightHint')}</p>
      <Buttons p={p} play={play} actions={verbsOf(p, kind)} icon={ICONS.war} />
      <Done p={p} play={play} text={p.say('ui.noMoreBattles')} />
    </div>
  )
}
