/** Places where notices arrive: a mail server, a browser's push service, a webhook. All on loopback. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { createInterface } from 'node:readline'

export interface Letter {
  readonly from: string
  readonly to: string
  readonly headers: Record<string, string>
  readonly text: string
}
/** As much of SMTP as a client needs to hand over a letter. */
export async function mailSink(): Promise<{ url: string; letters: Letter[]; close(): void }> {
  const letters: Letter[] = []
  const server = createTcpServer(socket => {
    let from = ''
    let to = ''
    let data: string[] | null = null
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    say('220 sink')
    createInterface({ input: socket }).on('line', line => {
      if (data) {
        if (line !== '.') data.push(line)
        else {
          letters.push(letterOf(from, to, data))
          data = null
          say('250 kept')
        }
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 sink')
      else if (/^MAIL FROM:/i.test(line)) {
        from = line.replace(/^[^<]*<|>.*$/g, '')
        say('250 ok')
      } else if (/^RCPT TO:/i.test(line)) {
        to = line.replace(/^[^<]*<|>.*$/g, '')
        say('250 ok')
      } else if (/^DATA/i.test(line)) {
        data = []
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    close: () => void server.close(),
  }
}
function letterOf(from: string, to: string, lines: readonly string[]): Letter {
  const end = lines.indexOf('')
  const headers: Record<string, string> = {}
  for (const line of lines.slice(0, end).join('\n').replace(/\n\s+/g, ' ').split('\n')) {
    const at = line.indexOf(':')
    headers[line.slice(0, at).toLowerCase()] = line.slice(at + 1).trim()
  }
  const body = lines.slice(end + 1).join('\n')
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable'
  const bytes = (text: string): string => Buffer.from(text, 'latin1').toString('utf8')
  const plain = isQuoted
    ? bytes(
        body
          .replace(/=\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      )
    : headers['content-transfer-encoding'] === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : body
  return { from, to, headers, text: plain }
}
/** The subject as people read it. */
export const subjectOf = ({ headers }: Letter): string =>
  headers.subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replace(/_/g, ' ')
              .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    )

export interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
/** Keeps what is posted to it; `answer` says with which status, or never answers. */
export async function postSink(
  answer: (heard: Heard, n: number) => number | null = () => 200,
): Promise<{ url: string; heard: Heard[]; close(): void }> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts) }
      heard.push(one)
      const status = answer(one, heard.length)
      if (status !== null) response.writeHead(status).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    heard,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A browser's subscription: its keys, and how it reads what arrives (RFC 8291, RFC 8188). */
export function subscription(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    channel: {
      kind: 'push',
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20])
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const ikm = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
      const sealed = body.subarray(21 + body[20])
      const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
    },
  }
}
/**
 * What a push service checks before it takes anything: the sender's signature by the key the subscription was made for
 * (RFC 8292).
 */
export function vapidOf({ headers }: Heard, serverKey: string): { aud: string; exp: number; sub: string } {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== serverKey) throw new Error('signed by another server')
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue) throw new Error('a false signature')
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
}
