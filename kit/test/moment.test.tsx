import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEachMoment, useKept, usePressAgain, useStateOf } from '../src/moment.ts'

// The hooks draw nothing, so React needs no more of a page than this.
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  root = createRoot({
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument,
    addEventListener() {},
  } as unknown as Element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

type Picked = readonly [value: string, pick: (value: string) => void]
function Picking({ moment, tell }: { readonly moment: unknown; tell(picked: Picked): void }): null {
  tell(useStateOf(moment, 'nothing'))
  return null
}
test('a state of one moment is kept in it and forgotten from the first drawing of the next on', () => {
  const seen: string[] = []
  let [pick]: ((value: string) => void)[] = []
  const draw = (moment: unknown): void =>
    act(() =>
      root.render(
        <Picking
          moment={moment}
          tell={([value, next]) => {
            seen.push(value)
            pick = next
          }}
        />,
      ),
    )
  const [first, second] = [{ seq: 1 }, { seq: 2 }]
  draw(first)
  const old = pick
  act(() => pick('a card'))
  draw(first)
  expect(seen.at(-1)).toBe('a card')
  seen.length = 0
  draw(second)
  expect(new Set(seen)).toEqual(new Set(['nothing']))
  // What was begun at the first moment and ends now is not taken for a choice of the second.
  act(() => old('a card'))
  expect(seen.at(-1)).toBe('nothing')
  act(() => pick('a hero'))
  expect(seen.at(-1)).toBe('a hero')
})

function Doing({ moment, then }: { readonly moment: unknown; then(): () => void }): null {
  useEachMoment(moment, then)
  return null
}
test('what is done for each moment is done once for each, by the newest drawing, and undone before the next', () => {
  const done: string[] = []
  const draw = (moment: unknown, name: string): void =>
    act(() =>
      root.render(
        <Doing
          moment={moment}
          then={() => {
            done.push(name)
            return () => done.push(`not ${name}`)
          }}
        />,
      ),
    )
  const [first, second] = [{ seq: 1 }, { seq: 2 }]
  draw(first, 'one')
  draw(first, 'one again')
  expect(done).toEqual(['one'])
  draw(second, 'two')
  expect(done).toEqual(['one', 'not one', 'two'])
  act(() => root.render(null))
  expect(done).toEqual(['one', 'not one', 'two', 'not two'])
})

function Keeping({ value, isKept, tell }: { value: string; isKept: boolean; tell(value: string): void }): null {
  tell(useKept(value, isKept))
  return null
}
test('what is kept stays as it was, in every drawing, and the newest is shown once it is let go', () => {
  const seen: string[] = []
  const draw = (value: string, isKept: boolean): void =>
    act(() => root.render(<Keeping value={value} isKept={isKept} tell={shown => seen.push(shown)} />))
  draw('lay three', false)
  draw('lay three', true)
  draw('lay two', true)
  draw('lay one', true)
  expect(new Set(seen)).toEqual(new Set(['lay three']))
  draw('take', false)
  expect(seen.at(-1)).toBe('take')
})

type Pressed = ReturnType<typeof usePressAgain<string>>
function Pressing({ moment, tell }: { moment: unknown; tell(pressed: Pressed): void }): null {
  tell(usePressAgain<string>(moment))
  return null
}
test('the first press marks, the second does it; a press elsewhere or a new position begins anew', () => {
  const done: string[] = []
  let now: Pressed | undefined
  const draw = (moment: unknown): void =>
    act(() =>
      root.render(
        <Pressing
          moment={moment}
          tell={pressed => {
            now = pressed
          }}
        />,
      ),
    )
  const press = (key: string): void => act(() => now?.press(key, () => done.push(key)))
  draw('first')
  press('wheel')
  expect([now?.marked, done]).toEqual(['wheel', []])
  press('state')
  expect([now?.marked, done]).toEqual(['state', []])
  draw('second')
  press('state')
  expect([now?.marked, done]).toEqual(['state', []])
  press('state')
  expect(done).toEqual(['state'])
})
