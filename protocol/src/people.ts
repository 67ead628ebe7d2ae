/** How people find each other: the queue. */
import { z } from 'zod'
import { Id } from './common.ts'

/** What somebody would play now. */
export const QueueWish = z.object({
  games: z.array(z.string().max(40)).min(1).max(10),
  /** How many players, bots among them. */
  seats: z
    .array(z.int().min(2).max(8))
    .min(1)
    .max(7)
    .transform(list => [...new Set(list)].sort((a, b) => a - b)),
  pace: z.enum(['live', 'slow']),
  /** `near`: only with people of about the same rating. */
  level: z.enum(['any', 'near']).default('any'),
  /** Bots take the free seats after so many seconds; null: never. */
  botsAfter: z
    .int()
    .min(0)
    .max(7 * 86_400)
    .nullable()
    .default(null),
})
export type QueueWish = z.infer<typeof QueueWish>

/** A table somebody is offered; it begins when everybody has accepted. */
export const OfferInfo = z.object({
  id: Id,
  game: z.string(),
  seats: z.int(),
  people: z.int(),
  /** How many people have accepted. */
  accepted: z.int(),
  /** I have. */
  mine: z.boolean(),
  expiresAt: z.number(),
})
export type OfferInfo = z.infer<typeof OfferInfo>
export const QueueInfo = z.object({
  /** What I wait for; null: nothing. */
  ticket: z.object({ wish: QueueWish, since: z.number(), offer: OfferInfo.nullable() }).nullable(),
  /** How many people wait, for each game. */
  waiting: z.record(z.string(), z.int()),
  /** The game that came of what I waited for. */
  match: Id.nullable(),
})
export type QueueInfo = z.infer<typeof QueueInfo>
export const OfferAnswer = z.object({ offer: Id, accept: z.boolean() })
