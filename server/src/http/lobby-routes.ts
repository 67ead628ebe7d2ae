/** Finding and making tables. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { tableInfos } from '../lobby/info.ts'
import { acceptInvite, invitesOf, makeInvite, matchOfInvite, revokeInvite } from '../lobby/invites.ts'
import { rematch } from '../lobby/rematch.ts'
import type { Services } from '../services.ts'
import { route } from './api.ts'

const AtMatch = z.object({ id: p.Id })
const AtCode = z.object({ code: z.string().max(60) })
const tag = 'lobby'

export function lobbyRoutes(app: FastifyInstance, { lobby, store }: Services): void {
  route(
    app,
    {
      method: 'GET',
      url: '/games',
      summary: 'The games that can be played here',
      tag,
      needs: 'anyone',
      gives: z.array(z.string()),
    },
    async () => lobby.games,
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches',
      summary: 'Tables anyone may find',
      tag,
      needs: 'anyone',
      query: p.LobbyFilter,
      gives: z.array(p.TableInfo),
    },
    async ({ query, visitor }) => {
      let find = store.db.selectFrom('match').selectAll().where('status', '=', query.status).where('listed', '=', 1)
      if (query.game) find = find.where('game', '=', query.game)
      if (query.pace) find = find.where('pace', '=', query.pace)
      if (query.seats) find = find.where('seats', '=', query.seats)
      if (query.vacant)
        find = find.where(eb =>
          eb.exists(
            eb
              .selectFrom('seat')
              .select('seat.seat')
              .whereRef('seat.match', '=', 'match.id')
              .where('seat.vacant', '=', 1),
          ),
        )
      if (query.before) find = find.where('created_at', '<', query.before)
      if (query.status === 'open') find = find.where('expires_at', '>', Date.now())
      const rows = await find.orderBy('created_at', 'desc').limit(query.limit).execute()
      return tableInfos(store, rows, visitor?.user ?? null)
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/me/matches',
      summary: 'Your games, and whose turn it is',
      tag,
      needs: 'read',
      query: p.MyGamesFilter,
      gives: z.array(p.TableInfo),
    },
    async ({ query, person }) => {
      let find = store.db
        .selectFrom('match')
        .innerJoin('seat', 'seat.match', 'match.id')
        .selectAll('match')
        .where('seat.user', '=', person.user)
        .where('seat.vacant', '=', 0)
      find = query.status
        ? find.where('status', '=', query.status)
        : find.where('status', 'in', ['open', 'live', 'over', 'broken'])
      const rows = await find.orderBy('match.created_at', 'desc').limit(200).execute()
      return tableInfos(store, rows, person.user)
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches',
      summary: 'Propose a table',
      tag,
      needs: 'lobby',
      body: p.NewTable,
      gives: p.TableInfo,
      limit: { max: 60, timeWindow: '1 minute' },
    },
    async ({ body, person }) => lobby.info(await lobby.create(person.user, body), person.user),
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id',
      summary: 'One table',
      tag,
      needs: 'anyone',
      params: AtMatch,
      gives: p.TableInfo,
    },
    async ({ params, visitor }) => lobby.info(params.id, visitor?.user ?? null),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/join',
      summary: 'Take a free seat',
      tag,
      needs: 'lobby',
      params: AtMatch,
      body: p.JoinBody,
      gives: p.TableInfo,
    },
    async ({ params, body, person }) => {
      await lobby.join(params.id, person.user, body.seat)
      return lobby.info(params.id, person.user)
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/leave',
      summary: 'Leave; during a game a bot plays on',
      tag,
      needs: 'lobby',
      params: AtMatch,
    },
    async ({ params, person }) => lobby.leave(params.id, person.user),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/start',
      summary: 'Begin',
      tag,
      needs: 'lobby',
      params: AtMatch,
      gives: p.TableInfo,
    },
    async ({ params, person }) => {
      await lobby.start(params.id, person.user)
      return lobby.info(params.id, person.user)
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/adopt',
      summary: 'Take the seat of someone who left',
      tag,
      needs: 'lobby',
      params: AtMatch,
      body: z.object({ seat: p.SeatNumber }),
      gives: p.TableInfo,
    },
    async ({ params, body, person }) => {
      await lobby.adopt(params.id, person.user, body.seat)
      return lobby.info(params.id, person.user)
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/rematch',
      summary: 'The same table again',
      tag,
      needs: 'lobby',
      params: AtMatch,
      gives: p.TableInfo,
    },
    async ({ params, person }) => lobby.info(await rematch(store, lobby, params.id, person.user), person.user),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/invites',
      summary: 'A link that seats one person once',
      tag,
      needs: 'lobby',
      params: AtMatch,
      body: p.InviteBody,
      gives: z.object({ code: z.string(), expiresAt: z.number() }),
      limit: { max: 60, timeWindow: '1 minute' },
    },
    async ({ params, body, person }) => makeInvite(store, lobby, params.id, person.user, body.seat),
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/invites',
      summary: 'The invitations you made to it',
      tag,
      needs: 'lobby',
      params: AtMatch,
      gives: z.array(p.InviteInfo),
    },
    async ({ params, person }) => invitesOf(store, params.id, person.user),
  )
  route(
    app,
    {
      method: 'DELETE',
      url: '/matches/:id/invites/:invite',
      summary: 'Take an invitation back that nobody used yet',
      tag,
      needs: 'lobby',
      params: AtMatch.extend({ invite: z.string().max(64) }),
    },
    async ({ params, person }) => revokeInvite(store, params.id, params.invite, person.user),
  )
  route(
    app,
    {
      method: 'GET',
      url: '/invites/:code',
      summary: 'The table an invitation leads to',
      tag,
      needs: 'anyone',
      params: AtCode,
      gives: p.TableInfo,
      limit: { max: 20, timeWindow: '1 minute' },
    },
    async ({ params, visitor }) => lobby.info(await matchOfInvite(store, params.code), visitor?.user ?? null),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/invites/:code',
      summary: 'Accept an invitation',
      tag,
      needs: 'lobby',
      params: AtCode,
      gives: p.TableInfo,
      limit: { max: 20, timeWindow: '1 minute' },
    },
    async ({ params, person }) => lobby.info(await acceptInvite(store, lobby, params.code, person.user), person.user),
  )
}
