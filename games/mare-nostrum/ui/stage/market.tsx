/** The trade: the marker, Antigone's number, and the stalls from which one takes. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import { Word } from '@ecumene/kit/beside.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import { useStateOf } from '@ecumene/kit/moment.ts'
import { type CSSProperties, useState } from 'react'
import { TokenChip } from '../cards.tsx'
import { TOKEN_ICONS } from '../look.ts'
import { chained, countOf, kindsOf, markersOf, mineOf, type Part, type ResourceId, stallOf } from '../rules.ts'
import { Token } from '../token.tsx'
import { SeatSign } from './common.tsx'
import { Phases } from './phases.tsx'
import { type StageProps, verbsOf } from './stage.ts'
import { Thread, takesOf } from './thread.tsx'

/** Lift a marker, choose its side, see what it means, lay it. */
export function Marker({ p, play }: StageProps) {
  const [number, setNumber] = useState<number | null>(null)
  const actions = new Map(verbsOf(p, 'marker').map(a => [Number(a.number), a]))
  const chosen = number === null ? undefined : actions.get(number)
  const held = p.view.holdSize[mineOf(p.seat)]
  return (
    <div className="mn-row">
      <Phases p={p} now="marker" />
      {markersOf(p.view).map(({ sides, isUsed }) => (
        <div key={sides[0]} className={`mn-marker ${isUsed ? 'is-used' : ''}`}>
          {sides.map(n => (
            <button
              key={n}
              type="button"
              className={number === n ? 'is-chosen' : ''}
              disabled={!actions.has(n)}
              aria-pressed={number === n}
              data-side={n}
              aria-label={p.say('ui.side', { number: n })}
              data-action={actions.has(n) ? '' : undefined}
              onClick={() => setNumber(n)}
            >
              {n}
            </button>
          ))}
        </div>
      ))}
      <div className="mn-buttons is-column">
        <small>
          {number === null
            ? p.say('ui.pickMarker')
            : p.say('ui.markerMeans', { number, keep: Math.max(0, held - number) })}
        </small>
        <Word>
          <button
            type="button"
            className="button primary"
            data-action
            data-send
            disabled={!chosen}
            onClick={() => chosen && play(chosen)}
          >
            {chosen ? p.sayAction(chosen) : p.say('ui.layMarker')}
          </button>
        </Word>
      </div>
    </div>
  )
}
export function Announce({ p, play }: StageProps) {
  return (
    <div className="mn-row">
      <TokenChip p={p} id="antigone" isNamed />
      <span className="mn-hint">{p.say('ui.markerSays', { number: p.view.number })}</span>
      {verbsOf(p, 'announce').map(a => (
        <button
          key={String(a.number)}
          type="button"
          className={`mn-dial is-legal ${Number(a.number) === p.view.number ? 'is-new' : ''}`}
          data-action
          data-play={`announce:${a.number}`}
          aria-label={p.sayAction(a)}
          onClick={() => play(a)}
        >
          {String(a.number)}
        </button>
      ))}
    </div>
  )
}

/** Is anything laid out face up? */
export const isMarketOpen = (p: Part): boolean => p.seats.some((_, seat) => stallOf(p.view, seat).length > 0)

