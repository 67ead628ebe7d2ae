/**
 * Three PostgreSQL under Patroni, with etcd to agree on who leads and HAProxy to find the leader: everything from
 * Debian's packages, on loopback, in a temporary folder. Writes are acknowledged when a second node has them.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sleep } from './harness.ts'
import { freePort, nobody, programs } from './postgres.ts'

const NODES = 3
/** The leader renews its claim every second; after this long without one another takes over. */
const LEAD_SECONDS = 8

export interface Cluster {
  /** Of the leader, whichever server that is. */
  readonly url: string
  /** kill -9 for the leader: its Patroni and every process of its PostgreSQL, as if the machine were gone. */
  killLeader(): Promise<string>
  /** That machine is back; resolves when all follow the leader and one of them holds every write. */
  bringBack(name: string): Promise<void>
  stop(): Promise<void>
}
interface Node {
  readonly name: string
  readonly port: number
  readonly rest: number
  readonly data: string
  child: ChildProcess | null
}

export async function startCluster(): Promise<Cluster> {
  const who = nobody()
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-cluster-'))
  const own = (path: string): void => ('uid' in who ? chownSync(path, who.uid, who.gid) : undefined)
  own(folder)
  const [etcdPort, peerPort, frontPort] = [await freePort(), await freePort(), await freePort()]
  const nodes: Node[] = []
  for (let n = 1; n <= NODES; n++)
    nodes.push({
      name: `node${n}`,
      port: await freePort(),
      rest: await freePort(),
      data: join(folder, `node${n}`),
      child: null,
    })
  const run = (program: string, args: string[]): ChildProcess =>
    spawn(program, args, { ...who, cwd: folder, stdio: 'ignore', env: { ...process.env, HOME: folder } })

  const etcdUrl = `http://127.0.0.1:${etcdPort}`
  const peerUrl = `http://127.0.0.1:${peerPort}`
  const etcd = run('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `default=${peerUrl}`, '--log-level', 'error'],
  ])
  await answered(`${etcdUrl}/health`)
  const launch = (node: Node): void => {
    const file = join(folder, `${node.name}.yml`)
    writeFileSync(file, settingsOf(node, etcdPort, folder))
    own(file)
    node.child = run('patroni', [file])
  }
  for (const node of nodes) {
    mkdirSync(node.data, { mode: 0o700 })
    own(node.data)
    launch(node)
  }
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, balancer(nodes, frontPort))
  const haproxy = run('haproxy', ['-db', '-f', file])

  const leads = (node: Node): Promise<boolean> => isOk(`http://127.0.0.1:${node.rest}/primary`)
  const leader = async (): Promise<Node | undefined> => {
    const states = await Promise.all(nodes.map(leads))
    return nodes[states.indexOf(true)]
  }
  const isWhole = async (): Promise<boolean> => {
    const follows = await Promise.all(nodes.map(node => isOk(`http://127.0.0.1:${node.rest}/replica`)))
    const holds = await Promise.all(nodes.map(node => isOk(`http://127.0.0.1:${node.rest}/synchronous`)))
    return follows.filter(Boolean).length === NODES - 1 && holds.some(Boolean) && (await leader()) !== undefined
  }
  const whole = (): Promise<void> => waitFor('all nodes', isWhole, 120_000)
  const stop = async (): Promise<void> => {
    for (const node of nodes) kill(node)
    for (const child of [haproxy, etcd]) child.kill('SIGKILL')
    await sleep(200)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  await whole().catch(async error => {
    await stop()
    throw error
  })
  return {
    url: `postgres://postgres@127.0.0.1:${frontPort}/postgres`,
    async killLeader() {
      const node = await leader()
      if (!node?.child) throw new Error('nobody leads')
      kill(node)
      return node.name
    },
    async bringBack(name) {
      const node = nodes.find(one => one.name === name)
      if (node) launch(node)
      await whole()
    },
    stop,
  }
}

function kill(node: Node): void {
  node.child?.kill('SIGKILL')
  node.child = null
  const file = join(node.data, 'postmaster.pid')
  if (!existsSync(file)) return
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  // The one that would start others first; then all it has started.
  const mine = childrenOf(postmaster)
  for (const pid of [postmaster, ...mine])
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Gone already.
    }
}
const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child)

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async response => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
const answered = (url: string): Promise<void> => waitFor(url, () => isOk(url), 60_000)
async function waitFor(what: string, isSo: () => Promise<boolean>, ms: number): Promise<void> {
  for (const from = Date.now(); !(await isSo()); await sleep(200))
    if (Date.now() - from > ms) throw new Error(`waited in vain for ${what}`)
}

/** JSON is YAML. */
const settingsOf = (node: Node, etcd: number, folder: string): string => {
  const access = ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
  const at = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` })
  return JSON.stringify({
    scope: 'ecumene',
    name: node.name,
    restapi: at(node.rest),
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: LEAD_SECONDS,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        maximum_lag_on_failover: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, wal_log_hints: 'on', synchronous_commit: 'on', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'no-sync'],
      pg_hba: access,
    },
    postgresql: {
      ...at(node.port),
      data_dir: node.data,
      bin_dir: programs(),
      pg_hba: access,
      parameters: { unix_socket_directories: folder },
      // A copy begins at once and is not forced to the disk: processes are killed here, not machines.
      basebackup: [{ checkpoint: 'fast' }, 'no-sync'],
      authentication: {
        superuser: { username: 'postgres', password: 'trusted' },
        replication: { username: 'replicator', password: 'trusted' },
        rewind: { username: 'rewinder', password: 'trusted' },
      },
    },
  })
}
const balancer = (nodes: readonly Node[], port: number): string => `
defaults
  mode tcp
  retries 1
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen leader
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: to, rest }) => `  server ${name} 127.0.0.1:${to} check port ${rest}`).join('\n')}
`
