/** Oneself: tokens, profile, ways to be told, people one does not want to hear. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId, newKey } from '../ids.ts'
import { checkUrl } from '../notices/guard.ts'
import { isZone } from '../pace/rest.ts'
import { isOperator } from '../people/operators.ts'
import { makeToken } from '../people/whoami.ts'
import type { Services } from '../services.ts'
import { Problem } from '../trouble.ts'
import { route } from './api.ts'

const tag = 'people'
const AtId = z.object({ id: p.Id })
const MOST_CHANNELS = 10
const DAY_MS = 86_400_000
const MOST_TOKENS = 20

export function peopleRoutes(app: FastifyInstance, { store, settings, push, hall }: Services): void {
  const { db } = store
  // Whoever gives an address must read its mail: we write to nobody who did not ask.
  const isConfirmed = async (user: string): Promise<boolean> =>
    Boolean(
      (await db.selectFrom('user').select('emailVerified').where('id', '=', user).executeTakeFirst())?.emailVerified,
    )
  route(app, { method: 'GET', url: '/me', summary: 'Who you are', tag, needs: 'anyone' }, async ({ visitor }) => {
    if (!visitor) return { user: null }
    const { user, name, guest, scopes } = visitor
    return { user, name, guest, scopes, ...((await isOperator(db, settings, user)) ? { operator: true } : {}) }
  })
  route(
    app,
    {
      method: 'GET',
      url: '/me/tokens',
      summary: 'Your personal tokens',
      tag,
      needs: 'account',
      gives: z.array(p.TokenInfo),
    },
    async ({ person }) => {
      const rows = await db
        .selectFrom('token')
        .selectAll()
        .where('user', '=', person.user)
        .orderBy('created_at')
        .execute()
      return rows.map(r => ({
        id: r.id,
        name: r.name,
        scopes: JSON.parse(r.scopes),
        createdAt: r.created_at,
        usedAt: r.used_at,
        expiresAt: r.expires_at,
      }))
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/me/tokens',
      summary: 'Make one; its text is shown this once',
      tag,
      needs: 'account',
      body: p.NewToken,
      gives: z.object({ id: z.string(), token: z.string() }),
      limit: { max: 20, timeWindow: '1 minute' },
    },
    async ({ body, person }) => {
      const { n } = await db
        .selectFrom('token')
        .select(eb => eb.fn.countAll().as('n'))
        .where('user', '=', person.user)
        .executeTakeFirstOrThrow()
      if (Number(n) >= MOST_TOKENS) throw new Problem('full', `no more than ${MOST_TOKENS} tokens`)
      return makeToken(store, person.user, body.name, body.scopes, body.days)
    },
  )
  route(
    app,
    { method: 'DELETE', url: '/me/tokens/:id', summary: 'End one', tag, needs: 'account', params: AtId },
    async ({ params, person }) => {
      await db.deleteFrom('token').where('id', '=', params.id).where('user', '=', person.user).execute()
      await store.tell({ kind: 'user', user: person.user })
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/me/profile',
      summary: 'Quiet hours, vacation, language',
      tag,
      needs: 'read',
      gives: p.Profile,
    },
    async ({ person }) => {
      const row = await db.selectFrom('profile').selectAll().where('user', '=', person.user).executeTakeFirst()
      return {
        quiet: row?.quiet ? JSON.parse(row.quiet) : null,
        vacationFrom: row?.vacation_from ?? null,
        vacationUntil: row?.vacation_until ?? null,
        language: row?.language ?? 'en',
      }
    },
  )
  route(
    app,
    { method: 'PUT', url: '/me/profile', summary: 'Change them', tag, needs: 'account', body: p.Profile },
    async ({ body, person }) => {
      if (body.quiet && !isZone(body.quiet.zone)) throw new Problem('malformed', 'no such time zone')
      const { quiet, vacationFrom, vacationUntil, language } = body
      const begins = Math.max(vacationFrom ?? 0, Date.now())
      if (vacationUntil && vacationUntil > begins + 60 * DAY_MS)
        throw new Problem('malformed', 'no vacation is longer than 60 days')
      if (begins > Date.now() + 365 * DAY_MS)
        throw new Problem('malformed', 'no vacation begins after more than a year')
      if (vacationFrom && (!vacationUntil || vacationUntil <= vacationFrom))
        throw new Problem('malformed', 'a vacation ends after it begins')
      const row = {
        quiet: quiet ? JSON.stringify(quiet) : null,
        vacation_from: vacationFrom,
        vacation_until: vacationUntil,
        language,
      }
      await db
        .insertInto('profile')
        .values({ user: person.user, ...row })
        .onConflict(c => c.column('user').doUpdateSet(row))
        .execute()
      await store.tell({ kind: 'user', user: person.user })
      // Clocks that run now run differently from now on.
      const games = await db
        .selectFrom('seat')
        .innerJoin('match', 'match.id', 'seat.match')
        .select('match.id')
        .where('seat.user', '=', person.user)
        .where('match.status', '=', 'live')
        .where('match.pace', '=', 'slow')
        .execute()
      for (const { id } of games) {
        hall.forget(id)
        await hall.setClock(id, ({ clock }) => clock)
      }
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/me/channels',
      summary: 'How you are told that it is your turn',
      tag,
      needs: 'account',
      gives: z.array(p.ChannelInfo),
    },
    async ({ person }) => {
      const rows = await db
        .selectFrom('channel')
        .selectAll()
        .where('user', '=', person.user)
        .orderBy('created_at')
        .execute()
      return rows.map(r => {
        const target = JSON.parse(r.target) as { url?: string; endpoint?: string }
        return {
          id: r.id,
          kind: r.kind,
          target: target.url ?? (target.endpoint ? new URL(target.endpoint).host : ''),
          createdAt: r.created_at,
        }
      })
    },
  )
  route(
    app,
    { method: 'GET', url: '/push-key', summary: 'The public key for web push', tag, needs: 'anyone' },
    async () => ({
      key: push.publicKey,
    }),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/me/channels',
      summary: 'Add one; a webhook gets a secret to check signatures with, shown this once',
      tag,
      needs: 'account',
      body: p.NewChannel,
      limit: { max: 20, timeWindow: '1 minute' },
    },
    async ({ body, person }) => {
      const { n } = await db
        .selectFrom('channel')
        .select(eb => eb.fn.countAll().as('n'))
        .where('user', '=', person.user)
        .executeTakeFirstOrThrow()
      if (Number(n) >= MOST_CHANNELS) throw new Problem('full', `no more than ${MOST_CHANNELS} ways`)
      if (body.kind === 'email' && person.guest) throw new Problem('refused', 'a guest has no address')
      if (body.kind === 'email' && !settings.smtp) throw new Problem('refused', 'this server sends no e-mail')
      if (body.kind === 'email' && !(await isConfirmed(person.user)))
        throw new Problem('refused', 'confirm your address first')
      if (body.kind === 'webhook') checkUrl(body.url, settings.openWebhooks)
      if (body.kind === 'push') checkUrl(body.endpoint, settings.openWebhooks)
      const secret = body.kind === 'webhook' ? newKey() : null
      const target =
        body.kind === 'webhook'
          ? { url: body.url, secret }
          : body.kind === 'push'
            ? { endpoint: body.endpoint, keys: body.keys }
            : {}
      const id = newId()
      await db
        .insertInto('channel')
        .values({
          id,
          user: person.user,
          kind: body.kind,
          target: JSON.stringify(target),
          created_at: Date.now(),
          failures: 0,
        })
        .execute()
      await store.tell({ kind: 'user', user: person.user })
      return { id, ...(secret ? { secret } : {}) }
    },
  )
  route(
    app,
    { method: 'DELETE', url: '/me/channels/:id', summary: 'Remove one', tag, needs: 'account', params: AtId },
    async ({ params, person }) => {
      await db.deleteFrom('channel').where('id', '=', params.id).where('user', '=', person.user).execute()
      await store.tell({ kind: 'user', user: person.user })
    },
  )

  route(
    app,
    { method: 'GET', url: '/me/relations', summary: 'Whom you muted or blocked', tag, needs: 'account' },
    async ({ person }) =>
      db
        .selectFrom('relation')
        .leftJoin('user', 'user.id', 'relation.other')
        .select(['relation.other as user', 'relation.kind', 'user.name'])
        .where('relation.user', '=', person.user)
        .orderBy('relation.created_at')
        .execute(),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/me/relations',
      summary: 'Mute: do not hear; block: nor play together',
      tag,
      needs: 'account',
      body: p.RelationBody,
    },
    async ({ body, person }) => {
      if (body.user === person.user) throw new Problem('malformed', 'that is you')
      await db
        .insertInto('relation')
        .values({ user: person.user, other: body.user, kind: body.kind, created_at: Date.now() })
        .onConflict(c => c.columns(['user', 'other', 'kind']).doNothing())
        .execute()
    },
  )
  route(
    app,
    { method: 'DELETE', url: '/me/relations', summary: 'Take it back', tag, needs: 'account', body: p.RelationBody },
    async ({ body, person }) => {
      await db
        .deleteFrom('relation')
        .where('user', '=', person.user)
        .where('other', '=', body.user)
        .where('kind', '=', body.kind)
        .execute()
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/reports',
      summary: 'Tell whoever runs this server about something',
      tag,
      needs: 'account',
      body: p.ReportBody,
      limit: { max: 10, timeWindow: '1 hour' },
    },
    async ({ body, person }) => {
      await db
        .insertInto('report')
        .values({
          id: newId(),
          by: person.user,
          match: body.match ?? null,
          about: body.user ?? null,
          chat: body.chat ?? null,
          text: body.text,
          at: Date.now(),
        })
        .execute()
    },
  )
}
