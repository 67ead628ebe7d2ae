/** Finished games: out with everything that proves them, and in again, checked line by line. */
import type { MatchRecord } from '@ecumene/kernel'
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '../ids.ts'
import type { Person } from '../people/person.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { sealedOf } from '../store/cups.ts'
import { importMatch } from '../store/matches.ts'
import { freeSeat } from '../store/seats.ts'
import { storedRecord } from '../table/record.ts'
import { get, post, serveOn } from './serve.ts'
import { viewerOf } from './socket.ts'

const ROUTES = {
  record: get('/matches/:id/record', 'The record of a finished game, with the key of its chance', 'anyone', {
    params: z.object({ id: p.Id }),
  }),
  bringIn: post('/records', 'Bring in a finished game; every line of it is checked', 'lobby', {
    body: p.ImportBody,
    bodyLimit: 4 * 1024 * 1024,
    limit: { max: 10, timeWindow: '1 minute' },
  }),
}

export function recordRoutes(app: FastifyInstance, services: Services): void {
  const serve = serveOn(app, 'play')
  serve(ROUTES.record, async ({ params, visitor }) => recordOf(services, params.id, visitor))
  serve(ROUTES.bringIn, async ({ body, person }) => bringIn(services, body.record, body.title, person.user))
}

const SEALED = 'other tables play with the same chance: the record is shown when the last of them is over'

async function recordOf(services: Services, id: string, visitor: Person | null): Promise<MatchRecord> {
  const row = await services.lobby.rowOf(id)
  if (row.status !== 'over') throw new Problem('unfinished', 'a record is shown when the game is over')
  await viewerOf(services, id, visitor)
  if ((await sealedOf(services.store, [id])).has(id)) throw new Problem('unfinished', SEALED)
  return storedRecord(services.store, row)
}

async function bringIn(
  { lobby, archive, store }: Services,
  record: MatchRecord,
  title: string,
  owner: string,
): Promise<{ id: string }> {
  lobby.gameOf(record.game)
  const checked = await archive.ask('verify', { game: record.game, version: record.version, record }).catch(error => {
    throw new Problem(
      'refused',
      `not a true record: ${String(error instanceof Error ? error.message : error).slice(0, 200)}`,
    )
  })
  if (!checked.outcome) throw new Problem('refused', 'the game is not finished')
  const id = newId()
  const now = Date.now()
  await importMatch(
    store,
    {
      id,
      game: record.game,
      version: record.version,
      setup: JSON.stringify(record.setup),
      key: record.key,
      commitment: record.commitment,
      opening: JSON.stringify(record.opening),
      status: 'over',
      title,
      owner,
      settings: JSON.stringify(p.TableSettings.parse({ listed: false })),
      pace: 'none',
      listed: 0,
      auto_start: 0,
      seats: record.setup.seats,
      outcome: JSON.stringify(checked.outcome),
      created_at: now,
      started_at: now,
      ended_at: now,
      expires_at: null,
      origin: 'import',
      rematch: null,
      takeback: null,
    },
    Array.from({ length: record.setup.seats }, (_, seat) => freeSeat(id, seat)),
    { match: id, rev: 0, seq: checked.seq, owed: 0, clock: null, deadline: null, updated_at: now },
    record.entries.map((e, i) => ({
      match: id,
      seq: i + 1,
      seat: e.seat,
      action: e.action && JSON.stringify(e.action),
      auto: e.auto ? 1 : 0,
      draws: e.draws ? JSON.stringify(e.draws) : null,
      hash: e.hash,
      at: e.at ?? now,
      by: 'import',
      key: null,
      span: 1,
    })),
  )
  return { id }
}
