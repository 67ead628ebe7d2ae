/** What goes over REST. */
import type * as kernel from '@ecumene/kernel'
import { z } from 'zod'
import {
  Action,
  Id,
  Instruction,
  Key,
  Language,
  Moment,
  Pace,
  Prompt,
  plainText,
  prose,
  Quiet,
  Scope,
  SeatNumber,
  Seq,
  TableSettings,
  UserId,
} from './common.ts'
import { Rating } from './people.ts'
import { ChatLine, Outcome, WireClock, WireLine } from './socket.ts'

export const Options = z.record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(60)]))
export const SeatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), bot: z.string().max(40) }),
])
export const NewTable = z.object({
  game: z.string().max(40),
  variant: z.string().max(60).optional(),
  options: Options.optional(),
  title: plainText(80).optional(),
  seats: z.array(SeatPlan).min(1).max(8),
  settings: TableSettings.partial()
    .extend({ standIn: z.string().max(40).optional().describe('`standIn` of the game, unless said') })
    .optional(),
  /** Start by itself as soon as every seat is taken. */
  autoStart: z.boolean().default(true),
  /** Not before that moment, and by itself then. */
  startsAt: Moment.optional(),
})
export type NewTable = z.infer<typeof NewTable>

export const SeatInfo = z.object({
  seat: SeatNumber,
  user: z.string().nullable(),
  name: z.string().nullable(),
  /** Its player, or who left it, has no account: guests are never rated. */
  isGuest: z.boolean(),
  /** Of its player in this game at this pace; null: none, or they keep it to themselves. */
  rating: Rating.nullable(),
  /** Its player is on the site at this moment. */
  here: z.boolean(),
  bot: z.string().nullable(),
  /** A bot plays for its absent player. */
  standIn: z.string().nullable(),
  /** Its player left for good: a bot plays on until somebody adopts it. */
  vacant: z.boolean(),
  /** The name of who left it. */
  left: z.string().nullable(),
  /** You may adopt it: you had it, or it is open to all who find the table. */
  adoptable: z.boolean(),
  /** A free seat that waits for somebody; nobody else takes it before that moment. */
  kept: z.object({ name: z.string().nullable(), until: z.number(), isMine: z.boolean() }).nullable(),
  /** Its player is on vacation until then. */
  vacationUntil: z.number().nullable(),
  /** Its slow clock stands still now: quiet hours, or vacation. */
  resting: z.boolean(),
  /** When its time is up, quiet hours counted; null: its clock does not run. */
  due: z.number().nullable(),
  /** The newer version of the rules its player agrees to play on by. */
  agreed: z.int().nullable(),
})
export type SeatInfo = z.infer<typeof SeatInfo>
export const TableInfo = z.object({
  id: Id,
  game: z.string(),
  version: z.int(),
  title: z.string().nullable(),
  status: z.enum(['open', 'live', 'over', 'gone', 'broken']),
  setup: z.object({ seats: z.int(), variant: z.string(), options: Options }) satisfies z.ZodType<kernel.Setup>,
  settings: TableSettings,
  owner: z.string().nullable(),
  seats: z.array(SeatInfo),
  me: SeatNumber.nullable(),
  owed: z.int(),
  seq: Seq,
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  expiresAt: z.number().nullable(),
  /** An open table begins then, if every seat is taken. */
  startsAt: z.number().nullable(),
  /** Hash of the key of chance; the key itself is in the record once the game is over. */
  commitment: z.string().nullable(),
  outcome: Outcome.nullable(),
  /** Other tables of its cup play with the same chance: nobody may read the record yet. */
  sealed: z.boolean(),
  /** Who may take over a seat that its player left, beside that player. */
  heirs: z.enum(['anybody', 'invited', 'nobody']),
  rematch: z.string().nullable(),
  /** Why an operator closed it; told to those who sat here. Absent: nobody did. */
  closed: z.object({ reason: z.string().nullable() }).optional(),
  /** Not told to spectators who see the table late. */
  clock: WireClock.nullable(),
  /** The last request to take a move back; told to those who sit here. */
  takeback: z
    .object({
      isOpen: z.boolean(),
      seat: SeatNumber,
      /** This line, and all after it. */
      line: Seq,
      /** What the asker had chosen last then. */
      own: Seq,
      /** Who has to agree, and who has. */
      asked: z.int(),
      agreed: z.int(),
      refusedBy: SeatNumber.nullable(),
    })
    .nullable(),
  /** When the last action was played, or the game began. */
  movedAt: z.number().nullable(),
})
export type TableInfo = z.infer<typeof TableInfo>

