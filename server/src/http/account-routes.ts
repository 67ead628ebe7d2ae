/** What the account's own pages ask: what this server can do, what one has reported, whether a way to be told works. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { Problem } from '../trouble.ts'
import { route } from './api.ts'

const tag = 'people'

export function accountRoutes(app: FastifyInstance, { store, settings, outbox }: Services): void {
  const { db } = store
  route(
    app,
    {
      method: 'GET',
      url: '/server',
      summary: 'What this server can do besides playing',
      tag,
      needs: 'anyone',
      gives: z.object({ mail: z.boolean() }),
    },
    async () => ({ mail: settings.smtp !== null }),
  )
  route(
    app,
    {
      method: 'GET',
      url: '/me/reports',
      summary: 'What you have reported',
      tag,
      needs: 'account',
      gives: z.array(p.SentReport),
    },
    async ({ person }) => {
      const rows = await db
        .selectFrom('report')
        .leftJoin('user', 'user.id', 'report.about')
        .select([
          'report.id',
          'report.at',
          'report.text',
          'report.match',
          'report.resolved_at as resolvedAt',
          'user.name as about',
        ])
        .where('report.by', '=', person.user)
        .orderBy('report.at', 'desc')
        .limit(100)
        .execute()
      return rows
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/me/channels/:id/test',
      summary: 'Send a notice of kind `test` there now',
      tag,
      needs: 'account',
      params: z.object({ id: p.Id }),
      limit: { max: 5, timeWindow: '1 minute' },
    },
    async ({ params, person }) => {
      const channel = await db
        .selectFrom('channel')
        .selectAll()
        .where('id', '=', params.id)
        .where('user', '=', person.user)
        .executeTakeFirst()
      if (!channel) throw new Problem('unknown', 'no such way to be told')
      const profile = await db
        .selectFrom('profile')
        .select('language')
        .where('user', '=', person.user)
        .executeTakeFirst()
      await outbox.test(channel, person.user, `test:${newId()}`, profile?.language ?? 'en').catch(error => {
        // The reason is the address's own answer, never something of ours.
        throw new Problem('refused', error instanceof Error ? error.message.slice(0, 200) : 'it did not arrive')
      })
    },
  )
}
