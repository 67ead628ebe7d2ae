/** What whoever runs a server does beside it, while it runs: copies, the schema, reports and who reads them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrateAuth, openAuth } from './people/auth.ts'
import { findUser } from './people/operators.ts'
import { openStore } from './server.ts'
import { type Settings, SettingsError } from './settings.ts'
import type { Schema } from './store/schema.ts'
import { openSqlite, sqliteKysely } from './store/sqlite.ts'
import { sqliteFile } from './store/store.ts'

/** A whole and consistent copy, while the server runs. */
export async function backUp(settings: Settings, file: string | undefined): Promise<void> {
  if (!file) throw new SettingsError('backup <file>: which file?')
  if (existsSync(file)) throw new SettingsError(`${file} exists already`)
  if (settings.databaseUrl) {
    const done = spawnSync('pg_dump', ['--format=custom', `--file=${file}`, settings.databaseUrl], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (done.status !== 0) throw new SettingsError('pg_dump failed')
  } else {
    const db = new DatabaseSync(sqliteFile(settings.data), { readOnly: true })
    await backup(db, file)
    db.close()
    const copy = new DatabaseSync(file)
    const row = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
    copy.close()
    if (row.integrity_check !== 'ok') throw new SettingsError(`the copy is not sound: ${row.integrity_check}`)
  }
  console.log(`Copied to ${file}`)
}
export async function migrateOnly(settings: Settings): Promise<void> {
  const store = await openStore(settings)
  await migrateAuth(await openAuth(store, settings, { works: false, send: async () => {} }))
  await store.close()
  console.log('The database is up to date')
}

/** The database beside the server that uses it: for short reads and writes, never for moves. */
async function beside<T>(settings: Settings, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.data)))
    throw new SettingsError(`no database in ${settings.data}`)
  const db = settings.databaseUrl
    ? new Kysely<Schema>({
        dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: settings.databaseUrl, max: 1 }) }),
      })
    : sqliteKysely<Schema>(openSqlite(sqliteFile(settings.data)))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
export function operators(settings: Settings, [what = 'list', who]: readonly string[]): Promise<void> {
  return beside(settings, async db => {
    if (what === 'list') {
      const rows = await db
        .selectFrom('operator')
        .leftJoin('user', 'user.id', 'operator.user')
        .select(['operator.user', 'user.name'])
        .execute()
      for (const row of rows) console.log(`${row.user}  ${row.name ?? '(gone)'}`)
    } else if ((what === 'add' || what === 'remove') && who) {
      const { id, name } = await findUser(db, who)
      if (what === 'remove') await db.deleteFrom('operator').where('user', '=', id).execute()
      else
        await db
          .insertInto('operator')
          .values({ user: id, since: Date.now() })
          .onConflict(c => c.column('user').doNothing())
          .execute()
      console.log(`${name} (${id}) ${what === 'add' ? 'reads reports now' : 'does not read reports any more'}`)
    } else throw new SettingsError('operator list | add <account> | remove <account>')
  })
}
export function reports(settings: Settings): Promise<void> {
  return beside(settings, async db => {
    const rows = await db
      .selectFrom('report')
      .leftJoin('user as writer', 'writer.id', 'report.by')
      .leftJoin('user as other', 'other.id', 'report.about')
      .leftJoin('chat', 'chat.id', 'report.chat')
      .select(['report.id', 'report.at', 'report.match', 'report.text', 'report.about'])
      .select(['writer.name as writer', 'other.name as other', 'chat.text as said'])
      .where('report.resolved_at', 'is', null)
      .orderBy('report.at')
      .execute()
    // JSON lines: what people wrote cannot play tricks with a terminal, and programs can read it.
    for (const { at, ...row } of rows) console.log(JSON.stringify({ at: new Date(Number(at)).toISOString(), ...row }))
  })
}
