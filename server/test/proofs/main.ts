/**
 * Long proofs, each with a line for every step:
 *
 *   npm run prove -- kills [200] [sqlite|postgres]
 *   npm run prove -- upgrades [20]          two servers, tables in progress, on PostgreSQL
 *   npm run prove -- jumps [60] [sqlite|postgres]
 *   npm run prove -- half-open [20] [sqlite|postgres]
 *   npm run prove -- full-disk [20]         SQLite, on Linux
 *   npm run prove -- slow-disk [200] [sqlite|postgres]
 *   npm run prove -- away [60]              seconds without PostgreSQL
 *   npm run prove -- evening [60]           minutes, on SQLite
 *
 * Ends with 1 if anything was lost or doubled, or what the proof asks for besides was not so.
 */
import { rmSync } from 'node:fs'
import type { Settings } from '../../src/settings.ts'
import { testSettings } from '../harness.ts'
import type { Found } from '../players.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { databaseAway } from './away.ts'
import { bar } from './bar.ts'
import { diskFull, slowDisk, slowPostgres, slowSqlite } from './disks.ts'
import { evening } from './evening.ts'
import { halfOpen } from './half-open.ts'
import { jumped } from './jumps.ts'
import { killed } from './kills.ts'
import { upgraded } from './upgrades.ts'

const TABLES = 8
/** What the server holds at the end of an evening, by what it held after its first tenth. */
const MOST_GROWN = 1.3

interface Stage {
  readonly times: number
  readonly settings: Settings
  readonly postgres: Postgres | null
  /** So many are done. */
  readonly told: (done: number, acknowledged?: number) => void
}
interface Proof {
  readonly times: number
  readonly on: 'sqlite' | 'postgres' | 'either'
  readonly run: (stage: Stage) => Promise<Found>
  readonly isSo: (found: never) => boolean
}
const is = <F extends Found>(
  times: number,
  on: Proof['on'],
  run: (stage: Stage) => Promise<F>,
  isSo: (found: F) => boolean = () => true,
): Proof => ({ times, on, run, isSo })
function needed(postgres: Postgres | null): Postgres {
  if (!postgres) throw new Error('this is for PostgreSQL')
  return postgres
}

const PROOFS: Readonly<Record<string, Proof>> = {
  kills: is(200, 'either', ({ settings, times, told }) => killed(settings, times, TABLES, told)),
  upgrades: is(
    20,
    'postgres',
    ({ settings, times, told }) => upgraded(settings.databaseUrl ?? '', times, TABLES, told),
    found => found.byOlderRules > 0,
  ),
  jumps: is(
    60,
    'either',
    ({ settings, times, told }) => jumped(settings, times, TABLES, told),
    found => found.byTheClock === 0,
  ),
  'half-open': is(
    20,
    'either',
    ({ settings, times, told }) => halfOpen(settings, times, TABLES, told),
    found => found.left === 0,
  ),
  'full-disk': is(
    20,
    'sqlite',
    ({ settings, times, told }) => diskFull(settings, times, TABLES, told),
    found => found.whileFull === 0,
  ),
  'slow-disk': is(200, 'either', ({ settings, postgres, times, told }) =>
    slowDisk(
      settings,
      postgres ? slowPostgres(text => postgres.query(text)) : slowSqlite(settings),
      times,
      TABLES,
      told,
    ),
  ),
  away: is(60, 'postgres', ({ settings, postgres, times, told }) =>
    databaseAway(settings, needed(postgres), times * 1_000, TABLES, told),
  ),
  evening: is(
    60,
    'sqlite',
    ({ times, told }) => evening({ minutes: times, tables: 6, botTables: 20, thinkMs: 700 }, told),
    ({ first, last, openBefore, openAfter }) =>
      last.live <= first.live * MOST_GROWN && last.rss <= first.rss * MOST_GROWN && openAfter <= openBefore,
  ),
}

async function prove(name: string, proof: Proof, times: number, database: 'sqlite' | 'postgres'): Promise<boolean> {
  const postgres = database === 'postgres' ? await startPostgres() : null
  const settings = await testSettings(postgres ? { databaseUrl: await postgres.database() } : {})
  try {
    const told = (done: number, acknowledged?: number): void =>
      bar(done, times, acknowledged === undefined ? name : `${acknowledged} moves acknowledged`)
    const found = await proof.run({ times, settings, postgres, told })
    const isSo = found.lost === 0 && found.doubled === 0 && proof.isSo(found as never)
    console.log(`${isSo ? 'proved' : 'REFUTED'}: ${name} on ${database}`, found)
    return isSo
  } finally {
    await postgres?.stop()
    rmSync(settings.data, { recursive: true, force: true })
  }
}

const [name = '', times, wanted] = process.argv.slice(2)
const proof = PROOFS[name]
if (!proof) throw new Error(`which proof? ${Object.keys(PROOFS).join(', ')}`)
const databases = (['sqlite', 'postgres'] as const).filter(
  database => (proof.on === 'either' || proof.on === database) && (wanted === undefined || wanted === database),
)
let isAllSo = databases.length > 0
for (const database of databases) isAllSo &&= await prove(name, proof, Number(times ?? proof.times), database)
process.exit(isAllSo ? 0 : 1)
