/** A whole and consistent copy of the database, while the server runs. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { sqliteFile } from './sqlite-store.ts'

/** Throws if the copy is not sound. */
export async function copySqlite(folder: string, file: string): Promise<void> {
  makePrivate(file)
  const db = new DatabaseSync(sqliteFile(folder), { readOnly: true })
  await backup(db, file)
  db.close()
  const copy = new DatabaseSync(file)
  const row = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
  copy.close()
  if (row.integrity_check !== 'ok') throw new Error(`the copy is not sound: ${row.integrity_check}`)
}
export function copyPostgres(url: string, file: string): void {
  makePrivate(file)
  const { address, password } = withoutPassword(url)
  const done = spawnSync('pg_dump', ['--format=custom', `--file=${file}`, address], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  })
  if (done.status !== 0) throw new Error('pg_dump failed')
}
/** It will hold the key of chance and the secret of sessions: nobody else on the machine reads it. */
const makePrivate = (file: string): void => closeSync(openSync(file, 'wx', 0o600))

/** Arguments of a program can be read by everybody on the machine; its environment cannot. */
export function withoutPassword(text: string): { address: string; password: string } {
  const url = new URL(text)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, password }
}
