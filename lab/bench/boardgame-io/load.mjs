// boardgame.io's side of the load: the same tables, each seat a socket of its own protocol.
import { createRequire } from 'node:module'
import { legal } from './toy.mjs'

const { io } = createRequire(import.meta.url)('socket.io-client')
let count = 0

export const boardgameio = url => {
  const open = () => io(`${url}/toy`, { transports: ['websocket'], forceNew: true })
  const fresh = () => `match-${process.pid}-${count++}`
  return {
    name: 'boardgame.io',
    async create() {
      const socket = open()
      await new Promise(resolve => {
        socket.on('sync', resolve)
        socket.emit('sync', fresh(), '0', undefined, 2)
      })
      socket.close()
    },
    async stock() {},
    async table() {
      let match = fresh()
      const driven = {
        seats: [],
        async renew() {
          match = fresh()
          for (const [i, s] of sockets.entries()) s.emit('sync', match, String(i), undefined, 2)
        },
        close() {
          for (const s of sockets) s.close()
        },
      }
      const sockets = [0, 1].map(i => {
        const socket = open()
        const seat = {
          seq: -1,
          moves: [],
          over: false,
          heard: () => {},
          send([type, ...args], seq) {
            socket.emit(
              'update',
              { type: 'MAKE_MOVE', payload: { type, args, playerID: String(i) } },
              seq,
              match,
              String(i),
            )
          },
        }
        driven.seats[i] = seat
        const take = (id, state) => {
          if (id !== match) return
          seat.seq = state._stateID
          seat.over = state.ctx.gameover !== undefined
          seat.moves = !seat.over && state.G.owed.includes(i) ? legal(state.G, i) : []
          seat.heard()
        }
        socket.on('sync', (id, { state }) => take(id, state))
        socket.on('update', take)
        socket.on('connect', () => socket.emit('sync', match, String(i), undefined, 2))
        return socket
      })
      return driven
    },
  }
}
