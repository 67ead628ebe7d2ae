/** A whole and consistent copy of the database, while the server runs. */
import { spawnSync } from 'node:child_process'
import { backup, DatabaseSync } from 'node:sqlite'
import { sqliteFile } from './sqlite-store.ts'

/** Throws if the copy is not sound. */
export async function copySqlite(folder: string, file: string): Promise<void> {
  const db = new DatabaseSync(sqliteFile(folder), { readOnly: true })
  await backup(db, file)
  db.close()
  const copy = new DatabaseSync(file)
  const row = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
  copy.close()
  if (row.integrity_check !== 'ok') throw new Error(`the copy is not sound: ${row.integrity_check}`)
}
export function copyPostgres(url: string, file: string): void {
  const done = spawnSync('pg_dump', ['--format=custom', `--file=${file}`, url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (done.status !== 0) throw new Error('pg_dump failed')
}
