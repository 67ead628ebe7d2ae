/** The address of an account: added, changed, confirmed; letters in the reader's language; nobody let in by a typo. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, sleep, testServer, Visitor } from './harness.ts'
import { type Letter, mailSink, subjectOf } from './sinks.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse battery'
const CONFIRMED = '/account/confirmed'
let mail: Awaited<ReturnType<typeof mailSink>>
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  mail = await mailSink()
  server = await testServer({ smtp: mail.url })
})
afterAll(async () => {
  await server.dispose()
  mail.close()
})

const lettersTo = (address: string): Letter[] => mail.letters.filter(l => l.to === address)
async function letterTo(address: string, n = 0): Promise<Letter> {
  await expect.poll(() => lettersTo(address).length).toBeGreaterThan(n)
  return lettersTo(address)[n]
}
/** Follows the link of a letter in somebody's browser; where it leads. */
async function follow(visitor: Visitor, { text }: Letter): Promise<string | null> {
  const link = /https?:\S+/.exec(text)?.[0] ?? ''
  const answer = await visitor.fetch(link.replace(/^https?:\/\/[^/]+/, server.url), { redirect: 'manual' })
  return answer.headers.get('location')
}
const emailOf = async (visitor: Visitor): Promise<{ email: string; emailVerified: boolean }> =>
  (await visitor.send('GET', '/api/auth/get-session')).body.user
/** Somebody who signs in by a user name, without an address. */
async function nameless(username: string): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  const email = `${username}@name.placeholder.invalid`
  await visitor.post('/api/auth/sign-up/email', { name: username, username, email, password: PASSWORD })
  await visitor.post('/api/auth/sign-in/username', { username, password: PASSWORD })
  return visitor
}
const askFor = (visitor: Visitor, newEmail: string, language = 'en') =>
  visitor.post('/api/auth/change-email', { newEmail, callbackURL: CONFIRMED }, { 'accept-language': language })

test('who came by a user name adds an address, is told so in their language, and can be written to', async () => {
  const ann = await nameless('ann.nameless')
  expect((await askFor(ann, 'ann@home.example', 'ru')).status).toBe(200)
  const letter = await letterTo('ann@home.example')
  expect(subjectOf(letter)).toBe('Ecumene: Подтвердите новый адрес')
  expect(letter.text).toContain('Откройте ссылку там, где вы вошли')
  // Until the link is opened nothing has changed.
  expect((await emailOf(ann)).email).toContain('placeholder.invalid')
  expect((await ann.post('/api/me/channels', { kind: 'email' })).body.error?.code).toBe('refused')
  expect(await follow(ann, letter)).toBe(CONFIRMED)
  expect(await emailOf(ann)).toMatchObject({ email: 'ann@home.example', emailVerified: true })
  expect((await ann.post('/api/me/channels', { kind: 'email' })).status).toBe(200)
  // A lost password is not the end of the account any more.
  const stranger = new Visitor(server.url)
  const reset = { email: 'ann@home.example', redirectTo: '/account/reset' }
  await stranger.post('/api/auth/request-password-reset', reset, { 'accept-language': 'it' })
  expect(subjectOf(await letterTo('ann@home.example', 1))).toBe('Ecumene: Una nuova password')
})

test('who changes provider keeps the account; the old address learns of it', async () => {
  const bob = new Visitor(server.url)
  const account = { name: 'Bob', email: 'bob@old.example', password: PASSWORD, callbackURL: CONFIRMED }
  await bob.post('/api/auth/sign-up/email', account, { 'accept-language': 'it-IT,it;q=0.9' })
  await bob.post('/api/auth/sign-in/email', account)
  const first = await letterTo('bob@old.example')
  expect(subjectOf(first)).toBe('Ecumene: Conferma il tuo indirizzo')
  expect(await follow(bob, first)).toBe(CONFIRMED)
  expect(await emailOf(bob)).toMatchObject({ emailVerified: true })
  expect((await askFor(bob, 'bob@new.example')).status).toBe(200)
  expect(subjectOf(await letterTo('bob@old.example', 1))).toBe('Ecumene: Your account is to get another address')
  const second = await letterTo('bob@new.example')
  expect((await emailOf(bob)).email).toBe('bob@old.example')
  await follow(bob, second)
  expect(await emailOf(bob)).toMatchObject({ email: 'bob@new.example', emailVerified: true })
  const again = await new Visitor(server.url).post('/api/auth/sign-in/email', { ...account, email: 'bob@new.example' })
  expect(again.status).toBe(200)
})

test('a mistyped address is somebody’s: their press on the link lets nobody in and changes nothing', async () => {
  const carl = await nameless('carl.nameless')
  await askFor(carl, 'mistyped@stranger.example')
  const letter = await letterTo('mistyped@stranger.example')
  const member = await nameless('stranger.member')
  for (const stranger of [new Visitor(server.url), await guest(server.url), member]) {
    const before = (await stranger.client.me()).user
    expect(await follow(stranger, letter)).toBe(`${CONFIRMED}?error=SIGN_IN_FIRST`)
    expect((await stranger.client.me()).user).toBe(before)
  }
  expect((await emailOf(carl)).email).toContain('placeholder.invalid')
  expect(await follow(carl, { ...letter, text: letter.text.replace(/token=[^&]+/, 'token=a.b.c') })).toMatch(/error=/)
})

test('an address that another account has is not told of, and a guest has none', async () => {
  const dora = await nameless('dora.nameless')
  await sleep(200)
  const before = lettersTo('ann@home.example').length
  expect(await askFor(dora, 'ann@home.example')).toEqual(await askFor(dora, 'nobody@home.example'))
  await letterTo('nobody@home.example')
  expect(lettersTo('ann@home.example')).toHaveLength(before)
  const visitor = await guest(server.url)
  expect((await askFor(visitor, 'guest@home.example')).status).toBe(400)
  await sleep(200)
  expect(lettersTo('guest@home.example')).toEqual([])
})

test('the language of the pages is kept for letters, and changes nothing else of a profile', async () => {
  const eve = await nameless('eve.nameless')
  expect((await eve.client.me()).language).toBeNull()
  const quiet = { from: 22, to: 7, zone: 'Europe/Rome' }
  await eve.send('PUT', '/api/me/profile', { quiet, vacationUntil: null, language: 'en' })
  expect((await eve.send('PUT', '/api/me/language', { language: 'ru' })).status).toBe(200)
  expect((await eve.send('PUT', '/api/me/language', { language: 'xx' })).status).toBe(400)
  expect((await eve.send('GET', '/api/me/profile')).body).toMatchObject({ quiet, language: 'ru' })
  expect((await eve.client.me()).language).toBe('ru')
})
