/** Requests to take a move back: the last one of each game, and what the lines of a game say about them. */
import { type ActionJson, bit, lineTakenBack, NOBODY, type Seat, type SeatMask } from '@ecumene/kernel'
import type { Database } from './database.ts'
import type { OutboxRow } from './schema.ts'

/** What stands in `match.takeback`. It stays there when it is closed: one request a move, not more. */
export interface TakebackRequest {
  readonly isOpen: boolean
  readonly seat: Seat
  /** The line to be taken back, with all after it. */
  readonly line: number
  /** The last line that the asker had chosen then: when they have chosen another, they no longer ask. */
  readonly own: number
  readonly at: number
  readonly agreed: SeatMask
  /** Whose own lines would go: they are asked even while a bot stands in for them. */
  readonly owners: SeatMask
  /** Who gave the game up before that line is not asked. */
  readonly resigned: SeatMask
  readonly refusedBy: Seat | null
}
/**
 * Who has to agree: the people at the table but the asker, and those away who would lose lines of their own. Bots
 * always do, and stand-ins where they alone have played.
 */
export const askedFor = (
  { seat, owners, resigned }: Pick<TakebackRequest, 'seat' | 'owners' | 'resigned'>,
  { people, away }: { readonly people: SeatMask; readonly away: SeatMask },
): SeatMask => (people | (away & owners)) & ~bit(seat) & ~resigned
export const takebackOf = (text: string | null): TakebackRequest | null =>
  text === null ? null : (JSON.parse(text) as TakebackRequest)

/** Writes it, if what stands there is still `before`; false: somebody was first. */
export async function setTakeback(
  { db }: Database,
  match: string,
  before: string | null,
  after: TakebackRequest,
): Promise<boolean> {
  const written = await db
    .updateTable('match')
    .set({ takeback: JSON.stringify(after) })
    .where('id', '=', match)
    .where('takeback', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}
export async function takebackText({ db }: Database, match: string): Promise<string | null> {
  const row = await db.selectFrom('match').select('takeback').where('id', '=', match).executeTakeFirst()
  return row?.takeback ?? null
}
/** Running games in which somebody asks. */
export async function openTakebacks({ db }: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('takeback', 'is not', null)
    .where('takeback', 'like', '{"isOpen":true%')
    .where('status', '=', 'live')
    .limit(most)
    .execute()
  return rows.map(r => r.id)
}
/** The last line that this seat has chosen, or by which it undid one; 0: none. */
export async function lastLineOf({ db }: Database, match: string, seat: Seat): Promise<number> {
  const { seq } = await db
    .selectFrom('entry')
    .select(eb => eb.fn.max('seq').as('seq'))
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('auto', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(seq ?? 0)
}
/** The seats whose players themselves chose a line from this one on, or had said it beforehand. */
export async function ownersFrom({ db }: Database, match: string, line: number): Promise<SeatMask> {
  const rows = await db
    .selectFrom('entry')
    .select('seat')
    .distinct()
    .where('match', '=', match)
    .where('seq', '>=', line)
    .where('seat', '!=', NOBODY)
    .where('auto', '=', 0)
    .where('by', 'in', ['player', 'standing', 'clock'])
    .execute()
  return rows.reduce((mask, { seat }) => mask | bit(seat), 0)
}
/** The notices that ask for consent. They have a name of their own: a move does not remove them. */
export const consentOf = (match: string, seat: Seat): string => `${match}:${seat}:takeback`
export async function addConsentNotices({ db }: Database, notices: readonly OutboxRow[]): Promise<void> {
  if (notices.length === 0) return
  await db
    .insertInto('outbox')
    .values(notices)
    .onConflict(c => c.column('id').doNothing())
    .execute()
}
export async function dropConsentNotices({ db }: Database, match: string, seats: readonly Seat[]): Promise<void> {
  const turns = seats.map(seat => consentOf(match, seat))
  await db.deleteFrom('outbox').where('turn', 'in', turns).execute()
}

/** The chosen actions of these verbs that were not taken back by consent, with the seats that played them. */
export async function actionsOf(
  { db }: Database,
  match: string,
  verbs: readonly string[],
): Promise<{ seq: number; seat: Seat; action: ActionJson }[]> {
  if (verbs.length === 0) return []
  const rows = await db
    .selectFrom('entry')
    .select(['seq', 'seat', 'action'])
    .where('match', '=', match)
    .where('auto', '=', 0)
    .where(eb => eb.or([eb('seat', '=', NOBODY), ...verbs.map(verb => eb('action', 'like', `%"verb":"${verb}"%`))]))
    .orderBy('seq')
    .execute()
  const found: { seq: number; seat: Seat; action: ActionJson }[] = []
  for (const { seq, seat, action: text } of rows) {
    const action = JSON.parse(text ?? 'null') as ActionJson
    const line = lineTakenBack(seat, action)
    if (line !== null) while ((found.at(-1)?.seq ?? 0) >= line) found.pop()
    else if (seat !== NOBODY) found.push({ seq, seat, action })
  }
  return found
}
