/** What the account's own pages ask: what this server can do, what one has reported, whether a way to be told works. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '../ids.ts'
import { pageOf } from '../people/page.ts'
import { Problem } from '../problem.ts'
import { leaderBoard, ratingChanges } from '../rating/standings.ts'
import type { Services } from '../services.ts'
import { channelOf } from '../store/channels.ts'
import { everythingOf } from '../store/everything.ts'
import { reportsBy } from '../store/reports.ts'
import { get, post, serveOn } from './serve.ts'
import { viewerOf } from './viewer.ts'

const ROUTES = {
  server: get('/server', 'What this server can do besides playing', 'anyone', {
    gives: z.object({ mail: z.boolean() }),
  }),
  page: get('/people/:user', 'What finished games say of somebody', 'anyone', {
    params: z.object({ user: p.UserId }),
    gives: p.PersonPage,
    limit: { max: 120, timeWindow: '1 minute' },
  }),
  leaders: get('/leaders/:game/:pace', 'Who is best at a game and a pace', 'anyone', {
    params: z.object({ game: z.string().max(40), pace: z.enum(['none', 'live', 'slow']) }),
    gives: p.LeaderBoard,
    limit: { max: 120, timeWindow: '1 minute' },
  }),
  changes: get('/matches/:id/ratings', 'What a finished game did to ratings; null: it is not counted yet', 'anyone', {
    params: z.object({ id: p.Id }),
    gives: z.object({ changes: z.array(p.RatingChange).nullable() }),
  }),
  everything: get('/me/everything', 'All that is kept about you', 'account', {
    evenBanned: true,
    limit: { max: 6, timeWindow: '1 minute' },
  }),
  myReports: get('/me/reports', 'What you have reported', 'account', { gives: z.array(p.SentReport) }),
  testChannel: post('/me/channels/:id/test', 'Send a notice of kind `test` there now', 'account', {
    params: z.object({ id: p.Id }),
    limit: { max: 5, timeWindow: '1 minute' },
  }),
}

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { store, settings, outbox } = services
  const serve = serveOn(app, 'people')
  serve(ROUTES.page, async ({ params, visitor }) => pageOf(store, params.user, visitor?.user ?? null))
  serve(ROUTES.leaders, async ({ params }) => leaderBoard(store, params.game, params.pace))
  serve(ROUTES.changes, async ({ params, visitor }) => {
    await viewerOf(services, params.id, visitor)
    return { changes: await ratingChanges(store, params.id, visitor?.user ?? null) }
  })
  serve(ROUTES.everything, async ({ person }) => everythingOf(store, person.user))
  serve(ROUTES.server, async () => ({ mail: settings.smtp !== null }))
  serve(ROUTES.myReports, async ({ person }) => reportsBy(store, person.user))
  serve(ROUTES.testChannel, async ({ params, person }) => {
    const channel = await channelOf(store, person.user, params.id)
    if (!channel) throw new Problem('unknown', 'no such way to be told')
    await outbox.test(channel, person.user, `test:${newId()}`).catch(error => {
      // The reason is the address's own answer, never something of ours.
      throw new Problem('refused', error instanceof Error ? error.message.slice(0, 200) : 'it did not arrive')
    })
  })
}
