/** A technology matrix: columns side by side, and where a card may be laid, what it would do there. */

import { NONE, type Seat } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import { planned } from '@ecumene/kit/figure.ts'
import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { memo, type PointerEvent, useRef } from 'react'
import { BRONZE, TECH_IDS } from '../data/technologies.ts'
import { COLUMNS } from '../data/tokens.ts'
import { columnsOf } from '../src/matrix.ts'
import { activatedNow, activationOf, type Cell } from '../src/query.ts'
import { cellAt, columnAt, techOf } from '../src/state.ts'
import { LEFT, POSITIONS, RIGHT } from '../src/verbs.ts'
import { TECH_ICONS, techTone } from './look.ts'
import { type BronzeChoices, layKey, type Part } from './model.ts'
import { preview, unpreview, usePointing } from './preview.ts'
import { Settles, TechCard } from './tech-card.tsx'

interface Props {
  readonly p: Part
  readonly seat: Seat
  /** Null: only to look at. */
  readonly choices: BronzeChoices | null
  readonly size: 'large' | 'mini'
}

export function Matrix({ p, seat, choices, size }: Props) {
  const s = p.view
  const { preview: pointed } = usePointing(p.view)
  const isLaying = choices !== null && choices.lay.size > 0
  const columns = columnsOf(s, seat)
  const shown = isLaying && pointed.kind === 'lay' ? activationOf(s, seat, pointed.tech, pointed.position) : null
  const now = !isLaying && s.turn === seat ? activatedNow(s) : null
  const lit = (column: number, row: number): boolean => {
    const has = (cells: readonly Cell[]): boolean => cells.some(c => c.column === column && c.row === row)
    if (shown) return has(shown.cells)
    return now !== null && (has(now.cells) || (now.laid.column === column && now.laid.row === row))
  }
  const canLayAt = (position: number): boolean =>
    isLaying && [s.taken, BRONZE].some(tech => choices.lay.has(layKey(tech, position)))
  const slot = (position: number) => choices && <Slot key={position} p={p} choices={choices} position={position} />
  const deepest = Math.max(0, ...Array.from({ length: COLUMNS }, (_, c) => s.height[columnAt(seat, c)]))
  return (
    <fieldset
      className={`brz-matrix is-${size} ${deepest > 4 ? 'is-deep' : ''} ${shown || now ? 'has-lit' : ''}`}
      aria-label={p.say('ui.matrix', { seat })}
    >
      {canLayAt(LEFT) && <div className="brz-column is-new">{slot(LEFT)}</div>}
      {Array.from({ length: columns }, (_, column) => (
        <ol key={column} className="brz-column" aria-label={p.say('ui.column', { n: column + 1 })}>
          {Array.from({ length: s.height[columnAt(seat, column)] }, (_, row) => {
            const tech = techOf(s.matrix[cellAt(s, seat, column, row)])
            return (
              <li key={`${column}.${TECH_IDS[tech]}.${row}`}>
                <LaidCard
                  say={p.say}
                  seat={seat}
                  tech={tech}
                  column={column}
                  row={row}
                  lit={lit(column, row)}
                  size={size}
                />
              </li>
            )
          })}
          {canLayAt(column) && <li>{slot(column)}</li>}
        </ol>
      ))}
      {canLayAt(RIGHT) && <div className="brz-column is-new">{slot(RIGHT)}</div>}
      {columns === 0 && !isLaying && <p className="brz-empty">{p.say('ui.matrix.empty')}</p>}
    </fieldset>
  )
}

/** Few cards of a matrix change: only those are drawn anew. */
const LaidCard = memo(function LaidCard(a: {
  say: Part['say']
  seat: Seat
  tech: number
  column: number
  row: number
  lit: boolean
  size: Props['size']
}) {
  const { say, tech } = a
  const name = say(`tech.${TECH_IDS[tech]}`)
  return (
    <div
      className={`brz-laid ${a.lit ? 'is-lit' : ''}`}
      style={{ background: techTone(tech) }}
      data-anchor={`cell:${a.seat}:${a.column}:${a.row}`}
      data-tip={`tech:${tech}`}
      role="img"
      aria-label={a.lit ? say('ui.activated', { tech: TECH_IDS[tech] }) : name}
    >
      <Icon body={TECH_ICONS[tech]} size="1.2em" />
      {a.size === 'large' && <span className="brz-laid-name">{softHyphens(name)}</span>}
      {a.size === 'large' && <Settles tech={tech} />}
    </div>
  )
})

