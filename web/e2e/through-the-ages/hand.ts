/**
 * A person's hand on the table of Through the Ages: it chooses among what lies in sight, by mouse, by keys or by thumb.
 */
import type { Locator, Page } from 'playwright-core'

const seqOf = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq')
/** The table has answered: another position, the end, or (where one is awaited) a menu. */
const answered = (page: Page, seq: string | null, orMenu: boolean): Promise<unknown> =>
  page.waitForFunction(
    ([before, menu]) =>
      (menu && document.querySelector('.kit-menu')) ||
      document.querySelector('.final') ||
      document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
    [seq, orMenu] as const,
    { timeout: 20_000 },
  )
/** It is this player's turn, or the game is over. */
const asked = (page: Page): Promise<unknown> =>
  page.locator('.final, [data-action]:visible').first().waitFor({ timeout: 30_000 })

/** What is asked: the class of the question, or the actions of one's own turn. */
async function decisionOf(page: Page): Promise<string> {
  if (await page.locator('.final').isVisible()) return 'over'
  const question = page.locator('.tta-question')
  if ((await question.count()) === 0) return 'action'
  return /is-(\w+)/.exec((await question.getAttribute('class')) ?? '')?.[1] ?? 'action'
}

type Press = (thing: Locator) => Promise<void>
/** Chooses a thing and, should it open a menu, the first item of the menu. */
async function choose(page: Page, thing: Locator, press: Press): Promise<void> {
  const seq = await seqOf(page)
  await press(thing)
  await answered(page, seq, true)
  const menu = page.locator('.kit-menu')
  if ((await menu.count()) === 0) return
  await press(menu.locator('button').first())
  await answered(page, seq, false)
  await menu.waitFor({ state: 'detached' })
}

export interface Played {
  readonly decisions: ReadonlyMap<string, number>
  readonly verbs: ReadonlySet<string>
}
/**
 * Plays until the game is over. In one's own turn: things first, in a fixed order that changes from turn to turn; then
 * the turn is ended. Everything else that is asked is answered in the question itself.
 */
export async function playOn(page: Page, press: Press, most = 900): Promise<Played> {
  const decisions = new Map<string, number>()
  const verbs = new Set<string>()
  let inTurn = 0
  for (let n = 0; n < most; n++) {
    await asked(page)
    const decision = await decisionOf(page)
    if (decision === 'over') return { decisions, verbs }
    decisions.set(decision, (decisions.get(decision) ?? 0) + 1)
    if (decision !== 'action') {
      inTurn = 0
      const answers = page.locator('.tta-question [data-action]')
      await choose(page, answers.nth(n % (await answers.count())), press)
      continue
    }
    const things = page.locator('.tta-thing.is-legal:visible')
    const count = await things.count()
    const end = page.locator('.tta-end')
    if (count === 0 || inTurn >= 4) {
      inTurn = 0
      const loose = page.locator('.tta-loose [data-action]')
      await choose(page, (await end.count()) > 0 ? end : loose.first(), press)
      continue
    }
    inTurn++
    const thing = things.nth((n * 5) % count)
    verbs.add(((await thing.getAttribute('data-anchor')) ?? '').split(':')[0])
    await choose(page, thing, press)
  }
  throw new Error(`no end after ${most} choices`)
}
