/** Commands for operators, beside a running server: backups, the schema, reports and who may read them. */
import { existsSync } from 'node:fs'
import { examine } from './doctor.ts'
import { newId } from './ids.ts'
import { openAuth } from './people/auth.ts'
import { findUser } from './people/operators.ts'
import { recomputeRatings } from './rating/rate-games.ts'
import { type Settings, SettingsError } from './settings.ts'
import { copyPostgres, copySqlite } from './store/backup.ts'
import type { Database } from './store/database.ts'
import { openBeside, openStore } from './store/open.ts'
import { addOperator, operatorsOf, removeOperator, reportsThatAre } from './store/reports.ts'
import { sqliteFile } from './store/sqlite-store.ts'

export async function backUp(settings: Settings, file: string | undefined): Promise<void> {
  if (!file) throw new SettingsError('backup <file>: which file?')
  if (existsSync(file)) throw new SettingsError(`${file} exists already`)
  try {
    if (settings.databaseUrl) copyPostgres(settings.databaseUrl, file)
    else await copySqlite(settings.data, file)
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
  console.log(`Copied to ${file}`)
}
/** Prints what was found; fails if anything is not as it should be. */
export async function doctor(settings: Settings): Promise<void> {
  const found = await examine(settings)
  for (const { what, isGood, says } of found) console.log(`${isGood ? 'good' : 'BAD '}  ${what.padEnd(9)} ${says}`)
  if (found.some(f => !f.isGood)) throw new SettingsError('something is not as it should be')
}
export async function migrateOnly(settings: Settings): Promise<void> {
  const store = await openStore(settings, newId(8))
  await openAuth(store, settings, { works: false, send: async () => {} })
  await store.close()
  console.log('The database is up to date')
}

/** The database beside the server that uses it: for short reads and writes, never for moves. */
async function beside<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.data)))
    throw new SettingsError(`no database in ${settings.data}`)
  const database = openBeside(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
export function operators(settings: Settings, [what = 'list', who]: readonly string[]): Promise<void> {
  return beside(settings, async database => {
    if (what === 'list') {
      for (const { user, name } of await operatorsOf(database)) console.log(`${user}  ${name ?? '(gone)'}`)
    } else if ((what === 'add' || what === 'remove') && who) {
      const { id, name } = await findUser(database, who)
      await (what === 'remove' ? removeOperator : addOperator)(database, id)
      console.log(`${name} (${id}) ${what === 'add' ? 'reads reports now' : 'does not read reports any more'}`)
    } else throw new SettingsError('operator list | add <account> | remove <account>')
  })
}
export function reports(settings: Settings): Promise<void> {
  return beside(settings, async database => {
    // JSON lines: what people wrote cannot play tricks with a terminal, and programs can read it.
    for (const r of await reportsThatAre(database, 'open')) {
      const at = new Date(r.at).toISOString()
      const { id, match, text, about, writerName: writer, otherName: other, said } = r
      console.log(JSON.stringify({ at, id, match, text, about, writer, other, said }))
    }
  })
}
/** Everybody's rating again, from every finished game. */
export function ratings(settings: Settings): Promise<void> {
  return beside(settings, async database => {
    const { games, changed } = await recomputeRatings(database)
    console.log(`Counted ${games} games anew; ${changed} results came out otherwise than before`)
  })
}
