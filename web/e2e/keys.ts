/** The keyboard alone: Tab and Shift+Tab to what is meant, Enter to choose it. */
import type { Page } from 'playwright-core'

/** How many times Tab leads there; negative: with Shift. Null: the keyboard cannot get there. */
const distanceTo = (page: Page, selector: string): Promise<number | null> =>
  page.evaluate(wanted => {
    // A dialog keeps the focus to itself; of radio buttons Tab stops at the chosen one.
    const root = document.querySelector('[role=dialog]') ?? document
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
    const to = stops.findIndex(e => e.matches(wanted))
    if (to < 0) return null
    const steps = to - from
    return steps > 0 ? Math.ceil(steps) : Math.floor(steps)
  }, selector)

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)

export async function pressByKey(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    if (await isOn(page, selector)) {
      await page.keyboard.press('Enter')
      return
    }
    const steps = await distanceTo(page, selector)
    if (steps === null) break
    for (let i = 0; i < Math.abs(steps); i++) {
      await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab')
      if (Math.abs(steps) - i < 3 && (await isOn(page, selector))) break
    }
  }
  throw new Error(`the keyboard cannot reach ${selector}`)
}
