/** A guest becomes a member, signs in elsewhere or by passkey; every page of the account fits and is accessible. */
import { expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { ask, at, comeIn, device, joinAs, NEXT, PASSWORD, picture, signInAs, tell } from './account.ts'

test('a guest becomes a member with their seats, comes in elsewhere, ends the first session, changes the password', async () => {
  const login = `anna.${Date.now()}`
  const first = await device({ name: 'Anna' })
  await comeIn(first.page)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await tell<{ id: string }>(first.context, 'POST', '/matches', {
    game: 'bronze',
    seats,
    autoStart: false,
  })
  await first.page.getByRole('link', { name: 'Account' }).click()
  await first.page.getByText('You are a guest').waitFor()
  await joinAs(first.page, 'username', login)
  expect(await at(first.page, 'member').textContent()).toContain(login)
  expect((await ask<{ id: string; me: number }[]>(first.context, '/me/matches')).map(t => [t.id, t.me])).toEqual([
    [id, 0],
  ])
  expect(await ask(first.context, '/me')).toMatchObject({ name: 'Anna', guest: false })

  await at(first.page, 'sign-out').click()
  await at(first.page, 'login').waitFor()
  expect(await ask(first.context, '/me')).toEqual({ user: null })
  // The words are the same whether the account exists or not.
  const words: (string | null)[] = []
  for (const name of [login, 'nobody.at.all']) {
    await signInAs(first.page, name, 'a wrong password')
    words.push(await first.page.getByRole('alert').textContent())
  }
  expect(words[0]).toContain('wrong')
  expect(words[1]).toBe(words[0])
  await signInAs(first.page, login, PASSWORD)
  await at(first.page, 'member').waitFor()

  const second = await device({ size: 'phone', name: 'Somebody else' })
  await signInAs(second.page, login.toUpperCase(), PASSWORD)
  await at(second.page, 'member').waitFor()
  // The account keeps its name, and the browser takes it over.
  expect(await at(second.page, 'name').inputValue()).toBe('Anna')
  await second.page.goto('/account/security')
  const sessions = at(second.page, 'sessions').locator('li')
  await sessions.nth(1).waitFor()
  expect(await sessions.count()).toBe(2)
  expect(await sessions.first().textContent()).toContain('this device')
  await at(second.page, 'end-session').click()
  await second.page.getByText('Signed out there.').waitFor()
  expect(await sessions.count()).toBe(1)
  expect(await ask(first.context, '/me')).toEqual({ user: null })
  await first.page.goto('/account')
  await at(first.page, 'login').waitFor()

  // A new password: everything else is signed out, and only the new one counts.
  await signInAs(first.page, login, PASSWORD)
  await at(first.page, 'member').waitFor()
  await at(second.page, 'old-password').fill('not the password')
  await at(second.page, 'new-password').fill(NEXT)
  await at(second.page, 'change-submit').click()
  expect(await second.page.getByRole('alert').textContent()).toBe('The password is wrong.')
  await at(second.page, 'old-password').fill(PASSWORD)
  await at(second.page, 'change-submit').click()
  await second.page.getByText('All other devices are signed out').waitFor()
  expect(await ask(first.context, '/me')).toEqual({ user: null })
  expect(await ask(second.context, '/me')).toMatchObject({ guest: false })
  await signInAs(first.page, login, PASSWORD)
  await first.page.getByRole('alert').waitFor()
  await signInAs(first.page, login, NEXT)
  await at(first.page, 'member').waitFor()

  // Gone for good, with the password; the open table goes too.
  await at(first.page, 'delete-open').click()
  await at(first.page, 'delete-password').fill(NEXT)
  await at(first.page, 'delete-submit').click()
  await first.page.locator('[data-answer=yes]').click()
  await at(first.page, 'login').waitFor()
  expect(await ask(first.context, '/me')).toEqual({ user: null })
  expect(await ask(first.context, `/matches/${id}`)).toMatchObject({ status: 'gone' })
  await first.context.close()
  await second.context.close()
})

test('a passkey is enough: it makes a guest a member, gets a name, and opens the door again', async () => {
  const { context, page } = await device({ name: 'Pia' })
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
  const { user } = await ask<{ user: string }>(context, '/me')
  await page.goto('/account')
  await page.locator('input[name=join-with][value=passkey]').check({ force: true })
  await at(page, 'join-submit').click()
  await at(page, 'member').waitFor({ state: 'attached' })
  expect(await ask(context, '/me')).toMatchObject({ user, guest: false, name: 'Pia' })
  await page.goto('/account/security')
  // The only way in cannot be removed.
  await at(page, 'passkeys').locator('li').waitFor()
  expect(await at(page, 'passkey-remove').count()).toBe(0)
  await page.getByRole('button', { name: /^Rename/ }).click()
  await at(page, 'passkey-rename').fill('my phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await at(page, 'passkeys').getByText('my phone').waitFor()
  await page.goto('/account')
  await at(page, 'sign-out').click()
  await at(page, 'passkey-sign-in').click()
  await at(page, 'member').waitFor({ state: 'attached' })
  expect(await ask(context, '/me')).toMatchObject({ user, guest: false })
  await context.close()
})

test.each([
  ['desk', 'light', 'en'],
  ['phone', 'dark', 'ru'],
  ['phone', 'light', 'it'],
] as const)('every page is accessible and fits: %s, %s, %s', async (size, theme, language) => {
  const { context, page } = await device({ size, theme, language, name: 'Dora' })
  const other = await device({ name: 'Noisy' })
  await comeIn(other.page)
  const { user } = await ask<{ user: string }>(other.context, '/me')
  const look = async (name: string): Promise<void> => {
    // Colours and names are checked once for each size; a third language only has to fit.
    if (language !== 'it') expect([name, await seriousFaults(page)]).toEqual([name, []])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([name, wide <= 0]).toEqual([name, true])
    await picture(page, `${name}-${size}-${theme}-${language}`)
  }
  await page.goto('/account')
  await at(page, 'join').waitFor()
  await look('stranger')
  await comeIn(page)
  await page.goto('/account')
  await at(page, 'name').waitFor()
  await look('guest')
  // One account for all looks: who makes many in a minute is told to wait.
  if (size === 'desk') await joinAs(page, 'email', 'dora@example.org')
  else {
    await signInAs(page, 'dora@example.org', PASSWORD)
    await at(page, 'member').waitFor()
  }
  await tell(context, 'POST', '/me/tokens', { name: 'robot', scopes: ['read', 'play'] })
  for (const kind of ['mute', 'block']) await tell(context, 'POST', '/me/relations', { user, kind })
  await tell(context, 'POST', '/reports', { user, text: 'Shouts at everybody.' })
  await tell(context, 'PUT', '/me/profile', {
    quiet: { from: 22, to: 7, zone: 'Europe/Rome' },
    vacationUntil: null,
    language,
  })
  await look('member')
  for (const [part, ready] of [
    ['security', 'sessions'],
    ['notices', 'rest'],
    ['tokens', 'tokens'],
    ['people', 'relations'],
  ]) {
    await page.goto(`/account/${part}`)
    await at(page, ready).waitFor()
    await look(part)
  }
  // Silenced people come back.
  const before = await at(page, 'undo-relation').count()
  await at(page, 'undo-relation').first().click()
  await expect.poll(() => at(page, 'undo-relation').count()).toBe(before - 1)
  await page.goto('/fair')
  await at(page, 'fair-paste').waitFor()
  await look('fair')
  await context.close()
  await other.context.close()
})
