/** Whatever was thrown, the screen has words for it. */
import { readFileSync } from 'node:fs'
import { ERROR_CODES } from '@ecumene/protocol'
import { ApiError } from '@ecumene/protocol/client'
import { expect, test } from 'vitest'
import { Failure, failureOf, isNowhere, sayFor } from '../src/failure.ts'

const messages = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../src/messages/${language}.json`, import.meta.url), 'utf8'))
const en = messages('en')
const api = (code: string, status = 400): ApiError => new ApiError({ code, message: 'no' }, status)

test.each([
  [api('blocked'), 'online.blocked'],
  [api('foreign-seat'), 'online.forbidden'],
  [api('INVALID_PASSWORD'), 'account.trouble.password'],
  [api('no such code'), 'online.failed'],
  [api('whatever', 429), 'online.slowDown'],
  [new DOMException('closed', 'NotAllowedError'), 'account.trouble.closed'],
  [new DOMException('odd', 'DataError'), 'account.trouble.passkey'],
  [new TypeError('fetch failed'), 'online.away'],
  [new Failure('file.json', 'line 1'), 'file.json'],
])('%s is said as %s', (error, key) => {
  expect(failureOf(error).key).toBe(key)
  expect(en[key]).toBeTruthy()
})
test('a code may have words of its own in one place; other errors pass', () => {
  const say = sayFor('full', 'account.trouble.full')
  expect(() => say(api('full'))).toThrow('account.trouble.full')
  const other = api('blocked')
  expect(() => say(other)).toThrow(other)
})

test('an address that leads nowhere has a page of its own; a server that is away has not', () => {
  expect(['unknown', 'malformed', 'busy', 'slow-down'].map(code => isNowhere(failureOf(api(code))))).toEqual([
    ...[true, true, false, false],
  ])
  expect([isNowhere(failureOf(new TypeError('fetch failed'))), isNowhere(null)]).toEqual([false, false])
})

test('every code of the server has words of its own, in three languages', () => {
  // What the server may always say has the words of an error that nobody foresaw.
  const unforeseen = ['busy', 'internal']
  for (const language of ['en', 'ru', 'it']) {
    const words = messages(language)
    for (const code of ERROR_CODES) {
      const { key } = failureOf(api(code))
      expect(words[key], `${code} ${language}`).toBeTruthy()
      expect(key === 'online.failed', code).toBe(unforeseen.includes(code))
    }
  }
})
