/** Tables over REST: everything the socket can do. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { agreeToNewerRules } from '../lobby/newer-rules.ts'
import { askPause } from '../pace/clock.ts'
import type { Person } from '../people/person.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { marksOf, noteOf, setInstructions, setMarks, writeNote } from '../store/seats.ts'
import { isContest } from '../table/room.ts'
import { del, get, post, put, serveOn } from './serve.ts'
import { lookingBack, viewerOf } from './viewer.ts'

const AtMatch = z.object({ id: p.Id })

const ROUTES = {
  position: get('/matches/:id/position', 'The position as you may know it', 'anyone', {
    params: AtMatch,
    query: p.PositionQuery,
    gives: p.PositionBody,
  }),
  play: post('/matches/:id/actions', 'Play an action', 'play', {
    params: AtMatch,
    body: p.PlayBody,
    gives: p.Accepted,
  }),
  undo: post('/matches/:id/undo', 'Take your last action back', 'play', {
    params: AtMatch,
    body: p.UndoBody,
    gives: p.Accepted,
  }),
  pause: post('/matches/:id/pause', 'Ask to pause, or agree to it; `wish: false` takes it back or goes on', 'play', {
    params: AtMatch,
    body: z.object({ wish: z.boolean() }),
  }),
  lastRound: post(
    '/matches/:id/last-round',
    'Make the current round the last; for the player who proposed the table',
    'play',
    {
      params: AtMatch,
    },
  ),
  takeback: post('/matches/:id/takeback', 'Ask to take one of your moves back', 'play', {
    params: AtMatch,
    body: p.TakebackBody,
    limit: { max: 20, timeWindow: '1 minute' },
  }),
  consent: post('/matches/:id/takeback/answer', "Agree to another's request; `wish: false` refuses it", 'play', {
    params: AtMatch,
    body: z.object({ wish: z.boolean() }),
  }),
  withdraw: del('/matches/:id/takeback', 'Withdraw your own request', 'play', { params: AtMatch }),
  rules: post('/matches/:id/rules', "Agree to play on by today's rules; `wish: false` takes it back", 'play', {
    params: AtMatch,
    body: z.object({ wish: z.boolean() }),
    gives: z.object({ version: z.int() }),
    limit: { max: 10, timeWindow: '1 minute' },
  }),
  comeBack: post('/matches/:id/return', 'Take your seat back from the bot that stood in', 'play', { params: AtMatch }),
  instructions: get('/matches/:id/instructions', 'Your standing instructions', 'play', {
    params: AtMatch,
    gives: p.Instructions,
  }),
  instruct: put('/matches/:id/instructions', 'What is played for you whenever you are asked these decisions', 'play', {
    params: AtMatch,
    body: p.Instructions,
  }),
  note: get('/matches/:id/note', 'Your own note on this game', 'read', { params: AtMatch, gives: p.NoteBody }),
  writeNote: put('/matches/:id/note', 'Write it', 'play', { params: AtMatch, body: p.NoteBody }),
  marks: get('/matches/:id/marks', 'Your own marks on the board', 'read', { params: AtMatch, gives: p.MarksBody }),
  setMarks: put('/matches/:id/marks', 'Set them', 'play', { params: AtMatch, body: p.MarksBody }),
  chat: get('/matches/:id/chat', 'What was said', 'anyone', { params: AtMatch, gives: p.ChatList }),
  say: post('/matches/:id/chat', 'Say something', 'chat', {
    params: AtMatch,
    body: p.SayBody,
    gives: p.ChatLine,
    limit: { max: 30, timeWindow: '1 minute' },
  }),
}

export function playRoutes(app: FastifyInstance, services: Services): void {
  const serve = serveOn(app, 'play')
  const { hall, lobby, store } = services
  const mySeat = async (match: string, person: Person) => {
    const room = await hall.room(match)
    const seat = room.seatOf(person.user)
    if (seat === null) throw new Problem('foreign-seat', 'you do not sit at this table')
    return { room, seat }
  }

  serve(ROUTES.position, async ({ params, query, visitor, request }) => {
    const mayLookBack = lookingBack(services, visitor, request.ip)
    if (query.at !== undefined && !(await mayLookBack()))
      throw new Problem('slow-down', 'too many past positions; wait a little')
    const viewer = await viewerOf(services, params.id, visitor)
    return query.at === undefined
      ? hall.position(params.id, { viewer, mayLookBack }, query.since ?? -1)
      : hall.past(params.id, viewer, query.at)
  })
  serve(ROUTES.play, async ({ params, body, person }) => {
    const { room, seat } = await mySeat(params.id, person)
    if (room.meta.seats[seat].standIn) await lobby.comeBack(params.id, person.user)
    return hall.submit({ match: params.id, seat, action: body.action, seq: body.seq, key: body.key, by: 'player' })
  })
  serve(ROUTES.undo, async ({ params, body, person }) => {
    const { seat } = await mySeat(params.id, person)
    return hall.submit({ match: params.id, seat, action: null, seq: body.seq, key: body.key, by: 'player' })
  })
  serve(ROUTES.pause, async ({ params, body, person }) => {
    const { seat } = await mySeat(params.id, person)
    await hall.setClock(params.id, ({ clock, meta }, now) => {
      if (!clock) throw new Problem('refused', 'this table has no clock')
      return askPause(clock, meta.settings.pace, seat, body.wish, meta.people, now, meta.rests)
    })
  })
  serve(ROUTES.lastRound, async ({ params, person }) => {
    const { meta } = await hall.room(params.id)
    if (meta.row.owner !== person.user) throw new Problem('forbidden', 'only who proposed the table does that')
    if (isContest(meta)) throw new Problem('forbidden', 'a rated game ends as it was agreed before the start')
    await services.driver.makeLastRound(params.id, 'player')
  })
  serve(ROUTES.takeback, async ({ params, body, person }) => {
    const { seat } = await mySeat(params.id, person)
    await services.takebacks.ask(params.id, seat, body.line)
  })
  serve(ROUTES.consent, async ({ params, body, person }) => {
    const { seat } = await mySeat(params.id, person)
    await services.takebacks.answer(params.id, seat, body.wish)
  })
  serve(ROUTES.withdraw, async ({ params, person }) => {
    const { seat } = await mySeat(params.id, person)
    await services.takebacks.withdraw(params.id, seat)
  })
  serve(ROUTES.rules, async ({ params, body, person }) =>
    agreeToNewerRules(services, params.id, person.user, body.wish),
  )
  serve(ROUTES.comeBack, async ({ params, person }) => {
    await mySeat(params.id, person)
    await lobby.comeBack(params.id, person.user)
  })
  serve(ROUTES.instructions, async ({ params, person }) => {
    const { room, seat } = await mySeat(params.id, person)
    return room.meta.seats[seat].instructions
  })
  serve(ROUTES.instruct, async ({ params, body, person }) => {
    const { seat } = await mySeat(params.id, person)
    await setInstructions(store, params.id, seat, body)
    await hall.changed(params.id)
    await services.driver.wake(params.id)
  })
  serve(ROUTES.note, async ({ params, person }) => {
    const { seat } = await mySeat(params.id, person)
    return { text: await noteOf(store, params.id, seat) }
  })
  serve(ROUTES.writeNote, async ({ params, body, person }) => {
    const { seat } = await mySeat(params.id, person)
    await writeNote(store, params.id, seat, body.text)
  })
  serve(ROUTES.marks, async ({ params, person }) => {
    const { seat } = await mySeat(params.id, person)
    return { marks: await marksOf(store, params.id, seat) }
  })
  serve(ROUTES.setMarks, async ({ params, body, person }) => {
    const { seat } = await mySeat(params.id, person)
    await setMarks(store, params.id, seat, body.marks)
  })
  serve(ROUTES.chat, async ({ params, visitor }) => services.chat.list(params.id, visitor?.user ?? null))
  serve(ROUTES.say, async ({ params, body, person }) =>
    services.chat.say(params.id, person.user, person.name, body.text),
  )
}
