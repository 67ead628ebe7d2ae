/** The ways to tell someone: e-mail, a webhook, the browser's push. */
import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import type { Mail } from '../people/auth.ts'
import type { Settings } from '../settings.ts'
import { keptSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { checkUrl, publicLookup } from './public-address.ts'

export interface OutgoingNotice {
  /** The same notice never has two ids: receivers can drop what they have seen. */
  readonly id: string
  /**
   * `late`: little is left of their time; `start`: the table begins soon; `takeback`: somebody asks for consent; `cup`:
   * a cup begins soon, and `match` names it.
   */
  readonly kind: 'turn' | 'late' | 'start' | 'takeback' | 'cup' | 'test'
  readonly match: string
  readonly seat: number
  readonly game: string
  readonly title: string | null
  readonly url: string
}
/** It will never work again: forget the channel. */
export class Gone extends Error {
  override name = 'Gone'
}

/** No attempt outlives the lease of a notice: a slow receiver must not get it twice. */
const transportTo = (url: string) =>
  createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 })
/** Throws if the mail server does not let us in. */
export async function checkMail(url: string): Promise<void> {
  const transport = transportTo(url)
  await transport.verify()
  transport.close()
}
export function openMail(settings: Settings): Mail {
  if (!settings.smtp) return { works: false, send: async () => {} }
  const transport = transportTo(settings.smtp)
  const host = hostOf(settings)
  return {
    works: true,
    async send(to, subject, text, id, stop) {
      if (to.endsWith('.invalid')) return
      // The same letter keeps its name when it is sent again: mail programs show it once.
      const messageId = id === undefined ? {} : { messageId: `<${id.replace(/[^\w]/g, '.')}@${host}>` }
      // Mail programs show the way to stop beside the letter.
      const list = stop === undefined ? {} : { list: { unsubscribe: stop } }
      await transport.sendMail({ from: settings.mailFrom, to, subject, text, ...messageId, ...list })
    },
  }
}
const hostOf = ({ publicUrl }: Settings): string => (publicUrl ? new URL(publicUrl).hostname : 'ecumene.invalid')

const TOTAL_MS = 10_000

/** Posts; never follows a redirect, never reads the answer, never goes where it must not. */
function post(
  what: string,
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  open: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method: 'POST',
        timeout: 5000,
        // From the first byte to the last: a receiver that trickles its answer is not waited for.
        signal: AbortSignal.timeout(TOTAL_MS),
        ...(open ? {} : { lookup: publicLookup }),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      response => {
        const status = response.statusCode ?? 0
        if (status >= 200 && status < 300) resolve()
        else
          reject(
            status === 404 || status === 410
              ? new Gone(`${what} answered ${status}`)
              : new Error(`${what} answered ${status}`),
          )
        // What else it has to say, without end perhaps, is not read.
        response.destroy()
      },
    )
    request.on('timeout', () => request.destroy(new Error(`${what} took too long`)))
    request.on('error', reject)
    request.end(body)
  })
}

/** Signed, so that the receiver can tell it from a forgery; named, so that they can drop what they have seen. */
export async function callWebhook(
  target: { url: string; secret: string },
  message: OutgoingNotice,
  open: boolean,
): Promise<void> {
  const url = checkUrl(target.url, open)
  const body = JSON.stringify(message)
  const signature = createHmac('sha256', target.secret).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': message.id,
    'ecumene-notice': message.id,
    'ecumene-signature': `sha256=${signature}`,
  }
  try {
    await post('the webhook', url, headers, body, open)
  } catch (error) {
    // A page that is not there today may be tomorrow; only who says that it is gone is believed.
    throw error instanceof Gone && error.message.endsWith('404') ? new Error(error.message) : error
  }
}

/** Throws if nothing can be signed with these keys: browsers would refuse every notice. */
export function checkPush(kept: string): void {
  const { publicKey, privateKey } = JSON.parse(kept) as { publicKey: string; privateKey: string }
  webpush.getVapidHeaders(
    'https://push.invalid',
    'mailto:noreply@localhost.localdomain',
    publicKey,
    privateKey,
    'aes128gcm',
  )
}

export interface Push {
  readonly publicKey: string
  send(target: { endpoint: string; keys: { p256dh: string; auth: string } }, message: OutgoingNotice): Promise<void>
}
export async function openPush(store: Store, settings: Settings): Promise<Push> {
  const made = webpush.generateVAPIDKeys()
  const keys = JSON.parse(await keptSecret(store, 'vapid', JSON.stringify(made))) as typeof made
  const subject = settings.publicUrl?.startsWith('https:') ? settings.publicUrl : 'mailto:noreply@localhost.localdomain'
  return {
    publicKey: keys.publicKey,
    async send(target, message) {
      const url = checkUrl(target.endpoint, settings.openWebhooks)
      const { headers, body } = webpush.generateRequestDetails(target, JSON.stringify(message), {
        vapidDetails: { subject, ...keys },
        TTL: 86_400,
        // The push service keeps only the newest of a topic for who is away: a notice sent twice shows once, and an old
        // turn's not at all.
        topic: `${message.match}${message.seat}${message.kind === 'takeback' ? 't' : ''}`.slice(-32) || 'test',
      })
      await post('the push service', url, headers as Record<string, string>, body as Buffer, settings.openWebhooks)
    },
  }
}
