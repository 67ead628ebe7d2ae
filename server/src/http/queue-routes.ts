/** Being found a game. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { del, get, post, serveOn } from './serve.ts'

const ROUTES = {
  queue: get('/queue', 'What you wait for, and how many wait; asking says that you are still there', 'lobby', {
    gives: p.QueueInfo,
  }),
  enter: post('/queue', 'Wait for a game', 'lobby', {
    body: p.QueueWish,
    gives: p.QueueInfo,
    limit: { max: 30, timeWindow: '1 minute' },
  }),
  leave: del('/queue', 'Wait no more', 'lobby'),
  answer: post('/queue/answer', 'Accept or decline the table you are offered', 'lobby', {
    body: p.OfferAnswer,
    gives: p.QueueInfo,
  }),
}

export function queueRoutes(app: FastifyInstance, { queue }: Services): void {
  const serve = serveOn(app, 'lobby')
  serve(ROUTES.queue, async ({ person }) => queue.info(person.user))
  serve(ROUTES.enter, async ({ body, person }) => {
    await queue.enter(person.user, body)
    return queue.info(person.user)
  })
  serve(ROUTES.leave, async ({ person }) => queue.leave(person.user))
  serve(ROUTES.answer, async ({ body, person }) => {
    await queue.answer(person.user, body.offer, body.accept)
    return queue.info(person.user)
  })
}
