/** Bronze on its drawn board, played along without thinking. */
import type { Page } from 'playwright-core'
import { startGame } from '../play.ts'

export type Phase = 'take' | 'lay' | 'settle' | 'city' | 'over'

/** Waits for the player's own turn, or the end. */
export async function phaseOf(page: Page): Promise<Phase> {
  await page.waitForFunction(() => document.querySelector('.final, .brz-dock.is-mine'))
  if (await page.locator('.final').count()) return 'over'
  const name = await page.locator('.brz-dock').getAttribute('class')
  return /at-(\w+)/.exec(name ?? '')?.[1] as Phase
}

const CHOICES = {
  take: '.brz-pile .is-legal',
  lay: '.brz-slot-side',
  settle: '.brz-place.is-legal',
  city: '.brz-tray-card',
}

/** Plays until the given phase has come for the `turns`-th time, or the end. */
export async function playBronze(page: Page, until: Phase, turns: number, players = 2): Promise<void> {
  await startGame(page, 'bronze', { players, seed: 'pictures' })
  for (let n = 0, i = 0; ; i++) {
    const phase = await phaseOf(page)
    if (phase === 'over' || (phase === until && ++n === turns)) return
    const seq = await page.locator('[data-seq]').getAttribute('data-seq')
    await page.evaluate(
      ({ selector, i }) => {
        const all = [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length > 0)
        all[(i * 7) % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true }))
      },
      { selector: CHOICES[phase], i },
    )
    await page.waitForFunction(s => {
      // A card is pressed again to take it.
      document.querySelector<HTMLElement>('.brz-which button, .brz-pile .is-selected')?.click()
      return document.querySelector('[data-seq]')?.getAttribute('data-seq') !== s
    }, seq)
  }
}
