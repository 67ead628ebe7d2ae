/** Who we are on this server, and what the server can do. */
import { server } from '../online/session.ts'
import { change } from '../settings.ts'
import { auth } from './auth.ts'
import { deviceOf } from './device.ts'
import { addPasskey } from './passkey.ts'

export interface Self {
  /** Null: nobody yet. A guest is somebody without a way to come back. */
  readonly user: string | null
  readonly name: string
  readonly isGuest: boolean
  readonly isOperator: boolean
  readonly email: string | null
  /** The address has been shown to be theirs. */
  readonly isConfirmed: boolean
  readonly username: string | null
  readonly hasPassword: boolean
  /** Of the session we are in. */
  readonly session: string | null
  /** The server sends e-mail. */
  readonly hasMail: boolean
}
interface OwnSession {
  readonly session: { readonly token: string }
  readonly user: {
    readonly email: string
    readonly emailVerified: boolean
    readonly username?: string | null
    readonly displayUsername?: string | null
  }
}
type Me = { user: string | null; name?: string; guest?: boolean; operator?: boolean }

export async function loadSelf(): Promise<Self> {
  const [me, found, able] = await Promise.all([
    server.call<Me>('GET', '/me'),
    auth<OwnSession | null>('/get-session'),
    server.call<{ mail: boolean }>('GET', '/server'),
  ])
  const isMember = me.user !== null && me.guest === false
  const accounts = isMember ? await auth<readonly { providerId: string }[]>('/list-accounts') : []
  const email = found?.user.email ?? null
  return {
    user: me.user,
    name: me.name ?? '',
    isGuest: me.user !== null && me.guest === true,
    isOperator: me.operator === true,
    // Accounts without an address have one that leads nowhere.
    email: email === null || email.endsWith('.invalid') ? null : email,
    isConfirmed: found?.user.emailVerified === true,
    username: found?.user.displayUsername ?? found?.user.username ?? null,
    hasPassword: accounts.some(a => a.providerId === 'credential'),
    session: found?.session.token ?? null,
    hasMail: able.mail,
  }
}

/** Where the link of a letter leads that confirms an address. */
const CONFIRMED = '/account/confirmed'
export const confirmAgain = (email: string): Promise<unknown> =>
  auth('/send-verification-email', { email, callbackURL: CONFIRMED })
/** A first address, or another one: it counts as soon as the link in the letter was opened. */
export const askForAddress = (newEmail: string): Promise<unknown> =>
  auth('/change-email', { newEmail: newEmail.trim(), callbackURL: CONFIRMED })
/** The name of a guest who chose none is nobody's choice. */
export const chosenName = (name: string): string => (/^Guest [0-9a-f]{4}$/.test(name) ? '' : name)

const isAddress = (login: string): boolean => login.includes('@')
export const signIn = (login: string, password: string): Promise<unknown> =>
  isAddress(login)
    ? auth('/sign-in/email', { email: login.trim(), password })
    : auth('/sign-in/username', { username: login.trim(), password })

/** Browsers make no UUIDs for pages without TLS: in a house's own network there is none. */
const randomName = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(n => n.toString(36)).join('-')

/**
 * Makes the account and comes into it; what the guest had comes along. An account by name alone gets an address that
 * leads nowhere.
 */
export async function join(login: string, password: string, name: string): Promise<void> {
  const text = login.trim()
  const who = isAddress(text) ? { email: text } : { email: `${randomName()}@name.placeholder.invalid`, username: text }
  const called = name.trim() || (isAddress(text) ? text.split('@')[0] : text)
  await auth('/sign-up/email', { name: called, password, callbackURL: CONFIRMED, ...who })
  await signIn(text, password)
}
/** The guest becomes a member: a passkey is a way back. */
export async function joinWithPasskey(name: string): Promise<void> {
  await server.asGuest()
  await addPasskey(deviceOf(navigator.userAgent) ?? 'Ecumene', name)
  await auth('/update-user', { name })
}
/** After coming in: this browser uses the account's name, and everything is asked anew as the new person. */
export async function arrive(): Promise<void> {
  const { name } = await server.me()
  if (name) change({ name })
  location.assign('/account')
}
/** The name belonged to the account; what else this browser keeps is its own. */
export function depart(): void {
  change({ name: '' })
  location.assign('/account')
}
