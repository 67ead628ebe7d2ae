/** The tables of games: what is played, by whom, every line of it, and what waits to be sent. */
import { type Kysely, sql } from 'kysely'
import { createGrowingTables } from './partitions.ts'

export async function createGameTables(db: Kysely<unknown>): Promise<void> {
  await createMatches(db)
  await createSeats(db)
  await createGrowingTables(db)
  await createOutbox(db)
}

async function createMatches(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('takeback', 'text')
    .addColumn('starts_at', 'bigint')
    .addColumn('reminded', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('counted', 'integer', c => c.notNull().defaultTo(0)) // the order in which results were counted; 0: not yet
    .addColumn('cold', 'integer', c => c.notNull().defaultTo(0)) // the month it lies in; 0: it is played now
    .execute()
  await db.schema.createIndex('match_lobby').on('match').columns(['status', 'listed', 'created_at']).execute()
  await db.schema.createIndex('match_expiry').on('match').columns(['status', 'expires_at']).execute()
  await db.schema.createIndex('match_starts').on('match').columns(['status', 'starts_at']).execute()
  await db.schema.createIndex('match_ended').on('match').columns(['status', 'cold', 'ended_at']).execute()
  await db.schema.createIndex('match_counted').on('match').columns(['status', 'counted']).execute()
  await db.schema.createIndex('match_owner').on('match').columns(['owner', 'status']).execute()
  await sql`create index match_takeback on "match" (id) where takeback is not null`.execute(db)
}

async function createSeats(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('marks', 'text')
    .addColumn('agreed', 'integer')
    .addColumn('kept_for', 'text') // at a rematch, until then
    .addColumn('kept_until', 'bigint')
    .addPrimaryKeyConstraint('seat_pk', ['match', 'seat'])
    .execute()
  await db.schema.createIndex('seat_user').on('seat').column('user').execute()
  // A person who has seen one seat's hand never gets another seat of that table.
  await db.schema
    .createTable('sat')
    .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('user', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('sat_pk', ['match', 'user'])
    .execute()
  await db.schema
    .createTable('position')
    .addColumn('match', 'text', c => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('rev', 'integer', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('owed', 'integer', c => c.notNull())
    .addColumn('clock', 'text')
    .addColumn('deadline', 'bigint')
    .addColumn('updated_at', 'bigint', c => c.notNull())
    .addColumn('claimed_until', 'bigint')
    .execute()
  await db.schema.createIndex('position_deadline').on('position').column('deadline').execute()
  await db.schema
    .createTable('checkpoint')
    .addColumn('match', 'text', c => c.primaryKey().references('match.id').onDelete('cascade'))
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('data', 'text', c => c.notNull())
    .execute()
}

/** Notices that wait to be sent. */
async function createOutbox(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('told', 'text') // which ways have worked: a retry goes to the others alone
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').column('due_at').execute()
  await db.schema.createIndex('outbox_turn').on('outbox').column('turn').execute()
}
