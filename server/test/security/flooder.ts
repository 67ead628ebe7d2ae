/** A process that opens sockets and sends frames of one kind as fast as they go, until it is ended. */
import { WebSocket } from 'ws'

const [address, kind, count, cookie] = process.argv.slice(2)
const AT_ONCE = 200
const send: Record<string, (socket: WebSocket) => void> = {
  ping: socket => socket.ping(Buffer.alloc(100)),
  pong: socket => socket.pong(Buffer.alloc(100)),
  fragments: socket => socket.send('', { fin: false }),
}

const tell = (what: string): void => {
  if (process.connected) process.send?.(what, () => {})
}
/** After being cut off it comes again, from another address. */
function flood(n: number): void {
  const headers = { cookie, 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1`, origin: address }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers })
  const pour = (): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount < 1_000_000) for (let i = 0; i < AT_ONCE; i++) send[kind](socket)
    setImmediate(pour)
  }
  socket.on('open', () => {
    tell('open')
    pour()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    tell('cut')
    setTimeout(() => flood(n + 10), 100)
  })
}
for (let n = 0; n < Number(count); n++) flood(n)
process.once('disconnect', () => process.exit())
