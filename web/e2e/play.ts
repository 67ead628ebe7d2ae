/** How a person plays, in a few words. */
import { errors, type Locator, type Page } from 'playwright-core'
import { type Look, PATIENCE } from './harness.ts'

/** For tests of what plays nothing: the number of lines stands still unless the person plays. */
export const NOBODY_ELSE: Look = {
  but: { bots: 'instant', asksAll: true, because: 'nobody but the person may change the position' },
}

export interface Start {
  /** Seats that people take; the others are bots. */
  readonly people?: readonly number[]
  readonly players?: number
  readonly variant?: string
  readonly seed?: string
}

/** From the shelf to a running game: one click on the box, one on "start"; more only if something is to be changed. */
export async function startGame(
  page: Page,
  game: string,
  { people = [0], players, variant, seed = 'e2e' }: Start = {},
): Promise<void> {
  await page.locator(`[data-game="${game}"] .button.primary`).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  if (variant) await dialog.locator(`input[name=variant][value="${variant}"]`).check({ force: true })
  if (players) await dialog.locator(`input[name=players][value="${players}"]`).check({ force: true })
  for (const seat of people) await dialog.locator('.seat-row').nth(seat).locator('select').first().selectOption('human')
  if (seed) {
    await dialog.locator('summary').click()
    await dialog.locator('[data-seed]').fill(seed)
  }
  await dialog.locator('.dialog-foot .primary').click()
  await page.locator('.desk, .phone, .curtain').first().waitFor()
}

export const isOver = (page: Page): Promise<boolean> => page.locator('.final').isVisible()

/** Waits until it is this player's turn, somebody else's behind the curtain, or the game is over. */
export const settled = (page: Page): Promise<unknown> =>
  page.locator('[data-action]:visible, [data-word=free]:visible, .final, .curtain').first().waitFor()

export const seqOf = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq')
const held = '[data-word=held]'
/**
 * Presses it. False: the position is no longer `seq`, in which it was chosen; a bot moved, or a question with one
 * answer was answered by itself.
 */
async function pressAt(page: Page, seq: string | null, thing: Locator): Promise<boolean> {
  for (const end = Date.now() + PATIENCE; ; )
    try {
      await thing.click({ timeout: 1000 })
      return true
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || Date.now() > end) throw error
      if ((await seqOf(page)) !== seq) return false
    }
}
/**
 * Waits until another position is there than `before`. Where the step waits for "Done", this is pressed, even if others
 * have moved meanwhile.
 */
export async function played(
  page: Page,
  before: string | null,
  pressDone: () => Promise<unknown> = () => pressHeld(page),
): Promise<void> {
  const isOther = ([seq, selector]: readonly [string | null, string]): boolean =>
    document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq || document.querySelector(selector) !== null
  await page.waitForFunction(isOther, [before, held] as const)
  if ((await page.locator(held).count()) === 0) return
  await pressDone()
  await page.locator(held).waitFor({ state: 'detached' })
  await page.waitForFunction(isOther, [before, '.final'] as const)
}
/** In one go: it may be gone between looking and pressing. */
export const pressHeld = (page: Page): Promise<void> =>
  page.locator(held).evaluateAll(([done]) => (done as HTMLElement | undefined)?.click())

/** Plays the `n`-th visible action (from the end if negative) and waits for the table to answer. */
export async function playNth(page: Page, n = 0): Promise<void> {
  const before = await seqOf(page)
  // The word that ends the step stands beside the question; it comes last.
  // Giving up is asked once more and is nobody's plan here.
  const listed = page.locator('[data-action]:visible', { hasNotText: /^Resign/ })
  const word = page.locator('[data-word=free]:visible')
  const some = await listed.count()
  const all = Math.max(1, some + (await word.count()))
  const at = ((n % all) + all) % all
  if (await pressAt(page, before, at < some ? listed.nth(at) : word.first())) await played(page, before)
}

/** The plain list in the place of a drawn board; nothing to do where no board is drawn. */
export async function listMode(page: Page): Promise<void> {
  const toggle = page.locator('[data-list]')
  if ((await toggle.count()) > 0 && (await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click()
}
