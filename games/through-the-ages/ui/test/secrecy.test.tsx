/**
 * The drawing of a seat uses nothing hidden: it is the same, letter by letter, when everything the seat cannot know is
 * dealt anew, even where that lies open in the position it gets.
 */
import { FastRng, layoutFor } from '@ecumene/kernel'
import type { BoardProps, OtherProps } from '@ecumene/kit/seam.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { determinize } from '../../src/determinize.ts'
import type { S } from '../../src/state.ts'
import ui from '../index.tsx'
import type { AgesMessage } from '../message.ts'
import type { Part } from '../part-props.ts'
import { type Played, partOf, walk } from './positions.ts'

const { Board, MyArea, OtherStrip, Tracks } = ui
/** Everything of the table that the game draws for a seat, one board opened. */
function drawn(part: Part): string {
  const board: BoardProps<S, AgesMessage> = { ...part, events: [], motion: false }
  const other = (seat: number, size: OtherProps<S, AgesMessage>['size']): OtherProps<S, AgesMessage> => ({
    ...part,
    other: seat,
    size,
  })
  return renderToStaticMarkup(
    <>
      <Board {...board} />
      {MyArea && <MyArea {...part} />}
      {Tracks && <Tracks {...part} />}
      {OtherStrip &&
        part.seats.map((_, seat) => (
          <div key={`seat-${seat + 1}`}>
            <OtherStrip {...other(seat, 'strip')} />
            {seat === part.view.round % part.seats.length && <OtherStrip {...other(seat, 'full')} />}
          </div>
        ))}
    </>,
  )
}
/** The same position for this seat, with what it cannot know dealt by this chance, and lying open. */
function dealtAnew(match: Played, seat: number, seed: number): S {
  const layout = layoutFor(match.game, match.setup)
  const s = layout.create()
  layout.copy(s, match.view(seat))
  determinize(s, seat, new FastRng(seed))
  return s
}

/** Where two drawings begin to differ. */
function difference(one: string, other: string): string {
  if (one === other) return ''
  let at = 0
  while (one[at] === other[at]) at++
  return `${one.slice(Math.max(0, at - 60), at)} [ ${one.slice(at, at + 60)} | ${other.slice(at, at + 60)} ]`
}

test('what a seat cannot know changes nothing in its drawing, in 200 positions', { timeout: 120_000 }, () => {
  let differ = 0
  walk(200, (match, seat) => {
    const part = partOf(match, seat)
    const [one, other] = [dealtAnew(match, seat, 1), dealtAnew(match, seat, 2)]
    expect(difference(drawn({ ...part, view: one }), drawn({ ...part, view: other }))).toBe('')
    if (one.cards.join() !== other.cards.join()) differ++
  })
  // The hidden cards were really dealt in different ways.
  expect(differ).toBeGreaterThan(100)
})
