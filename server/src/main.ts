/**
 * ecumene-server [serve | migrate | backup <file> | drill <file> | doctor | reports | ratings | operator …] [--port
 * 4270 …]: see docs/operations.md.
 */
import { backUp, doctor, migrateOnly, operators, ratings, reports } from './commands.ts'
import { drill } from './doctor.ts'
import { Problem } from './problem.ts'
import { startServer } from './server.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { CannotOpen } from './store/cannot-open.ts'

async function serve(settings: Settings): Promise<void> {
  const server = await startServer(settings)
  console.log(`Ecumene is at ${server.url}`)
  const stop = (): void => {
    // A hanging connection must not keep the process alive.
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
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { settings, words } = readSettings(argv, env)
  const [command = 'serve', ...rest] = words
  if (command === 'serve') await serve(settings)
  else if (command === 'backup') await backUp(settings, rest[0])
  else if (command === 'drill') console.log(await drill(settings, rest[0]))
  else if (command === 'doctor') await doctor(settings)
  else if (command === 'migrate') await migrateOnly(settings)
  else if (command === 'reports') await reports(settings)
  else if (command === 'ratings') await ratings(settings)
  else if (command === 'operator') await operators(settings, rest)
  else
    throw new SettingsError(
      `unknown command ${command}; there are serve, migrate, backup <file>, drill <file>, doctor, reports, ratings, operator`,
    )
}

if (import.meta.main)
  main(process.argv.slice(2), process.env).catch(error => {
    const isPlain = [SettingsError, Problem, CannotOpen].some(kind => error instanceof kind)
    console.error(isPlain ? error.message : error)
    process.exit(1)
  })
