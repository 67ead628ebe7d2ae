/**
 * docs/operations.md, as it is written: its unit is one that systemd takes, the balancer's settings are sound, and its
 * restore ends without an error, into an empty database as into the one that is used.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { main } from '../../src/main.ts'
import { openPostgresStore } from '../../src/store/postgres-store.ts'
import { guest, temporary, testSettings } from '../harness.ts'
import { startPostgres } from '../postgres.ts'
import { serverProcess } from '../process.ts'

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
/** The block of the page that holds `words`. */
function blockWith(words: string): string {
  const block = [...page.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, text]) => text).find(text => text.includes(words))
  if (block === undefined) throw new Error(`no block with ${words}`)
  return block
}

test('the unit of the page is one that systemd takes without a complaint', () => {
  const folder = temporary()
  const file = join(folder, 'ecumene.service')
  // Its program and folders are on the host alone.
  const unit = blockWith('[Unit]')
    .replace(/^(ExecStart=)\S+/m, `$1${process.execPath}`)
    .replace(/^(WorkingDirectory=).*/m, `$1${folder}`)
  expect(unit).toContain('server/src/main.ts --data /srv/ecumene/data')
  writeFileSync(file, unit)
  const verify = () => spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  const said = verify()
  expect([said.status, said.stderr]).toEqual([0, ''])
  writeFileSync(file, unit.replace('ProtectSystem=', 'ProtectsSystem='))
  expect(verify().stderr).toContain('ProtectsSystem')
  rmSync(folder, { recursive: true })
})

test('the settings of the balancer are sound', () => {
  const file = fileURLToPath(new URL('../../../docs/examples/haproxy.cfg', import.meta.url))
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
  expect([status, /\[ALERT\]/.test(stdout + stderr)]).toEqual([0, false])
})

test('the restore of the page ends without an error, in an empty database and in the one that is used', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const server = await serverProcess(await testSettings({ databaseUrl }))
  const ada = await guest(server.url)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.client.create({ game: 'toy', seats })
  const folder = temporary()
  await server.stop()
  const used = databaseUrl
  // What was restored can be copied and restored again.
  const ways = [
    { from: used, into: await postgres.database() },
    { from: used, into: used },
    { from: used, into: used },
  ]
  for (const [nth, { from, into }] of ways.entries()) {
    const file = join(folder, `${nth}.dump`)
    await main(['backup', file], { DATABASE_URL: from })
    const commands = blockWith('pg_restore')
      .replaceAll('postgres://ecumene@127.0.0.1/ecumene', into)
      .replace('/backups/ecumene.dump', file)
    execFileSync('bash', ['-euc', commands], { stdio: ['ignore', 'ignore', 'pipe'] })
    const store = await openPostgresStore({ databaseUrl: into }, 'restored')
    const row = await store.db.selectFrom('match').select('status').where('id', '=', id).executeTakeFirst()
    await store.close()
    expect(row).toEqual({ status: 'open' })
  }
  ada.client.close()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})
