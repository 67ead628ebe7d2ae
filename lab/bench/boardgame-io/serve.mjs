// node serve.mjs <port> [large|small]: boardgame.io's own server with the toy, in memory, as it comes; tells its memory
// when asked.
import { createRequire } from 'node:module'
import { game, largeGame } from './toy.mjs'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')
console.info = console.log = () => {}
const [port, size] = process.argv.slice(2)
const server = Server({ games: [size === 'large' ? largeGame : game], origins: [Origins.LOCALHOST] })
await server.run(Number(port))
process.send?.({ ready: true })
process.on('message', async () => {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.()
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0)) // the driver is gone
