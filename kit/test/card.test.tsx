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

test('a button pressed with the pointer gives the focus back; one reached by keyboard and a field keep it', () => {
  class Button {
    readonly isVisible: boolean
    constructor(isVisible: boolean) {
      this.isVisible = isVisible
    }
    blur = vi.fn()
    matches = (selector: string): boolean => selector === ':focus-visible' && this.isVisible
  }
  vi.stubGlobal('HTMLButtonElement', Button)
  const isLet = (activeElement: { blur: ReturnType<typeof vi.fn> }): boolean => {
    vi.stubGlobal('document', { activeElement })
    letGo()
    return activeElement.blur.mock.calls.length > 0
  }
  expect([isLet(new Button(false)), isLet(new Button(true)), isLet({ blur: vi.fn() })]).toEqual([true, false, false])
})
