import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Better Auth brings queries of its own and needs the connection for them. */
const MAY_HOLD_THE_CONNECTION = ['people/auth.ts']
const source = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !file.startsWith('store'),
)

test('SQL stands under server/src/store alone, and nobody else reaches for the connection', () => {
  expect(files.length).toBeGreaterThan(30)
  const offenders = files.filter(file => {
    const text = readFileSync(join(source, file), 'utf8')
    const hasSql =
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`|\b(SELECT|INSERT INTO|UPDATE|PRAGMA) /.test(text)
    const hasConnection = /\.db\b|\{ db\b/.test(text) && !MAY_HOLD_THE_CONNECTION.includes(file)
    return hasSql || hasConnection
  })
  expect(offenders).toEqual([])
})
