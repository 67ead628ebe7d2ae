/** What the functions of this folder work with: a connection, and which of the two databases it leads to. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface Database {
  readonly db: Kysely<Schema>
  readonly postgres: boolean
}
