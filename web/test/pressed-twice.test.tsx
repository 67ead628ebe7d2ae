/** Under the board of Bronze nothing that is given up or taken for good is all that one press does. */
import { bronze } from '@ecumene/bronze'
import { type ActionJson, asking, Codes, current, FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { messagesOf } from '../src/game-files.ts'
import { loadPack } from '../src/pack.ts'

// What is rendered here has no page: what the drawing hears of it is as it begins.
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
vi.mock('@ecumene/kit/media.ts', () => ({ useMedia: () => false, useFinger: () => false, usePhone: () => false }))
// What the cards are given, so that they can be pressed.
interface Pressed {
  readonly legal?: boolean
  readonly isSelected?: boolean
  onChoose?(): void
}
const { cards } = vi.hoisted(() => ({ cards: [] as Pressed[] }))
vi.mock('@ecumene/kit/card.tsx', () => ({ Card: (card: Pressed) => void cards.push(card) }))
beforeEach(() => void cards.splice(0))

/** The board when the first player is asked this, and there is more than one answer; what is played there. */
async function boardAt(decision: string) {
  const pack = await loadPack('bronze')
  if (!pack?.ui) throw new Error('Bronze is not drawn')
  const { ui } = pack
  const speech = words('en', (await messagesOf('bronze', 'en', null)) ?? {}).seated(['Ada', 'Ben'])
  const match = new Match(bronze, setupOf(bronze, 2), keyOf('pressed'))
  const rng = new FastRng(5)
  for (;;) {
    const seat = has(match.owed(), 0) ? 0 : 1
    const view = match.view(seat)
    const legal = match.legal(seat)
    if (seat === 0 && legal.length > 1 && bronze.decisions[asking(view)].name === decision) {
      const played: ActionJson[] = []
      const page = renderToStaticMarkup(
        <ui.Board
          game={bronze as never}
          view={view}
          seat={0}
          seats={['Ada', 'Ben'].map((name, colour) => ({ name, colour, isBot: false }))}
          legal={legal}
          play={async action => played.push(action) > 0}
          say={speech.say}
          sayPrompt={speech.prompt}
          sayAction={action => speech.action(ui.named?.(view, action, 0) ?? action)}
          sayEvent={speech.event}
          openRule={() => {}}
          whyNot={() => {}}
          replaying={false}
          chronicle={() => []}
          events={[]}
          motion={false}
        />,
      )
      return { page, played }
    }
    const codes = new Codes()
    current(bronze, view)?.legal(view, seat, codes)
    const choice = bronze.policies.greedy(view, seat, codes, rng)
    match.play(seat, typeof choice === 'number' ? bronze.verbs.toJson(choice) : choice)
  }
}
test('BRZ-R-2 one press on a card takes nothing: it is marked, and the next press takes it', async () => {
  const { page, played } = await boardAt('take')
  const open = cards.filter(card => card.legal)
  expect(open).toHaveLength(4)
  for (const card of open) card.onChoose?.()
  expect(played).toEqual([])
  expect(page).not.toContain('brz-again')
})
test('BRZ-PLACE-4 the stop stands among the activated cards, is not the word of the bar, and says what it gives up', async () => {
  const { page } = await boardAt('settle')
  const activated = /<fieldset class="brz-now brz-activated".*?<\/fieldset>/.exec(page)?.[0] ?? ''
  expect(activated).toMatch(/<button[^>]*data-stop="true">Stop: gives up \d settlements?<\/button><\/fieldset>$/)
  expect(page).not.toContain('button primary')
})
