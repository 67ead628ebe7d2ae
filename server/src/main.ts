/** ecumene-server [serve | migrate | backup <file>] [--port 4270 …]: see docs/operations.md. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { migrateAuth, openAuth } from './people/auth.ts'
import { openStore, startServer } from './server.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { sqliteFile } from './store/store.ts'

async function serve(settings: Settings): Promise<void> {
  const server = await startServer(settings)
  console.log(`Ecumene is at ${server.url}`)
  const stop = (): void => {
    // Whoever hangs must not hold us for ever.
    setTimeout(() => process.exit(1), 15_000).unref()
    server.stop().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}
/** A whole and consistent copy, while the server runs. */
async function backUp(settings: Settings, file: string | undefined): Promise<void> {
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
async function migrateOnly(settings: Settings): Promise<void> {
  const store = await openStore(settings)
  await migrateAuth(await openAuth(store, settings, { works: false, send: async () => {} }))
  await store.close()
  console.log('The database is up to date')
}

export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { settings, words } = readSettings(argv, env)
  const [command = 'serve', ...rest] = words
  if (command === 'serve') await serve(settings)
  else if (command === 'backup') await backUp(settings, rest[0])
  else if (command === 'migrate') await migrateOnly(settings)
  else throw new SettingsError(`unknown command ${command}; there are serve, backup <file>, migrate`)
}

if (import.meta.main)
  main(process.argv.slice(2), process.env).catch(error => {
    console.error(error instanceof SettingsError ? error.message : error)
    process.exit(1)
  })
