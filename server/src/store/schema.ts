/**
 * The tables of the database, as Kysely knows them. Times are milliseconds, flags 0 or 1, structures JSON text: the
 * same on both databases.
 */
import type { Generated } from 'kysely'
import type { MeasureRow } from './measure-tables.ts'
import type { CupRow, CupTableRow, OfferRow, TicketRow } from './queue-and-cup-tables.ts'

export interface MatchRow {
  id: string
  game: string
  version: number
  setup: string
  /** The key of chance: secret until the game is over. Null until it starts. */
  key: string | null
  commitment: string | null
  opening: string | null
  status: 'open' | 'live' | 'over' | 'gone' | 'broken'
  title: string | null
  owner: string | null
  settings: string
  pace: string
  listed: number
  auto_start: number
  seats: number
  outcome: string | null
  created_at: number
  started_at: number | null
  ended_at: number | null
  expires_at: number | null
  origin: string | null
  rematch: string | null
  /** The last request to take a move back (takebacks.ts). */
  takeback: string | null
}
export interface SeatRow {
  match: string
  seat: number
  user: string | null
  bot: string | null
  stand_in: string | null
  vacant: number
  note: string | null
  /** What its player marked on the board, as JSON. */
  marks: string | null
  instructions: string | null
  /** The version of the rules its player agrees to play on by. */
  agreed: number | null
  /** At an open table: until then nobody else takes it. */
  kept_for: string | null
  kept_until: number | null
}
/** Where a match stands. `rev` counts every change of it and decides races; `seq` counts the lines of the record. */
export interface PositionRow {
  match: string
  rev: number
  seq: number
  owed: number
  clock: string | null
  deadline: number | null
  updated_at: number
}
/** `claimed_until`: a server looks after this table now; the others leave it alone until then. */
type ClaimedRow = PositionRow & { claimed_until: Generated<number | null> }
export interface EntryRow {
  match: string
  seq: number
  seat: number
  action: string | null
  auto: number
  draws: string | null
  hash: number
  at: number
  /** player, bot, clock or standing. */
  by: string
  /** The client's own name for the action; only on the first line of what it led to. */
  key: string | null
  /** How many lines the action led to, itself included. */
  span: number
}
export interface CheckpointRow {
  match: string
  seq: number
  data: string
}
export interface OutboxRow {
  id: string
  turn: string
  match: string
  seat: number
  user: string
  due_at: number
  claimed_at: number | null
  tries: number
}
/** `told`: the channels that have it already, as JSON. */
export type NoticeRow = OutboxRow & { told: string | null }
export interface InviteRow {
  code: string
  match: string
  seat: number | null
  by: string
  created_at: number
  expires_at: number
  used_by: string | null
}
export interface ChatRow {
  id: string
  match: string
  user: string
  name: string
  seat: number | null
  room: string
  text: string
  at: number
}
export interface RelationRow {
  user: string
  other: string
  kind: string
  created_at: number
}
export interface ReportRow {
  id: string
  by: string
  match: string | null
  about: string | null
  chat: string | null
  text: string
  at: number
  resolved_at: number | null
  resolved_by: string | null
  note: string | null
}
export interface TokenRow {
  id: string
  user: string
  name: string
  hash: string
  scopes: string
  created_at: number
  used_at: number | null
  expires_at: number
}
export interface ChannelRow {
  id: string
  user: string
  kind: string
  target: string
  created_at: number
  failures: number
}
export interface ProfileRow {
  user: string
  quiet: string | null
  vacation_from: number | null
  vacation_until: number | null
  /** Those of the last year: from and until, as JSON. */
  vacations: string | null
  language: string
  /** Their page is for themselves alone. */
  hidden: number
}
/** What a finished game says of somebody who sat there (rating/result.ts). */
export interface ResultRow {
  match: string
  user: string
  seat: number
  game: string
  pace: string
  seats: number
  /** Of the seat, by the rules. */
  place: number
  /** `left`: they went away; `time`: their time had run out. */
  left: string | null
  /** Decisions of the seat, and how many of them the clock made. */
  turns: number
  late: number
  at: number
  /** The place that counts; null: not rated. */
  rank: number | null
  /** What they chose that tells of their liking: how often, by parameter and value, as JSON. */
  choices: string | null
  /** Their skill after the game. */
  mu: number | null
  sigma: number | null
}
export interface RatingRow {
  user: string
  game: string
  pace: string
  mu: number
  sigma: number
  /** How many games it rests on. */
  games: number
}
/** Where somebody signed in. */
type Device = { createdAt: string | Date; ipAddress: string | null; userAgent: string | null }
type Late<Row, Name extends keyof Row> = Omit<Row, Name> & { [N in Name]: Generated<Row[N]> }

export interface Schema {
  /** `cold`: the month it ended in, once its lines lie with those of that month (partitions.ts). */
  match: MatchRow & {
    cold: Generated<number>
    /** The order in which finished games were counted (results.ts); 0: not yet. */
    counted: Generated<number>
    /** The open table begins at that time, if it is full; and everybody there has been reminded. */
    starts_at: Generated<number | null>
    reminded: Generated<number>
  }
  result: ResultRow
  rating: RatingRow
  ticket: TicketRow
  offer: OfferRow
  /** `reminded`: everybody who entered has been. */
  cup: CupRow & { reminded: Generated<number> }
  cup_player: { cup: string; user: string; joined_at: number; gone: Generated<number> }
  cup_table: CupTableRow
  seat: SeatRow
  /** The seat this person had at this table, even if they have left it. */
  sat: { match: string; user: string; seat: number }
  position: ClaimedRow
  /** `cold` is in PostgreSQL alone. */
  entry: EntryRow & { cold: Generated<number> }
  checkpoint: CheckpointRow
  milestone: CheckpointRow
  outbox: Late<NoticeRow, 'told'>
  invite: InviteRow
  /** `removed`: an operator took it away; its text is empty then. */
  chat: ChatRow & { removed: Generated<number> }
  relation: RelationRow
  report: Late<ReportRow, 'resolved_at' | 'resolved_by' | 'note'>
  /** Says nothing at any table until then. */
  silence: { user: string; until: number; by: string }
  /** Plays and talks nowhere until then. */
  ban: { user: string; until: number; reason: string }
  measure: MeasureRow
  operator: { user: string; since: number }
  token: TokenRow
  channel: ChannelRow
  profile: ProfileRow
  setting: { name: string; value: string }
  /** What is limited, counted by all servers: store/tally.ts. */
  tally: { name: string; until: number; n: number }
  /** Better Auth's, read here for names and addresses. */
  user: {
    id: string
    name: string
    email: string
    emailVerified: Generated<number | boolean>
    isAnonymous: number | boolean | null
    username: Generated<string | null>
  }
  verification: { identifier: string; value: string }
  passkey: { id: string; userId: string; name: string | null; createdAt: string | Date | null }
  session: { id: string; token: string; userId: string; expiresAt: string | Date } & Device
}
