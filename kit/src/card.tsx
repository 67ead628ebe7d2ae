/** A card drawn from data: a coloured head with icon and name, a body, a corner. A button where it can be chosen. */
import type { KeyboardEvent, ReactNode } from 'react'
import { softHyphens } from './hyphens.ts'
import { Icon } from './icon.tsx'

interface Props {
  readonly id: string
  readonly name: string
  readonly icon?: string
  /** A colour of the style sheet; the head's ink must be readable on it. */
  readonly tone?: string
  readonly corner?: ReactNode
  readonly children?: ReactNode
  readonly tip?: string
  readonly legal?: boolean
  readonly lit?: boolean
  readonly isSelected?: boolean
  /** Said instead of the name where it can be chosen: what choosing does. */
  readonly label?: string
  readonly className?: string
  onChoose?(): void
  onPoint?(isOver: boolean): void
}

export function Card(p: Props) {
  const className = `kit-card ${p.legal ? 'is-legal' : ''} ${p.lit ? 'is-lit' : ''} ${p.isSelected ? 'is-selected' : ''} ${p.className ?? ''}`
  const inside = (
    <>
      <span className="kit-card-head" style={p.tone ? { background: p.tone } : undefined}>
        {p.icon && <Icon body={p.icon} size="1.35em" />}
        <span className="kit-card-name">{softHyphens(p.name)}</span>
        {p.corner !== undefined && <span className="kit-card-corner">{p.corner}</span>}
      </span>
      {p.children && <span className="kit-card-body">{p.children}</span>}
    </>
  )
  // One element, whether it can be chosen or not: as another one, all that is on it would be made anew.
  if (!p.onChoose || !p.legal)
    return (
      <div className={className} data-anchor={p.id} data-tip={p.tip} role="img" aria-label={p.label ?? p.name}>
        {inside}
      </div>
    )
  const keyDown = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return
    e.preventDefault()
    p.onChoose?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same element as where it cannot be chosen
    <div
      className={className}
      data-anchor={p.id}
      data-tip={p.tip}
      role="button"
      tabIndex={0}
      data-action
      aria-label={p.label ?? p.name}
      onClick={p.onChoose}
      onKeyDown={keyDown}
      onPointerEnter={p.onPoint && (() => p.onPoint?.(true))}
      onPointerLeave={p.onPoint && (() => p.onPoint?.(false))}
      onFocus={p.onPoint && (() => p.onPoint?.(true))}
      onBlur={p.onPoint && (() => p.onPoint?.(false))}
    >
      {inside}
    </div>
  )
}
