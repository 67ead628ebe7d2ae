/** A thing of the scene that can be pointed at, focused, explained and, where legal, chosen. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { Dragging } from './drag.tsx'

interface Props {
  /** Its address: for animation, for dropping things on it, and for tests. */
  readonly id: string
  /** Its spoken name, with its state. */
  readonly label: string
  readonly x?: number
  readonly y?: number
  readonly legal?: boolean
  /** Lit up by a preview, whether legal or not. */
  readonly lit?: boolean
  /** The word for the tip; none: nothing to explain. */
  readonly tip?: string
  readonly className?: string
  /** It can be picked up too: what `useDrag` gives. */
  readonly grip?: Dragging['props'] | undefined
  onChoose?(): void
  readonly children: ReactNode
}

export function Target({
  id,
  label,
  x = 0,
  y = 0,
  legal = false,
  lit = false,
  tip,
  className = '',
  grip,
  onChoose,
  children,
}: Props) {
  const keyDown = (e: KeyboardEvent): void => {
    if (!legal || (e.key !== 'Enter' && e.key !== ' ')) return
    e.preventDefault()
    e.stopPropagation()
    onChoose?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role says what it is: a button where it can be chosen
    <g
      transform={`translate(${x} ${y})`}
      className={`kit-target ${legal ? 'is-legal' : ''} ${lit ? 'is-lit' : ''} ${className}`}
      role={legal ? 'button' : 'img'}
      aria-label={label}
      tabIndex={legal ? 0 : -1}
      data-target={id}
      data-anchor={id}
      data-tip={tip}
      data-drop={legal ? id : undefined}
      onClick={legal ? onChoose : undefined}
      onKeyDown={keyDown}
      {...grip}
    >
      {children}
    </g>
  )
}