/**
 * A place for the card taken: its front or Bronze Casting. Pointing shows what it activates; a finger points first and
 * lays with a second tap.
 */
function Slot({ p, choices, position }: { p: Part; choices: BronzeChoices; position: number }) {
  const { taken } = p.view
  return (
    <div className="brz-slot" data-anchor={`slot:${position}`}>
      {[taken, BRONZE].map(tech => {
        const action = choices.lay.get(layKey(tech, position))
        return action ? (
          <SlotSide key={tech} p={p} tech={tech} position={position} onLay={() => p.play(action)} />
        ) : null
      })}
    </div>
  )
}
function SlotSide({ p, tech, position, onLay }: { p: Part; tech: number; position: number; onLay: () => void }) {
  const { preview: pointed } = usePointing(p.view)
  const isPointed = pointed.kind === 'lay' && pointed.tech === tech && pointed.position === position
  const activation = activationOf(p.view, p.view.turn, tech, position)
  const count = 1 + (activation?.cells.length ?? 0)
  const point = (): void => preview({ kind: 'lay', tech, position })
  const touch = useRef(false)
  const down = (e: PointerEvent): void => {
    touch.current = e.pointerType === 'touch' && !isPointed
  }
  return (
    <button
      type="button"
      className={`brz-slot-side ${isPointed ? 'is-pointed' : ''}`}
      style={{ ['--tone' as string]: techTone(tech) }}
      data-drop={`lay:${tech}:${position}`}
      data-action
      data-lay={layKey(tech, position)}
      aria-label={p.say('ui.lay', { tech: TECH_IDS[tech], position: POSITIONS[position], cards: count })}
      onPointerDown={down}
      onPointerEnter={e => e.pointerType !== 'touch' && point()}
      onPointerLeave={e => e.pointerType !== 'touch' && unpreview()}
      onFocus={() => !touch.current && point()}
      // A press gives the focus back while the pointer is still over it.
      onBlur={e => !e.currentTarget.matches(':hover') && unpreview()}
      onClick={() => (touch.current ? point() : onLay())}
    >
      <Icon body={TECH_ICONS[tech]} size="1.25em" />
      <b {...planned('activates')}>{count}</b>
    </button>
  )
}

/** The card in hand, both sides: drag one onto a place of the matrix, or point at a place. */
export function TakenCard({ p, choices }: { p: Part; choices: BronzeChoices }) {
  const { taken } = p.view
  if (taken === NONE) return null
  return (
    <div className="brz-taken" data-anchor="taken">
      <TakenSide p={p} choices={choices} tech={taken} />
      <span className="brz-or">{p.say('ui.or')}</span>
      <TakenSide p={p} choices={choices} tech={BRONZE} />
    </div>
  )
}
function TakenSide({ p, choices, tech }: { p: Part; choices: BronzeChoices; tech: number }) {
  const parse = (target: string): string | null => (target.startsWith(`lay:${tech}:`) ? target.slice(4) : null)
  // A whole slot is easier to hit than one of its halves: either half takes the side that is dragged.
  const keyOf = (target: string): string | null => {
    const at = /^lay:\d+:(\d+)$/.exec(target)
    return parse(target) ?? (at ? layKey(tech, Number(at[1])) : null)
  }
  const drag = useDrag(
    choices.lay.size === 0
      ? null
      : {
          ghost: <TechCard p={p} tech={tech} id="ghost" />,
          accepts: target => choices.lay.has(keyOf(target) ?? ''),
          onDrop: target => {
            const action = choices.lay.get(keyOf(target) ?? '')
            if (action) p.play(action)
          },
        },
  )
  const isMine = choices.lay.size > 0
  return (
    <span
      {...(isMine ? drag.props : {})}
      className={isMine ? 'brz-grab' : undefined}
      onPointerEnter={() => preview({ kind: 'tech', tech })}
      onPointerLeave={unpreview}
    >
      <TechCard p={p} tech={tech} id={`taken:${tech}`} />
      {drag.node}
    </span>
  )
}
