/** Pictures of tables and games, for previews of links. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { boxPicture, pictureOf } from '../pictures/preview.ts'
import type { Services } from '../services.ts'
import { get, serveOn } from './serve.ts'

const ROUTES = {
  picture: get('/matches/:id/picture', 'A picture of a table: of its board, if others may see it', 'anyone', {
    params: z.object({ id: p.Id }),
    query: z.object({ lang: p.Language.default('en') }),
    limit: { max: 30, timeWindow: '1 minute' },
  }),
  box: get('/games/:game/picture', 'A picture of a game', 'anyone', {
    params: z.object({ game: z.string().max(40) }),
    query: z.object({ lang: p.Language.default('en') }),
    limit: { max: 30, timeWindow: '1 minute' },
  }),
}

export function previewRoutes(app: FastifyInstance, services: Services): void {
  const serve = serveOn(app, 'play')
  serve(ROUTES.box, async ({ params, query, reply }) => {
    const png = await boxPicture(services, params.game, query.lang)
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(png)
  })
  serve(ROUTES.picture, async ({ params, query, reply }) => {
    const png = await pictureOf(services, params.id, query.lang)
    // It is everybody's, until somebody whose name stands on it deletes their account.
    return reply.header('cache-control', 'public, max-age=600').type('image/png').send(png)
  })
}
