/** A whole civilization, drawn as a board: technologies, banks, and what else it has. */
import type { Seat } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import { Banks } from './banks.tsx'
import type { Choices } from './choices.ts'
import { places } from './dragged-onto.ts'
import { Holdings, Tokens } from './holdings.tsx'
import { Matrix } from './matrix.tsx'
import type { Part } from './part-props.ts'

interface Props {
  readonly p: Part
  readonly seat: Seat
  /** Null: it can only be looked at. */
  readonly choices: Choices | null
  /** What lies over it. */
  readonly over?: ReactNode
}
export function Civilization({ p, seat, choices, over }: Props) {
  return (
    <div className="tta-civ" data-drop={choices ? places.civilization : undefined}>
      <div className="tta-civ-main">
        <Matrix p={p} seat={seat} choices={choices} />
        <Tokens p={p} seat={seat} choices={choices} />
        <Banks p={p} seat={seat} choices={choices} />
      </div>
      <Holdings p={p} seat={seat} choices={choices} />
      {over}
    </div>
  )
}
