/**
 * A thing on the table that can be chosen: one action plays at once unless it gives something up, several open a menu
 * beside it, none answers why not. It can be dragged where that means something. Where several things answer a question
 * together, it is only put among the chosen ones. Pointing at it shows in the figures what it would change.
 */

import type { ActionJson } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import { planned } from '@ecumene/kit/figure.ts'
import { Menu } from '@ecumene/kit/menu.tsx'
import { useStateOf } from '@ecumene/kit/moment.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import { givesUp } from './choices.ts'
import { dropped } from './dragged-onto.ts'
import { countOf, stage, useStaged } from './joint-choice.ts'
import type { Part } from './part-props.ts'
import { type Option, planOf } from './plan.ts'
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
  /** Ask even where there is only one action. What gives something up always asks. */
  readonly asks?: boolean
  /** A press on it, where it can be chosen, opens something else than a menu. */
  readonly onChoose?: (() => void) | undefined
  /** Something can be dragged onto it. */
  readonly isPlace?: boolean
  /** What is seen while it is dragged. */
  readonly ghost?: ReactNode
  readonly children: ReactNode
}
const NONE: readonly ActionJson[] = []

export function Thing(props: Props) {
  const { p, id, label, actions = NONE, wish, tip, className = '', asks = false, isPlace, ghost, children } = props
  const { onChoose } = props
  const button = useRef<HTMLButtonElement>(null)
  const [offered, offer] = useStateOf<readonly ActionJson[]>(p.view, NONE)
  const option = useOption(p, actions)
  const isLegal = actions.length > 0
  const asksFirst = !option && (asks || actions.length > 1 || actions.some(givesUp))
  const choose = (): void => {
    if (option) stage(option.action, option.most)
    else if (isLegal && onChoose) onChoose()
    else if (asksFirst) offer(actions)
    else if (isLegal) void p.play(actions[0])
  }
  const close = (): void => {
    point(null)
    offer(NONE)
    button.current?.focus()
  }
  const drag = useDrag(
    ghost && !option && p.legal.length > 0 && !isTouch()
      ? {
          ghost,
          accepts: target => dropped(p.legal, id, target).length > 0,
          onDrop: target => {
            const meant = dropped(p.legal, id, target)
            if (meant.length === 1) void p.play(meant[0])
            else offer(meant)
          },
        }
      : null,
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`tta-thing ${isLegal ? 'is-legal' : ''} ${className}`}
        data-anchor={id}
        data-tip={tip}
        data-drop={isPlace ? id : undefined}
        data-action={isLegal || undefined}
        data-wish={!isLegal && wish ? JSON.stringify(wish) : undefined}
        aria-label={label}
        aria-haspopup={isLegal && asksFirst ? 'menu' : undefined}
        aria-expanded={offered.length > 0 || undefined}
        aria-disabled={isLegal ? undefined : true}
        tabIndex={isLegal ? 0 : -1}
        {...(ghost ? drag.props : {})}
        onClick={choose}
        onPointerEnter={() => actions.length === 1 && point(actions[0])}
        onPointerLeave={() => point(null)}
        onFocus={e => actions.length === 1 && e.currentTarget.matches(':focus-visible') && point(actions[0])}
        onBlur={() => point(null)}
      >
        {children}
        {option && <Chosen option={option} />}
      </button>
      {drag.node}
      {offered.length > 0 && button.current && (
        <Menu
          at={button.current.getBoundingClientRect()}
          label={label}
          close={p.say('ui.close')}
          className="tta-menu"
          onClose={close}
        >
          {offered.map(action => (
            <ActionRow key={JSON.stringify(action)} p={p} action={action} role="menuitem" />
          ))}
        </Menu>
      )}
    </>
  )
}
/** How often it is among the chosen ones. */
function Chosen({ option }: { option: Option }) {
  const n = countOf(useStaged(), option.action)
  return n > 0 ? (
    <span className="tta-chosen" {...planned('chosen')}>
      {n}
    </span>
  ) : null
}
/** The thing's part in a question that several things answer together. */
function useOption(p: Part, actions: readonly ActionJson[]): Option | null {
  return useMemo(
    () => (actions.length === 0 ? null : (planOf(p)?.options.find(o => actions.includes(o.action)) ?? null)),
    [p, actions],
  )
}
const isTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
