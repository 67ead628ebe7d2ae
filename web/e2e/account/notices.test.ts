/** Programs, and being told: by webhook, letter and the browser itself. */
import { createServer as createHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { hasWholeBrowser, wholeBrowser } from '../harness.ts'
import { address, ask, at, dayIn, device, joinAs, NEXT, post, signInAs } from './account.ts'

test('a token is made, works within its scopes, is shown once and dies when revoked', async () => {
  const { context, page } = await device()
  await page.goto('/account/tokens')
  // A stranger is asked to come in first.
  await at(page, 'join').waitFor()
  await joinAs(page, 'email', 'maker@example.org')
  await page.getByRole('link', { name: 'Programs' }).click()
  await at(page, 'token-name').fill('my robot')
  await page.locator('input[name=scope][value=play]').check()
  await at(page, 'token-create').click()
  const token = await at(page, 'once-shown').inputValue()
  expect(token).toMatch(/^ecu_/)
  const use = (path: string): Promise<Response> =>
    fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await use('/me')).json()).toMatchObject({ scopes: ['read', 'play'] })
  await page.reload()
  await page.getByText('my robot').waitFor()
  expect(await at(page, 'once-shown').count()).toBe(0)
  expect(await at(page, 'tokens').textContent()).toContain('play in your seats')
  await at(page, 'end-token').click()
  await page.locator('[data-answer=yes]').click()
  await page.getByText('The token is revoked').waitFor()
  expect((await use('/me')).status).toBe(401)
  expect(await page.getByRole('link', { name: /API/ }).getAttribute('href')).toBe('/api')
  // The document itself, not the app that the service worker keeps for every other address.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/api')
  expect(await page.textContent('body')).toContain('"openapi"')
  await context.close()
})

