/** Between a client and what it talks to: connections that stay open, and nothing comes through. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  readonly port: number
  silence(): void
  /** Connections that listen hear nothing any more; returns how many there are. */
  deafen(): number
  /** Nothing comes through the connections of now any more, either way; others may be made. Returns how many. */
  abandon(): number
  speak(): void
  close(): void
}
/** Passes everything on, until it does not: connections stay open, and nothing comes through. */
export async function silentProxy(to: number): Promise<SilentProxy> {
  const pairs = new Set<[Socket, Socket]>()
  const listening = new Set<[Socket, Socket]>()
  let deafened: typeof listening = new Set()
  const abandoned = new Set<[Socket, Socket]>()
  let isSilent = false
  const proxy = createServer(client => {
    const server = connect(to, '127.0.0.1')
    const pair: [Socket, Socket] = [client, server]
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        listening.delete(pair)
        // Who is at the other end of an abandoned connection does not even hear of its end.
        if (!abandoned.has(pair)) for (const s of pair) s.destroy()
      })
    }
    client.on('data', data => {
      if (data.includes('listen ecumene')) listening.add(pair)
      if (!isSilent && !abandoned.has(pair)) server.write(data)
    })
    server.on('data', data => isSilent || deafened.has(pair) || abandoned.has(pair) || client.write(data))
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (proxy.address() as AddressInfo).port,
    silence: () => {
      isSilent = true
    },
    deafen: () => {
      deafened = new Set(listening)
      return deafened.size
    },
    abandon: () => {
      for (const pair of pairs) abandoned.add(pair)
      return pairs.size
    },
    speak: () => {
      isSilent = false
    },
    close: () => {
      for (const pair of [...pairs, ...abandoned]) for (const socket of pair) socket.destroy()
      proxy.close()
    },
  }
}
