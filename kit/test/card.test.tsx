import type { HTMLAttributes, ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Card } from '../src/card.tsx'
import { letGo } from '../src/focus.ts'

const onChoose = vi.fn()
const drawn = (legal: boolean): ReactElement<HTMLAttributes<Element>> =>
  Card({ id: 'top:1', name: 'Fishing', legal, onChoose })
const press = (card: ReturnType<typeof drawn>, key: string): void =>
  card.props.onKeyDown?.({ key, preventDefault() {} } as never)

afterEach(() => {
  vi.unstubAllGlobals()
  onChoose.mockClear()
})

test('a card that can be chosen is the same element as before: nothing on it is made anew', () => {
  expect(drawn(true).type).toBe(drawn(false).type)
})

test('a card is a button exactly while it can be chosen: by pointer, Enter and space', () => {
  const [idle, legal] = [drawn(false), drawn(true)]
  expect([idle.props.role, idle.props.tabIndex, idle.props.onClick]).toEqual(['img', undefined, undefined])
  expect([legal.props.role, legal.props.tabIndex, legal.props.onClick]).toEqual(['button', 0, onChoose])
  for (const key of ['Enter', ' ', 'x']) press(legal, key)
  press(idle, 'Enter')
  expect(onChoose).toHaveBeenCalledTimes(2)
})

test('what is pressed with the pointer gives the focus back; what was reached by keyboard and a field keep it', () => {
  class Thing {
    readonly is: readonly string[]
    constructor(...is: string[]) {
      this.is = is
    }
    blur = vi.fn()
    matches = (selector: string): boolean => selector.split(', ').some(one => this.is.includes(one))
  }
  class Drawn extends Thing {}
  vi.stubGlobal('HTMLElement', Thing)
  vi.stubGlobal('SVGElement', Drawn)
  const isLet = (activeElement: Thing): boolean => {
    vi.stubGlobal('document', { activeElement })
    letGo()
    return activeElement.blur.mock.calls.length > 0
  }
  const pressed = [new Thing('button'), new Thing('[role=button]'), new Drawn('[role=button]')]
  const kept = [new Thing('button', ':focus-visible'), new Drawn('[role=button]', ':focus-visible'), new Thing('input')]
  expect([pressed.map(isLet), kept.map(isLet)]).toEqual([
    [true, true, true],
    [false, false, false],
  ])
})
