/** Reading the chronicle, and going back by it. */
import type { Locator, Page } from 'playwright-core'

/** All of it as text: lines that stand for several events are unfolded first. */
export async function wholeChronicle(page: Page): Promise<string> {
  await page.locator('.chronicle .line').first().waitFor()
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLElement>('.chronicle .unfold[aria-expanded="false"]')) fold.click()
    return new Promise<string>(resolve =>
      requestAnimationFrame(() => resolve(document.querySelector('.chronicle')?.textContent ?? '')),
    )
  })
}
/** What leads back to a moment: deeds and headlines, in their order. */
export const moments = (page: Page): Locator => page.locator('.chronicle .told')
