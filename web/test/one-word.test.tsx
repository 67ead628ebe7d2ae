/** The word that ends a step or a turn stands beside the question, and nowhere else on the table. */
import { games } from '@ecumene/games'
import { type ActionJson, Codes, current, FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import type * as React from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { messagesOf } from '../src/game-files.ts'
import { loadPack } from '../src/pack.ts'

// What is rendered here has no page: what the drawing hears of it is as it begins.
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
// The ground of a map is most of the page, and what a game says beside the question is marked.
vi.mock('@ecumene/kit/map/map-layer.tsx', () => ({ MapLayer: () => null }))
vi.mock('@ecumene/kit/map/label-layer.tsx', () => ({ LabelLayer: () => null }))
vi.mock('@ecumene/kit/media.ts', () => ({ useMedia: () => false, useFinger: () => false, usePhone: () => false }))
vi.mock('@ecumene/kit/prompt-slots.tsx', async load => ({
  ...(await load<object>()),
  Word: ({ children }: { children: ReactNode }) => <ins>{children}</ins>,
  Count: () => null,
}))

const SEATS = 3
/** Positions of each decision that are looked at. */
const LOOKS = 2
const textOf = (markup: string): string => markup.replace(/<[^>]+>/g, '').trim()
const buttonsIn = (markup: string): string[] => (markup.match(/<button.*?<\/button>/gs) ?? []).map(textOf)

// In Bronze a turn ends with the last settlement; stopping before gives something up and is held.
const ENDED = games.map(g => g.id).filter(id => id !== 'bronze')
test.each(ENDED)('%s: no board has a second button that ends a step', { timeout: 60_000 }, async id => {
  const pack = await loadPack(id)
  if (!pack?.ui) throw new Error(`${id} is not drawn`)
  const { game, ui } = pack
  const names = ['Ada', 'Ben', 'Cleo']
  const speech = words('en', (await messagesOf(id, 'en', null)) ?? {}).seated(names)
  const isEnd = (a: ActionJson): boolean => Object.keys(a).length === 1 && (ui.ends ?? []).includes(a.verb)
  const match = new Match(game, setupOf(game, SEATS), keyOf('one word'))
  const rng = new FastRng(3)
  const looks = new Map<string, number>()
  for (let n = 0; n < 450 && match.outcome() === null; n++) {
    const seat = [0, 1, 2].find(s => has(match.owed(), s)) ?? 0
    const view = match.view(seat)
    const decision = current(game, view)
    if (!decision) break
    const own = match.legal(seat).filter(isEnd)
    const seen = looks.get(decision.name) ?? 0
    if (own.length === 1 && seen < LOOKS) {
      looks.set(decision.name, seen + 1)
      const page = renderToStaticMarkup(
        <ui.Board
          game={game as never}
          view={view}
          seat={seat}
          seats={names.map((name, colour) => ({ name, colour, isBot: false }))}
          legal={match.legal(seat)}
          play={async () => true}
          say={speech.say}
          sayPrompt={speech.prompt}
          sayAction={speech.action}
          sayEvent={speech.event}
          openRule={() => {}}
          whyNot={() => {}}
          replaying={false}
          chronicle={() => []}
          events={[]}
          motion={false}
        />,
      )
      const beside = page.match(/<ins>.*?<\/ins>/gs) ?? []
      const board = page.replace(/<ins>.*?<\/ins>/gs, '')
      expect(beside.length, `${decision.name}: words beside the question`).toBeLessThan(2)
      expect(board, decision.name).not.toContain('data-done')
      expect(buttonsIn(board), decision.name).not.toContain(speech.action(own[0]))
    }
    const legal = new Codes()
    decision.legal(view, seat, legal)
    const choice = game.policies.greedy(view, seat, legal, rng)
    match.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice)
  }
  expect([...looks.values()].length).toBeGreaterThan(0)
})
