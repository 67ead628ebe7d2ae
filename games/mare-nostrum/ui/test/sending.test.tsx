/** An offer while it is laid and while it is sent: figures leave the tray out, and nothing new is asked meanwhile. */
import { type ActionJson, FastRng } from '@ecumene/kernel'
import { BesideOf } from '@ecumene/kit/prompt-slots.tsx'
import { words } from '@ecumene/words'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mareNostrum } from '../../src/game.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { holding, ROME, table } from '../../test/table.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }
import { lacking } from '../plan/pack.ts'
import { stockOf } from '../plan/purchases.ts'
import { tryRows } from '../plan/trial.ts'
import { type TablePlan, usePlan } from '../plan/use-plan.ts'
import { decisionOf, myStairs, type Part } from '../rules.ts'
import { Dock } from '../stage/dock.tsx'
import { partOf } from './part-props.ts'
import { playOn } from './play-on.ts'

vi.mock('@ecumene/kit/media.ts', () => ({ useMedia: () => false, useFinger: () => false, usePhone: () => false }))
// The hook draws nothing, so React needs no more of a page than this.
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument, addEventListener() {} }
  root = createRoot(element as unknown as Element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('MN-2.1c what lies on the tray is in no figure: coins, sets and what is lacking', () => {
  const m = holding(table(), ROME, { coin: 5, wine: 2, oil: 1, gold: 1 })
  m.s.due[ROME] = 3
  m.at(DECISIONS.offer, ROME)
  const offers = [
    { verb: 'offer', resource: 'coin' },
    { verb: 'offer', resource: 'gold' },
  ]
  expect(myStairs(m.s, ROME)).toMatchObject({ coins: 5, largest: 5 })
  const { view } = tryRows(m.s, ROME, offers)
  expect(myStairs(view, ROME)).toMatchObject({ coins: 4, largest: 4 })
  expect(lacking(stockOf(view, ROME), [5], { mixes: false, doubles: false })).toMatchObject({ coins: 1 })
})
test.each([
  ['en', en, /^Lay 3 resources face down$/, /^Lay 1 more resource face down$/],
  ['it', it, /^Metti giù 3 risorse coperte$/, /^Metti giù ancora 1 risorsa coperta$/],
  ['ru', ru, /^Выложите лицом вниз 3 ресурса$/, /^Выложите лицом вниз ещё 1 ресурс$/],
] as const)('MN-2.1c %s: "more" is asked for only where something is laid', (language, catalogue, first, rest) => {
  const m = holding(table(), ROME, { coin: 5 })
  m.s.due[ROME] = 3
  m.at(DECISIONS.offer, ROME)
  const speech = words(language, catalogue)
  const { prompt } = mareNostrum.decisions[DECISIONS.offer]
  const asked = (): string => speech.prompt(prompt(m.s, ROME))
  expect(asked()).toMatch(first)
  m.play(ROME, { verb: 'offer', resource: 'coin' }).play(ROME, { verb: 'offer', resource: 'coin' })
  expect(asked()).toMatch(rest)
})

let plan: TablePlan
let now: Part
function Watching({ part }: { part: Part }): null {
  now = part
  plan = usePlan(part)
  return null
}
/** A seat that lays an offer of at least three. */
function offering() {
  for (const { match, seat } of playOn('sending', 2, new FastRng(4))) {
    const part = partOf(match, seat)
    if (decisionOf(part) === 'offer' && part.view.due[seat] - part.view.laid[seat] >= 3) return { match, seat }
  }
  throw new Error('nobody offers three')
}
test('MN-2.1c while the tokens of one press are sent the question stays, full and not to be answered again', async () => {
  const { match, seat } = offering()
  const due = match.view(seat).due[seat]
  const said: boolean[] = []
  const places = { word: null, count: null, setSending: (isSending: boolean) => said.push(isSending) }
  const pages: string[] = []
  const drawn = (): string =>
    renderToStaticMarkup(
      <Dock
        p={plan.part}
        now={now}
        choosing={{ here: [], picked: null, moving: null } as never}
        plan={plan}
        play={() => {}}
        order={{} as never}
        preview={{} as never}
        sheet={null}
        openHeroes={() => {}}
      />,
    )
  const play = async (action: ActionJson): Promise<boolean> => {
    match.play(seat, action)
    show()
    return true
  }
  const show = (): void => {
    root.render(
      <BesideOf value={places}>
        <Watching part={{ ...partOf(match, seat), play }} />
      </BesideOf>,
    )
  }
  act(show)
  for (let i = 0; i < due; i++) act(() => plan.add(plan.part.legal[0]))
  const full = drawn()
  expect(full.match(/data-laid/g)).toHaveLength(due)
  const laid: number[] = []
  act(() => plan.carryOut(true))
  for (let i = 0; i < 2 * due && plan.queue.isRunning; i++) {
    laid.push(match.state.laid[seat])
    pages.push(drawn())
    await act(async () => {})
  }
  // It was looked at in the midst of it.
  expect(laid.some(n => n > 0 && n < due)).toBe(true)
  for (const page of pages) {
    expect(page.match(/data-laid/g)).toHaveLength(due)
    expect(page).toMatch(/<button[^>]*data-send[^>]*disabled/)
    expect(page).toMatch(/mn-dock"[^>]*inert/)
  }
  expect(plan.sending).toBeNull()
  expect(match.state.laid[seat]).toBe(due)
  expect(said).toEqual([true, false])
})