test('quiet hours and vacation, a webhook that is tried, e-mail after the address is confirmed, a forgotten password', async () => {
  const heard: { kind: string }[] = []
  const hook: Server = createHttp((request, response) => {
    let body = ''
    request.on('data', d => {
      body += d
    })
    request.on('end', () => {
      heard.push(JSON.parse(body))
      response.end()
    })
  })
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', () => resolve()))
  const { context, page } = await device({ name: 'Bea' })
  await joinAs(page, 'email', 'bea@example.org')
  const link = /http:\S+/.exec((await post.to('bea@example.org')).text)?.[0] ?? ''
  await page.goto('/account/notices')
  await at(page, 'quiet').check()
  await at(page, 'quiet-from').selectOption('23')
  await at(page, 'quiet-to').selectOption('8')
  await at(page, 'quiet-zone').selectOption('Asia/Tokyo')
  await at(page, 'vacation').check()
  await at(page, 'vacation-from').fill(dayIn(3))
  await at(page, 'vacation-to').fill(dayIn(9))
  await at(page, 'rest-save').click()
  await page.getByText('Saved.').waitFor()
  const midnight = (day: string): number => new Date(`${day}T00:00`).getTime()
  expect(await ask(context, '/me/profile')).toEqual({
    quiet: { from: 23, to: 8, zone: 'Asia/Tokyo' },
    vacationFrom: midnight(dayIn(3)),
    vacationUntil: midnight(dayIn(10)),
    language: 'en',
    isPublic: true,
  })
  await page.reload()
  await at(page, 'quiet-zone').waitFor()
  expect(await at(page, 'quiet-zone').inputValue()).toBe('Asia/Tokyo')
  expect([await at(page, 'vacation-from').inputValue(), await at(page, 'vacation-to').inputValue()]).toEqual([
    dayIn(3),
    dayIn(9),
  ])

  await at(page, 'webhook-url').fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/turn`)
  await at(page, 'webhook-add').click()
  expect((await at(page, 'once-shown').inputValue()).length).toBeGreaterThan(20)
  await at(page, 'webhooks').locator('[data-test=test-channel]').click()
  await page.getByText('A test notice was sent.').waitFor()
  expect(heard).toMatchObject([{ kind: 'test' }])

  // No letters to an address that nobody has confirmed.
  await page.getByText('Confirm bea@example.org first').waitFor()
  await page.goto(link)
  await page.goto('/account/notices')
  await at(page, 'mail').click()
  await page.getByText('We will write to you.').waitFor()
  expect((await ask<{ kind: string }[]>(context, '/me/channels')).map(c => c.kind).sort()).toEqual(['email', 'webhook'])

  await page.goto('/account')
  await at(page, 'sign-out').click()
  await at(page, 'forgotten').click()
  const said: (string | null)[] = []
  for (const email of ['nobody@example.org', 'bea@example.org']) {
    await at(page, 'forgotten-email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('If the address belongs').waitFor()
    said.push(await page.getByText('If the address belongs').textContent())
  }
  expect(said[0]).toBe(said[1])
  const letter = await post.to('bea@example.org', /new password/)
  await page.goto(/http:\S+/.exec(letter.text)?.[0] ?? '')
  await at(page, 'new-password').fill(NEXT)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByText('The password is new').waitFor()
  await signInAs(page, 'bea@example.org', NEXT)
  await at(page, 'member').waitFor()
  hook.close()
  await context.close()
})

test.runIf(hasWholeBrowser)(
  'the service worker says in the language of the page that it is one’s turn, and a click leads to the table',
  async () => {
    const browser = await wholeBrowser()
    const { context, page } = await device({ language: 'it', browser })
    await context.grantPermissions(['notifications'], { origin: address })
    await page.addInitScript(() => localStorage.setItem('ecumene.push', 'some-channel'))
    const cdp = await context.newCDPSession(page)
    const registered = new Promise<string>(resolve => {
      cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(v => v.status === 'activated')
        if (active) resolve(active.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    await page.goto('/')
    const registrationId = await registered
    await page.waitForFunction(
      async () => (await (await caches.open('ecumene-notices')).match('/notice-words.json')) !== undefined,
    )
    const push = (message: object): Promise<unknown> =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data: JSON.stringify(message) })
    const turn = {
      id: 'abcdefgh:0:1',
      kind: 'turn',
      match: 'abcdefgh',
      seat: 0,
      game: 'bronze',
      title: null,
      url: 'https://evil.example/',
    }
    await push(turn)
    await push({ ...turn, id: 'abcdefgh:0:2' })
    const shown = (): Promise<{ title: string; body: string; path: string }[]> =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications()
        return all.map(n => ({ title: n.title, body: n.body, path: n.data.path }))
      })
    await expect.poll(shown).toEqual([{ title: 'Tocca a te', body: 'Bronze', path: '/online/abcdefgh' }])
    // Every kind has its words; of one table the newest is shown.
    for (const [kind, title, path] of [
      ['late', 'Il tuo tempo sta per scadere', '/online/abcdefgh'],
      ['start', 'La tua partita comincia tra poco', '/online/abcdefgh'],
      ['takeback', 'Qualcuno chiede di ritirare una mossa', '/online/abcdefgh'],
      ['cup', 'Una coppa a cui partecipi comincia tra poco', '/cups/abcdefgh'],
      ['turn', 'Tocca a te', '/online/abcdefgh'],
    ]) {
      await push({ ...turn, kind })
      await expect.poll(shown).toEqual([{ title, body: 'Bronze', path }])
    }
    // Nobody can click outside of the page from here: the event is sent by hand, and whatever it opens is noted.
    const opened = await context.serviceWorkers()[0].evaluate(async () => {
      type Worker = EventTarget & {
        registration: ServiceWorkerRegistration
        clients: { openWindow(path: string): Promise<void> }
      }
      const worker = globalThis as unknown as Worker
      const [notification] = await worker.registration.getNotifications()
      return new Promise<string>(resolve => {
        worker.clients.openWindow = async path => resolve(path)
        const Made = Reflect.get(globalThis, 'NotificationEvent') as new (type: string, init: object) => Event
        worker.dispatchEvent(new Made('notificationclick', { notification }))
      })
    })
    expect(opened).toBe('/online/abcdefgh')
    expect(await shown()).toEqual([])
    await browser.close()
  },
)
