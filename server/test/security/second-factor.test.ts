/** Under https an operator's password alone opens nothing that is for operators. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addOperator } from '../../src/store/reports.ts'
import { authenticator } from '../authenticator.ts'
import { testServer, Visitor } from '../harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const PAGE = 'https://play.example'
const origin = { origin: PAGE }
const EMAIL = 'olga@example.org'
const PASSWORD = 'correct horse battery'
type Key = ReturnType<typeof authenticator>

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ publicUrl: PAGE })
})
afterAll(() => server.dispose())

async function byPassword(): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  await visitor.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD }, origin)
  return visitor
}
async function byPasskey(key: Key): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  const { body } = await visitor.send('GET', '/api/auth/passkey/generate-authenticate-options', undefined, origin)
  await visitor.post('/api/auth/passkey/verify-authentication', { response: key.get(body) }, origin)
  return visitor
}
async function register(visitor: Visitor, key: Key): Promise<number> {
  const { status, body } = await visitor.send('GET', '/api/auth/passkey/generate-register-options', undefined, origin)
  if (status !== 200) return status
  return (await visitor.post('/api/auth/passkey/verify-registration', { response: key.create(body) }, origin)).status
}
const reports = async (visitor: Visitor): Promise<number> => (await visitor.send('GET', '/api/reports')).status

test('an operator reads reports after a passkey that knew them, not after a password, and not after a mere touch', async () => {
  await new Visitor(server.url).post(
    '/api/auth/sign-up/email',
    { name: 'Olga', email: EMAIL, password: PASSWORD },
    origin,
  )
  const operator = await byPassword()
  const id = (await operator.client.me()).user ?? ''
  expect(await reports(operator)).toBe(404)
  await addOperator(server.services.store, id)
  expect(await reports(operator)).toBe(403)
  const key = authenticator(PAGE, 'play.example')
  expect(await register(operator, key)).toBe(200)
  expect(await reports(operator)).toBe(403)
  expect(await reports(await byPasskey(key))).toBe(200)
  const touched = authenticator(PAGE, 'play.example', { isVerifying: false })
  const strong = await byPasskey(key)
  expect(await register(strong, touched)).toBe(200)
  const weak = await byPasskey(touched)
  expect((await weak.client.me()).user).toBe(id)
  expect(await reports(weak)).toBe(403)
})

test('the password alone is not enough to add a passkey, nor to remove the old one', async () => {
  const thief = await byPassword()
  expect((await thief.client.me()).user).toBeTruthy()
  expect(await register(thief, authenticator(PAGE, 'play.example'))).toBe(403)
  const { body } = await thief.send('GET', '/api/auth/passkey/list-user-passkeys', undefined, origin)
  const [{ id }] = body as never as { id: string }[]
  expect((await thief.post('/api/auth/passkey/delete-passkey', { id }, origin)).status).toBe(403)
})
