/** A letter box on this machine: takes every letter and keeps it. */
import { type AddressInfo, createServer } from 'node:net'

interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}
export interface Letters {
  readonly address: string
  /** The newest letter to this address whose subject fits; waits for it. */
  to(address: string, subject?: RegExp): Promise<Letter>
  close(): Promise<void>
}

export async function letterBox(): Promise<Letters> {
  const kept: Letter[] = []
  const server = createServer(socket => {
    let to = ''
    let body: string[] | null = null
    let rest = ''
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      if (body === null) {
        if (/^EHLO|^HELO/i.test(line)) say('250 here')
        else if (/^RCPT/i.test(line)) {
          to = /<(.*?)>/.exec(line)?.[1] ?? ''
          say('250 ok')
        } else if (/^DATA/i.test(line)) {
          body = []
          say('354 go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say('250 ok')
      } else if (line === '.') {
        kept.push(letterOf(to, body))
        body = null
        say('250 kept')
      } else body.push(line)
    }
    say('220 letters')
    socket.on('error', () => {})
    socket.on('data', chunk => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    address: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async to(address, subject = /./) {
      for (let i = 0; i < 100; i++) {
        const found = kept.findLast(l => l.to === address && subject.test(l.subject))
        if (found) return found
        await new Promise(resolve => setTimeout(resolve, 100))
      }
      throw new Error(`no letter to ${address}; there are ${JSON.stringify(kept)}`)
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** Long lines are folded by quoted-printable, which links do not survive. */
function letterOf(to: string, lines: readonly string[]): Letter {
  const at = lines.indexOf('')
  const head = lines.slice(0, at).join('\n')
  const raw = lines.slice(at + 1).join('\n')
  const text = /quoted-printable/i.test(head)
    ? raw
        .replace(/=\n/g, '')
        .replace(/(?:=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    : raw
  return { to, subject: /^Subject: (.*)$/im.exec(head)?.[1] ?? '', text }
}
