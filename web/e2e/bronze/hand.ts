/** A person's hand on the table of Bronze: it presses what lies in sight, by mouse or by thumb. */
import type { Locator, Page } from 'playwright-core'
import { played, seqOf } from '../play.ts'
import { phaseOf } from './play-along.ts'

/** Of what can be chosen the `n`-th, from the beginning again after the last. False: the game is over. */
export async function answer(page: Page, press: (thing: Locator) => Promise<void>, n: number): Promise<boolean> {
  const one = async (selector: string): Promise<Locator> => {
    const all = page.locator(`${selector}:visible`)
    await all.first().waitFor()
    return all.nth((n * 5) % (await all.count()))
  }
  const seq = await seqOf(page)
  switch (await phaseOf(page)) {
    case 'over':
      return false
    case 'take':
      await press(await one('.brz-pile .is-legal'))
      // A card that is taken stays taken: it is pressed twice.
      await press(page.locator('.brz-pile .is-selected'))
      break
    case 'lay': {
      const slot = await one('.brz-slot-side')
      await press(slot)
      // A finger points first.
      if ((await page.locator('.phone').count()) > 0) await press(page.locator('.brz-slot-side.is-pointed:visible'))
      break
    }
    case 'settle': {
      const place = await one('.brz-place.is-legal')
      await press(place)
      const which = page.locator('.brz-which button').first()
      if (await which.isVisible()) await press(which)
      break
    }
    case 'city':
      await press(await one('.brz-tray-card'))
  }
  // The last step of a turn waits for "Done".
  await played(page, seq, () => press(page.locator('[data-word=held]')))
  return true
}