/** All stalls; with a click a token is armed, with the second it is taken. */
export function Market({ p, play }: Pick<StageProps, 'p' | 'play'>) {
  const [armed, arm] = useStateOf<string | null>(p.view, null)
  const me = mineOf(p.seat)
  const takes = verbsOf(p, 'take')
  const no = chained(p.view)
  const choose = (key: string, a: ActionJson): void => (armed === key ? play(a) : arm(key))
  return (
    <div className="mn-stalls" style={{ '--stalls': p.seats.length } as CSSProperties}>
      {p.seats.map((look, seat) => (
        <section
          key={seat}
          className={`mn-stall ${seat === me ? 'is-mine' : ''} ${takes.length > 0 && seat === no ? 'is-chained' : ''}`}
          aria-label={p.say('ui.stall', { seat })}
          data-anchor={`stall:${seat}`}
        >
          <h4>
            <SeatSign p={p} seat={seat} size={20} />
            {look.name}
            {p.view.taker === seat && (
              <em title={`${p.say('ui.takes')}, ${p.say('ui.mayTakeFrom', { names: mayTakeFrom(p, seat) })}`}>
                <Icon body={TOKEN_ICONS['queen-of-sheba']} size={18} label={p.say('ui.takes')} />
              </em>
            )}
          </h4>
          <div className="mn-stall-goods">
            {stallOf(p.view, seat).flatMap(g =>
              Array.from({ length: g.n }, (_, i) => {
                const a = takes.find(t => Number(t.from) === seat && t.resource === g.id)
                const key = `${seat}:${g.id}:${i}`
                const token = <Token key={key} id={g.id} size={30} isLegend={g.isLegend && i === 0} />
                return a ? (
                  <button
                    key={key}
                    type="button"
                    className={`mn-take ${armed === key ? 'is-armed' : ''}`}
                    data-action
                    data-take={`${seat}:${g.id}`}
                    data-tip={`resource:${g.id}`}
                    aria-label={`${p.sayAction(a)}, ${worth(p, me, g.id)}`}
                    title={worth(p, me, g.id)}
                    aria-pressed={armed === key}
                    onClick={() => choose(key, a)}
                  >
                    {token}
                    <Badge p={p} me={me} id={g.id} />
                  </button>
                ) : (
                  <span key={key} className="mn-take is-off" data-tip={`resource:${g.id}`}>
                    {token}
                  </span>
                )
              }),
            )}
            {stallOf(p.view, seat).length === 0 && <small className="soft">{p.say('ui.stallEmpty')}</small>}
          </div>
          {takes.length > 0 && seat === no && <small>{p.say('ui.chained')}</small>}
        </section>
      ))}
      <Thread p={p} />
      <div className="mn-stalls-foot">
        {armed ? (
          <p className="mn-armed">
            {worth(p, me, armed.split(':')[1] as ResourceId)}. {p.say('ui.takeAgain')}
          </p>
        ) : (
          <Takes p={p} />
        )}
        <Phases p={p} now="take" />
      </div>
    </div>
  )
}
/** Whose offers the taker may take from now. */
function mayTakeFrom(p: Part, taker: Seat): string {
  const open = p.seats.flatMap(({ name }, seat) =>
    seat !== taker && seat !== chained(p.view) && stallOf(p.view, seat).length > 0 ? [name] : [],
  )
  return open.join(', ')
}
function Takes({ p }: { p: Part }) {
  const takes = takesOf(p)
  if (takes.length === 0) return null
  return (
    <ol className="mn-takes" aria-label={p.say('ui.takesSoFar')}>
      {takes
        .map((e, i) => (
          <li key={i} value={i + 1}>
            {p.sayEvent(e)}
          </li>
        ))
        .reverse()}
    </ol>
  )
}
/** A star for a kind one lacks, with the set it would make; else how many of it one would have. */
function Badge({ p, me, id }: { p: Part; me: Seat; id: ResourceId }) {
  const n = countOf(p.view, me, id)
  return id !== 'coin' && n === 0 ? (
    <small className="is-new">★{kindsOf(p.view, me) + 1}</small>
  ) : (
    <small>×{n + 1}</small>
  )
}
/** What a token would be to me. */
function worth(p: Part, me: Seat, id: ResourceId): string {
  if (id === 'coin') return p.say('ui.coinWorth', { n: countOf(p.view, me, 'coin') + 1 })
  const n = countOf(p.view, me, id)
  return n === 0 ? p.say('ui.newKindWorth', { n: kindsOf(p.view, me) + 1 }) : p.say('ui.copyWorth', { n: n + 1 })
}
