/** A server in a process of its own, for tests that kill it. Settings come as JSON; it says when it is ready. */
import { startServer } from '../src/server.ts'

/** A number: somebody sets the machine's clock by so many milliseconds. What measures intervals goes on. */
let jumped = 0
const MachineDate = Date
process.on('message', (jump: unknown) => {
  if (typeof jump !== 'number') return
  jumped += jump
  const now = (): number => MachineDate.now() + jumped
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
})

const server = await startServer(JSON.parse(process.argv[2]))
process.send?.('ready')
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(1)) // who started it is gone
