/**
 * The account through its pages: a guest becomes a member, signs in elsewhere, is told, lets programs act, and checks a
 * shuffle.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttp, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchRecord } from '@ecumene/kernel'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { SIZES, type Size, type Stage, stage, wholeBrowser } from './harness.ts'
import { type Letters, letterBox } from './letters.ts'

const root = new URL('../../', import.meta.url).pathname
const dist = process.env.ECUMENE_E2E_DIST ?? `${root}node_modules/.cache/ecumene-e2e`
const data = mkdtempSync(join(tmpdir(), 'ecumene-account-'))
const PASSWORD = 'correct horse battery'
const NEXT = 'another long password'

let set: Stage
let server: ChildProcess
let post: Letters
let address: string

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
beforeAll(async () => {
  set = await stage()
  post = await letterBox()
  const port = await freePort()
  address = `http://localhost:${port}`
  const settings = {
    port,
    data,
    web: dist,
    threads: 1,
    'bot-threads': 1,
    'log-level': 'error',
    smtp: post.address,
    'public-url': address,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  server = spawn(process.execPath, [`${root}server/src/main.ts`, ...flags, '--open-webhooks'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('http://') && resolve())
    server.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
})
afterAll(async () => {
  await set.close()
  await new Promise(resolve => {
    server.once('exit', resolve)
    server.kill()
  })
  await post.close()
  rmSync(data, { recursive: true, force: true })
})

interface Look {
  readonly size?: Size
  readonly theme?: 'light' | 'dark'
  readonly language?: 'en' | 'ru' | 'it'
  readonly name?: string
  readonly browser?: Browser
}
/** A device of its own. */
async function device(look: Look = {}) {
  const { size = 'desk', theme = 'light', language = 'en', name = '', browser = set.browser } = look
  const context = await browser.newContext({ viewport: SIZES[size], reducedMotion: 'reduce', baseURL: address })
  await context.addInitScript(
    kept => localStorage.getItem('ecumene.settings') ?? localStorage.setItem('ecumene.settings', kept),
    JSON.stringify({ theme, language, pace: 'instant', name }),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return { context, page }
}
/** What the server says to this browser. */
const ask = <T>(context: BrowserContext, path: string): Promise<T> =>
  context.request.get(`/api${path}`).then(r => r.json() as Promise<T>)
async function tell<T>(context: BrowserContext, method: 'POST' | 'PUT', path: string, body: object): Promise<T> {
  const response = await context.request.fetch(`/api${path}`, { method, data: body, headers: { origin: address } })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json() as Promise<T>
}
const at = (page: Page, test: string) => page.locator(`[data-test="${test}"]`)
/** Comes in as a guest, as everybody does in the lobby. */
async function comeIn(page: Page): Promise<void> {
  await page.goto('/online')
  await page.locator('[aria-labelledby=online-mine]').waitFor()
}
/** As date fields write it. */
function dayIn(days: number): string {
  const d = new Date()
  d.setDate(d.getDate() + days)
  return [d.getFullYear(), String(d.getMonth() + 1).padStart(2, '0'), String(d.getDate()).padStart(2, '0')].join('-')
}
/** For looking at: `ECUMENE_PICTURES` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.ECUMENE_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
async function joinAs(page: Page, way: 'email' | 'username', login: string): Promise<void> {
  await page.goto('/account')
  await page.locator(`input[name=join-with][value=${way}]`).check({ force: true })
  await at(page, 'join-login').fill(login)
  await at(page, 'join-password').fill(PASSWORD)
  await at(page, 'join-submit').click()
  await at(page, 'member').waitFor()
}
async function signInAs(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/account')
  await at(page, 'login').fill(login)
  await at(page, 'password').fill(password)
  await at(page, 'sign-in-submit').click()
}

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

test('an operator reads a report with what was said, silences, and resolves it', async () => {
  const [boss, rude, hurt] = [
    await device({ name: 'Boss' }),
    await device({ name: 'Rude' }),
    await device({ name: 'Hurt' }),
  ]
  for (const { page } of [rude, hurt]) await comeIn(page)
  await joinAs(boss.page, 'email', 'boss@example.org')
  expect(await boss.page.getByRole('link', { name: 'Reports' }).count()).toBe(0)
  const { user } = await ask<{ user: string }>(rude.context, '/me')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await tell<{ id: string }>(rude.context, 'POST', '/matches', {
    game: 'bronze',
    seats,
    autoStart: false,
  })
  const line = await tell<{ id: string }>(rude.context, 'POST', `/matches/${id}/chat`, {
    text: '<b>You play like a goat</b>',
  })
  await tell(hurt.context, 'POST', '/reports', { user, match: id, chat: line.id, text: 'They insult me.' })
  execFileSync(process.execPath, [`${root}server/src/main.ts`, 'operator', 'add', 'boss@example.org', '--data', data])
  await boss.page.reload()
  await boss.page.getByRole('link', { name: 'Reports' }).click()
  const report = at(boss.page, 'reports').locator('li').first()
  await report.getByText('They insult me.').waitFor()
  await report.locator('summary').click()
  expect(await report.locator('details').textContent()).toContain('Rude: <b>You play like a goat</b>')
  expect(await seriousFaults(boss.page)).toEqual([])
  await picture(boss.page, 'reports')
  await at(boss.page, 'silence').click()
  await boss.page.getByText('Rude is silent until').waitFor()
  await expect(tell(rude.context, 'POST', `/matches/${id}/chat`, { text: 'again' })).rejects.toThrow('403')
  await at(boss.page, 'report-note').fill('a day of silence')
  await at(boss.page, 'resolve').click()
  await boss.page.getByText('None.').waitFor()
  await hurt.page.goto('/account/people')
  await at(hurt.page, 'sent').getByText('Dealt with').waitFor()
  for (const { context } of [boss, rude, hurt]) await context.close()
})

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

test('the service worker says in the language of the page that it is one’s turn, and a click leads to the table', async () => {
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
})

test('the checker follows a finished game step by step, and finds every kind of tampering', {
  timeout: 150_000,
}, async () => {
  const { context, page } = await device({ name: 'Clio' })
  await comeIn(page)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const { id } = await tell<{ id: string }>(context, 'POST', '/matches', {
    game: 'bronze',
    seats,
    settings: { standIn: 'random' },
  })
  await page.goto(`/online/${id}`)
  await page.locator('[data-seq]').waitFor()
  // While it goes on its key is secret.
  await page.goto(`/fair/${id}`)
  await page.getByText('This game still goes on').waitFor()
  await tell(context, 'POST', `/matches/${id}/leave`, {})
  // Bots among themselves take their time unless somebody looks on.
  await page.goto(`/online/${id}`)
  await page.locator('[data-seq]').waitFor()
  await expect
    .poll(async () => (await ask<{ status: string }>(context, `/matches/${id}`)).status, { timeout: 90_000 })
    .toBe('over')

  const verdict = (): Promise<string | null> => at(page, 'fair-verdict').getAttribute('data-verdict')
  const steps = (): Promise<string[]> =>
    page
      .locator('[data-step]')
      .evaluateAll(all => all.map(e => `${e.getAttribute('data-step')} ${e.getAttribute('data-verdict')}`))
  await page.goto(`/fair/${id}`)
  await expect.poll(verdict).toBe('good')
  expect(await steps()).toEqual(['seal good', 'key good', 'opening good', 'moves good', 'result good'])
  expect(await seriousFaults(page)).toEqual([])
  await picture(page, 'fair-good')

  const record = await ask<MatchRecord>(context, `/matches/${id}/record`)
  const paste = async (changed: object): Promise<void> => {
    await page.goto('/fair')
    await at(page, 'fair-paste').fill(JSON.stringify(changed))
    await at(page, 'fair-check').click()
    await expect.poll(verdict).not.toBe('working')
  }
  await paste(record)
  expect([await verdict(), await steps()]).toEqual([
    'good',
    ['seal good', 'key good', 'opening good', 'moves good', 'result good'],
  ])
  await paste({ ...record, key: record.key.replace(/^./, c => (c === '0' ? '1' : '0')) })
  expect([await verdict(), await steps()]).toEqual([
    'bad',
    ['seal good', 'key bad', 'opening skipped', 'moves skipped', 'result skipped'],
  ])
  const [draw, ...others] = record.opening.draws
  await paste({ ...record, opening: { ...record.opening, draws: [draw + 1, ...others] } })
  expect([await verdict(), (await steps())[2]]).toEqual(['bad', 'opening bad'])
  const moved = record.entries.findIndex(e => e.action !== null && e.auto !== true)
  const entries = record.entries.map((e, i) => (i === moved ? { ...e, hash: (e.hash ^ 1) >>> 0 } : e))
  await paste({ ...record, entries })
  expect([await verdict(), (await steps())[3]]).toEqual(['bad', 'moves bad'])
  await page.getByText(`At line ${moved + 1} the record`).waitFor()
  await picture(page, 'fair-bad')
  await paste({ ...record, entries: record.entries.slice(0, -1) })
  expect((await steps())[4]).toBe('result open')
  await page.goto('/fair')
  await at(page, 'fair-paste').fill('{"not": "a game"}')
  await at(page, 'fair-check').click()
  await at(page, 'fair-trouble').waitFor()

  // Games kept in this browser are checked from the shelf.
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) })
  await page.locator('.final, [data-seq]').first().waitFor()
  await page.goto('/')
  await page.locator('.saved-more summary').first().click()
  await page.getByRole('link', { name: 'Check the shuffle' }).click()
  await expect.poll(verdict).toBe('good')
  expect((await steps())[0]).toBe('seal good')

  // A server that exchanges the key afterwards is found out by what this browser noted.
  await page.evaluate(
    key => localStorage.setItem(key, JSON.stringify({ commitment: '0'.repeat(64), seq: 0 })),
    `ecumene:seal:${id}`,
  )
  await page.goto(`/fair/${id}`)
  await expect.poll(verdict).toBe('bad')
  expect((await steps())[0]).toBe('seal bad')
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
