/** Oneself: tokens, profile, ways to be told, people one does not want to hear. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hashOf, newId, newKey } from '../ids.ts'
import { LIMITS } from '../limits-list.ts'
import { checkUrl } from '../notices/public-address.ts'
import { tick } from '../pace/clock.ts'
import { plan, type Vacations } from '../pace/vacation.ts'
import { isZone } from '../pace/zone.ts'
import { isOperator } from '../people/operators.ts'
import { makeToken } from '../people/person.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { addChannel, anyChannel, channelsOf, removeChannel } from '../store/channels.ts'
import { slowGamesOf } from '../store/matches.ts'
import { banOf, unreadOf } from '../store/measures.ts'
import {
  addRelation,
  addressOf,
  isKnown,
  profileOf,
  relationsOf,
  removeRelation,
  saveLanguage,
  saveProfile,
} from '../store/people.ts'
import { addReport } from '../store/reports.ts'
import type { Store } from '../store/store.ts'
import { removeToken, tokensOf } from '../store/tokens.ts'
import { del, get, post, put, serveOn } from './serve.ts'

const AtId = z.object({ id: p.Id })
const DAY_MS = 86_400_000

const ROUTES = {
  me: get('/me', 'Who you are', 'anyone', { evenBanned: true }),
  tokens: get('/me/tokens', 'Your personal tokens', 'account', { gives: z.array(p.TokenInfo) }),
  makeToken: post('/me/tokens', 'Make one; its text is shown this once', 'account', {
    body: p.NewToken,
    gives: z.object({ id: z.string(), token: z.string() }),
    limit: { max: 20, timeWindow: '1 minute' },
  }),
  endToken: del('/me/tokens/:id', 'End one', 'account', { params: AtId }),
  profile: get('/me/profile', 'Quiet hours, vacation, language', 'read', { gives: p.Profile }),
  saveProfile: put('/me/profile', 'Change them', 'account', { body: p.Profile }),
  language: put('/me/language', 'In which language letters and notices come', 'account', {
    body: p.LanguageBody,
    limit: { max: 20, timeWindow: '1 minute' },
  }),
  channels: get('/me/channels', 'How you are told that it is your turn', 'account', { gives: z.array(p.ChannelInfo) }),
  pushKey: get('/push-key', 'The public key for web push', 'anyone'),
  addChannel: post(
    '/me/channels',
    'Add one; a webhook gets a secret to check signatures with, shown this once',
    'account',
    { body: p.NewChannel, limit: { max: 20, timeWindow: '1 minute' } },
  ),
  removeChannel: del('/me/channels/:id', 'Remove one', 'account', { params: AtId }),
  stopLetters: post('/letters/stop', 'What the link of a letter does that ends such letters', 'anyone', {
    body: p.StopBody,
    limit: { max: 20, timeWindow: '1 minute' },
  }),
  relations: get('/me/relations', 'Whom you muted or blocked', 'account'),
  relate: post('/me/relations', 'Mute: do not hear; block: nor play together', 'account', { body: p.RelationBody }),
  unrelate: del('/me/relations', 'Take it back', 'account', { body: p.RelationBody }),
  report: post('/reports', 'Report something to the operators of this server', 'account', {
    body: p.ReportBody,
    limit: { max: 10, timeWindow: '1 hour' },
  }),
}

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const serve = serveOn(app, 'people')
  const { store, settings } = services
  serve(ROUTES.me, async ({ visitor }) => {
    if (!visitor) return { user: null }
    const { user, name, guest, scopes } = visitor
    const language = (await profileOf(store, user))?.language ?? null
    const operator = (await isOperator(store, settings, user)) ? { operator: true } : {}
    // What operators did about them is told until they have read it.
    const [ban, measures] = await Promise.all([banOf(store, user), unreadOf(store, user)])
    const told = { ...(ban ? { ban } : {}), ...(measures.length > 0 ? { measures } : {}) }
    return { user, name, guest, scopes, language, ...operator, ...told }
  })
  serve(ROUTES.tokens, async ({ person }) =>
    (await tokensOf(store, person.user)).map(r => ({
      id: r.id,
      name: r.name,
      scopes: JSON.parse(r.scopes),
      createdAt: r.created_at,
      usedAt: r.used_at,
      expiresAt: r.expires_at,
    })),
  )
  serve(ROUTES.makeToken, async ({ body, person }) => makeToken(store, person.user, body.name, body.scopes, body.days))
  serve(ROUTES.endToken, async ({ params, person }) => {
    await removeToken(store, person.user, params.id)
    await store.tell({ kind: 'user', user: person.user })
  })
  serve(ROUTES.profile, async ({ person }) => {
    const row = await profileOf(store, person.user)
    return {
      quiet: row?.quiet ? JSON.parse(row.quiet) : null,
      vacationFrom: row?.vacation_from ?? null,
      vacationUntil: row?.vacation_until ?? null,
      language: row?.language ?? 'en',
      isPublic: row?.hidden !== 1,
    }
  })
  serve(ROUTES.saveProfile, async ({ body, person }) => changeProfile(services, person.user, body))
  serve(ROUTES.language, async ({ body, person }) => {
    await saveLanguage(store, person.user, body.language)
    await store.tell({ kind: 'user', user: person.user })
  })
  serve(ROUTES.channels, async ({ person }) =>
    (await channelsOf(store, person.user)).map(r => {
      const target = JSON.parse(r.target) as { url?: string; endpoint?: string }
      const shown = target.url ?? (target.endpoint ? new URL(target.endpoint).host : '')
      return { id: r.id, kind: r.kind, target: shown, createdAt: r.created_at }
    }),
  )
  serve(ROUTES.pushKey, async () => ({ key: services.push.publicKey }))
  serve(ROUTES.addChannel, async ({ body, person }) => newChannel(services, person, body))
  serve(ROUTES.removeChannel, async ({ params, person }) => {
    await removeChannel(store, person.user, params.id)
    await store.tell({ kind: 'user', user: person.user })
  })
  serve(ROUTES.stopLetters, async ({ body }) => stopLetters(store, body))
  serve(ROUTES.relations, async ({ person }) => relationsOf(store, person.user))
  serve(ROUTES.relate, async ({ body, person }) => {
    if (body.user === person.user) throw new Problem('malformed', 'that is you')
    if (!(await isKnown(store, body.user))) throw new Problem('unknown', 'nobody of that name')
    const relation = { user: person.user, other: body.user, kind: body.kind, created_at: Date.now() }
    const { most } = LIMITS.relations
    if (!(await addRelation(store, relation, most)))
      throw new Problem('too-many', `no more than ${most} people muted or blocked`)
  })
  serve(ROUTES.unrelate, async ({ body, person }) =>
    removeRelation(store, { user: person.user, other: body.user, kind: body.kind }),
  )
  serve(ROUTES.report, async ({ body, person }) =>
    addReport(store, {
      id: newId(),
      by: person.user,
      match: body.match ?? null,
      about: body.user ?? null,
      chat: body.chat ?? null,
      text: body.text,
      at: Date.now(),
    }),
  )
}

/** Rest counts from now on: what has gone by under the old profile is taken off the clocks before the new one holds. */
async function changeProfile({ store, hall }: Services, user: string, profile: p.Profile): Promise<void> {
  const { quiet, vacationFrom, vacationUntil, language, isPublic } = profile
  if (quiet && !isZone(quiet.zone)) throw new Problem('malformed', 'no such time zone')
  const begins = Math.max(vacationFrom ?? 0, Date.now())
  if (begins > Date.now() + 365 * DAY_MS) throw new Problem('malformed', 'no vacation begins after more than a year')
  if (vacationFrom && (!vacationUntil || vacationUntil <= vacationFrom))
    throw new Problem('malformed', 'a vacation ends after it begins')
  const before = await profileOf(store, user)
  const vacations = plan(JSON.parse(before?.vacations ?? '[]') as Vacations, Date.now(), begins, vacationUntil)
  if (!vacations) throw new Problem('malformed', 'no more than 60 days of vacation a year')
  const games = await slowGamesOf(store, user)
  for (const match of games)
    await hall.setClock(match, ({ clock, meta }, now) => clock && tick(clock, meta.settings.pace, now, meta.rests))
  await saveProfile(store, {
    user,
    quiet: quiet && JSON.stringify(quiet),
    vacation_from: vacationFrom,
    vacation_until: vacationUntil,
    vacations: JSON.stringify(vacations),
    language,
    hidden: isPublic === undefined ? (before?.hidden ?? 0) : isPublic ? 0 : 1,
  })
  await store.tell({ kind: 'user', user })
  // Clocks that run now end at other moments.
  for (const match of games) {
    hall.rooms.forget(match)
    await hall.setClock(match, ({ clock }) => clock)
  }
}

