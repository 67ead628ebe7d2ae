/** How a person plays, in a few words. */
import type { Page } from 'playwright-core'

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
  page.locator('[data-action]:visible, [data-word=free]:visible, .final, .curtain').first().waitFor({ timeout: 20_000 })

/** Plays the `n`-th visible action (from the end if negative) and waits for the table to answer. */
export async function playNth(page: Page, n = 0): Promise<void> {
  const before = await page.locator('[data-seq]').getAttribute('data-seq')
  // The word that ends the step stands beside the question; it comes last.
  // Giving up is asked once more and is nobody's plan here.
  const listed = page.locator('[data-action]:visible', { hasNotText: /^Resign/ })
  const word = page.locator('[data-word=free]:visible')
  const [some, all] = [await listed.count(), (await listed.count()) + (await word.count())]
  const at = ((n % all) + all) % all
  await (at < some ? listed.nth(at) : word.first()).click()
  await page.waitForFunction(seq => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq, before)
}

/** The plain list in the place of a drawn board; nothing to do where no board is drawn. */
export async function listMode(page: Page): Promise<void> {
  const toggle = page.locator('[data-list]')
  if ((await toggle.count()) > 0 && (await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click()
}
