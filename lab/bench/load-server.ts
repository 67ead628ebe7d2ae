/** Our server with the toy, in a process of its own; tells its memory when asked. */
import { startServer } from '../../server/src/server.ts'
import { liveMemory } from './live-memory.ts'

await startServer(JSON.parse(process.argv[2]))
process.send?.({ ready: true })
process.on('message', async asked => {
  if (asked === 'live') {
    // First: collecting gives memory back.
    const { rss } = process.memoryUsage()
    process.send?.({ rss, live: await liveMemory() })
    return
  }
  if (asked === 'rss') {
    process.send?.({ rss: process.memoryUsage().rss })
    return
  }
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.()
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0)) // the driver is gone
