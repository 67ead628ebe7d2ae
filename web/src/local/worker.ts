/** The worker's door: messages in, positions out. */
import '../trusted.ts'
import { RulesError, rulesOf } from '@ecumene/contract'
import { aboutOf } from '../games.ts'
import { Host } from './host.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { appendLines, loadGame } from './saves.ts'
import { LocalThoughts } from './thoughts.ts'

const post = (message: FromWorker): void => postMessage(message)
const failed = (key: string, error: unknown): void =>
  post({ type: 'failed', key, detail: error instanceof Error ? error.message : String(error) })

let host: Host | null = null
const thoughts = new LocalThoughts()
// Messages that arrive while the game is loading wait for it.
let ready: Promise<void> = Promise.resolve()

async function open({ id, game, waits }: ToWorker & { type: 'open' }): Promise<void> {
  if (!(await isAlone(id))) {
    failed('failure.elsewhere', id)
    return
  }
  const about = aboutOf(game)
  const saved = await loadGame(id)
  if (!saved || !about) {
    failed(saved ? 'failure.game' : 'failure.gone', saved ? game : id)
    return
  }
  try {
    const def = await rulesOf(about, saved.record.version)
    host = new Host(def, saved.head, saved.record, waits, {
      send: wire => post({ type: 'position', wire }),
      save: appendLines,
      later: (ms, then) => void setTimeout(then, ms),
      now: () => Date.now(),
      failed: error => failed('failure.broken', error),
      think: (task, then, progress) => thoughts.think(task, then, progress),
      pondering: pondering => post({ type: 'pondering', pondering }),
      seated: players => post({ type: 'players', players }),
      seed: crypto.getRandomValues(new Uint32Array(1))[0],
    })
    host.start()
  } catch (error) {
    failed(error instanceof RulesError ? 'failure.version' : 'failure.record', error)
  }
}

/** Two tabs with one game would write over each other: the second is told so. The lock goes when the worker ends. */
const isAlone = (id: string): Promise<boolean> =>
  new Promise(resolve => {
    const forever = new Promise(() => {})
    navigator.locks
      .request(`ecumene ${id}`, { signal: AbortSignal.timeout(2000) }, () => {
        resolve(true)
        return forever
      })
      .catch(() => resolve(false))
  })

function hear(h: Host, m: ToWorker): void {
  if (m.type === 'play') post({ type: 'played', ask: m.ask, result: h.play(m.action, m.seq) })
  else if (m.type === 'undo') post({ type: 'played', ask: m.ask, result: h.undo() })
  else if (m.type === 'lastRound') post({ type: 'played', ask: m.ask, result: h.makeLastRound() })
  else if (m.type === 'at') post({ type: 'moment', ask: m.ask, words: h.at(m.seq) })
  else if (m.type === 'record') post({ type: 'recorded', ask: m.ask, record: h.record() })
  else if (m.type === 'sit') h.sit(m.seat)
  else if (m.type === 'pass') h.pass(m.seat)
  else if (m.type === 'present') h.present(m.isPresent)
  else if (m.type === 'caughtUp') h.caughtUp()
  else if (m.type === 'pace') h.pace(m.waits)
  else if (m.type === 'hurry') h.hurry()
  else if (m.type === 'hinted') h.hinted()
}

addEventListener('message', (e: MessageEvent<ToWorker>) => {
  const m = e.data
  ready = (m.type === 'open' ? open(m) : ready.then(() => host !== null && hear(host, m)).then(() => {})).catch(error =>
    failed('failure.broken', error),
  )
})
