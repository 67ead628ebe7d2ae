/** A whole and consistent copy of the database, while the server runs. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, copyFileSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import pg from 'pg'
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

interface ScratchDatabase {
  readonly databaseUrl: string | null
  readonly data: string
  remove(): Promise<void>
}
/** A copy, brought up where nobody else looks: a SQLite file in a folder, a dump as a database on that server. */
export async function copyToScratch(file: string, server: string | null): Promise<ScratchDatabase> {
  if (isDump(file)) {
    if (!server) throw new Error('this is a dump of PostgreSQL: name a server to try it on (DATABASE_URL)')
    return restoreBeside(file, server)
  }
  const data = mkdtempSync(join(tmpdir(), 'ecumene-drill-'))
  copyFileSync(file, sqliteFile(data))
  return { databaseUrl: null, data, remove: async () => rmSync(data, { recursive: true, force: true }) }
}
/** What pg_dump writes in its custom format begins so. */
const DUMP = 'PGDMP'
function isDump(file: string): boolean {
  const head = Buffer.alloc(DUMP.length)
  const handle = openSync(file, 'r')
  readSync(handle, head)
  closeSync(handle)
  return head.toString('latin1') === DUMP
}
async function restoreBeside(file: string, server: string): Promise<ScratchDatabase> {
  const name = `ecumene_drill_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database "${name}"`)
  const remove = (): Promise<void> => onServer(server, `drop database if exists "${name}" with (force)`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const { address, password } = withoutPassword(url.href)
  const done = spawnSync('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${address}`, file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  })
  if (done.status === 0) return { databaseUrl: url.href, data: '', remove }
  await remove()
  throw new Error('pg_restore failed: the dump does not load')
}
async function onServer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
