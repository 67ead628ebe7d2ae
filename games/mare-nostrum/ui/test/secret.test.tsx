/**
 * Nothing that is hidden from the viewer reaches the page: with all of it resampled, and given to the drawing whole,
 * the page stays the same to the letter.
 */
import { Codes, current, FastRng, has, keyOf, layoutFor, Match, setupOf } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import { holds } from '../../src/query/resources.ts'
import { at, type S } from '../../src/state.ts'
import ui from '../index.tsx'
import { EMPIRE_IDS, RESOURCE_IDS } from '../rules.ts'
import { partOf } from './part.ts'

// The ground of the map is the same for everybody, and most of the page.
vi.mock('@ecumene/kit/map/map-layer.tsx', () => ({ MapLayer: () => null }))

/** All parts of the table as the seat has them before its eyes, with the position given. */
function page(match: Match<S, E>, view: S, seat: number): string {
  const part = partOf(match, seat, view)
  const { Board, MyArea, OtherStrip, Tracks } = ui
  if (!MyArea || !OtherStrip || !Tracks) throw new Error('a part is not drawn')
  return renderToStaticMarkup(
    <>
      <Board {...part} events={[]} motion={false} />
      <MyArea {...part} />
      <Tracks {...part} />
      {part.seats.map((_, other) => (
        <OtherStrip key={EMPIRE_IDS[other]} {...part} other={other} size="full" />
      ))}
    </>,
  )
}
/** Was a gift between others the last thing but the end of the trade? */
const lastGift = (match: Match<S, E>, viewer: number): boolean => {
  const told = match.chronicle('table').flatMap(line => line.events)
  const gave = told.at(-2)
  return gave?.type === 'gave' && gave.seat !== viewer && gave.target !== viewer
}
const WANTED = 200
const GAMES = 12
/** Which secrets of others are another truth in the second position. */
function othersOf(a: S, b: S, viewer: number): readonly (keyof typeof LEAST)[] {
  const others = Array.from({ length: a.seats }, (_, seat) => seat).filter(seat => seat !== viewer)
  const differ = (of: (s: S, seat: number) => readonly number[]): boolean =>
    others.some(seat => String(of(a, seat)) !== String(of(b, seat)))
  return [
    ...(differ((s, seat) => RESOURCE_IDS.map((_, r) => holds(s, seat, r))) ? (['hands'] as const) : []),
    ...(differ((s, seat) => RESOURCE_IDS.map((_, r) => s.tray[at.hold(seat, r)])) ? (['trays'] as const) : []),
    ...(differ((s, seat) => [s.loss[2 * seat], s.loss[2 * seat + 1]]) ? (['losses'] as const) : []),
  ]
}
/** So many positions at least in which such a secret was another one. */
const LEAST = { hands: 150, trays: 10, losses: 1, gifts: 5 }

test('MN-R-4b 200 positions: hands, trays, gifts and losses of others are not in the page', {
  timeout: 240_000,
}, () => {
  const rng = new FastRng(4)
  const met = new Set<string>()
  let seen = 0
  const other = { hands: 0, trays: 0, losses: 0, gifts: 0 }
  for (let k = 0; k < GAMES; k++) {
    const setup = setupOf(mareNostrum, 3 + (k % 3), k % 2 === 0 ? 'experts' : 'first-games')
    const match = new Match<S, E>(mareNostrum, setup, keyOf(`secret-${k}`))
    const layout = layoutFor(mareNostrum, setup)
    for (let n = 0; n < 900 && match.outcome() === null; n++) {
      const owed = Array.from({ length: setup.seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
      const seat = owed[rng.below(owed.length)]
      const decision = current(mareNostrum, match.state)?.name ?? ''
      if (n % 31 === 0 || !met.has(decision) || decision === 'lose') {
        seen++
        met.add(decision)
        const viewer = rng.below(2) === 0 ? seat : rng.below(setup.seats)
        const resampled = layout.create()
        layout.copy(resampled, match.view(viewer))
        mareNostrum.determinize(resampled, viewer, rng)
        for (const secret of othersOf(match.state, resampled, viewer)) other[secret]++
        if (lastGift(match, viewer)) other.gifts++
        const shown = page(match, resampled, viewer)
        expect(shown, `${decision}, seen by ${viewer}`).toBe(page(match, match.state, viewer))
      }
      const view = match.view(seat)
      const legal = new Codes()
      current(mareNostrum, view)?.legal(view, seat, legal)
      const isChance = rng.below(4) === 0
      const choice = isChance ? legal.at[rng.below(legal.n)] : mareNostrum.policies.greedy(view, seat, legal, rng)
      match.play(seat, typeof choice === 'number' ? mareNostrum.verbs.toJson(choice) : choice)
    }
  }
  // What was resampled was really another truth, and the secret decisions were among them.
  expect(seen).toBeGreaterThanOrEqual(WANTED)
  for (const [secret, least] of Object.entries(LEAST))
    expect(other[secret as keyof typeof LEAST], secret).toBeGreaterThanOrEqual(least)
  for (const decision of ['offer', 'take', 'give', 'lose', 'build', 'pay']) expect([...met]).toContain(decision)
})
