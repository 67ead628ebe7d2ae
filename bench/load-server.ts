/** Our server with the toy, in a process of its own; tells its memory when asked. */
import { startServer } from '../server/src/server.ts'

await startServer(JSON.parse(process.argv[2]))
process.send?.({ ready: true })
process.on('message', async () => {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.()
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0)) // the driver is gone
