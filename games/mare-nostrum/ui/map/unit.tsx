/** Legions, fleets and legions on a slot: things to point at which their owner can pick up and put down elsewhere. */
import { useDrag } from '@ecumene/kit/drag.tsx'
import { Target } from '@ecumene/kit/target.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { Choosing } from '../choosing.ts'

type Props = Omit<ComponentProps<typeof Target>, 'legal' | 'lit' | 'onChoose' | 'grip' | 'tip'> & {
  readonly choosing: Choosing
  /** What follows the pointer, drawn around (0, 0). */
  readonly ghost: ReactNode
}
export function Unit({ choosing, ghost, ...target }: Props) {
  const { id } = target
  const drag = useDrag(
    choosing.canLift(id)
      ? {
          ghost: (
            <svg viewBox="-50 -50 100 100" width="54" height="54" aria-hidden="true">
              {ghost}
            </svg>
          ),
          accepts: goal => choosing.takes(id, goal),
          onDrop: goal => choosing.put(id, goal),
          onStart: () => choosing.lift(id),
        }
      : null,
  )
  return (
    <>
      <Target
        {...target}
        tip={id}
        legal={choosing.isLegal(id)}
        lit={choosing.picked === id}
        grip={choosing.canLift(id) ? drag.props : undefined}
        onChoose={() => choosing.choose(id)}
      />
      {drag.node}
    </>
  )
}
