/** Finished games: out with everything that proves them, and in again, checked line by line. */
import type { MatchRecord } from '@ecumene/kernel'
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '../ids.ts'
import type { Services } from '../services.ts'
import { Problem } from '../trouble.ts'
import { route } from './api.ts'

const tag = 'play'

export function recordRoutes(app: FastifyInstance, { hall, lobby, store, bots }: Services): void {
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/record',
      summary: 'The record of a finished game, with the key of its chance',
      tag,
      needs: 'anyone',
      params: z.object({ id: p.Id }),
    },
    async ({ params }) => {
      const row = await lobby.rowOf(params.id)
      if (row.status !== 'over' || row.key === null || row.opening === null || row.commitment === null)
        throw new Problem('unfinished', 'a record is shown when the game is over')
      const entries = await hall.entriesOf(row.id, 0, 1_000_000)
      const record: MatchRecord = {
        format: 1,
        game: row.game,
        version: row.version,
        setup: JSON.parse(row.setup),
        commitment: row.commitment,
        key: row.key,
        opening: JSON.parse(row.opening),
        entries: entries.map(e => ({
          seat: e.seat,
          action: e.action === null ? null : JSON.parse(e.action),
          ...(e.auto === 1 ? { auto: true as const } : {}),
          ...(e.draws === null ? {} : { draws: JSON.parse(e.draws) }),
          hash: e.hash,
          at: e.at,
        })),
      }
      return record
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/records',
      summary: 'Bring in a finished game; every line of it is checked',
      tag,
      needs: 'lobby',
      body: p.ImportBody,
      bodyLimit: 4 * 1024 * 1024,
      limit: { max: 10, timeWindow: '1 minute' },
    },
    async ({ body, person }) => {
      const record = body.record as unknown as MatchRecord
      lobby.gameOf(record.game)
      const checked = await bots.ask('verify', { record }).catch(error => {
        throw new Problem(
          'refused',
          `not a true record: ${String(error instanceof Error ? error.message : error).slice(0, 200)}`,
        )
      })
      if (!checked.outcome) throw new Problem('refused', 'the game is not finished')
      const id = newId()
      const now = Date.now()
      await store.db.transaction().execute(async tx => {
        await tx
          .insertInto('match')
          .values({
            id,
            game: record.game,
            version: record.version,
            setup: JSON.stringify(record.setup),
            key: record.key,
            commitment: record.commitment,
            opening: JSON.stringify(record.opening),
            status: 'over',
            title: body.title,
            owner: person.user,
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
          })
          .execute()
        for (let seat = 0; seat < record.setup.seats; seat++)
          await tx
            .insertInto('seat')
            .values({
              match: id,
              seat,
              user: null,
              bot: null,
              stand_in: null,
              vacant: 0,
              note: null,
              instructions: null,
            })
            .execute()
        await tx
          .insertInto('position')
          .values({ match: id, rev: 0, seq: checked.seq, owed: 0, clock: null, deadline: null, updated_at: now })
          .execute()
        const rows = record.entries.map((e, i) => ({
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
        }))
        for (let i = 0; i < rows.length; i += 1000)
          await tx
            .insertInto('entry')
            .values(rows.slice(i, i + 1000))
            .execute()
      })
      return { id }
    },
  )
}
