/** For operators: what was reported. To everyone else these routes do not exist. What they do: measure-routes.ts. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mustOperate } from '../people/second-factor.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { chatAround, lineOf } from '../store/chat-lines.ts'
import { reportsThatAre, resolveReport } from '../store/reports.ts'
import { get, post, serveOn } from './serve.ts'

const ROUTES = {
  reports: get('/reports', 'What was reported, oldest first', 'account', {
    query: p.ReportsFilter,
    gives: z.array(p.ReportInfo),
  }),
  resolve: post('/reports/:id/resolve', 'It is dealt with; the note is for other operators', 'account', {
    params: z.object({ id: p.Id }),
    body: p.ResolveBody,
  }),
}

export function moderationRoutes(app: FastifyInstance, { store, settings, log }: Services): void {
  const serve = serveOn(app, 'operators')
  serve(ROUTES.reports, async ({ query, person }) => {
    await mustOperate(store, settings, person)
    const rows = await reportsThatAre(store, query.status)
    return Promise.all(
      rows.map(async r => ({
        id: r.id,
        at: r.at,
        text: r.text,
        by: { user: r.by, name: r.writerName },
        about:
          r.about === null ? null : { user: r.about, name: r.otherName, silencedUntil: r.until, bannedUntil: r.banned },
        match: r.match,
        line: r.chat,
        chat: r.chat === null ? [] : (await chatAround(store, r.chat)).map(lineOf),
        resolvedAt: r.resolved_at,
        note: r.note,
      })),
    )
  })
  serve(ROUTES.resolve, async ({ params, body, person }) => {
    await mustOperate(store, settings, person)
    if (!(await resolveReport(store, params.id, person.user, body.note)))
      throw new Problem('unknown', 'no such open report')
    log.info({ report: params.id, by: person.user }, 'a report was resolved')
  })
}
