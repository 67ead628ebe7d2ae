/** The keyboard alone: Tab and Shift+Tab to what is meant, arrows in a menu, Enter to choose it. */
import type { ElementHandle, Page } from 'playwright-core'

/** What is meant: the first that can be reached, or this very thing. */
type Wanted = string | ElementHandle<Element>

/** How many times Tab leads there; negative: with Shift. Null: the keyboard cannot get there. */
const distanceTo = (page: Page, thing: Wanted): Promise<number | null> =>
  page.evaluate((wanted: string | Element) => {
    // A dialog keeps the focus to itself; of radio buttons Tab stops at the chosen one.
    const root = document.querySelector('[role=dialog], dialog[open]') ?? document
    const canFocus = (e: Element): boolean => {
      if (e instanceof HTMLInputElement && e.type === 'radio' && !e.checked) return false
      const box = e.getBoundingClientRect()
      return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden'
    }
    const stops = [
      ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(e => e.tabIndex >= 0 && !e.matches(':disabled') && canFocus(e))
    const here = document.activeElement
    const at = stops.indexOf(here as HTMLElement)
    // From nowhere, Tab leads to what follows the focus in the document.
    const from =
      at >= 0 || !here || here === document.body
        ? at
        : stops.filter(e => here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING).length - 0.5
    const to = stops.findIndex(e => (typeof wanted === 'string' ? e.matches(wanted) : e === wanted))
    if (to < 0) return null
    const steps = to - from
    return steps > 0 ? Math.ceil(steps) : Math.floor(steps)
  }, thing as string)

const isOn = (page: Page, thing: Wanted): Promise<boolean> =>
  page.evaluate((wanted: string | Element) => {
    const here = document.activeElement
    return typeof wanted === 'string' ? (here?.matches(wanted) ?? false) : here === wanted
  }, thing as string)

/** Tab and arrows do not lead there. */
export class Unreachable extends Error {}
/** Within a menu arrows lead from item to item, elsewhere Tab; the focus is never set by anything but keys. */
export async function pressByKey(page: Page, thing: Wanted): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    if (await isOn(page, thing)) {
      await page.keyboard.press('Enter')
      return
    }
    const steps = await distanceTo(page, thing)
    if (steps === null) break
    const isMenu = await page.evaluate(() => document.activeElement?.closest('[role=menu]') != null)
    const [on, back] = isMenu ? ['ArrowDown', 'ArrowUp'] : ['Tab', 'Shift+Tab']
    for (let i = 0; i < Math.abs(steps); i++) {
      await page.keyboard.press(steps > 0 ? on : back)
      if (Math.abs(steps) - i < 3 && (await isOn(page, thing))) break
    }
  }
  throw new Unreachable(`the keyboard cannot reach ${thing}`)
}
