/** Choices among resources: an offer, a gift, what the Gardens keep, the Colossus, a coin or a legendary commodity. */

import type { ActionJson } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import { planned } from '@ecumene/kit/figure.ts'
import { usePhone } from '@ecumene/kit/media.ts'
import { COINS_KEPT } from '../../src/effects/resources.ts'
import { TokenChip } from '../cards.tsx'
import { figure } from '../figure.ts'
import { about, countOf, goodsOf, mineOf, type ResourceId, reserveOf } from '../rules.ts'
import { Back, STAIRS, Stairs, Token, TRAY } from '../token.tsx'
import { CarryOut, Done, SeatSign } from './common.tsx'
import { Phases } from './phases.tsx'
import { type StageProps, verbsOf } from './stage.ts'
import { LaidOffer } from './stalls.tsx'

/** A tray that is filled from the staircase and then laid down at once: nothing is sent before. */
function Tray({
  p,
  plan,
  play,
  verb,
  places,
  text,
  done = '',
}: StageProps & { verb: string; places: number; text: (n: number) => string; done?: string }) {
  const goods = goodsOf(p.view, mineOf(p.seat))
  const actions = new Map(verbsOf(p, verb).map(a => [resourceOf(a), a]))
  const isFull = plan.rows.length >= places
  return (
    <div className="mn-tray-stage">
      <Stairs
        p={p}
        goods={goods}
        taken={new Map(goods.map(g => [g.id, g.laid]))}
        size={30}
        isLegal={id => !isFull && actions.has(id)}
        onPick={id => {
          const a = actions.get(id)
          if (a) play(a)
        }}
        label={id => {
          const a = actions.get(id)
          return a ? p.sayAction(a) : ''
        }}
      />
      <div className="mn-tray" data-drop={TRAY}>
        {Array.from({ length: places }, (_, i) => {
          const row = plan.rows[i]
          return row ? (
            <Laid
              key={i}
              id={resourceOf(row)}
              label={p.say('ui.takeBack', { resource: resourceOf(row) })}
              takeBack={() => plan.drop(i)}
            />
          ) : (
            <span key={i} className="mn-tray-place" />
          )
        })}
        <CarryOut p={p} plan={plan} done={done} text={text(plan.rows.length)} of={places} />
      </div>
    </div>
  )
}
/** A token on the tray: a click takes it back, or it is dragged back to the staircase. */
function Laid({ id, label, takeBack }: { id: ResourceId; label: string; takeBack(): void }) {
  const drag = useDrag({ ghost: <Token id={id} size={36} />, accepts: target => target === STAIRS, onDrop: takeBack })
  return (
    <>
      <button
        type="button"
        className="mn-tray-place is-full"
        data-laid={id}
        aria-label={label}
        onClick={takeBack}
        {...drag.props}
      >
        <Token id={id} size={30} />
      </button>
      {drag.node}
    </>
  )
}
const resourceOf = (a: ActionJson): ResourceId => String(a.resource ?? a.good) as ResourceId

export function Offer(props: StageProps) {
  const { p, now } = props
  const me = mineOf(p.seat)
  const isPhone = usePhone()
  const places = now.view.due[me] - now.view.laid[me]
  return (
    <>
      <div className="mn-row is-spread">
        {isPhone && (
          <p className="mn-others-laid">
            {p.seats.map((_, seat) => (seat === me ? null : <LaidOffer key={seat} p={p} seat={seat} />))}
          </p>
        )}
        <Phases p={p} now="offer" />
      </div>
      <Tray {...props} verb="offer" places={places} text={() => p.say('ui.layDown', { n: places })} />
    </>
  )
}
export function Keep(props: StageProps) {
  const { p, now } = props
  const places = 2 - now.view.laid[mineOf(p.seat)]
  const coins = Math.min(COINS_KEPT, countOf(p.view, mineOf(p.seat), 'coin'))
  return (
    <>
      <div className="mn-row">
        <TokenChip p={p} id="hanging-gardens" isNamed />
        {coins > 0 && (
          <p className="mn-scales">
            {Array.from({ length: coins }, (_, i) => (
              <Token key={i} id="coin" size={18} />
            ))}
            <small {...planned('stays')}>{p.say('ui.coinsStay', { n: coins })}</small>
          </p>
        )}
      </div>
      <Tray
        {...props}
        verb="keep"
        places={places}
        done={p.say('ui.keep', { n: 0 })}
        text={n => p.say('ui.keep', { n })}
      />
    </>
  )
}
export function Give(props: StageProps) {
  const { p } = props
  const target = about(props.now.view, 0)
  return (
    <>
      <div className="mn-row is-spread">
        <p className="mn-scales" role="img" {...planned('given')} aria-label={p.say('ui.scales', { seat: target })}>
          <SeatSign p={p} seat={mineOf(p.seat)} size={22} /> +1
          <SeatSign p={p} seat={target} size={22} /> −1
        </p>
        <Phases p={p} now="give" />
      </div>
      <Tray {...props} verb="give" places={1} text={() => p.say('ui.giveTo', { seat: target })} />
    </>
  )
}

/** A coin, or a face-down legendary commodity. */
export function CoinOrLegend({ p, play }: StageProps) {
  return (
    <div className="mn-row">
      {verbsOf(p, 'tithe', 'spoils').map(a => (
        <button
          key={String(a.resource)}
          type="button"
          className="mn-big is-legal"
          data-action
          data-play={`${a.verb}:${a.resource}`}
          onClick={() => play(a)}
        >
          {a.resource === 'coin' ? <Token id="coin" size={48} /> : <Back size={48} />}
          <b>{p.sayAction(a)}</b>
          {a.resource !== 'coin' && <small {...figure('pile')}>{p.say('ui.pile', { n: p.view.pileSize })}</small>}
        </button>
      ))}
    </div>
  )
}
/** The open reserve: kinds one lacks glow. */
export function Colossus({ p, play }: StageProps) {
  const me = mineOf(p.seat)
  const actions = new Map(verbsOf(p, 'colossus').map(a => [String(a.good), a]))
  return (
    <div className="mn-row is-reserve">
      {reserveOf(p.view).map(({ id, n }) => {
        const a = actions.get(id)
        const isNew = countOf(p.view, me, id) === 0
        const left = (
          <em key="left" className="mn-in-reserve" {...figure('reserve', undefined, id)}>
            {n}
          </em>
        )
        return a ? (
          <button
            key={id}
            type="button"
            className={`mn-big is-legal ${isNew ? 'is-new' : ''}`}
            data-action
            data-play={`colossus:${id}`}
            aria-label={p.sayAction(a)}
            data-tip={`resource:${id}`}
            onClick={() => play(a)}
          >
            <Token id={id} size={38} />
            {left}
            {isNew ? (
              <small>{p.say('ui.newKind')}</small>
            ) : (
              <small {...figure('goods', me, id)}>{p.say('ui.haveOf', { n: countOf(p.view, me, id) })}</small>
            )}
          </button>
        ) : (
          <span key={id} className="mn-big is-off" data-tip={n === 0 ? 'reserve' : `resource:${id}`}>
            <Token id={id} size={38} isFaint />
            {left}
          </span>
        )
      })}
      <Done p={p} play={play} text={p.say('ui.takeNone')} />
    </div>
  )
}
