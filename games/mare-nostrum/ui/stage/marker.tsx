/** The marker of the trade: one lifts it, turns it, and lays it on the free space. And the number Antigone says. */

import type { ActionJson } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import { planned } from '@ecumene/kit/figure.ts'
import { Word } from '@ecumene/kit/prompt-slots.tsx'
import { useState } from 'react'
import { TokenChip } from '../cards.tsx'
import { figure } from '../figure.ts'
import { markersOf, mineOf, type Part } from '../rules.ts'
import { Phases } from './phases.tsx'
import { type StageProps, verbsOf } from './stage.ts'

const SPACE = 'space:marker'

/** A click lifts a marker, the next turns it over; it is laid by a click on the free space, or dragged there. */
export function Marker({ p, play }: StageProps) {
  const [up, turn] = useState<number | null>(null)
  const actions = new Map(verbsOf(p, 'marker').map(a => [Number(a.number), a]))
  const chosen = up === null ? undefined : actions.get(up)
  const lay = (action: ActionJson | undefined): void => {
    if (action) play(action)
  }
  return (
    <div className="mn-row is-marker">
      {markersOf(p.view).map(({ sides, isUsed }) => (
        <OneMarker
          key={sides[0]}
          p={p}
          sides={sides}
          isUsed={isUsed}
          canLie={n => actions.has(n)}
          up={up}
          turn={turn}
          lay={n => lay(actions.get(n))}
        />
      ))}
      <button
        type="button"
        className={`mn-space ${chosen ? 'is-legal' : ''}`}
        data-drop={SPACE}
        data-space
        disabled={!chosen}
        aria-label={chosen ? p.sayAction(chosen) : p.say('ui.freeSpace')}
        onClick={() => lay(chosen)}
      >
        {up}
      </button>
      <small className="mn-marker-means" {...planned('kept')}>
        {up === null ? p.say('ui.pickMarker') : meaning(p, up)}
      </small>
      <Word>
        <button
          type="button"
          className="button primary"
          data-action
          data-send
          disabled={!chosen}
          onClick={() => lay(chosen)}
        >
          {chosen ? p.sayAction(chosen) : p.say('ui.layMarker')}
        </button>
      </Word>
      <Phases p={p} now="marker" />
    </div>
  )
}
function meaning(p: Part, number: number): string {
  const held = p.view.holdSize[mineOf(p.seat)]
  return p.say('ui.markerMeans', { number, keep: Math.max(0, held - number) })
}
/** The side of a marker that is up, and the one after a click: the first lifts it, the next turns it over. */
export function turned(sides: readonly number[], legal: readonly number[], up: number | null) {
  const isLifted = up !== null && sides.includes(up)
  const shown = isLifted ? up : (legal[0] ?? sides[0])
  return { shown, next: isLifted ? (legal.find(n => n !== up) ?? shown) : shown }
}
interface OneProps {
  readonly p: Part
  readonly sides: readonly [number, number]
  readonly isUsed: boolean
  /** The side that is up on the marker that is lifted. */
  readonly up: number | null
  canLie(number: number): boolean
  turn(number: number): void
  lay(number: number): void
}
function OneMarker({ p, sides, isUsed, up, canLie, turn, lay }: OneProps) {
  const legal = sides.filter(canLie)
  const isLifted = up !== null && sides.includes(up)
  const { shown, next } = turned(sides, legal, up)
  const drag = useDrag(
    legal.length === 0
      ? null
      : {
          ghost: <span className="mn-marker is-lifted">{shown}</span>,
          accepts: target => target === SPACE,
          onDrop: () => lay(shown),
          onStart: () => turn(shown),
        },
  )
  const other = sides[0] === shown ? sides[1] : sides[0]
  const say = isLifted ? 'ui.turnMarker' : 'ui.liftMarker'
  return (
    <>
      <button
        type="button"
        className={`mn-marker ${isLifted ? 'is-lifted' : ''} ${isUsed ? 'is-used' : ''}`}
        aria-disabled={legal.length === 0}
        data-wish={legal.length === 0 ? JSON.stringify({ verb: 'marker', number: sides[0] }) : undefined}
        aria-pressed={isLifted}
        aria-label={p.say(isUsed ? 'ui.marker.used' : say, { high: sides[0], low: sides[1], up: shown, other: next })}
        data-marker={sides.join(' ')}
        data-up={shown}
        data-action={legal.length > 0 ? '' : undefined}
        onClick={() => legal.length > 0 && turn(next)}
        {...drag.props}
      >
        <b key={shown}>{shown}</b>
        <i>{other}</i>
      </button>
      {drag.node}
    </>
  )
}
export function Announce({ p, play }: StageProps) {
  return (
    <div className="mn-row">
      <TokenChip p={p} id="antigone" isNamed />
      <span className="mn-hint" {...figure('marker')}>
        {p.say('ui.markerSays', { number: p.view.number })}
      </span>
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
