/** Tabs: one panel at a time. Arrows, Home and End lead from tab to tab; the Tab key leads on into the panel. */
import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
}
export interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly open: string
  readonly onOpen: (id: string) => void
  /** What the tabs are of. */
  readonly label: string
  /** `<name>-tabs`, `-tablist`, `-tab` and `-panel` are its classes. */
  readonly className: string
  /** The open panel. */
  readonly children: ReactNode
}

export function Tabs({ tabs, open, onOpen, label, className, children }: TabsProps) {
  const prefix = useId()
  const tabOf = (id: string): string => `${prefix}tab-${id}`
  const panel = `${prefix}panel`
  const keyDown = (e: KeyboardEvent): void => {
    const to = neighbour(tabs, open, e.key)
    if (!to) return
    e.preventDefault()
    e.stopPropagation()
    onOpen(to.id)
    document.getElementById(tabOf(to.id))?.focus()
  }
  return (
    <div className={`${className}-tabs`}>
      {/* The list stands first, because the panel is labelled by it; a style sheet may draw it below. */}
      <div className={`${className}-tablist`} role="tablist" aria-label={label} onKeyDown={keyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabOf(id)}
            className={`${className}-tab`}
            data-key={id}
            data-anchor={`tab:${id}`}
            aria-selected={id === open}
            aria-controls={id === open ? panel : undefined}
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={open}
        id={panel}
        className={`${className}-panel`}
        role="tabpanel"
        aria-labelledby={tabOf(open)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is reached by keys
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}

function neighbour(tabs: readonly Tab[], open: string, key: string): Tab | undefined {
  const at = tabs.findIndex(({ id }) => id === open)
  const last = tabs.length - 1
  if (key === 'ArrowRight') return tabs[at === last ? 0 : at + 1]
  if (key === 'ArrowLeft') return tabs[at === 0 ? last : at - 1]
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs[last]
}
