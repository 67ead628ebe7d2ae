/** What is said again and again, as long as something is away, does not fill the log. */
import { Writable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { openLog } from '../src/log.ts'

afterEach(() => {
  vi.useRealTimers()
})
function logged(level = 'info') {
  const lines: Record<string, unknown>[] = []
  const output = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { log: openLog(level, output), lines }
}
test('an error that comes four times a second is written once a minute, with how often it came', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { log, lines } = logged()
  for (let n = 0; n < 4 * 150; n++) {
    log.error({ reason: 'Error: connect ECONNREFUSED', table: `t${n}` }, 'could not look after the clocks')
    vi.setSystemTime(Date.now() + 250)
  }
  expect(lines.map(({ msg, again }) => [msg, again])).toEqual([
    ['could not look after the clocks', undefined],
    ['could not look after the clocks', 239],
    ['could not look after the clocks', 239],
  ])
})
test('another error, another reason, news and what happens at an account are written each time', () => {
  const { log, lines } = logged()
  for (let n = 0; n < 3; n++) {
    log.info({ match: 'a' }, 'a game')
    log.warn({ event: 'sign-in', user: 'ann' }, 'security')
    log.error({ reason: `reason ${n}` }, 'a request failed')
  }
  expect(lines).toHaveLength(9)
  expect(lines.some(line => 'again' in line)).toBe(false)
})
