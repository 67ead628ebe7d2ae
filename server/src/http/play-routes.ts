/** Tables over REST: everything the socket can do. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { askPause } from '../pace/clock.ts'
import type { Person } from '../people/whoami.ts'
import type { Services } from '../services.ts'
import { Problem } from '../trouble.ts'
import { route } from './api.ts'
import { viewerOf } from './socket.ts'

const AtMatch = z.object({ id: p.Id })
const tag = 'play'

export function playRoutes(app: FastifyInstance, services: Services): void {
  const { hall, lobby, store } = services
  const mySeat = async (match: string, person: Person) => {
    const room = await hall.room(match)
    const seat = room.seatOf(person.user)
    if (seat === null) throw new Problem('foreign-seat', 'you do not sit at this table')
    return { room, seat }
  }

  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/position',
      summary: 'The position as you may know it',
      tag,
      needs: 'anyone',
      params: AtMatch,
      query: p.PositionQuery,
      gives: p.Position,
    },
    async ({ params, query, visitor }) => {
      const viewer = await viewerOf(services, params.id, visitor)
      return query.at === undefined
        ? hall.position(params.id, viewer, query.since ?? -1)
        : hall.past(params.id, viewer, query.at)
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/actions',
      summary: 'Play an action',
      tag,
      needs: 'play',
      params: AtMatch,
      body: p.PlayBody,
      gives: p.Accepted,
    },
    async ({ params, body, person }) => {
      const { room, seat } = await mySeat(params.id, person)
      if (room.meta.seats[seat].standIn) await lobby.comeBack(params.id, person.user)
      return hall.submit({ match: params.id, seat, action: body.action, seq: body.seq, key: body.key, by: 'player' })
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/undo',
      summary: 'Take your last action back',
      tag,
      needs: 'play',
      params: AtMatch,
      body: p.UndoBody,
      gives: p.Accepted,
    },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      return hall.submit({ match: params.id, seat, action: null, seq: body.seq, key: body.key, by: 'player' })
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/pause',
      summary: 'Ask to pause, or agree to it; `wish: false` takes it back or goes on',
      tag,
      needs: 'play',
      params: AtMatch,
      body: z.object({ wish: z.boolean() }),
    },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      await hall.setClock(params.id, ({ clock, meta }, now) => {
        if (!clock) throw new Problem('refused', 'this table has no clock')
        return askPause(clock, meta.settings.pace, seat, body.wish, meta.people, now, meta.rests)
      })
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/return',
      summary: 'Take your seat back from the bot that stood in',
      tag,
      needs: 'play',
      params: AtMatch,
    },
    async ({ params, person }) => {
      await mySeat(params.id, person)
      await lobby.comeBack(params.id, person.user)
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/instructions',
      summary: 'Your standing instructions',
      tag,
      needs: 'play',
      params: AtMatch,
      gives: p.Instructions,
    },
    async ({ params, person }) => {
      const { room, seat } = await mySeat(params.id, person)
      return room.meta.seats[seat].instructions
    },
  )
  route(
    app,
    {
      method: 'PUT',
      url: '/matches/:id/instructions',
      summary: 'What is played for you whenever you are asked these decisions',
      tag,
      needs: 'play',
      params: AtMatch,
      body: p.Instructions,
    },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      await store.db
        .updateTable('seat')
        .set({ instructions: JSON.stringify(body) })
        .where('match', '=', params.id)
        .where('seat', '=', seat)
        .execute()
      await store.tell({ kind: 'table', match: params.id })
      await services.driver.wake(params.id)
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/note',
      summary: 'Your own note on this game',
      tag,
      needs: 'read',
      params: AtMatch,
      gives: p.NoteBody,
    },
    async ({ params, person }) => {
      const { seat } = await mySeat(params.id, person)
      const row = await store.db
        .selectFrom('seat')
        .select('note')
        .where('match', '=', params.id)
        .where('seat', '=', seat)
        .executeTakeFirst()
      return { text: row?.note ?? '' }
    },
  )
  route(
    app,
    {
      method: 'PUT',
      url: '/matches/:id/note',
      summary: 'Write it',
      tag,
      needs: 'play',
      params: AtMatch,
      body: p.NoteBody,
    },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      await store.db
        .updateTable('seat')
        .set({ note: body.text })
        .where('match', '=', params.id)
        .where('seat', '=', seat)
        .execute()
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/chat',
      summary: 'What was said',
      tag,
      needs: 'anyone',
      params: AtMatch,
      gives: p.ChatList,
    },
    async ({ params, visitor }) => services.chat.list(params.id, visitor?.user ?? null),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/chat',
      summary: 'Say something',
      tag,
      needs: 'chat',
      params: AtMatch,
      body: p.SayBody,
      gives: p.ChatLine,
      limit: { max: 30, timeWindow: '1 minute' },
    },
    async ({ params, body, person }) => services.chat.say(params.id, person.user, person.name, body.text),
  )
}
