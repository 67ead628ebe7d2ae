/**
 * A game's whole table, drawn at positions of its recorded games as the players and an onlooker see them: every figure
 * is the game's own, and no number stands outside of a figure. At 300 positions; at 3000 with `ECUMENE_FIGURES=all`.
 */
import './no-screen.ts'
import './production.ts'
import { type Core, current, type GameDef, Match, type Viewer } from '@ecumene/kernel'
import { cataloguesOf, readRecord, recordsOf } from '@ecumene/testkit'
import { type Words, words } from '@ecumene/words'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Figures } from '../src/figure.ts'
import { lieOf } from '../src/figure-truth.ts'
import type { FinalProps, GameUi, PartProps } from '../src/seam.ts'
import { figuresIn, type Printed } from './figures.ts'

interface FiguresOf<S extends Core, E, Key extends string> {
  readonly game: GameDef<S, E>
  readonly ui: GameUi<S, Key>
  /** The game's folder. */
  readonly root: string
  readonly figures: Figures<S>
  readonly printed: Printed
  /** Figures that stand in one seldom question alone, by its name: the first such questions are always looked at. */
  readonly rare?: Readonly<Record<string, string>>
  /** What only a press brings to the table, and no drawing of a position. */
  readonly behind?: readonly string[]
  /** Drawn beside the rest: what opens at a press. */
  also?(p: PartProps<S, Key>): ReactNode
}

const POSITIONS = 3000
/** Of each question that is always looked at. */
const QUESTIONS = 4
const isAll = process.env.ECUMENE_FIGURES === 'all'

export function figuresSuite<S extends Core, E, Key extends string>(o: FiguresOf<S, E, Key>): void {
  const { game, root, figures, printed } = o
  const files = recordsOf(root, game.version)
  const records = files.map(file => readRecord(root, file))
  const seen = records.reduce((n, { entries, setup }) => n + (entries.length + 1) * (setup.seats + 1), 0)
  const step = Math.max(1, Math.floor(seen / POSITIONS)) * (isAll ? 1 : 10)
  const spoken = words('en', cataloguesOf(root).en)
  const met = new Set<string>()
  const seldom = new Map(Object.values(o.rare ?? {}).map(decision => [decision, QUESTIONS]))
  let compared = 0

  describe(`figures of ${game.id}`, () => {
    test.each(files)(
      '%s: every number of a position is a figure, and every figure is true',
      { timeout: 240_000 },
      file => {
        const found = new Set<string>()
        let at = 0
        const look = (match: Match<S, E>, page: string | undefined, viewer: Viewer): void => {
          compared++
          const view = match.view(viewer)
          const shown = figuresIn(
            drawn(o, spoken.seated(NAMES.slice(0, match.setup.seats)), match, view, viewer, page),
            printed,
          )
          for (const figure of shown.figures) {
            met.add(figure.name)
            const lie = lieOf(figures, view, figure)
            if (lie !== null) found.add(`line ${match.seq}, seen by ${viewer}: ${lie}`)
          }
          for (const text of shown.loose) found.add(`no figure: ${text}`)
        }
        const ended = Match.replay(game, records[files.indexOf(file)], match => {
          const viewers = match.setup.seats + 1
          const apart = coprime(step, viewers)
          const pages = [undefined, ...(o.ui.phone?.tabs.map(tab => tab.id) ?? [])]
          const stands = (): void => {
            const decision = current(game, match.view('table'))?.name ?? ''
            const left = seldom.get(decision) ?? 0
            if (left > 0) {
              seldom.set(decision, left - 1)
              for (let seat = 0; seat < match.setup.seats; seat++)
                if (match.legal(seat).length > 0) look(match, undefined, seat)
            }
            for (let viewer = 0; viewer < viewers; viewer++)
              if (at++ % apart === 0)
                look(
                  match,
                  pages[Math.floor(at / apart) % pages.length],
                  viewer === match.setup.seats ? 'table' : viewer,
                )
          }
          stands()
          match.watcher = { played: stands, undone: stands }
        })
        if (ended.outcome() !== null) look(ended, undefined, 0)
        expect([...found].slice(0, 20)).toEqual([])
      },
    )
    test(isAll ? 'each figure of the list was seen' : 'positions enough were compared', () => {
      const missing = Object.keys(figures).filter(
        name => (isAll || o.rare?.[name]) && !met.has(name) && !o.behind?.includes(name),
      )
      expect(missing).toEqual([])
      expect(compared).toBeGreaterThanOrEqual(isAll ? POSITIONS : POSITIONS / 10)
    })
  })
}

/** The largest number up to `n` that shares no divisor with `other`: so everybody looks in turn. */
function coprime(n: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  return divisor(n, other) === 1 ? n : coprime(n - 1, other)
}
/** The board, what is mine, one of the players, what is everybody’s, the score as it stands; then how it ended. */
function drawn<S extends Core, E, Key extends string>(
  { ui, also }: FiguresOf<S, E, Key>,
  named: Words,
  match: Match<S, E>,
  view: S,
  seat: Viewer,
  page: string | undefined,
): string {
  const p: PartProps<S, Key> = {
    game: match.game as unknown as GameDef<S, never>,
    view,
    seat,
    seats: Array.from({ length: match.setup.seats }, (_, i) => ({ name: NAMES[i], colour: i, isBot: i > 0 })),
    legal: seat === 'table' ? [] : match.legal(seat),
    play: () => Promise.resolve(true),
    say: named.say,
    sayPrompt: said => named.prompt(said as Parameters<typeof named.prompt>[0]),
    sayAction: named.action,
    sayEvent: named.event,
    openRule: () => {},
    whyNot: () => {},
    replaying: false,
    chronicle: () => match.chronicle(seat).flatMap(line => line.events),
  }
  const other = match.seq % match.setup.seats
  const { Board, MyArea, Tracks, OtherStrip, Final } = ui
  const final: FinalProps<S, Key> = { ...p, positions: () => new Promise(() => {}), replayBefore: () => {} }
  return [
    <Board key="board" {...p} events={[]} motion={false} {...(page === undefined ? {} : { page })} />,
    MyArea && <MyArea key="mine" {...p} />,
    Tracks && <Tracks key="tracks" {...p} />,
    OtherStrip && <OtherStrip key="strip" {...p} other={other} size="strip" />,
    OtherStrip && <OtherStrip key="full" {...p} other={other} size="full" />,
    also?.(p),
    match.outcome() !== null && Final && <Final key="final" {...final} />,
  ]
    .map(part => (part ? renderToStaticMarkup(part) : ''))
    .join('')
}
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eva', 'Fay', 'Gil', 'Hal']
