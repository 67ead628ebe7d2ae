/** How long the page takes to answer a press, until the first picture of what it brings; it looks at the clock. */
import type { Page } from 'playwright-core'

export interface Answer {
  readonly ms: number
  /** In that picture the position is the one before the press, and somebody else is asked. */
  readonly isSame: boolean
}
/** Presses the first button that `press` finds, and waits for what `shows` finds; null: there is nothing to press. */
const answerTime = (page: Page, press: string, shows: string): Promise<Answer | null> =>
  page.evaluate(
    ({ press, shows }) =>
      new Promise<Answer | null>(resolve => {
        const button = document.querySelector<HTMLElement>(press)
        const isOff = button?.matches(':disabled, [aria-disabled=true]') ?? true
        if (!button || isOff || document.querySelector(shows)) return resolve(null)
        const position = (): string | null | undefined => document.querySelector('[data-seq]')?.getAttribute('data-seq')
        const before = position()
        const changes = new MutationObserver(() => {
          if (!document.querySelector(shows)) return
          changes.disconnect()
          // After the frame that has it, the picture is there.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              const ms = performance.now() - began
              resolve({ ms, isSame: position() === before && !document.querySelector('.prompt.mine') })
            }
            port2.postMessage(null)
          })
        })
        changes.observe(document.body, { subtree: true, childList: true, attributes: true })
        const began = performance.now()
        button.click()
      }),
    { press, shows },
  )

/** What a person does while somebody thinks: look back, return, and take the last step back. */
export const lookBack = (page: Page): Promise<Answer | null> =>
  answerTime(page, '[aria-label="Previous moment"]', '.prompt.past')
export const returnToNow = (page: Page): Promise<Answer | null> =>
  answerTime(page, '.prompt.past .primary', '.prompt:not(.past)')
export const takeBack = (page: Page): Promise<Answer | null> => answerTime(page, '[data-undo]', '.prompt.mine')
/** Says it, until one's own line stands there. */
export async function say(page: Page, text: string): Promise<Answer | null> {
  const lines = await page.locator('.chat-line').count()
  await page.locator('[data-chat]').fill(text)
  return answerTime(page, '.chat-form button', `.chat-line.mine:nth-child(${lines + 1})`)
}
