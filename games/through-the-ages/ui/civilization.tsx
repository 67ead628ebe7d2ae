/** A whole civilization, drawn as a board: technologies, banks, and what else it has. */
import { Banks } from './banks.tsx'
import type { Choices } from './choices.ts'
import { places } from './drop.ts'
import { Holdings, Tokens } from './holdings.tsx'
import { Matrix } from './matrix.tsx'
import type { Part } from './part.ts'

/** `choices` is null where it can only be looked at. */
export function Civilization({ p, seat, choices }: { p: Part; seat: number; choices: Choices | null }) {
  return (
    <div className="tta-civ" data-drop={choices ? places.civilization : undefined}>
      <div className="tta-civ-main">
        <Matrix p={p} seat={seat} choices={choices} />
        <Tokens p={p} seat={seat} choices={choices} />
        <Banks p={p} seat={seat} choices={choices} />
      </div>
      <Holdings p={p} seat={seat} choices={choices} />
    </div>
  )
}
