/** An account without an address gets one, by its pages; a member by passkey chooses a name. */
import { expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { ask, at, comeIn, device, joinAs, picture, post } from './account.ts'

const linkIn = (text: string): string => /https?:\S+/.exec(text)?.[0] ?? ''

test('an address is added and confirmed; the link says that it worked and offers letters', async () => {
  const { context, page } = await device({ name: 'Нина', language: 'ru' })
  await comeIn(page)
  await joinAs(page, 'username', `nina.${Date.now()}`)
  await at(page, 'address-new').fill('nina@home.example')
  await at(page, 'address-submit').click()
  await at(page, 'address-sent').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await picture(page, 'address-sent')
  const { text } = await post.to('nina@home.example')
  expect(text).toContain('Откройте ссылку')
  // Elsewhere the link asks to sign in, and lets nobody in.
  const other = await device({ language: 'ru' })
  await other.page.goto(linkIn(text))
  await at(other.page, 'not-confirmed').waitFor()
  expect(await ask(other.context, '/me')).toEqual({ user: null })
  await other.context.close()
  await page.goto(linkIn(text))
  expect(await at(page, 'confirmed').textContent()).toContain('nina@home.example')
  expect(await seriousFaults(page)).toEqual([])
  await picture(page, 'address-confirmed')
  await at(page, 'letters-on').click()
  await page.getByText('Будем вам писать').or(page.locator('.notice.good').nth(1)).first().waitFor()
  expect(await ask<{ kind: string }[]>(context, '/me/channels')).toMatchObject([{ kind: 'email' }])
  // Another one replaces it when its link was opened.
  await page.goto('/account')
  await at(page, 'address-change').click()
  await at(page, 'address-new').fill('nina@work.example')
  await at(page, 'address-submit').click()
  await at(page, 'address-sent').waitFor()
  expect(await at(page, 'address').textContent()).toBe('nina@home.example')
  await page.goto(linkIn((await post.to('nina@work.example')).text))
  await page.goto('/account')
  expect(await at(page, 'address').textContent()).toBe('nina@work.example')
  await context.close()
})

test('an account made by passkey is asked for a name, and bears it', async () => {
  const { context, page } = await device()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  await comeIn(page)
  expect((await ask<{ name: string }>(context, '/me')).name).toMatch(/^Guest /)
  await page.goto('/account')
  await page.locator('input[name=join-with][value=passkey]').check({ force: true })
  // The name nobody chose is not offered; without one nothing is made.
  expect(await at(page, 'join-name').inputValue()).toBe('')
  await at(page, 'join-submit').click()
  expect(await ask(context, '/me')).toMatchObject({ guest: true })
  await at(page, 'join-name').fill('Ada of the Rivers')
  await at(page, 'join-submit').click()
  await at(page, 'member').waitFor({ state: 'attached' })
  expect(await ask(context, '/me')).toMatchObject({ guest: false, name: 'Ada of the Rivers' })
  expect(await at(page, 'member').textContent()).toContain('Ada of the Rivers')
  await at(page, 'address-new').waitFor()
  await context.close()
})
