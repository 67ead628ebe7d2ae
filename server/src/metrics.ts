/** Numbers for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    moves: new Counter({
      name: 'ecumene_moves_total',
      help: 'Actions stored, by who played them.',
      labelNames: ['by'],
      registers,
    }),
    refusals: new Counter({
      name: 'ecumene_refusals_total',
      help: 'Inputs refused, by code.',
      labelNames: ['code'],
      registers,
    }),
    strayNotes: new Counter({
      name: 'ecumene_stray_notes_total',
      help: 'What came from the bus of the servers and was no note of theirs.',
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'ecumene_move_seconds',
      help: 'From receipt of an action to its storage.',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    thoughtSeconds: new Histogram({
      name: 'ecumene_thought_seconds',
      help: 'From the question to a bot to its answer, its wait included.',
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
      registers,
    }),
    sockets: new Gauge({ name: 'ecumene_sockets', help: 'Open sockets.', registers }),
    rooms: new Gauge({ name: 'ecumene_rooms', help: 'Tables known to this process.', registers }),
    loaded: new Gauge({
      name: 'ecumene_tables_loaded',
      help: 'Tables in the memory of the threads that run rules.',
      registers,
    }),
    notices: new Gauge({ name: 'ecumene_notices_sent', help: 'Notices sent by this process.', registers }),
    ready: new Gauge({ name: 'ecumene_ready', help: '1: this process takes people; 0: see /ready.', registers }),
    late: new Gauge({ name: 'ecumene_notices_late', help: 'Notices that were due five minutes ago.', registers }),
    broken: new Gauge({ name: 'ecumene_tables_broken', help: 'Tables whose rules failed.', registers }),
  }
}
/** Tables whose bots wait for a thread. */
export const thoughtsWaiting = (thoughts: { readonly waiting: number }): Gauge =>
  new Gauge({
    name: 'ecumene_thoughts_waiting',
    help: 'Bots that wait for a thread; the more there are, the less time each thought gets.',
    registers: [],
    collect() {
      this.set(thoughts.waiting)
    },
  })
export type Metrics = ReturnType<typeof openMetrics>
