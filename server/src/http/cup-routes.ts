/** Cups. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { get, post, serveOn } from './serve.ts'

const AtCup = z.object({ id: p.Id })
const limit = { max: 30, timeWindow: '1 minute' }

const ROUTES = {
  cups: get('/cups', 'Cups, the latest first', 'anyone', { gives: z.array(p.CupInfo) }),
  propose: post('/cups', 'Propose a cup; members only', 'lobby', { body: p.NewCup, gives: p.CupInfo, limit }),
  cup: get('/cups/:id', 'One cup', 'anyone', { params: AtCup, gives: p.CupInfo }),
  enter: post('/cups/:id/enter', 'Take part; members only', 'lobby', { params: AtCup, gives: p.CupInfo, limit }),
  leave: post('/cups/:id/leave', 'Take part no more', 'lobby', { params: AtCup, gives: p.CupInfo, limit }),
  callOff: post('/cups/:id/call-off', 'Call off the cup you proposed before it begins', 'lobby', { params: AtCup }),
}

export function cupRoutes(app: FastifyInstance, { cups }: Services): void {
  const serve = serveOn(app, 'lobby')
  const memberOnly = ({ guest }: { guest: boolean }): void => {
    if (guest) throw new Problem('forbidden', 'cups are for members: make an account first')
  }
  serve(ROUTES.cups, async ({ visitor }) => cups.list(visitor?.user ?? null))
  serve(ROUTES.propose, async ({ body, person }) => {
    memberOnly(person)
    return cups.info(await cups.propose(person.user, body), person.user)
  })
  serve(ROUTES.cup, async ({ params, visitor }) => cups.info(params.id, visitor?.user ?? null))
  serve(ROUTES.enter, async ({ params, person }) => {
    memberOnly(person)
    await cups.enter(params.id, person.user)
    return cups.info(params.id, person.user)
  })
  serve(ROUTES.leave, async ({ params, person }) => {
    await cups.leave(params.id, person.user)
    return cups.info(params.id, person.user)
  })
  serve(ROUTES.callOff, async ({ params, person }) => cups.callOff(params.id, person.user))
}
