/** For operators: what was reported, and what they do about it. To everyone else these routes do not exist. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isOperator } from '../people/operators.ts'
import type { Person } from '../people/whoami.ts'
import type { Services } from '../services.ts'
import { Problem } from '../trouble.ts'
import { route } from './api.ts'

const tag = 'operators'
const AROUND = 5

export function moderationRoutes(app: FastifyInstance, { store, settings, log }: Services): void {
  const { db } = store
  const mustOperate = async (person: Person): Promise<void> => {
    if (!(await isOperator(db, settings, person.user))) throw new Problem('unknown', 'nothing here')
  }
  /** The reported line and its neighbours: what was said before it often explains it. */
  const linesAround = async (id: string | null): Promise<p.ChatLine[]> => {
    const line =
      id === null ? undefined : await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
    if (!line) return []
    const near = db.selectFrom('chat').selectAll().where('match', '=', line.match).limit(AROUND)
    const before = await near.where('at', '<', line.at).orderBy('at', 'desc').execute()
    const after = await near.where('at', '>', line.at).orderBy('at').execute()
    return [...before.reverse(), line, ...after].map(({ match: _, ...rest }) => rest as p.ChatLine)
  }
  route(
    app,
    {
      method: 'GET',
      url: '/reports',
      summary: 'What was reported, oldest first',
      tag,
      needs: 'account',
      query: p.ReportsFilter,
      gives: z.array(p.ReportInfo),
    },
    async ({ query, person }) => {
      await mustOperate(person)
      const rows = await db
        .selectFrom('report')
        .leftJoin('user as writer', 'writer.id', 'report.by')
        .leftJoin('user as other', 'other.id', 'report.about')
        .leftJoin('silence', 'silence.user', 'report.about')
        .selectAll('report')
        .select(['writer.name as writerName', 'other.name as otherName', 'silence.until'])
        .where('report.resolved_at', query.status === 'open' ? 'is' : 'is not', null)
        .orderBy('report.at', query.status === 'open' ? 'asc' : 'desc')
        .limit(100)
        .execute()
      return Promise.all(
        rows.map(async r => ({
          id: r.id,
          at: r.at,
          text: r.text,
          by: { user: r.by, name: r.writerName },
          about: r.about === null ? null : { user: r.about, name: r.otherName, silencedUntil: r.until },
          match: r.match,
          chat: await linesAround(r.chat),
          resolvedAt: r.resolved_at,
          note: r.note,
        })),
      )
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/reports/:id/resolve',
      summary: 'It is dealt with; the note is for other operators',
      tag,
      needs: 'account',
      params: z.object({ id: p.Id }),
      body: p.ResolveBody,
    },
    async ({ params, body, person }) => {
      await mustOperate(person)
      const done = await db
        .updateTable('report')
        .set({ resolved_at: Date.now(), resolved_by: person.user, note: body.note })
        .where('id', '=', params.id)
        .where('resolved_at', 'is', null)
        .executeTakeFirst()
      if (done.numUpdatedRows === 0n) throw new Problem('unknown', 'no such open report')
      log.info({ report: params.id, by: person.user }, 'a report was resolved')
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/users/:id/silence',
      summary: 'He says nothing at any table for so many hours; 0 ends it',
      tag,
      needs: 'account',
      params: z.object({ id: z.string().min(1).max(64) }),
      body: p.SilenceBody,
    },
    async ({ params, body, person }) => {
      await mustOperate(person)
      if (!(await db.selectFrom('user').select('id').where('id', '=', params.id).executeTakeFirst()))
        throw new Problem('unknown', 'nobody of that name')
      const row = { until: Date.now() + body.hours * 3_600_000, by: person.user }
      if (body.hours === 0) await db.deleteFrom('silence').where('user', '=', params.id).execute()
      else
        await db
          .insertInto('silence')
          .values({ user: params.id, ...row })
          .onConflict(c => c.column('user').doUpdateSet(row))
          .execute()
      log.info({ user: params.id, hours: body.hours, by: person.user }, 'somebody was silenced')
    },
  )
}
