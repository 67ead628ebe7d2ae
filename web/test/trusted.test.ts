/** Which addresses may become scripts: those of our own workers. */
import { expect, test } from 'vitest'
import { ownScript } from '../src/trusted.ts'

const PAGE = 'https://play.example/table/abc?x=1'

test.each(['/sw.js', '/assets/worker-BEJ-zLYv.js', 'https://play.example/assets/thinker-B2E9gunr.js'])(
  'D34 %s is a script of ours',
  address => {
    expect(ownScript(address, PAGE)).toBe(address)
  },
)
test.each([
  'https://evil.example/sw.js',
  '//evil.example/assets/worker.js',
  'data:text/javascript,alert(1)',
  'blob:https://play.example/1b2c',
  'javascript:alert(1)',
  '/api/matches/abc/record',
  '/assets/../api/worker.js',
  '/assets/worker.js?then=evil',
  '/table/assets/worker.js',
])('D34 %s is none', address => {
  expect(ownScript(address, PAGE)).toBe(null)
})
