/** The board in the middle of the room, and a phone for everybody's hand: five browsers of their own. */
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { type Device, expectNothingHidden, fresh, goHome, openMiddle, PHONE, scan } from './living-room.ts'
import { Online, playOn, reaches } from './online.ts'

const online = new Online()

test('four phones scan the code, take seats and play Bronze; the middle says who thinks and hears what is everybody’s', async () => {
  const middle = await openMiddle(online, 'bronze', 4)
  expect(await seriousFaults(middle.page)).toEqual([])
  const phones: Device[] = []
  for (const name of ['Anna', 'Boris', 'Clio', 'Dan']) phones.push(await scan(online, middle.page, name))
  await middle.page.locator('[data-start]').click()
  await middle.page.locator('[data-middle=board]').waitFor()
  for (const { page } of phones) await page.locator('[data-hand]').waitFor()
  // A phone is a hand: no board lies there a second time, and it says whose it is.
  expect(await phones[1].page.locator('.board').count()).toBe(0)
  await phones[1].page.getByRole('heading', { name: 'Boris' }).waitFor()
  expect(await seriousFaults(phones[0].page)).toEqual([])
  expect(await seriousFaults(middle.page)).toEqual([])
  // The middle says who is still thinking: the one whose phone is asked.
  const asked = await middle.page.locator('[data-asked=true]').getAttribute('data-turn')
  const thinking = phones[Number(asked)]
  await thinking.page.locator('[data-action]:visible').first().waitFor()
  // A phone that was switched off comes back by scanning again.
  const again = new URL(phones[2].page.url()).pathname
  await phones[2].page.goto('about:blank')
  await middle.page.locator('[data-turn="2"][data-away=true]').waitFor()
  await phones[2].page.goto(again)
  await phones[2].page.locator('[data-hand="2"]').waitFor()
  await middle.page.locator('[data-turn="2"][data-away=false]').waitFor()

  await Promise.all(phones.map(({ page }) => playOn(page, 24)))
  await reaches(middle.page, 24)
  expectNothingHidden(middle.heard, 15)
  await goHome(middle, ...phones)
})

test('who has lost their phone takes their seat with another one, from a code that the middle shows', async () => {
  const middle = await openMiddle(online, 'bronze', 2)
  const [anna, boris] = [await scan(online, middle.page, 'Anna'), await scan(online, middle.page, 'Boris')]
  await middle.page.locator('[data-start]').click()
  await boris.page.locator('[data-hand="1"]').waitFor()
  const found = await fresh(online, { ...PHONE, locale: 'it-IT' })
  await found.page.goto(new URL(boris.page.url()).pathname)
  await found.page.getByText('Hai perso il telefono?').waitFor()
  await middle.page.locator('[data-turn="1"] button').click()
  const code = middle.page.getByRole('dialog').locator('[data-qr]')
  const link = (await code.getAttribute('data-qr')) ?? ''
  await found.page.goto(link)
  await found.page.locator('input[name=name]').fill('Boris')
  await found.page.locator('[data-accept]').tap()
  await found.page.locator('[data-hand="1"]').waitFor()
  // The lost one has nothing of it any more.
  await boris.page.locator('[data-hand-waiting]').waitFor()
  expect(await boris.page.locator('[data-hand]').count()).toBe(0)
  await goHome(middle, anna, boris, found)
})
