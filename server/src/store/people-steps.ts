/** Steps of the schema for what people find each other by: results, ratings, the queue. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What each finished game says of each person, and everybody's rating. */
export const results: Migration = {
  async up(db: Kysely<unknown>) {
    // The order in which games were counted; 0: not yet.
    await db.schema
      .alterTable('match')
      .addColumn('counted', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('match_counted').on('match').columns(['status', 'counted']).execute()
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
  },
}
/** Who waits for a game, and the tables they are offered. */
export const queue: Migration = {
  async up(db: Kysely<unknown>) {
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
  },
}
/** A page about each person, which they may keep to themselves. */
export const pages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('profile')
      .addColumn('hidden', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('result').addColumn('choices', 'text').execute()
  },
}
/** A table may begin at a time that was agreed. */
export const startTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('match').addColumn('starts_at', 'bigint').execute()
    await db.schema
      .alterTable('match')
      .addColumn('reminded', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('match_starts').on('match').columns(['status', 'starts_at']).execute()
  },
}
/** Cups: who plays, the rounds and their tables. */
export const cups: Migration = {
  async up(db: Kysely<unknown>) {
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
  },
}
/** Who leads is asked for a game and a pace. */
export const leaders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('rating_game').on('rating').columns(['game', 'pace', 'games']).execute()
  },
}
/** A player's own marks on the board. */
export const marks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seat').addColumn('marks', 'text').execute()
  },
}
/** Whoever entered a cup is reminded once before it begins. */
export const cupReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('cup')
      .addColumn('reminded', 'integer', c => c.notNull().defaultTo(0))
      .execute()
  },
}
/** How many tables a person has proposed is asked with every proposal. */
export const owners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('match_owner').on('match').columns(['owner', 'status']).execute()
  },
}
