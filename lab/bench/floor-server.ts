/**
 * What no server of ours can be cheaper than: it takes a move from one socket and writes answer and update, as long as
 * ours, to two. No rules, no store, no threads, nothing is checked. It knows just enough for the same driver to play.
 */
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { framesOf } from '../../server/src/http/frames.ts'

const { port } = JSON.parse(process.argv[2]) as { port: number }
let tables = 0
const http = createServer((_, answer) => {
  answer.setHeader('content-type', 'application/json').setHeader('set-cookie', 'nobody=1')
  answer.end(JSON.stringify({ token: 'nobody', id: `table${String(tables++).padStart(11, '0')}` }))
})
const NOTHING = '"prompt":null,"legal":[],"clock":null}'
const BIDS = [0, 1, 2, 3].map(coins => `{"verb":"bid","coins":${coins}}`).join()
const ASKED = `"prompt":{"key":"prompt.bid","rule":"TOY-2","args":{"coins":9}},"legal":[${BIDS}],"clock":null}`
const LINE = '{"seq":65,"seat":0,"auto":false,"events":[{"type":"bid","seat":0,"coins":3}],"at":1794978880149}'
const updateOf = (match: string, seq: number, isAsked: boolean): string =>
  `{"t":"update","match":"${match}","viewer":0,"base":64,"seq":${seq},"keep":64,"patch":"EAEEvwEBBg==","lines":[${LINE}],` +
  `"owed":2,"undo":null,"outcome":null,${isAsked ? ASKED : NOTHING}`

type Send = (text: string) => void
const seats = new Map<string, Send[]>()
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { socket: wire }) => {
  let unsent: string[] = []
  const flush = (): void => {
    wire.write(framesOf(unsent))
    unsent = []
  }
  const send = (text: string): void => {
    unsent.push(text)
    if (unsent.length === 1) setImmediate(flush)
  }
  socket.on('message', data => {
    const { t, match, seq, ref } = JSON.parse(String(data)) as { t: string; match: string; seq: number; ref: number }
    const there = seats.get(match) ?? []
    seats.set(match, there)
    if (t === 'open') send(updateOf(match, 0, there.push(send) === 1))
    if (t !== 'play') return
    for (const other of there) other(updateOf(match, seq + 1, other !== send))
    send(JSON.stringify({ t: 'ok', ref, match, seq: seq + 1 }))
  })
})
http.listen(port, '127.0.0.1', () => process.send?.({ ready: true }))
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }))
process.on('disconnect', () => process.exit(0)) // the driver is gone
