/**
 * Accounts, by Better Auth: a guest first, who can keep their games by giving an address and a password, a name or a
 * passkey later.
 */
import { passkey } from '@better-auth/passkey'
import { PersonName } from '@ecumene/protocol'
import { APIError, type BetterAuthOptions, betterAuth } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { getMigrations } from 'better-auth/db/migration'
import { anonymous, username } from 'better-auth/plugins'
import type { Logger } from 'pino'
import { hashOf, newKey } from '../ids.ts'
import { networkOf } from '../limiter.ts'
import { Limits } from '../limits.ts'
import { LIMITS } from '../limits-list.ts'
import type { Settings } from '../settings.ts'
import { namesTakenFrom } from '../store/measures.ts'
import { accountOf, profileOf } from '../store/people.ts'
import { keptSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { endPasskeysOf, endSessionsOf, endTokensOf, resetBy } from '../store/tokens.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { Guesses } from './guesses.ts'
import { adoptGuest } from './guest-to-account.ts'
import { type AccountLetter, accountLetter, languageIn } from './letters.ts'
import { isOperator } from './operators.ts'
import { isGuessable } from './passwords.ts'
import { cameByPasskey, guardPasskeys } from './second-factor.ts'

export interface Mail {
  /** `id` names the letter: sent again, it is the same one. `stop`: where its reader says that they want no more. */
  send(to: string, subject: string, text: string, id?: string, stop?: string): Promise<void>
  readonly works: boolean
}
interface Addressee {
  readonly id: string
  readonly email: string
}

/** A name is free or taken. Who chooses one must learn that; who tries many would learn which accounts there are. */
const ASKS_FOR_NAME = new Set(['/is-username-available', '/update-user'])
const SIGNS_IN_BY_PASSWORD = /^\/sign-in\/(email|username)$/

/** Brings its own tables up to date, too; it takes no lock itself. */
export async function openAuth(store: Store, settings: Settings, mail: Mail, log?: Logger) {
  /** Nobody waits for a letter: how long it takes would tell whether there is an account. Few go to one address. */
  const limits = new Limits(store)
  const write = async (to: Addressee, about: AccountLetter, link: string, asked?: Request): Promise<void> => {
    const isAllowed =
      !settings.rateLimits || (await limits.take('letters', to.email.toLowerCase(), LIMITS.letters.most, 3_600_000))
    if (!isAllowed) return
    // The owner's own request shows their language; a request of somebody else does not.
    const now = languageIn(asked?.headers.get('accept-language'))
    const kept = languageIn((await profileOf(store, to.id))?.language)
    const { subject, text } = accountLetter(
      (about === 'known' || about === 'guessed' ? kept : (now ?? kept)) ?? now ?? 'en',
      about,
      link,
    )
    await mail.send(to.email, subject, text)
  }
  const post = (to: Addressee, about: AccountLetter, link: string, asked?: Request): void =>
    void write(to, about, link, asked).catch(error => log?.warn({ reason: String(error) }, 'a letter was not sent'))
  /** What is known of a person who chooses a new password: the body of the request names nobody. */
  const ownOf = async (ctx: Parameters<typeof getSessionFromCtx>[0]): Promise<string[]> => {
    const { path, body } = ctx as { path?: string; body?: { token?: unknown } }
    const user =
      path === '/change-password'
        ? (await getSessionFromCtx(ctx))?.user.id
        : path === '/reset-password'
          ? await resetBy(store, String(body?.token))
          : null
    const account = user ? await accountOf(store, user) : undefined
    return texts([account?.email, account?.name, account?.username])
  }
  const guard = new Guesses(store, limits, async account => {
    await write(account, 'guessed', `${base}/account/security`)
    log?.warn({ user: account.id }, 'somebody guesses at the password of an account')
  })
  const base = settings.publicUrl ?? `http://localhost:${settings.port}`
  const isSecure = base.startsWith('https:')
  const options = {
    appName: 'Ecumene',
    baseURL: base,
    basePath: '/api/auth',
    secret: settings.secret ?? (await keptSecret(store, 'secret', hashOf(newKey()))),
    telemetry: { enabled: false },
    database: { db: store.db as never, type: store.postgres ? 'postgres' : 'sqlite' },
    // Without a public address set, any name that reaches us may be used: cookies never leave it.
    trustedOrigins: request =>
      settings.publicUrl ? [new URL(settings.publicUrl).origin] : ownOrigins(request?.headers.get('host') ?? ''),
    logger: { disabled: true },
    // Its own way to say so is a page of text between our lines.
    onAPIError: {
      onError: error => {
        log?.error({ reason: String(error) }, 'the account library failed')
        if (error instanceof APIError) return
        if (isUnavailable(error)) throw new APIError('SERVICE_UNAVAILABLE', { message: 'try again' })
        throw new APIError('INTERNAL_SERVER_ERROR', { message: 'something went wrong' })
      },
    },
    emailAndPassword: {
      enabled: true,
      // Signing up answers the same whether the address is known or not; signing in comes after.
      autoSignIn: false,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      revokeSessionsOnPasswordReset: true,
      // Asked before the sessions are ended, so we end them: their sockets must find them gone.
      onPasswordReset: async ({ user }) => {
        await endSessionsOf(store, user.id)
        await endTokensOf(store, user.id)
        await guard.forget(user)
        // An intruder may have left a passkey of their own. Operators keep theirs.
        if (!(await isOperator(store, settings, user.id))) await endPasskeysOf(store, user.id)
        await store.tell({ kind: 'user', user: user.id })
      },
      sendResetPassword: async ({ user, url }, asked) => post(user, 'password', url, asked),
      onExistingUserSignUp: async ({ user }, asked) => post(user, 'known', `${base}/account`, asked),
    },
    emailVerification: {
      sendOnSignUp: mail.works,
      sendVerificationEmail: async ({ user, url, token }, asked) =>
        post(user, newAddressIn(token) === null ? 'confirm' : 'address', url, asked),
    },
    session: {
      expiresIn: 60 * 86_400,
      updateAge: 86_400,
      additionalFields: { isStrong: { type: 'boolean', required: false, input: false } },
    },
    rateLimit: {
      enabled: settings.rateLimits,
      storage: 'database',
      window: 60,
      max: LIMITS.otherAccountSteps.most,
      customRules: {
        // For a network; the first that fits counts. A club that comes together is not somebody who guesses passwords:
        // who guesses at one account is stopped much earlier, see guesses.ts.
        '/sign-in/anonymous': { window: 60, max: LIMITS.guestsMade.most },
        '/sign-in/*': { window: 60, max: LIMITS.signIns.most },
        '/sign-up/*': { window: 60, max: LIMITS.signUps.most },
        '/passkey/verify-*': { window: 60, max: LIMITS.passkeys.most },
        '/request-password-reset': { window: 300, max: LIMITS.resets.most },
        // Thirty people of a club choose their names at once; what one person may ask is in LIMITS.names.
        '/is-username-available': { window: 60, max: LIMITS.namesOfNetwork.most },
        '/update-user': { window: 60, max: LIMITS.namesOfNetwork.most },
        '/change-email': { window: 300, max: LIMITS.newAddresses.most },
        '/get-session': false,
      },
    },
    advanced: {
      // A browser keeps a name that begins so only from this very host: no neighbour under the same domain can set it.
      ...(isSecure ? { useSecureCookies: false, cookiePrefix: '__Host-ecumene' } : {}),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, ...(isSecure ? { secure: true, path: '/' } : {}) },
      ipAddress: { ipAddressHeaders: ['x-ecumene-ip'] }, // set by us from the connection, see http/auth-routes.ts
    },
    // The new address counts when its owner has opened the link; until then the old one does.
    user: { deleteUser: { enabled: true }, changeEmail: { enabled: mail.works } },
    hooks: {
      before: createAuthMiddleware(async ctx => {
        // A new password ends all other sessions, whatever the client asked.
        const { body, path } = ctx
        if (path?.startsWith('/passkey/'))
          await guardPasskeys(store, settings, path, (await getSessionFromCtx(ctx))?.session ?? null)
        if (path === '/change-email') {
          const user = (await getSessionFromCtx(ctx))?.user
          if (user && (user as { isAnonymous?: boolean | null }).isAnonymous)
            throw new APIError('BAD_REQUEST', { code: 'GUEST_HAS_NO_ADDRESS', message: 'make an account first' })
          if (user?.emailVerified) post(user, 'moved', `${base}/account/security`, ctx.request)
        }
        if (path === '/verify-email') {
          // A mistyped address is somebody's, too: their press on the link must not let them in.
          const from = newAddressIn(String(ctx.query?.token ?? ''))
          if (from !== null && (await getSessionFromCtx(ctx))?.user.email.toLowerCase() !== from)
            throw ctx.redirect('/account/confirmed?error=SIGN_IN_FIRST')
        }
        if (settings.rateLimits && SIGNS_IN_BY_PASSWORD.test(path ?? '')) {
          const network = networkOf(ctx.headers?.get('x-ecumene-ip') ?? '')
          if (!(await guard.mayGuess(String(body?.email ?? body?.username).toLowerCase(), network)))
            throw new APIError('TOO_MANY_REQUESTS', { message: 'too many attempts; wait a little' })
        }
        if (path === '/update-user' && typeof body?.name === 'string') {
          const user = (await getSessionFromCtx(ctx))?.user.id
          if (user && (await namesTakenFrom(store, user)).includes(body.name.trim().toLowerCase()))
            throw new APIError('FORBIDDEN', { code: 'NAME_TAKEN_AWAY', message: 'an operator took this name away' })
        }
        if (settings.rateLimits && ASKS_FOR_NAME.has(path ?? '') && typeof body?.username === 'string') {
          const person = (await getSessionFromCtx(ctx))?.user.id ?? networkOf(ctx.headers?.get('x-ecumene-ip') ?? '')
          if (!(await limits.take('user names', person, LIMITS.names.most, 60_000)))
            throw new APIError('TOO_MANY_REQUESTS', { message: 'too many names; wait a little' })
        }
        const password = path === '/sign-up/email' ? body?.password : body?.newPassword
        const isNew = path === '/sign-up/email' || path === '/change-password' || path === '/reset-password'
        const given = [body?.email, body?.name, body?.username]
        if (isNew && typeof password === 'string' && isGuessable(password, [...texts(given), ...(await ownOf(ctx))]))
          throw new APIError('BAD_REQUEST', {
            code: 'PASSWORD_GUESSABLE',
            message: 'a password that is easily guessed',
          })
        if (ctx.path === '/change-password') return { context: { body: { ...ctx.body, revokeOtherSessions: true } } }
      }),
    },
    databaseHooks: {
      session: {
        create: { before: async (session, asked) => ({ data: { ...session, isStrong: cameByPasskey(asked) } }) },
      },
      user: {
        create: { before: async user => ({ data: cleanName(user) }) },
        update: { before: async user => ({ data: cleanName(user) }) },
      },
    },
    plugins: [
      anonymous({
        generateName: () => `Guest ${newKey().slice(0, 4)}`,
        onLinkAccount: ({ anonymousUser, newUser }) => adoptGuest(store, anonymousUser.user.id, newUser.user.id),
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 30 }),
      passkey({
        rpID: new URL(base).hostname,
        rpName: 'Ecumene',
        origin: new URL(base).origin,
        registration: {
          // A guest with a passkey has a way back: they are a member from now on, and stays the same person.
          afterVerification: async ({ ctx, user }) => {
            await ctx.context.internalAdapter.updateUser(user.id, { isAnonymous: false })
          },
        },
      }),
    ],
  } satisfies BetterAuthOptions
  // Its tables first: it looks at them once, when it begins, and would answer nothing for ever if they came later.
  await store.alone(async () => (await getMigrations(options)).runMigrations())
  return betterAuth(options)
}
export type Auth = Awaited<ReturnType<typeof openAuth>>

const texts = (given: readonly unknown[]): string[] => given.filter(x => typeof x === 'string')

/** The address that a link replaces; null: it confirms the one there is. The library checks the link itself. */
function newAddressIn(token: string): string | null {
  try {
    const told = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
    return told.updateTo !== undefined && typeof told.email === 'string' ? told.email.toLowerCase() : null
  } catch {
    return null
  }
}
export const ownOrigins = (host: string): string[] => (host ? [`http://${host}`, `https://${host}`] : [])

function cleanName<U extends { name?: unknown; image?: unknown; displayUsername?: unknown }>(given: U): U {
  // Nobody's picture is shown, so none is kept.
  const user = given.image === undefined ? given : { ...given, image: null }
  if (user.displayUsername && !PersonName.safeParse(user.displayUsername).success)
    throw new APIError('BAD_REQUEST', { message: 'a name of 1 to 40 characters, on one line' })
  if (user.name === undefined) return user
  const name = PersonName.safeParse(user.name)
  if (!name.success) throw new APIError('BAD_REQUEST', { message: 'a name of 1 to 40 characters, on one line' })
  return { ...user, name: name.data }
}
