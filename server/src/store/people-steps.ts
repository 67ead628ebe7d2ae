/** Steps of the schema for what people find each other by: results, ratings. */
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
