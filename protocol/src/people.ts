/** How people find each other: the queue, a page about each of them, and cups. */
import { z } from 'zod'
import { Id, plainText, UserId } from './common.ts'

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

/** The number beside a name. */
export const Rating = z.object({
  rating: z.int(),
  /** Too few games to mean much. */
  provisional: z.boolean(),
})
export type Rating = z.infer<typeof Rating>
/** What a finished game did to somebody's rating. */
export const RatingChange = Rating.extend({ seat: z.int(), change: z.int() })
export type RatingChange = z.infer<typeof RatingChange>
export const RatingInfo = Rating.extend({ game: z.string(), pace: z.string(), games: z.int() })
export type RatingInfo = z.infer<typeof RatingInfo>
/** A finished game of somebody. */
export const PastGame = z.object({
  /** Null: the table was not for everybody to find. */
  match: Id.nullable(),
  game: z.string(),
  pace: z.string(),
  at: z.number(),
  place: z.int(),
  seats: z.int(),
  left: z.boolean(),
  /** After it; null: not rated. */
  rating: z.int().nullable(),
  /** With whom, of the latest games that everybody may find; with their rating after it. */
  others: z.array(
    z.object({
      user: UserId.nullable(),
      name: z.string().nullable(),
      bot: z.string().nullable(),
      rating: z.int().nullable(),
    }),
  ),
})
export type PastGame = z.infer<typeof PastGame>
export const PersonPage = z.object({
  user: UserId,
  name: z.string(),
  isMe: z.boolean(),
  isPublic: z.boolean(),
  /** Null: they keep it to themselves. */
  told: z
    .object({
      ratings: z.array(RatingInfo),
      /** The newest first. */
      games: z.array(PastGame),
      byGame: z.array(z.object({ game: z.string(), games: z.int(), won: z.int(), places: z.array(z.int()) })),
      reliability: z.object({ games: z.int(), left: z.int(), turns: z.int(), late: z.int() }),
      /** What they chose most often, for each game and kind. */
      favourites: z.array(z.object({ game: z.string(), by: z.string(), value: z.string(), times: z.int() })),
    })
    .nullable(),
})
export type PersonPage = z.infer<typeof PersonPage>

/** Who is best at a game and a pace: first those who are placed, then those with few games. */
export const LeaderBoard = z.object({
  people: z.array(Rating.extend({ user: UserId, name: z.string(), games: z.int() })),
})
export type LeaderBoard = z.infer<typeof LeaderBoard>

export const NewCup = z.object({
  name: plainText(60),
  game: z.string().max(40),
  /** At each table. */
  seats: z.int().min(3).max(8),
  pace: z.enum(['live', 'slow']),
  /** `round-robin`: everybody meets everybody, as far as it comes out; `swiss`: equals meet, for so many rounds. */
  form: z.enum(['round-robin', 'swiss']),
  rounds: z.int().min(1).max(9).default(3),
  /** One key of chance for all tables of a round. */
  duplicate: z.boolean().default(false),
  startsAt: z.int().min(0).max(8.64e15),
})
export type NewCup = z.infer<typeof NewCup>
export const CupInfo = z.object({
  id: Id,
  name: z.string(),
  owner: z.string(),
  game: z.string(),
  seats: z.int(),
  pace: z.enum(['live', 'slow']),
  form: z.enum(['round-robin', 'swiss']),
  duplicate: z.boolean(),
  /** Everybody has confirmed an address; false: one person may play here under two names, and nobody can tell. */
  isOnce: z.boolean(),
  status: z.enum(['open', 'running', 'over', 'gone']),
  round: z.int(),
  rounds: z.int(),
  startsAt: z.number(),
  isIn: z.boolean(),
  standings: z.array(
    z.object({ user: z.string(), name: z.string(), points: z.number(), won: z.int(), played: z.int() }),
  ),
  tables: z.array(
    z.object({
      match: Id,
      round: z.int(),
      isOver: z.boolean(),
      /** The asker sits there. */
      isMine: z.boolean(),
      /** Its record and its results are told: not before the last table of equal luck is over. */
      isOpen: z.boolean(),
      /** By seat; null: a bot. */
      names: z.array(z.string().nullable()),
      /** By seat; null: not over, or not told yet. */
      places: z.array(z.int()).nullable(),
      scores: z.array(z.number()).nullable(),
    }),
  ),
})
export type CupInfo = z.infer<typeof CupInfo>
