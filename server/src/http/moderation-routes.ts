/** For operators: what was reported, and what they do about it. To everyone else these routes do not exist. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mustOperate } from '../people/second-factor.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { chatAround } from '../store/chat-lines.ts'
import { isKnown } from '../store/people.ts'
import { endSilence, reportsThatAre, resolveReport, silence } from '../store/reports.ts'
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
  silence: post('/users/:id/silence', 'They say nothing at any table for so many hours; 0 ends it', 'account', {
    params: z.object({ id: p.UserId }),
    body: p.SilenceBody,
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
        about: r.about === null ? null : { user: r.about, name: r.otherName, silencedUntil: r.until },
        match: r.match,
        chat: r.chat === null ? [] : (await chatAround(store, r.chat)).map(({ match: _, ...line }) => line),
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
  serve(ROUTES.silence, async ({ params, body, person }) => {
    await mustOperate(store, settings, person)
    if (!(await isKnown(store, params.id))) throw new Problem('unknown', 'nobody of that name')
    if (body.hours === 0) await endSilence(store, params.id)
    else await silence(store, params.id, Date.now() + body.hours * 3_600_000, person.user)
    log.info({ user: params.id, hours: body.hours, by: person.user }, 'somebody was silenced')
  })
}
