/** Processor time by thread and by process, as the system counts it. Reads /proc: Linux only. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Cluster } from './our-server.ts'

/** Microseconds of a move, by thread. */
export type Cost = Map<string, number>

const onProcessor = (folder: string): number => Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0])
/** Nanoseconds on a processor: of each thread of these and of each process of PostgreSQL, by name and folder. */
export function spent(pids: readonly number[], postmaster: number | null): Cost {
  const threads = pids.flatMap(pid => readdirSync(`/proc/${pid}/task`).map(task => `/proc/${pid}/task/${task}`))
  const processes = postmaster === null ? [] : childrenOf(postmaster).map(child => `/proc/${child}`)
  return new Map(
    [...threads, ...processes].flatMap(folder => {
      try {
        return [[`${readFileSync(`${folder}/comm`, 'utf8').trim()} ${folder}`, onProcessor(folder)] as const]
      } catch {
        return [] // it ended meanwhile
      }
    }),
  )
}
/** Of what lives still; a connection that was closed meanwhile did little before. */
export function costOf(before: Cost, now: Cost, moves: number): Cost {
  const cost: Cost = new Map()
  for (const [thread, ns] of now) {
    const [name] = thread.split(' ')
    cost.set(name, (cost.get(name) ?? 0) + (ns - (before.get(thread) ?? 0)) / 1000 / moves)
  }
  return cost.set(
    'all',
    [...cost.values()].reduce((a, b) => a + b, 0),
  )
}
const parentOf = (pid: number | string): number =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) . /, '')
      .split(' ')[0],
  )
const childrenOf = (pid: number): string[] =>
  readdirSync('/proc').filter(name => {
    try {
      return /^\d+$/.test(name) && parentOf(name) === pid
    } catch {
      return false // it ended meanwhile
    }
  })
export async function postmasterOf(cluster: Cluster): Promise<number> {
  const [{ parent }] = await cluster.query(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as parent`,
  )
  return Number(parent)
}
