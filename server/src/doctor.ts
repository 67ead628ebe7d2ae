/**
 * `doctor`: is everything a server leans on as it should be? And `drill`: would a backup really bring the games back?
 */
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Match } from '@ecumene/kernel'
import { checkMail, checkPush } from './notices/senders.ts'
import { type Settings, SettingsError } from './settings.ts'
import { copyToScratch } from './store/backup.ts'
import { clockOf, faultsOf, versionsOf } from './store/check.ts'
import type { Database } from './store/database.ts'
import { sampleMatches, versionsInUse } from './store/matches.ts'
import { LAST_STEP } from './store/migrations.ts'
import { openBeside } from './store/open.ts'
import { secretIn } from './store/secrets.ts'
import { sqliteFile } from './store/sqlite-store.ts'
import { storedRecord } from './table/record.ts'
import { Versions } from './table/versions.ts'

export interface Finding {
  readonly what: string
  readonly isGood: boolean
  readonly says: string
}
const GIGABYTE = 2 ** 30
const MOST_DRIFT_MS = 2000

/** Looks at everything, changes nothing. A server may run meanwhile. */
export async function examine(settings: Settings): Promise<Finding[]> {
  const found: Finding[] = []
  const look = async (what: string, work: () => Promise<string>): Promise<void> => {
    try {
      found.push({ what, isGood: true, says: await work() })
    } catch (error) {
      found.push({ what, isGood: false, says: error instanceof Error ? error.message : String(error) })
    }
  }
  const isThere = settings.databaseUrl !== null || existsSync(sqliteFile(settings.data))
  if (!isThere) return [{ what: 'database', isGood: false, says: `no database in ${settings.data}` }]
  const database = openBeside(settings)
  await look('database', async () => {
    const faults = await faultsOf(database)
    if (faults.length > 0) throw new Error(faults.join('; '))
    return database.postgres ? 'PostgreSQL answers' : 'SQLite, every page sound'
  })
  await look('clock', async () => {
    const drift = Math.abs((await clockOf(database)) - Date.now())
    if (drift > MOST_DRIFT_MS) throw new Error(`this machine and the database differ by ${Math.round(drift / 1000)} s`)
    return 'as the database says'
  })
  await look('rules', () => rulesFor(database, settings.games))
  await look('versions', async () => {
    const { engine, step } = await versionsOf(database)
    const says = `Node ${process.versions.node}, ${engine}, schema ${step || 'none'}`
    if (step < LAST_STEP) throw new Error(`${says}: older than this server's ${LAST_STEP}; run migrate`)
    return step > LAST_STEP ? `${says}, made by a newer server` : says
  })
  await look('push', async () => {
    const keys = await secretIn(database, 'vapid')
    if (keys === undefined) return 'no keys yet: the first start makes them'
    checkPush(keys)
    return 'its keys can sign'
  })
  await database.close()
  if (!settings.databaseUrl)
    await look('disk', async () => {
      const { bavail, bsize } = await statfs(settings.data)
      const free = (bavail * bsize) / GIGABYTE
      if (free < 1) throw new Error(`${free.toFixed(2)} GB left`)
      return `${free.toFixed(0)} GB left`
    })
  await look('mail', async () => {
    if (!settings.smtp) return 'none is set: nobody can ask for a new password'
    await checkMail(settings.smtp)
    return 'the mail server answers'
  })
  return found
}
/** Every game that is kept can be played or read: its version of the rules is here. */
async function rulesFor(database: Database, module: string): Promise<string> {
  const versions = await Versions.in(module)
  const used = await versionsInUse(database)
  const missing: string[] = []
  for (const { game, version, n } of used)
    await versions.load({ game, version }).catch(() => missing.push(`${game}, version ${version} (${n} tables)`))
  if (missing.length > 0) throw new Error(`no rules of ${missing.join('; ')}`)
  return `the versions of all ${used.length} kinds of tables are here`
}

/**
 * Brings a backup up beside everything else and plays games of it again, line by line, to the positions that were
 * stored. The copy itself is not touched. A dump of PostgreSQL is restored into a database of its own, on the server
 * that `databaseUrl` names, and that database is dropped afterwards.
 */
export async function drill(settings: Settings, file: string | undefined, most = 50): Promise<string> {
  if (!file || !existsSync(file)) throw new SettingsError('drill <file>: which backup?')
  const scratch = await copyToScratch(file, settings.databaseUrl).catch(error => {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  })
  const database = openBeside(scratch)
  try {
    return await proved(database, settings.games, most)
  } finally {
    await database.close()
    await scratch.remove()
  }
}
async function proved(database: Database, module: string, most: number): Promise<string> {
  const faults = await faultsOf(database)
  if (faults.length > 0) throw new SettingsError(`the backup is damaged: ${faults.join('; ')}`)
  const versions = await Versions.in(module)
  const rows = await sampleMatches(database, most)
  let lines = 0
  for (const row of rows) {
    const record = await storedRecord(database, row)
    try {
      Match.replay(await versions.load(row), record)
    } catch (error) {
      throw new SettingsError(`${row.id} (${row.game}): ${error instanceof Error ? error.message : String(error)}`)
    }
    lines += record.entries.length
  }
  return `${rows.length} games, ${lines} lines: every one leads to the position that was stored`
}
