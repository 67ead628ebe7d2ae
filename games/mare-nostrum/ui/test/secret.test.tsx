/**
 * Nothing that is hidden from the viewer reaches the page: with all of it resampled, and given to the drawing whole,
 * the page stays the same to the letter.
 */
import { Codes, current, FastRng, has, keyOf, layoutFor, Match, setupOf } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { provinceNumber } from '../../src/board.ts'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import { holds } from '../../src/query/resources.ts'
import { at, type S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { bare, built, control, EGYPT, fortress, legions, ROME, standing } from '../../test/table.ts'
import type * as ground from '../ground.ts'
import ui from '../index.tsx'
import { EMPIRE_IDS, type Part, RESOURCE_IDS } from '../rules.ts'
import { partOf } from './part-props.ts'

// The ground of the map and the shapes on it are the same for everybody, and most of the page.
vi.mock('@ecumene/kit/map/map-layer.tsx', () => ({ MapLayer: () => null }))
vi.mock('../ground.ts', async original => ({ ...(await original<typeof ground>()), shapeOf: () => '' }))

/** All parts of the table, as they are drawn for one viewer. */
function page(part: Part): string {
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
  ]
}
/** So many positions at least in which such a secret was another one. */
const LEAST = { hands: 100, trays: 10, gifts: 5 }

test('MN-R-4b 200 positions: hands, trays and gifts of others are not in the page', {
  timeout: 240_000,
}, () => {
  const rng = new FastRng(4)
  const met = new Set<string>()
  let seen = 0
  const other = { hands: 0, trays: 0, gifts: 0 }
  let before = ''
  for (let k = 0; k < GAMES && seen < WANTED; k++) {
    const setup = setupOf(mareNostrum, 3 + (k % 3), k % 2 === 0 ? 'experts' : 'first-games')
    const match = new Match<S, E>(mareNostrum, setup, keyOf(`secret-${k}`))
    const layout = layoutFor(mareNostrum, setup)
    for (let n = 0; n < 900 && match.outcome() === null; n++) {
      const owed = Array.from({ length: setup.seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
      const seat = owed[rng.below(owed.length)]
      const decision = current(mareNostrum, match.state)?.name ?? ''
      if (n % 31 === 0 || !met.has(decision) || decision === 'lose' || before === 'give') {
        seen++
        met.add(decision)
        const viewer = rng.below(2) === 0 ? seat : rng.below(setup.seats)
        const resampled = layout.create()
        layout.copy(resampled, match.view(viewer))
        mareNostrum.determinize(resampled, viewer, rng)
        for (const secret of othersOf(match.state, resampled, viewer)) other[secret]++
        if (lastGift(match, viewer)) other.gifts++
        const shown = page(partOf(match, viewer, resampled))
        expect(shown, `${decision}, seen by ${viewer}`).toBe(page(partOf(match, viewer, match.state)))
      }
      before = decision
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
  for (const decision of ['offer', 'take', 'give', 'build', 'pay']) expect([...met]).toContain(decision)
})

/** Rome and Egypt choose their losses in Cyrenaica; Rome has chosen. */
function romeHasChosen(post: string): Part {
  const m = control(legions(legions(bare(), ROME, 'cyrenaica', 2), EGYPT, 'cyrenaica', 2), EGYPT, 'cyrenaica')
  standing(built(fortress(m, EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrene')
  m.at(DECISIONS.lose, [ROME, EGYPT], provinceNumber('cyrenaica'), ROME, 1, EGYPT, 1).play(ROME, { verb: 'lose', post })
  const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 5, 'experts'), keyOf('losses'))
  return { ...partOf(match, EGYPT, m.s), legal: m.legal(EGYPT) }
}
test('MN-R-94a losses of the other side are not in the page while one chooses', () => {
  const [free, onCity] = ['free', 'slot3'].map(romeHasChosen)
  expect([...free.view.loss]).not.toEqual([...onCity.view.loss])
  expect(page(free)).toBe(page(onCity))
})
