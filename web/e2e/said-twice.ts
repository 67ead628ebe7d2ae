/**
 * The button that ends a step stands once: what else in sight has the words of the button beside the question. Buttons
 * that only help to find an answer do not count.
 */
import type { Page } from 'playwright-core'

export const saidTwice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = (selector: string): { button: Element; text: string }[] =>
      [...document.querySelectorAll(selector)]
        .filter(button => button.checkVisibility())
        .map(button => ({ button, text: (button.textContent ?? '').trim() }))
    const ends = said('.prompt-word button:not([data-beside]), .prompt-tools .done')
    const others = said(':is(.desk-main, .phone) button, .desk-main [role=button]')
    const twice = ends.flatMap(({ button, text }) =>
      others.some(other => other.button !== button && other.text === text) ? [text] : [],
    )
    return ends.length > 1 ? [...twice, `${ends.length} words: ${ends.map(e => e.text).join(', ')}`] : twice
  })
