/** Guesses at the password of one account from everywhere: slowed, its owner told and never locked out. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testServer, Visitor } from '../harness.ts'
import { mailSink, subjectOf } from '../sinks.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse battery'
let mail: Awaited<ReturnType<typeof mailSink>>
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  mail = await mailSink()
  server = await testServer({ smtp: mail.url, trustedProxy: 1 })
})
afterAll(async () => {
  await server.dispose()
  mail.close()
})
const signIn = async (email: string, password: string, address: string): Promise<number> =>
  (await new Visitor(server.url).post('/api/auth/sign-in/email', { email, password }, { 'x-forwarded-for': address }))
    .status
const guessFromEverywhere = async (email: string, count: number): Promise<number[]> => {
  const told: number[] = []
  for (let n = 0; n < count; n++) told.push(await signIn(email, `guess number ${n}`, `10.${n}.0.1`))
  return told
}
const account = async (email: string): Promise<void> => {
  const body = { name: 'Ann', email, password: PASSWORD }
  await new Visitor(server.url).post('/api/auth/sign-up/email', body, { 'x-forwarded-for': '192.0.2.7' })
}

test('sixty guesses from sixty addresses are slowed; the owner comes in from where they were, and is told once', async () => {
  const email = 'ann@home.example'
  await account(email)
  expect(await signIn(email, PASSWORD, '192.0.2.7')).toBe(200)
  const told = await guessFromEverywhere(email, 60)
  expect(told.slice(0, 39)).toEqual(Array(39).fill(401))
  expect(told.slice(40)).toEqual(Array(20).fill(429))
  // Even the right password, from where nobody knows them: a guesser must not learn which one it is.
  expect(await signIn(email, PASSWORD, '10.200.0.1')).toBe(429)
  expect(await signIn(email, PASSWORD, '192.0.2.7')).toBe(200)
  const warned = () => mail.letters.filter(l => l.to === email && subjectOf(l).includes('guess your password'))
  await expect.poll(() => warned().length).toBe(1)
  await guessFromEverywhere(email, 5)
  expect(warned()).toHaveLength(1)
  // Nobody else is slowed.
  await account('ben@home.example')
  expect(await signIn('ben@home.example', PASSWORD, '10.1.0.1')).toBe(200)
})
test('an account that does not exist answers alike', async () => {
  const told = await guessFromEverywhere('nobody@home.example', 45)
  expect([told.slice(0, 40), told.slice(40)]).toEqual([Array(40).fill(401), Array(5).fill(429)])
})
test('a new password opens the door again, and is not one’s own address', async () => {
  const email = 'cassandra@home.example'
  await account(email)
  await guessFromEverywhere(email, 45)
  expect(await signIn(email, PASSWORD, '198.51.100.9')).toBe(429)
  const visitor = new Visitor(server.url)
  await visitor.post('/api/auth/request-password-reset', { email, redirectTo: '/account/reset' })
  const letter = () => mail.letters.find(l => l.to === email && subjectOf(l) === 'Ecumene: A new password')
  await expect.poll(letter).toBeDefined()
  const token = /reset-password\/([\w-]+)/.exec(letter()?.text ?? '')?.[1]
  const reset = (newPassword: string) => visitor.post('/api/auth/reset-password', { token, newPassword })
  expect((await reset(email)).body).toMatchObject({ code: 'PASSWORD_GUESSABLE' })
  expect((await reset('another fine sentence')).status).toBe(200)
  const again = new Visitor(server.url)
  const headers = { 'x-forwarded-for': '198.51.100.9' }
  expect(
    (await again.post('/api/auth/sign-in/email', { email, password: 'another fine sentence' }, headers)).status,
  ).toBe(200)
  // Signed in, it is refused as well.
  const change = { currentPassword: 'another fine sentence', newPassword: email }
  expect((await again.post('/api/auth/change-password', change)).body).toMatchObject({ code: 'PASSWORD_GUESSABLE' })
})
