/** Finished games: out with everything that proves them, and in again, checked line by line. */
import type { MatchRecord } from '@ecumene/kernel'
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { networkOf } from '../limiter.ts'
import type { Person } from '../people/person.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { sealedOf } from '../store/cups.ts'
import { storedRecord } from '../table/record.ts'
import { del, get, post, serveOn } from './serve.ts'
import { viewerOf } from './viewer.ts'

const ROUTES = {
  record: get('/matches/:id/record', 'The record of a finished game, with the key of its chance', 'anyone', {
    params: z.object({ id: p.Id }),
  }),
  bringIn: post('/records', 'Bring in a finished game; every line of it is checked', 'lobby', {
    body: p.ImportBody,
    bodyLimit: 4 * 1024 * 1024,
    gives: z.object({ id: p.Id }),
    limit: { max: 10, timeWindow: '1 minute' },
  }),
  mine: get('/me/records', 'The games you have brought in', 'read', { gives: z.array(p.ImportedRecord) }),
  remove: del('/me/records/:id', 'Delete one of them, for good', 'lobby', { params: z.object({ id: p.Id }) }),
}

export function recordRoutes(app: FastifyInstance, services: Services): void {
  const serve = serveOn(app, 'play')
  serve(ROUTES.record, async ({ params, visitor }) => recordOf(services, params.id, visitor))
  const { imports, lobby, hall } = services
  serve(ROUTES.bringIn, async ({ body, person, request }) => {
    lobby.gameOf(body.record.game)
    return imports.bringIn(body.record, body.title, person.user, networkOf(request.ip))
  })
  serve(ROUTES.mine, async ({ person }) => imports.list(person.user))
  serve(ROUTES.remove, async ({ params, person }) => {
    if (!(await imports.remove(params.id, person.user))) throw new Problem('unknown', 'no such game of yours')
    await hall.changed(params.id)
  })
}

const SEALED = 'other tables play with the same chance: the record is shown when the last of them is over'

async function recordOf(services: Services, id: string, visitor: Person | null): Promise<MatchRecord> {
  const row = await services.lobby.rowOf(id)
  if (row.status !== 'over') throw new Problem('unfinished', 'a record is shown when the game is over')
  await viewerOf(services, id, visitor)
  if ((await sealedOf(services.store, [id])).has(id)) throw new Problem('unfinished', SEALED)
  return storedRecord(services.store, row)
}