export const LobbyFilter = z.object({
  game: z.string().max(40).optional(),
  pace: z.enum(['none', 'live', 'slow']).optional(),
  status: z.enum(['open', 'live', 'over']).default('open'),
  seats: z.coerce.number().int().min(1).max(8).optional(),
  /** Only tables with a seat to adopt. */
  vacant: z.literal('true').optional(),
  before: z.coerce.number().int().min(0).max(8.64e15).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
/** What a lobby shows: one's own tables, and of the others those that wait, have a seat to adopt, or are played. */
export const LobbyQuery = LobbyFilter.pick({ game: true, pace: true, seats: true })
export const LobbyLook = z.object({
  mine: z.array(TableInfo),
  open: z.array(TableInfo),
  vacant: z.array(TableInfo),
  live: z.array(TableInfo),
  /** Proposals one sat at that came to nothing. */
  gone: z.array(TableInfo),
})
export type LobbyLook = z.infer<typeof LobbyLook>
export const MyGamesFilter = z.object({ status: z.enum(['open', 'live', 'over', 'gone']).optional() })
export const JoinBody = z.object({ seat: SeatNumber.optional() })
export const InviteBody = z.object({ seat: SeatNumber.optional() })
/** An invitation as its author sees it later: the code itself is shown only once. */
export const InviteInfo = z.object({
  id: z.string(),
  seat: SeatNumber.nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** The name of who came by it. */
  usedBy: z.string().nullable(),
})
export type InviteInfo = z.infer<typeof InviteInfo>
export const PlayBody = z.object({ seq: Seq, key: Key, action: Action })
/** Asks to take this line back, an action of one's own, with everything after it. */
export const TakebackBody = z.object({ line: Seq })
export const UndoBody = z.object({ seq: Seq, key: Key })
export const Accepted = z.object({ seq: Seq })

export const PositionQuery = z.object({
  since: z.coerce.number().int().min(-1).optional(),
  at: z.coerce.number().int().min(0).optional(),
})
/** A position in field names, for programs in any language. */
export const PositionBody = z.object({
  seq: Seq,
  viewer: z.union([z.int(), z.literal('table')]),
  view: z.record(z.string(), z.union([z.number(), z.array(z.number()).readonly()])) satisfies z.ZodType<kernel.Named>,
  owed: z.int(),
  prompt: Prompt.nullable(),
  legal: z.array(Action).readonly(),
  undo: z.string().nullable(),
  lines: z.array(WireLine),
  outcome: Outcome.nullable(),
  clock: WireClock.nullable(),
})
export type PositionBody = z.infer<typeof PositionBody>

export const SayBody = z.object({ text: prose(1000) })
export const ChatList = z.array(ChatLine)
export const NoteBody = z.object({ text: z.string().max(10_000) })
/** Addresses of things on the board that a player marked for themselves. */
export const MarksBody = z.object({ marks: z.array(z.string().min(1).max(120)).max(60) })
export const Instructions = z.array(Instruction).max(40)
export const ReportBody = z.object({
  match: Id.optional(),
  user: UserId.optional(),
  chat: UserId.optional(),
  text: prose(2000),
})
export const SentReport = z.object({
  id: z.string(),
  at: z.number(),
  text: z.string(),
  match: z.string().nullable(),
  /** The name of whom it is about. */
  about: z.string().nullable(),
  resolvedAt: z.number().nullable(),
})
const Somebody = z.object({ user: z.string(), name: z.string().nullable() })
/** A report as operators read it, with what it is about. */
export const ReportInfo = z.object({
  id: z.string(),
  at: z.number(),
  text: z.string(),
  by: Somebody,
  about: Somebody.extend({ silencedUntil: z.number().nullable(), bannedUntil: z.number().nullable() }).nullable(),
  match: z.string().nullable(),
  /** The line that was reported. */
  line: z.string().nullable(),
  /** That line of chat, and those before and after it. */
  chat: z.array(ChatLine),
  resolvedAt: z.number().nullable(),
  note: z.string().nullable(),
})
export type ReportInfo = z.infer<typeof ReportInfo>
export const ReportsFilter = z.object({ status: z.enum(['open', 'resolved']).default('open') })
export const ResolveBody = z.object({ note: z.string().trim().max(2000).default('') })
export const RelationBody = z.object({ user: UserId, kind: z.enum(['mute', 'block']) })
export const NewToken = z.object({
  name: plainText(60),
  scopes: z.array(Scope).min(1),
  days: z.int().min(1).max(365).default(90),
})
export const TokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
  expiresAt: z.number(),
})
export const Profile = z.object({
  quiet: Quiet.nullable(),
  /** Between the two slow clocks stand still and notices wait; no beginning: it has begun. */
  vacationFrom: Moment.nullable().default(null),
  vacationUntil: Moment.nullable(),
  language: Language.default('en'),
  /** Others may read the page about them; left out: as it was. */
  isPublic: z.boolean().optional(),
})
export type Profile = z.infer<typeof Profile>
export const LanguageBody = z.object({ language: Language })
export const NewChannel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email') }),
  z.object({ kind: z.literal('webhook'), url: z.url().max(500) }),
  z.object({
    kind: z.literal('push'),
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  }),
])
export type NewChannel = z.infer<typeof NewChannel>
/** From the link of a letter. */
export const StopBody = z.object({ channel: Id, key: z.string().max(100) })
export type StopBody = z.infer<typeof StopBody>
export const ChannelInfo = z.object({ id: z.string(), kind: z.string(), target: z.string(), createdAt: z.number() })
export const Yes = z.object({ ok: z.literal(true) })
export { Pace, TableSettings }
