/**
 * Who looks at every number of the page and compares it with the game that the browser keeps: while somebody thinks,
 * after each move that stood for a moment, and once it is the player's turn.
 */
import { type Core, type GameDef, Match } from '@ecumene/kernel'
import type { Figures } from '@ecumene/kit/figure.ts'
import { lieOf, type ShownFigure } from '@ecumene/kit/figure-truth.ts'
import type { Page } from 'playwright-core'
import { keptBy } from './kept.ts'

/** What flies has landed and what is counted up has arrived so many milliseconds after a move. */
const SETTLED = 700
const STEP = 80
const ME = 0

interface Seen {
  readonly seq: number
  readonly isMine: boolean
  readonly isOver: boolean
  /** A step is shown that is not played yet. */
  readonly isHeld: boolean
  readonly figures: readonly ShownFigure[]
}
/** Runs in the page. What a plan shows is not compared with the position. */
function see(): Seen {
  const figures: ShownFigure[] = []
  for (const element of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    if (element.closest('[data-planning], .kit-flight, .kit-ghost')) continue
    const copy = element.cloneNode(true) as HTMLElement
    for (const other of copy.querySelectorAll('[data-figure], [data-figure-plan], title')) other.remove()
    const { figure: name = '', seat, thing } = element.dataset
    figures.push({ name, seat, thing, text: copy.textContent ?? '' })
  }
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  return {
    seq: Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')),
    isMine: has('.prompt.mine'),
    isOver: has('.final, [data-result]'),
    isHeld: has('[data-word=held]'),
    figures,
  }
}

export class Witness<S extends Core> {
  /** Positions that were compared, and the figures in them. */
  positions = 0
  figures = 0
  /** What was wrong, in words. */
  readonly lies: string[] = []
  readonly #page: Page
  readonly #game: GameDef<S, never>
  readonly #truths: Figures<S>
  #match: Match<S, never> | null = null
  #last = -1

  constructor(page: Page, game: GameDef<S, never>, truths: Figures<S>) {
    this.#page = page
    this.#game = game
    this.#truths = truths
  }
  /** Looks on until the player is asked, and all has settled. True: the game is over. */
  async look(): Promise<boolean> {
    let since = Date.now()
    for (let seq = -1, waits = 0; ; waits++) {
      const seen = await this.#page.evaluate(see)
      if (seen.seq !== seq) [seq, since] = [seen.seq, Date.now()]
      else if (Date.now() - since >= SETTLED && !seen.isHeld) {
        if (this.#last !== seq) await this.#compare(seen)
        if (seen.isMine || seen.isOver) return seen.isOver
      }
      if (waits > 900) throw new Error('nobody moves')
      await this.#page.waitForTimeout(STEP)
    }
  }
  /** The same position again, as the page shows it after it was loaded anew. */
  async reload(): Promise<void> {
    await this.#page.reload()
    await this.#page.locator('[data-seq]').waitFor({ state: 'attached' })
    this.#last = -1
    await this.look()
  }
  async #compare({ seq, figures }: Seen): Promise<void> {
    const kept = await keptBy(this.#page, this.#match?.seq ?? 0)
    const match = this.#match ?? Match.replay(this.#game, { ...kept, entries: [] })
    this.#match = match
    const since = match.seq
    // What plays itself does so here too.
    while (match.seq < seq && match.seq - since < kept.entries.length) {
      const { seat, action } = kept.entries[match.seq - since]
      const played = action === null ? match.undo(seat) : match.play(seat, action)
      if (!played.ok) throw new Error(`the record holds ${JSON.stringify(action)}: ${played.refusal.key}`)
    }
    // Somebody has moved meanwhile: the next look will see it.
    if (match.seq !== seq) return
    const view = match.view(ME)
    this.#last = seq
    this.positions++
    this.figures += figures.length
    for (const figure of figures) {
      const lie = lieOf(this.#truths, view, figure)
      if (lie !== null) this.lies.push(`line ${seq}: ${lie}`)
    }
  }
}
