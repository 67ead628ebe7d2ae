/** The schema, step by step. A step that was released never changes: add another. */
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { partitions } from './partitions.ts'
import { cupReminders, cups, leaders, marks, owners, pages, queue, results, startTimes } from './people-steps.ts'
import type { Schema } from './schema.ts'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('match')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('version', 'integer', c => c.notNull())
      .addColumn('setup', 'text', c => c.notNull())
      .addColumn('key', 'text')
      .addColumn('commitment', 'text')
      .addColumn('opening', 'text')
      .addColumn('status', 'text', c => c.notNull())
      .addColumn('title', 'text')
      .addColumn('owner', 'text')
      .addColumn('settings', 'text', c => c.notNull())
      .addColumn('pace', 'text', c => c.notNull())
      .addColumn('listed', 'integer', c => c.notNull())
      .addColumn('auto_start', 'integer', c => c.notNull())
      .addColumn('seats', 'integer', c => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('expires_at', 'bigint')
      .addColumn('origin', 'text')
      .addColumn('rematch', 'text')
      .execute()
    await db.schema.createIndex('match_lobby').on('match').columns(['status', 'listed', 'created_at']).execute()
    await db.schema.createIndex('match_expiry').on('match').columns(['status', 'expires_at']).execute()
    await db.schema
      .createTable('seat')
      .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('user', 'text')
      .addColumn('bot', 'text')
      .addColumn('stand_in', 'text')
      .addColumn('vacant', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('note', 'text')
      .addColumn('instructions', 'text')
      .addPrimaryKeyConstraint('seat_pk', ['match', 'seat'])
      .execute()
    await db.schema.createIndex('seat_user').on('seat').column('user').execute()
    await db.schema
      .createTable('position')
      .addColumn('match', 'text', c => c.primaryKey().references('match.id').onDelete('cascade'))
      .addColumn('rev', 'integer', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('owed', 'integer', c => c.notNull())
      .addColumn('clock', 'text')
      .addColumn('deadline', 'bigint')
      .addColumn('updated_at', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('position_deadline').on('position').column('deadline').execute()
    await db.schema
      .createTable('entry')
      .addColumn('match', 'text', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('action', 'text')
      .addColumn('auto', 'integer', c => c.notNull())
      .addColumn('draws', 'text')
      .addColumn('hash', 'bigint', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('by', 'text', c => c.notNull())
      .addColumn('key', 'text')
      .addColumn('span', 'integer', c => c.notNull())
      // Two servers that play at the same moment: the second finds the place taken.
      .addPrimaryKeyConstraint('entry_pk', ['match', 'seq'])
      .addUniqueConstraint('entry_key', ['match', 'key'])
      .execute()
    await db.schema
      .createTable('checkpoint')
      .addColumn('match', 'text', c => c.primaryKey().references('match.id').onDelete('cascade'))
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('data', 'text', c => c.notNull())
      .execute()
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('turn', 'text', c => c.notNull())
      .addColumn('match', 'text', c => c.notNull())
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('user', 'text', c => c.notNull())
      .addColumn('due_at', 'bigint', c => c.notNull())
      .addColumn('claimed_at', 'bigint')
      .addColumn('tries', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').column('due_at').execute()
    await db.schema.createIndex('outbox_turn').on('outbox').column('turn').execute()
  },
}
const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invite')
      .addColumn('code', 'text', c => c.primaryKey())
      .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('seat', 'integer')
      .addColumn('by', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .addColumn('used_by', 'text')
      .execute()
    await db.schema
      .createTable('chat')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('user', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('room', 'text', c => c.notNull())
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('chat_match').on('chat').columns(['match', 'at']).execute()
    await db.schema
      .createTable('relation')
      .addColumn('user', 'text', c => c.notNull())
      .addColumn('other', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('relation_pk', ['user', 'other', 'kind'])
      .execute()
    await db.schema
      .createTable('report')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('by', 'text', c => c.notNull())
      .addColumn('match', 'text')
      .addColumn('about', 'text')
      .addColumn('chat', 'text')
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .execute()
    await db.schema
      .createTable('token')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('user', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('hash', 'text', c => c.notNull().unique())
      .addColumn('scopes', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('expires_at', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('token_user').on('token').column('user').execute()
    await db.schema
      .createTable('channel')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('user', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('target', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .addColumn('failures', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('channel_user').on('channel').column('user').execute()
    await db.schema
      .createTable('profile')
      .addColumn('user', 'text', c => c.primaryKey())
      .addColumn('quiet', 'text')
      .addColumn('vacation_until', 'bigint')
      .addColumn('language', 'text', c => c.notNull())
      .execute()
    await db.schema
      .createTable('setting')
      .addColumn('name', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute()
  },
}
/** Which ways of a notice have worked: a retry goes to the others alone. */
const told: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('told', 'text').execute()
  },
}
/** Reports are dealt with by operators; whoever talks badly is silenced for a while. */
const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('report').addColumn('resolved_at', 'bigint').execute()
    await db.schema.alterTable('report').addColumn('resolved_by', 'text').execute()
    await db.schema.alterTable('report').addColumn('note', 'text').execute()
    await db.schema.createIndex('report_open').on('report').columns(['resolved_at', 'at']).execute()
    await db.schema
      .createTable('silence')
      .addColumn('user', 'text', c => c.primaryKey())
      .addColumn('until', 'bigint', c => c.notNull())
      .addColumn('by', 'text', c => c.notNull())
      .execute()
    await db.schema
      .createTable('operator')
      .addColumn('user', 'text', c => c.primaryKey())
      .addColumn('since', 'bigint', c => c.notNull())
      .execute()
  },
}
/** A vacation may begin later. */
const vacation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('profile').addColumn('vacation_from', 'bigint').execute()
  },
}
/** Who sat where at a table: whoever has seen one seat's hand never gets another seat of it. */
const sat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sat')
      .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('user', 'text', c => c.notNull())
      .addColumn('seat', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('sat_pk', ['match', 'user'])
      .execute()
    await sql`insert into sat ("match", "user", seat)
      select "match", "user", min(seat) from seat where "user" is not null group by "match", "user"`.execute(db)
  },
}
/** Positions kept along a game, so that a past one is not played from the beginning. */
const milestones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('milestone')
      .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('data', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('milestone_pk', ['match', 'seq'])
      .execute()
  },
}
/** Vacations of the last year, so that they have an end. */
const vacations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('profile').addColumn('vacations', 'text').execute()
  },
}
/** Players may agree to play on by newer rules. */
const agreed: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seat').addColumn('agreed', 'integer').execute()
  },
}
/** Limits that all servers share. */
const tally: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tally')
      .addColumn('name', 'text', c => c.primaryKey())
      .addColumn('until', 'bigint', c => c.notNull())
      .addColumn('n', 'integer', c => c.notNull())
      .execute()
    await db.schema.createIndex('tally_until').on('tally').column('until').execute()
  },
}
/** Clocks and bots that wait are looked after by one server at a time. */
const claims: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('position').addColumn('claimed_until', 'bigint').execute()
  },
}
/** Requests to take a move back. */
const takebacks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('match').addColumn('takeback', 'text').execute()
    await sql`create index match_takeback on "match" (id) where takeback is not null`.execute(db)
  },
}
const steps: Record<string, Migration> = {
  '001-matches': first,
  '002-people': people,
  '003-told': told,
  '004-moderation': moderation,
  '005-vacation': vacation,
  '006-sat': sat,
  '007-milestones': milestones,
  '008-vacations': vacations,
  '009-agreed': agreed,
  '010-tally': tally,
  '011-claims': claims,
  '012-partitions': partitions,
  '013-results': results,
  '014-queue': queue,
  '015-pages': pages,
  '016-start-times': startTimes,
  '017-cups': cups,
  '018-leaders': leaders,
  '019-marks': marks,
  '020-takebacks': takebacks,
  '021-cup-reminders': cupReminders,
  '022-owners': owners,
}
export const LAST_STEP = Object.keys(steps).at(-1) ?? ''

/** Steps that a newer server has taken. Steps only add, so this one can work on what they made. */
async function newerSteps(db: Kysely<Schema>): Promise<Record<string, Migration>> {
  const isFirst = !(await db.introspection.getTables({ withInternalKyselyTables: true })).some(
    t => t.name === 'kysely_migration',
  )
  if (isFirst) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return Object.fromEntries(rows.filter(r => !(r.name in steps)).map(r => [r.name, { up: async () => {} }]))
}
/** Brings the database to the newest step, or to an older one that a test begins with. */
export async function migrate(db: Kysely<Schema>, last = LAST_STEP): Promise<void> {
  const newer = await newerSteps(db)
  const provider: MigrationProvider = { getMigrations: async () => ({ ...steps, ...newer }) }
  const migrator = new Migrator({ db, provider })
  const isAhead = Object.keys(newer).length > 0
  const { error } = await (isAhead ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}
