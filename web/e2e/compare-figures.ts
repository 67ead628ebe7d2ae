/** Games as people find them, played by hand on the drawing, with a witness who compares every number of the page. */
import { GROUPS } from '@ecumene/advanced-civilization/data/cards.ts'
import { advancedCivilization } from '@ecumene/advanced-civilization/src/game.ts'
import { ADVANCED } from '@ecumene/advanced-civilization/ui/advanced.ts'
import { bronze } from '@ecumene/bronze'
import { figures as bronzeFigures } from '@ecumene/bronze/ui/figures.ts'
import { civilization } from '@ecumene/civilization'
import { CIVILIZATION } from '@ecumene/civilization/ui/civilization.ts'
import { figuresOf } from '@ecumene/civilization-family/ui/figures.ts'
import { type Core, FastRng, type GameDef, Match } from '@ecumene/kernel'
import type { Figures } from '@ecumene/kit/figure.ts'
import { mareNostrum } from '@ecumene/mare-nostrum'
import { figures as mareFigures } from '@ecumene/mare-nostrum/ui/figures.ts'
import { throughTheAges } from '@ecumene/through-the-ages'
import { figures as agesFigures } from '@ecumene/through-the-ages/ui/figures.ts'
import type { Locator, Page } from 'playwright-core'
import { answer as answerBronze } from './bronze/hand.ts'
import { Hand as CivilizationHand } from './civilization/hand.ts'
import { Person } from './civilization/person.ts'
import type { Size, Stage } from './harness.ts'
import { keptBy } from './kept.ts'
import { Hand as MareHand } from './mare-nostrum/hand.ts'
import { think } from './mare-nostrum/positions.ts'
import { listMode, playNth, startGame } from './play.ts'
import { playOn } from './through-the-ages/hand.ts'
import { Witness } from './witness.ts'

type Looks = () => Promise<void>
interface Title {
  readonly id: string
  readonly players: number
  readonly variant?: string
  readonly sizes: readonly Size[]
  readonly game: GameDef<Core, never>
  readonly figures: Figures<Core>
  /** Plays until `looks` throws or the game is over, and calls it after each answer. */
  play(page: Page, size: Size, looks: Looks): Promise<void>
}
const any = (game: unknown): GameDef<Core, never> => game as GameDef<Core, never>
const truths = (figures: unknown): Figures<Core> => figures as Figures<Core>
const isOver = (page: Page): Promise<boolean> => page.locator('.final').isVisible()
const pressBy =
  (size: Size) =>
  (thing: Locator): Promise<void> =>
    size === 'phone' ? thing.tap() : thing.click()

export const TITLES: readonly Title[] = [
  {
    id: 'bronze',
    players: 3,
    sizes: ['desk', 'phone'],
    game: any(bronze),
    figures: truths(bronzeFigures),
    async play(page, size, looks) {
      await page.locator('.kit-zoom-button').last().click()
      for (let n = 0; await answerBronze(page, pressBy(size), n); n++) await looks()
    },
  },
  {
    id: 'mare-nostrum',
    players: 3,
    sizes: ['desk', 'phone'],
    game: any(mareNostrum),
    figures: truths(mareFigures),
    async play(page, size, looks) {
      const hand = new MareHand(page, 0, size === 'phone' ? 'finger' : 'mouse')
      const rng = new FastRng(5)
      while (!(await isOver(page))) {
        const match = Match.replay(mareNostrum, await keptBy(page))
        const { choice } = think(match, 0, rng)
        await hand.act(choice)
        await looks()
      }
    },
  },
  {
    id: 'through-the-ages',
    players: 3,
    sizes: ['desk', 'phone'],
    game: any(throughTheAges),
    figures: truths(agesFigures),
    async play(page, size, looks) {
      const press = pressBy(size)
      const seq = () => page.locator('[data-seq]').getAttribute('data-seq')
      let before = await seq()
      await playOn(
        page,
        async thing => {
          // What was pressed last has been answered.
          if ((await seq()) !== before) await looks()
          before = await seq()
          await press(thing)
        },
        size === 'phone' ? ['row', 'mine', 'me'] : [],
      )
    },
  },
  {
    id: 'civilization',
    players: 4,
    sizes: ['desk'],
    game: any(civilization),
    figures: truths(figuresOf(CIVILIZATION)),
    async play(page, _, looks) {
      const person = new Person(new CivilizationHand(page, 0))
      while (!(await isOver(page))) {
        await person.answer()
        await looks()
      }
    },
  },
  // By the plain list, and back to the board before each look: nobody has a hand for these yet.
  byList('civilization', civilization, figuresOf(CIVILIZATION), ['phone']),
  byList('advanced-civilization', advancedCivilization, figuresOf(ADVANCED, GROUPS), ['desk', 'phone']),
]

function byList(id: string, game: unknown, figures: unknown, sizes: readonly Size[]): Title {
  return {
    id,
    players: 4,
    sizes,
    game: any(game),
    figures: truths(figures),
    async play(page, _, looks) {
      for (let n = 0; !(await isOver(page)); n++) {
        await listMode(page)
        await playNth(page, n * 7)
        await page.locator('[data-list]').click()
        await looks()
      }
    },
  }
}

/** The game has gone on long enough. */
class Enough extends Error {}
export interface Compared {
  readonly positions: number
  readonly figures: number
  readonly lies: readonly string[]
  readonly complaints: readonly string[]
}
interface HowLong {
  readonly positions: number
  /** Which game. */
  readonly seed?: string
  /** Told how many positions were compared so far. */
  compared?(positions: number): void
}
/** So many positions after which the page is loaded again in the middle of a game. */
const RELOADS = 25
/** Plays one game, to its end or until so many positions were compared; `seed`: which. */
export async function compareFigures(
  set: Stage,
  { id, players, variant, game, figures, play }: Title,
  size: Size,
  { positions, seed = 'figures', compared }: HowLong,
): Promise<Compared> {
  const { page, context, complaints } = await set.open(size, { name: 'Ada' }) // a number in a name is no figure
  try {
    await startGame(page, id, { players, seed, ...(variant ? { variant } : {}) })
    await page.locator('[data-seq]').waitFor({ state: 'attached' })
    const witness = new Witness(page, game, figures)
    await witness.look()
    let loaded = 0
    const looks = async (): Promise<void> => {
      await witness.look()
      compared?.(witness.positions)
      if (witness.positions >= positions) throw new Enough()
      if (witness.positions >= loaded + RELOADS && !(await isOver(page))) {
        await witness.reload()
        loaded = witness.positions
      }
    }
    await play(page, size, looks).catch(error => {
      if (!(error instanceof Enough)) throw error
    })
    if (!(await isOver(page))) await witness.reload()
    return { positions: witness.positions, figures: witness.figures, lies: witness.lies, complaints }
  } finally {
    await context.close()
  }
}
