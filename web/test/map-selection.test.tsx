/** What a click on the map does, and what it must not: hooks alone, without a page. */

import { choicesOf, type ShipModel } from '@ecumene/civilization-family/ui/board/model.ts'
import { type Selection, useSelection } from '@ecumene/civilization-family/ui/board/selection.ts'
import type { ActionJson } from '@ecumene/kernel'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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

const ME = 0
const SHIP: ShipModel = { key: 'ship:0:2', ship: 2, seat: ME, shore: 'ionia', area: 'ionia', aboard: 0, left: 4 }
const maintain = (source: string): ActionJson => ({ verb: 'maintain', shore: 'ionia', source })
const LAPSE: ActionJson = { verb: 'lapse', shore: 'ionia' }
const launch = (levy: number): ActionJson => ({ verb: 'launch', shore: 'ionia', levy })
const areaOfShore = (shore: string): string => shore

interface Props {
  readonly legal: readonly ActionJson[]
  readonly played: ActionJson[]
  tell(selection: Selection): void
}
function Selecting({ legal, played, tell }: Props): null {
  const chosen = { choices: choicesOf(legal, areaOfShore), marking: null, reach: () => new Map(), areaOfShore }
  const play = async (a: ActionJson): Promise<boolean> => played.push(a) > 0
  tell(useSelection(chosen, [SHIP], ME, { play, queue() {} }))
  return null
}
function table() {
  const played: ActionJson[] = []
  let now!: Selection
  const ask = (legal: readonly ActionJson[]): void =>
    act(() => root.render(<Selecting legal={legal} played={played} tell={selection => (now = selection)} />))
  return { played, ask, now: () => now }
}

test('CIV-9.1a after a ship is maintained the panel closes: nothing to be built comes to stand under the button', () => {
  const { played, ask, now } = table()
  ask([maintain('treasury'), LAPSE])
  act(() => now().choose('ionia'))
  expect(now().picked).toEqual({ kind: 'area', area: 'ionia' })
  act(() => now().answer(maintain('treasury')))
  expect(played).toEqual([maintain('treasury')])
  ask([launch(0), launch(2), { verb: 'done' }])
  expect(now().picked).toBe(null)
})
test('CIV-9.3a a ship that can only be given up is not given up by a click on its area', () => {
  const { played, ask, now } = table()
  ask([LAPSE])
  act(() => now().choose('ionia'))
  expect([played, now().picked]).toEqual([[], { kind: 'area', area: 'ionia' }])
})
test('CIV-9.3a a ship that is asked about can be chosen itself', () => {
  const { ask, now } = table()
  ask([maintain('treasury'), LAPSE])
  expect(now().canChoose('ship:2')).toBe(true)
  act(() => now().chooseKey('ship:2'))
  expect(now().picked).toEqual({ kind: 'area', area: 'ionia' })
  ask([{ verb: 'done' }])
  expect(now().canChoose('ship:2')).toBe(false)
})
