/** The house's own network: which address is told, and the code in the terminal. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { qrOf } from '../../kit/src/qr.ts'
import { lanAddress, terminalCode } from '../lan.mjs'

const at = (address: string, internal = false, family = 'IPv4') => ({ address, internal, family })
const root = join(import.meta.dirname, '..', '..')

test('the address of the house comes before those of tunnels and virtual machines; loopback is none', () => {
  expect(lanAddress({ lo: [at('127.0.0.1', true)] })).toBeNull()
  expect(lanAddress({ docker0: [at('172.17.0.1')], en0: [at('fe80::1', false, 'IPv6'), at('192.168.1.20')] })).toBe(
    '192.168.1.20',
  )
  expect(lanAddress({ a: [at('203.0.113.9')], b: [at('10.0.0.4')], c: [at('192.168.0.7')] })).toBe('192.168.0.7')
  expect(lanAddress({ a: [at('203.0.113.9')] })).toBe('203.0.113.9')
})

test('the code in the terminal has every module of the code, two rows a line', () => {
  const text = 'http://192.168.1.20:4400/'
  const rows = terminalCode(text)
    .split('\n')
    .flatMap(line => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin so
      const blocks = [...line.matchAll(/\u001b\[(\d+);(\d+)m▀/g)]
      return [blocks.map(b => b[1] === '30'), blocks.map(b => b[2] === '40')]
    })
  const inner = rows.slice(2, 2 + qrOf(text).length).map(row => row.slice(2, 2 + qrOf(text).length))
  expect(inner).toEqual(qrOf(text))
})

test('npm start -- --lan answers under another name than localhost, and says where', { timeout: 180_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-lan-'))
  const host = spawn(process.execPath, ['scripts/host.mjs', '--lan', '--port', '0', '--data', data], {
    cwd: root,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let said = ''
    await new Promise<void>((resolve, reject) => {
      host.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (/find it at .*\n[\s\S]*▀|in no network/.test(said)) resolve()
      })
      host.once('exit', code => reject(new Error(`ended with ${code}: ${said}`)))
    })
    const port = /localhost:(\d+)/.exec(said)?.[1]
    // Another address of this machine's loopback network: it listens to all of them.
    const answer = await fetch(`http://127.0.0.2:${port}/api/house`)
    const address = /find it at (http:\S+)\/\s/.exec(said)?.[1] ?? null
    expect(await answer.json()).toEqual({ address })
  } finally {
    const ended = new Promise(resolve => host.once('exit', resolve))
    host.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
})
