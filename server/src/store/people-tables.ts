/** The tables of people: what they say, keep and are told, how they find each other, and what they have played. */
import type { Kysely } from 'kysely'

export async function createPeopleTables(db: Kysely<unknown>): Promise<void> {
  await createTalk(db)
  await createAccounts(db)
  await createResults(db)
  await createQueue(db)
  await createCups(db)
}

/** Invitations, chat, and what operators deal with. */
async function createTalk(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text')
    .addColumn('note', 'text')
    .execute()
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
}

/** What belongs to an account, and what the server keeps for itself. */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('vacation_from', 'bigint')
    .addColumn('vacations', 'text')
    .addColumn('hidden', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute()
  // Limits that all servers share.
  await db.schema
    .createTable('tally')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('until', 'bigint', c => c.notNull())
    .addColumn('n', 'integer', c => c.notNull())
    .execute()
  await db.schema.createIndex('tally_until').on('tally').column('until').execute()
}

/** What each finished game says of each person, and everybody's rating. */
async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('result')
    .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('user', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('pace', 'text', c => c.notNull())
    .addColumn('seats', 'integer', c => c.notNull())
    .addColumn('place', 'integer', c => c.notNull())
    .addColumn('left', 'text')
    .addColumn('turns', 'integer', c => c.notNull())
    .addColumn('late', 'integer', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('rank', 'integer')
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addColumn('choices', 'text')
    .addPrimaryKeyConstraint('result_pk', ['match', 'user'])
    .execute()
  await db.schema.createIndex('result_user').on('result').columns(['user', 'at']).execute()
  await db.schema
    .createTable('rating')
    .addColumn('user', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('pace', 'text', c => c.notNull())
    .addColumn('mu', 'double precision', c => c.notNull())
    .addColumn('sigma', 'double precision', c => c.notNull())
    .addColumn('games', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('rating_pk', ['user', 'game', 'pace'])
    .execute()
  await db.schema.createIndex('rating_game').on('rating').columns(['game', 'pace', 'games']).execute()
}

/** Who waits for a game, and the tables they are offered. */
async function createQueue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('offer')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('pace', 'text', c => c.notNull())
    .addColumn('seats', 'integer', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('offer_status').on('offer').columns(['status', 'expires_at']).execute()
  await db.schema
    .createTable('ticket')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user', 'text', c => c.notNull().unique())
    .addColumn('pace', 'text', c => c.notNull())
    .addColumn('wish', 'text', c => c.notNull())
    .addColumn('wants', 'text', c => c.notNull())
    .addColumn('since', 'bigint', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .addColumn('offer', 'text')
    .addColumn('accepted', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('ticket_offer').on('ticket').column('offer').execute()
}

/** Cups: who plays, the rounds and their tables. */
async function createCups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cup')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('owner', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('seats', 'integer', c => c.notNull())
    .addColumn('pace', 'text', c => c.notNull())
    .addColumn('form', 'text', c => c.notNull())
    .addColumn('rounds', 'integer', c => c.notNull())
    .addColumn('duplicate', 'integer', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('round', 'integer', c => c.notNull())
    .addColumn('starts_at', 'bigint', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('reminded', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('cup_status').on('cup').columns(['status', 'starts_at']).execute()
  await db.schema
    .createTable('cup_player')
    .addColumn('cup', 'text', c => c.notNull().references('cup.id').onDelete('cascade'))
    .addColumn('user', 'text', c => c.notNull())
    .addColumn('joined_at', 'bigint', c => c.notNull())
    .addColumn('gone', 'integer', c => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('cup_player_pk', ['cup', 'user'])
    .execute()
  await db.schema
    .createTable('cup_table')
    .addColumn('match', 'text', c => c.primaryKey())
    .addColumn('cup', 'text', c => c.notNull().references('cup.id').onDelete('cascade'))
    .addColumn('round', 'integer', c => c.notNull())
    .addColumn('seats', 'text', c => c.notNull())
    .addColumn('key', 'text')
    .execute()
  await db.schema.createIndex('cup_table_cup').on('cup_table').columns(['cup', 'round']).execute()
}
