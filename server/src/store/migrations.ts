/** The schema, step by step. A step that was released never changes: add another, which only adds. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { createGameTables } from './game-tables.ts'
import { createMeasures } from './measure-tables.ts'
import { createPeopleTables } from './people-tables.ts'
import type { Schema } from './schema.ts'

type Steps = Readonly<Record<string, Migration>>
const STEPS: Steps = {
  '001-schema': {
    async up(db: Kysely<unknown>) {
      await createGameTables(db)
      await createPeopleTables(db)
    },
  },
  '002-measures': { up: createMeasures },
}
export const LAST_STEP = Object.keys(STEPS).at(-1) ?? ''

/** Steps that a newer server has taken. Steps only add, so this one can work on what they made. */
async function newerSteps(db: Kysely<Schema>, steps: Steps): Promise<Steps> {
  const isFirst = !(await db.introspection.getTables({ withInternalKyselyTables: true })).some(
    t => t.name === 'kysely_migration',
  )
  if (isFirst) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return Object.fromEntries(rows.filter(r => !(r.name in steps)).map(r => [r.name, { up: async () => {} }]))
}
/** Brings the database to the newest step, and through those `added` that a test tries. */
export async function migrate(db: Kysely<Schema>, added: Steps = {}): Promise<void> {
  const steps = { ...STEPS, ...added }
  const newer = await newerSteps(db, steps)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps, ...newer }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
