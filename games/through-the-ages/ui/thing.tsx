/**
 * A thing on the table that can be chosen: one action plays at once, several open a menu beside it, none answers why
 * not. Pointing at it shows in the figures what it would change.
 */
import type { ActionJson } from '@ecumene/kernel'
import { Menu } from '@ecumene/kit/menu.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Part } from './part.ts'
import { point } from './pointing.ts'
import { ActionRow } from './price.tsx'

interface Props {
  readonly p: Part
  /** Its address, for movement, guides and tests. */
  readonly id: string
  readonly label: string
  readonly actions: readonly ActionJson[] | undefined
  /** What a click on it would mean while it cannot be chosen: the rules say why not. */
  readonly wish?: ActionJson | undefined
  readonly tip?: string
  readonly className?: string
  /** Ask even where there is only one action: it cannot be taken back, or it gives something up. */
  readonly asks?: boolean
  readonly children: ReactNode
}

export function Thing({ p, id, label, actions = [], wish, tip, className = '', asks = false, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isLegal = actions.length > 0
  const canAsk = p.legal.length > 0 && wish !== undefined
  useEffect(() => setOpen(false), [p.view])
  const choose = (): void => {
    if (actions.length === 1 && !asks) void p.play(actions[0])
    else if (isLegal) setOpen(true)
    else if (canAsk && wish) p.whyNot(wish)
  }
  const close = (): void => {
    point(null)
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`tta-thing ${isLegal ? 'is-legal' : ''} ${className}`}
        data-anchor={id}
        data-tip={tip}
        data-action={isLegal || undefined}
        aria-label={label}
        aria-haspopup={isLegal && (actions.length > 1 || asks) ? 'menu' : undefined}
        aria-expanded={isOpen || undefined}
        aria-disabled={isLegal ? undefined : true}
        tabIndex={isLegal ? 0 : -1}
        onClick={choose}
        onPointerEnter={() => actions.length === 1 && point(actions[0])}
        onPointerLeave={() => point(null)}
        onFocus={() => actions.length === 1 && point(actions[0])}
        onBlur={() => point(null)}
      >
        {children}
      </button>
      {isOpen && button.current && (
        <Menu
          at={button.current.getBoundingClientRect()}
          label={label}
          close={p.say('ui.close')}
          className="tta-menu"
          onClose={close}
        >
          {actions.map(action => (
            <ActionRow key={JSON.stringify(action)} p={p} action={action} role="menuitem" />
          ))}
        </Menu>
      )}
    </>
  )
}
