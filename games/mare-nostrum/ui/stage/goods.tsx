/** Choices among resources: an offer, a gift, what the Gardens keep, the Colossus, a coin or a legendary commodity. */
import type { ActionJson } from '@ecumene/kernel'
import { useEffect, useState } from 'react'
import { countOf, goodsOf, mineOf, type ResourceId, reserveOf } from '../rules.ts'
import { Back, Stairs, Token } from '../token.tsx'
import { Done, SeatSign } from './common.tsx'
import { type StageProps, verbsOf } from './stage.ts'

/** A tray that is filled from the staircase and then laid down at once: nothing is sent before. */
function Tray({
  p,
  queue,
  verb,
  key_,
  most,
  least,
  send,
  done,
}: StageProps & {
  verb: string
  key_: 'resource' | 'good'
  most: number
  least: number
  send: (n: number) => string
  done?: ActionJson
}) {
  const me = mineOf(p.seat)
  const [chosen, setChosen] = useState<readonly ResourceId[]>([])
  useEffect(() => setChosen([]), [p.view])
  const allowed = new Set(verbsOf(p, verb).map(a => String(a[key_])))
  const goods = goodsOf(p.view, me)
  const taken = new Map<string, number>()
  for (const g of goods) taken.set(g.id, g.laid)
  for (const id of chosen) taken.set(id, (taken.get(id) ?? 0) + 1)
  const isFull = chosen.length >= most
  const isOnce = key_ === 'good'
  const carryOut = (): void =>
    queue.run([
      ...chosen.map((id): ActionJson => ({ verb, [key_]: id })),
      ...(done && chosen.length < most ? [done] : []),
    ])
  return (
    <div className="mn-tray-stage">
      <Stairs
        p={p}
        goods={goods}
        taken={taken}
        size={36}
        isLegal={id => !isFull && allowed.has(id) && !(isOnce && chosen.includes(id))}
        onPick={id => setChosen([...chosen, id])}
        label={id => p.sayAction({ verb, [key_]: id })}
      />
      <div className="mn-tray">
        {Array.from({ length: most }, (_, i) => {
          const id = chosen[i]
          return id ? (
            <button
              key={i}
              type="button"
              className="mn-tray-place is-full"
              aria-label={p.say('ui.takeBack', { resource: id })}
              onClick={() => setChosen(chosen.filter((_, k) => k !== i))}
            >
              <Token id={id} size={36} />
            </button>
          ) : (
            <span key={i} className="mn-tray-place" />
          )
        })}
        <button
          type="button"
          className="button primary"
          data-action
          data-send
          disabled={chosen.length < least || queue.isRunning}
          onClick={carryOut}
        >
          {send(chosen.length)}
        </button>
      </div>
    </div>
  )
}

export function Offer(props: StageProps) {
  const { p } = props
  const me = mineOf(p.seat)
  const n = p.view.due[me] - p.view.laid[me]
  return (
    <>
      <p className="mn-others-laid">
        {p.seats.map((_, seat) =>
          seat === me ? null : (
            <span
              key={seat}
              role="img"
              aria-label={p.say('ui.laid', { seat, n: p.view.laid[seat], of: p.view.due[seat] })}
            >
              <SeatSign p={p} seat={seat} size={20} />
              {Array.from({ length: p.view.due[seat] }, (_, i) =>
                i < p.view.laid[seat] ? (
                  <Back key={i} size={16} />
                ) : (
                  <span key={i} className="mn-tray-place is-small" />
                ),
              )}
            </span>
          ),
        )}
      </p>
      <Tray {...props} verb="offer" key_="resource" most={n} least={n} send={() => p.say('ui.layDown', { n })} />
    </>
  )
}
export function Keep(props: StageProps) {
  const { p } = props
  const [done] = verbsOf(p, 'done')
  const n = 2 - p.view.laid[mineOf(p.seat)]
  return (
    <Tray {...props} verb="keep" key_="good" most={n} least={0} done={done} send={k => p.say('ui.keep', { n: k })} />
  )
}
export function Give(props: StageProps) {
  const { p } = props
  return <Tray {...props} verb="give" key_="resource" most={1} least={1} send={() => p.say('ui.give')} />
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
          {a.resource !== 'coin' && <small>{p.say('ui.pile', { n: p.view.pileSize })}</small>}
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
    <>
      <div className="mn-row is-wrapped">
        {reserveOf(p.view).map(({ id, n }) => {
          const a = actions.get(id)
          const isNew = countOf(p.view, me, id) === 0
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
              <small>{isNew ? p.say('ui.newKind') : p.say('ui.haveOf', { n: countOf(p.view, me, id) })}</small>
            </button>
          ) : (
            <span key={id} className="mn-big is-off" data-tip={`resource:${id}`}>
              <Token id={id} size={38} isFaint />
              <small>{n}</small>
            </span>
          )
        })}
      </div>
      <Done p={p} play={play} text={p.say('ui.takeNone')} />
    </>
  )
}
