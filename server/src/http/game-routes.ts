/** What can be played here, and what programs need to know of it. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { infoOf, shapeOf } from '../lobby/game-shape.ts'
import type { Services } from '../services.ts'
import { get, serveOn } from './serve.ts'

const ROUTES = {
  games: get('/games', 'The games that can be played here: variants, options, seats and bots', 'anyone', {
    gives: z.array(p.GameInfo),
  }),
  game: get('/games/:game', 'What the actions and positions of a game look like', 'anyone', {
    params: z.object({ game: z.string().max(40) }),
    query: z.object({ seats: z.coerce.number().int().min(1).max(8).optional() }),
    gives: p.GameShape,
  }),
}

export function gameRoutes(app: FastifyInstance, { lobby }: Services): void {
  const serve = serveOn(app, 'games')
  const infos = lobby.games.map(id => infoOf(lobby.gameOf(id)))
  serve(ROUTES.games, async () => infos)
  serve(ROUTES.game, async ({ params, query }) => shapeOf(lobby.gameOf(params.game), query.seats))
}
