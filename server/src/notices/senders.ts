/** The ways to tell someone: e-mail, a webhook, the browser's push. */
import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import type { Mail } from '../people/auth.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { checkUrl, publicLookup } from './guard.ts'

export interface Message {
  /** The same notice never has two ids: receivers can drop what they have seen. */
  readonly id: string
  readonly kind: 'turn' | 'test'
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

export function openMail(settings: Settings): Mail {
  if (!settings.smtp) return { works: false, send: async () => {} }
  const transport = createTransport(settings.smtp)
  return {
    works: true,
    async send(to, subject, text) {
      if (to.endsWith('.invalid')) return
      await transport.sendMail({ from: settings.mailFrom, to, subject, text })
    },
  }
}

const WORDS = {
  en: { subject: 'Ecumene: it is your turn', line: 'It is your turn', test: 'Ecumene: a test', works: 'Notices arrive here' },
  ru: { subject: 'Ecumene: ваш ход', line: 'Ваш ход', test: 'Ecumene: проверка', works: 'Извещения доходят' },
  it: { subject: 'Ecumene: tocca a te', line: 'Tocca a te', test: 'Ecumene: prova', works: 'Gli avvisi arrivano' },
}
export type Language = keyof typeof WORDS
export const mailText = (language: Language, m: Message): { subject: string; text: string } => ({
  subject: m.kind === 'test' ? WORDS[language].test : WORDS[language].subject,
  text: `${m.kind === 'test' ? WORDS[language].works : `${WORDS[language].line}: ${m.title ?? m.game}`}\n${m.url}\n`,
})

/** Signed, so that the receiver can tell it from a forgery; never follows a redirect. */
export function callWebhook(target: { url: string; secret: string }, message: Message, open: boolean): Promise<void> {
  const url = checkUrl(target.url, open)
  const body = JSON.stringify(message)
  const signature = createHmac('sha256', target.secret).update(body).digest('hex')
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method: 'POST',
        timeout: 5000,
        ...(open ? {} : { lookup: publicLookup }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'ecumene-notice': message.id,
          'ecumene-signature': `sha256=${signature}`,
        },
      },
      response => {
        response.resume()
        const status = response.statusCode ?? 0
        if (status >= 200 && status < 300) resolve()
        else reject(status === 410 ? new Gone('the webhook is gone') : new Error(`the webhook answered ${status}`))
      },
    )
    request.on('timeout', () => request.destroy(new Error('the webhook took too long')))
    request.on('error', reject)
    request.end(body)
  })
}

export interface Push {
  readonly publicKey: string
  send(target: { endpoint: string; keys: { p256dh: string; auth: string } }, message: Message): Promise<void>
}
export async function openPush(store: Store, settings: Settings): Promise<Push> {
  const made = webpush.generateVAPIDKeys()
  await store.db
    .insertInto('setting')
    .values({ name: 'vapid', value: JSON.stringify(made) })
    .onConflict(c => c.column('name').doNothing())
    .execute()
  const row = await store.db.selectFrom('setting').select('value').where('name', '=', 'vapid').executeTakeFirstOrThrow()
  const keys = JSON.parse(row.value) as typeof made
  const agent = settings.openWebhooks ? new Agent() : new Agent({ lookup: publicLookup })
  const subject = settings.publicUrl?.startsWith('https:') ? settings.publicUrl : 'mailto:noreply@localhost.localdomain'
  return {
    publicKey: keys.publicKey,
    async send(target, message) {
      checkUrl(target.endpoint, settings.openWebhooks)
      try {
        await webpush.sendNotification(target, JSON.stringify(message), {
          vapidDetails: { subject, ...keys },
          agent,
          timeout: 5000,
          TTL: 86_400,
          // The push service keeps only the newest of a topic: a notice sent twice shows once.
          topic: message.id.replace(/[^A-Za-z0-9]/g, '').slice(-32),
        })
      } catch (error) {
        const { statusCode } = error as { statusCode?: number }
        throw statusCode === 404 || statusCode === 410 ? new Gone('the subscription is gone') : error
      }
    },
  }
}
