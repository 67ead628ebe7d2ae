/**
 * The technology matrix: one column a kind, the highest level on top, workers as pawns, blue tokens on farms and mines.
 */

import type { Seat } from '@ecumene/kernel'
import type { FigureMark } from '@ecumene/kit/figure.ts'
import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { memo } from 'react'
import { type AgesCard, WORK_TYPE_IDS, type WorkType, work } from '../src/cards.ts'
import { Yields } from './card.tsx'
import { type Choices, keys } from './choices.ts'
import { Thing } from './choosable.tsx'
import { figure } from './figure.ts'
import { Glyph } from './glyph.tsx'
import { AGE_NAMES, faceOf, KIND_LOOKS } from './look.ts'
import type { Part, Say } from './part-props.ts'
import { type Column, columnsOf, type Work } from './position.ts'

export function Matrix({ p, seat, choices }: { p: Part; seat: Seat; choices: Choices | null }) {
  return (
    <ol className="tta-matrix" aria-label={p.say('ui.technologies')}>
      {columnsOf(p.view, seat).map(column => (
        <MatrixColumn key={column.kind} p={p} seat={seat} column={column} choices={choices} />
      ))}
    </ol>
  )
}
interface ColumnProps {
  readonly p: Part
  readonly seat: Seat
  readonly column: Column
  readonly choices: Choices | null
}
function MatrixColumn({ p, seat, column, choices }: ColumnProps) {
  const { icon, tone } = KIND_LOOKS[column.kind]
  return (
    <li className={`tta-column tone-${tone} ${column.works.length === 0 ? 'is-empty' : ''}`}>
      <span className="tta-column-head" data-tip={`kind:${column.kind}`}>
        <Icon body={icon} size={14} />
        <span className="tta-column-name">{softHyphens(p.say(`kind.${column.kind}`))}</span>
      </span>
      {LEVELS.map(level => {
        const work = column.works.find(w => w.level === level)
        if (!work) return <Slot key={level} say={p.say} id={cardOf(column.kind, level)} />
        const isFolded = work !== column.works[0] && isIdle(work)
        return <WorkCard key={level} p={p} seat={seat} work={work} choices={choices} isFolded={isFolded} />
      })}
    </li>
  )
}
/** From top to bottom. */
const LEVELS = [3, 2, 1, 0]
/** The technology of this kind and level, in whichever hands; null: there is none. */
const cardOf = (kind: WorkType, level: number): AgesCard | null =>
  work.ids.find((_, card) => WORK_TYPE_IDS[work.type[card]] === kind && work.level[card] === level) ?? null

/** The place of a technology that is not in play: it takes the room that is left over, and says what belongs there. */
const Slot = memo(function Slot({ say, id }: { say: Say; id: AgesCard | null }) {
  if (!id) return <span className="tta-slot" aria-hidden="true" />
  return (
    <span className="tta-slot" data-tip={`card:${id}`} aria-hidden="true">
      <span className="tta-slot-card">
        <span className="tta-card-age">{AGE_NAMES[faceOf(id).age]}</span>
        <span className="tta-slot-name">{softHyphens(say(`card.${id}`))}</span>
      </span>
    </span>
  )
})
const isIdle = (work: Work): boolean => work.workers === 0 && work.tokens === 0

interface WorkProps {
  readonly p: Part
  readonly seat: Seat
  readonly work: Work
  readonly choices: Choices | null
  /** An older card with nothing on it: only its name. */
  readonly isFolded: boolean
}
function WorkCard({ p, seat, work, choices, isFolded }: WorkProps) {
  const face = faceOf(work.id)
  const name = p.say(`card.${work.id}`)
  const isUnit = KIND_LOOKS[face.kind].tone === 'unit'
  const isCrowded = work.workers + work.tokens > MANY
  return (
    <Thing
      p={p}
      id={choices ? keys.work(work.id) : `${keys.work(work.id)}:${seat}`}
      label={p.say('ui.workSpoken', { name, workers: work.workers, tokens: work.tokens })}
      actions={choices?.at.get(keys.work(work.id))}
      wish={choices ? { verb: isUnit ? 'train' : 'build', card: work.id } : undefined}
      tip={`card:${work.id}`}
      className={`tta-work ${isFolded ? 'is-folded' : ''}`}
      isPlace={choices !== null}
      ghost={choices && work.workers > 0 ? <Glyph of="yellow" size={26} /> : null}
    >
      <span className="tta-work-name">
        <span className="tta-card-age">{AGE_NAMES[work.level]}</span>
        <wbr />
        {softHyphens(name)}
      </span>
      {!isFolded && (
        <span className="tta-work-body">
          <span className="tta-pawns">
            <Pieces of="yellow" n={work.workers} isMany={isCrowded} mark={figure('workersOn', seat, work.id)} />
            <Pieces of="blue" n={work.tokens} isMany={isCrowded} mark={figure('tokensOn', seat, work.id)} />
          </span>
          <span className="tta-work-yields">
            <Yields face={face} size={11} />
          </span>
        </span>
      )}
    </Thing>
  )
}
const MANY = 4
interface PiecesProps {
  readonly of: 'yellow' | 'blue'
  readonly n: number
  readonly isMany: boolean
  readonly mark: FigureMark
}
/** Pieces one by one while they fit; then one and a number. */
function Pieces({ of, n, isMany, mark }: PiecesProps) {
  if (isMany && n > 1)
    return (
      <span className="tta-many" {...mark}>
        <Glyph of={of} size={12} />×{n}
      </span>
    )
  return Array.from({ length: n }, (_, i) => <Glyph key={`${of}-${i + 1}`} of={of} size={12} />)
}
