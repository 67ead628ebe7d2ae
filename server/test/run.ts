/** A server in a process of its own, for tests that kill it. Settings come as JSON; it says when it is ready. */
import { startServer } from '../src/server.ts'

const server = await startServer(JSON.parse(process.argv[2]))
process.send?.('ready')
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(1)) // who started it is gone