/** The reader of a letter can end all of them without signing in. A second request gets the same answer. */
async function stopLetters(store: Store, { channel: id, key }: p.StopBody): Promise<void> {
  const channel = await anyChannel(store, id)
  if (!channel) return
  const { stop } = JSON.parse(channel.target) as { stop?: string }
  if (channel.kind !== 'email' || stop === undefined || hashOf(stop) !== hashOf(key))
    throw new Problem('unknown', 'not a link of a letter of ours')
  await removeChannel(store, channel.user, id)
  await store.tell({ kind: 'user', user: channel.user })
}

async function newChannel(
  { store, settings }: Services,
  { user, guest }: { user: string; guest: boolean },
  wish: p.NewChannel,
): Promise<{ id: string; secret?: string }> {
  if (wish.kind === 'email') {
    if (guest) throw new Problem('refused', 'a guest has no address')
    if (!settings.smtp) throw new Problem('refused', 'this server sends no e-mail')
    // The owner of an address must have confirmed it: we write to nobody who did not ask.
    if (!(await addressOf(store, user))?.confirmed) throw new Problem('refused', 'confirm your address first')
  }
  if (wish.kind === 'webhook') checkUrl(wish.url, settings.openWebhooks)
  if (wish.kind === 'push') checkUrl(wish.endpoint, settings.openWebhooks)
  const secret = wish.kind === 'webhook' ? newKey() : null
  const target =
    wish.kind === 'webhook'
      ? { url: wish.url, secret }
      : wish.kind === 'push'
        ? { endpoint: wish.endpoint, keys: wish.keys }
        : { stop: newKey() } // what the link of each letter carries, to end them
  const id = newId()
  const { most } = LIMITS.channels
  const channel = { id, user, kind: wish.kind, target: JSON.stringify(target), created_at: Date.now(), failures: 0 }
  if (!(await addChannel(store, channel, most))) throw new Problem('too-many', `no more than ${most} ways`)
  await store.tell({ kind: 'user', user })
  return { id, ...(secret ? { secret } : {}) }
}
