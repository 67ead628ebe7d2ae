/** Finding and making tables. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { acceptInvite, invitesOf, makeInvite, matchOfInvite, revokeInvite } from '../lobby/invites.ts'
import { lookAround } from '../lobby/look-around.ts'
import { rematch } from '../lobby/rematch.ts'
import { changePlaces, seatBot } from '../lobby/seating.ts'
import type { Services } from '../services.ts'
import { listedTables, tablesOf } from '../store/matches.ts'
import { del, get, post, serveOn } from './serve.ts'

const AtMatch = z.object({ id: p.Id })
const AtCode = z.object({ code: z.string().max(60) })
const MINUTE = '1 minute'

const ROUTES = {
  house: get('/house', 'Where other devices of the house find this server; null: it is not open to them', 'anyone', {
    gives: z.object({ address: z.string().nullable() }),
  }),
  lobby: get('/lobby', 'All that a lobby shows, in one answer', 'anyone', {
    query: p.LobbyQuery,
    gives: p.LobbyLook,
  }),
  tables: get('/matches', 'Tables anyone may find', 'anyone', { query: p.LobbyFilter, gives: z.array(p.TableInfo) }),
  myTables: get('/me/matches', 'Your games, and whose turn it is', 'read', {
    query: p.MyGamesFilter,
    gives: z.array(p.TableInfo),
  }),
  propose: post('/matches', 'Propose a table', 'lobby', {
    body: p.NewTable,
    gives: p.TableInfo,
    limit: { max: 60, timeWindow: MINUTE },
  }),
  table: get('/matches/:id', 'One table', 'anyone', { params: AtMatch, gives: p.TableInfo }),
  join: post('/matches/:id/join', 'Take a free seat', 'lobby', {
    params: AtMatch,
    body: p.JoinBody,
    gives: p.TableInfo,
  }),
  leave: post('/matches/:id/leave', 'Leave; during a game a bot plays on', 'lobby', { params: AtMatch }),
  remove: post('/matches/:id/remove', 'Free a seat of the open table you proposed', 'lobby', {
    params: AtMatch,
    body: z.object({ seat: p.SeatNumber }),
    gives: p.TableInfo,
  }),
  seat: post(
    '/matches/:id/seat',
    'Give a free seat of the open table you proposed to a bot, or take it back',
    'lobby',
    {
      params: AtMatch,
      body: z.object({ seat: p.SeatNumber, bot: z.string().max(40).nullable() }),
      gives: p.TableInfo,
    },
  ),
  places: post('/matches/:id/places', 'Move to a free seat; who proposed the table exchanges any two', 'lobby', {
    params: AtMatch,
    body: z.object({ seat: p.SeatNumber, other: p.SeatNumber }),
    gives: p.TableInfo,
  }),
  start: post('/matches/:id/start', 'Begin', 'lobby', { params: AtMatch, gives: p.TableInfo }),
  adopt: post('/matches/:id/adopt', 'Take the seat of someone who left', 'lobby', {
    params: AtMatch,
    body: z.object({ seat: p.SeatNumber }),
    gives: p.TableInfo,
  }),
  rematch: post('/matches/:id/rematch', 'The same table again', 'lobby', { params: AtMatch, gives: p.TableInfo }),
  invite: post('/matches/:id/invites', 'A link that seats one person once', 'lobby', {
    params: AtMatch,
    body: p.InviteBody,
    gives: z.object({ code: z.string(), expiresAt: z.number() }),
    limit: { max: 60, timeWindow: MINUTE },
  }),
  myInvites: get('/matches/:id/invites', 'The invitations you made to it', 'lobby', {
    params: AtMatch,
    gives: z.array(p.InviteInfo),
  }),
  revoke: del('/matches/:id/invites/:invite', 'Take an invitation back that nobody used yet', 'lobby', {
    params: AtMatch.extend({ invite: z.string().max(64) }),
  }),
  invited: get('/invites/:code', 'The table an invitation leads to', 'anyone', {
    params: AtCode,
    gives: p.TableInfo,
    limit: { max: 20, timeWindow: MINUTE },
  }),
  accept: post('/invites/:code', 'Accept an invitation', 'lobby', {
    params: AtCode,
    gives: p.TableInfo,
    limit: { max: 20, timeWindow: MINUTE },
  }),
}

export function lobbyRoutes(app: FastifyInstance, { lobby, store, settings }: Services): void {
  const serve = serveOn(app, 'lobby')
  serve(ROUTES.house, async () => ({ address: settings.lanUrl }))
  serve(ROUTES.lobby, async ({ query, visitor }) =>
    lookAround(store, lobby, query, visitor?.scopes.includes('read') ? visitor.user : null),
  )
  serve(ROUTES.tables, async ({ query, visitor }) => {
    const rows = await listedTables(store, { ...query, vacant: query.vacant === 'true' })
    return lobby.infos(rows, visitor?.user ?? null)
  })
  serve(ROUTES.myTables, async ({ query, person }) => {
    const statuses = query.status ? [query.status] : (['open', 'live', 'over', 'broken'] as const)
    return lobby.infos(await tablesOf(store, person.user, statuses), person.user)
  })
  serve(ROUTES.propose, async ({ body, person }) => lobby.info(await lobby.create(person.user, body), person.user))
  serve(ROUTES.table, async ({ params, visitor }) => lobby.info(params.id, visitor?.user ?? null))
  serve(ROUTES.join, async ({ params, body, person }) => {
    await lobby.join(params.id, person.user, body.seat)
    return lobby.info(params.id, person.user)
  })
  serve(ROUTES.leave, async ({ params, person }) => lobby.leave(params.id, person.user))
  serve(ROUTES.remove, async ({ params, body, person }) => {
    await lobby.remove(params.id, person.user, body.seat)
    return lobby.info(params.id, person.user)
  })
  serve(ROUTES.seat, async ({ params, body, person }) => {
    await seatBot(store, lobby, params.id, person.user, body)
    return lobby.info(params.id, person.user)
  })
  serve(ROUTES.places, async ({ params, body, person }) => {
    await changePlaces(store, lobby, params.id, person.user, body)
    return lobby.info(params.id, person.user)
  })
  serve(ROUTES.start, async ({ params, person }) => {
    await lobby.start(params.id, person.user)
    return lobby.info(params.id, person.user)
  })
  serve(ROUTES.adopt, async ({ params, body, person }) => {
    await lobby.adopt(params.id, person.user, body.seat)
    return lobby.info(params.id, person.user)
  })
  serve(ROUTES.rematch, async ({ params, person }) =>
    lobby.info(await rematch(store, lobby, params.id, person.user), person.user),
  )
  serve(ROUTES.invite, async ({ params, body, person }) => makeInvite(store, lobby, params.id, person.user, body.seat))
  serve(ROUTES.myInvites, async ({ params, person }) => invitesOf(store, params.id, person.user))
  serve(ROUTES.revoke, async ({ params, person }) => revokeInvite(store, params.id, params.invite, person.user))
  serve(ROUTES.invited, async ({ params, visitor }) =>
    lobby.info(await matchOfInvite(store, params.code), visitor?.user ?? null),
  )
  serve(ROUTES.accept, async ({ params, person }) =>
    lobby.info(await acceptInvite(store, lobby, params.code, person.user), person.user),
  )
}
