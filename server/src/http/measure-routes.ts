/** What operators do about people and tables, and its log. To everyone else these routes do not exist. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ban, giveName, lift, shutTable, silenceFor, takeLineAway } from '../lobby/moderation.ts'
import { mustOperate } from '../people/second-factor.ts'
import type { Services } from '../services.ts'
import { markSeen, measuresOf, peopleCalled } from '../store/measures.ts'
import { del, get, post, serveOn } from './serve.ts'

const AtUser = z.object({ id: p.UserId })
const AtId = z.object({ id: p.Id })
const ROUTES = {
  people: get('/moderation/people', 'People whose shown name begins so, guests too', 'account', {
    query: p.PersonQuery,
    gives: z.array(p.FoundPerson),
  }),
  log: get('/moderation/log', 'What operators did, newest first; about one person, or all', 'account', {
    query: z.object({ user: p.UserId.optional() }),
    gives: z.array(p.MeasureInfo),
  }),
  silence: post('/users/:id/silence', 'They say nothing at any table for so many hours; 0 ends it', 'account', {
    params: AtUser,
    body: p.SilenceBody,
  }),
  rename: post('/users/:id/name', 'They get another name, and this one never again', 'account', {
    params: AtUser,
    body: p.RenameBody,
  }),
  ban: post('/users/:id/ban', 'Until then they play and talk nowhere; bots play on for them', 'account', {
    params: AtUser,
    body: p.BanBody,
  }),
  lift: del('/users/:id/ban', 'The ban ends now', 'account', { params: AtUser, body: p.ReasonBody }),
  line: post('/talk/:id/remove', 'Take a line of talk away', 'account', { params: AtId, body: p.ReasonBody }),
  close: post('/matches/:id/close', 'Nobody plays at this table any more', 'account', {
    params: AtId,
    body: p.ReasonBody,
  }),
  seen: post('/me/measures/:id/seen', 'You have read what an operator did', 'account', {
    params: AtId,
    evenBanned: true,
  }),
}

export function measureRoutes(app: FastifyInstance, services: Services): void {
  const serve = serveOn(app, 'operators')
  const { store, settings, log } = services
  const operates = (person: { user: string; isStrong: boolean }): Promise<void> => mustOperate(store, settings, person)

  serve(ROUTES.people, async ({ query, person }) => {
    await operates(person)
    return peopleCalled(store, query.name)
  })
  serve(ROUTES.log, async ({ query, person }) => {
    await operates(person)
    return measuresOf(store, query.user)
  })
  serve(ROUTES.silence, async ({ params, body, person }) => {
    await operates(person)
    await silenceFor(services, params.id, body.hours, { by: person.user, reason: body.reason })
    log.info({ user: params.id, hours: body.hours, by: person.user }, 'somebody was silenced')
  })
  serve(ROUTES.rename, async ({ params, body, person }) => {
    await operates(person)
    await giveName(services, params.id, body.name, { by: person.user, reason: body.reason })
    log.info({ user: params.id, by: person.user }, 'somebody was renamed')
  })
  serve(ROUTES.ban, async ({ params, body, person }) => {
    await operates(person)
    await ban(services, params.id, body.until, { by: person.user, reason: body.reason })
    log.info({ user: params.id, until: body.until, by: person.user }, 'somebody was banned')
  })
  serve(ROUTES.lift, async ({ params, body, person }) => {
    await operates(person)
    await lift(services, params.id, { by: person.user, reason: body.reason })
    log.info({ user: params.id, by: person.user }, 'a ban was lifted')
  })
  serve(ROUTES.line, async ({ params, body, person }) => {
    await operates(person)
    await takeLineAway(services, params.id, { by: person.user, reason: body.reason })
    log.info({ line: params.id, by: person.user }, 'a line of talk was removed')
  })
  serve(ROUTES.close, async ({ params, body, person }) => {
    await operates(person)
    await shutTable(services, params.id, { by: person.user, reason: body.reason })
    log.info({ match: params.id, by: person.user }, 'a table was closed')
  })
  serve(ROUTES.seen, async ({ params, person }) => markSeen(store, person.user, params.id))
}
