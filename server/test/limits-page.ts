/** docs/limits.md, made from the list of limits and from the routes' own: node server/test/limits-page.ts writes it. */
import { writeFileSync } from 'node:fs'
import { HOUSEHOLD } from '../src/http/door.ts'
import { LIMITS } from '../src/limits-list.ts'
import { testServer } from './harness.ts'

export const PAGE = new URL('../../docs/limits.md', import.meta.url)
const OF = {
  person: 'a person',
  connection: 'a connection',
  stranger: 'all of a network who do not say who they are',
  network: 'a network (of IPv6 a /64)',
  table: 'a table',
  account: 'an account, and nobody else is locked out of it',
  address: 'an e-mail address',
  server: 'a server',
}
const BY = { all: 'all servers together', each: 'each server' }
interface Documentation {
  readonly paths: Record<string, Record<string, { summary?: string; 'x-limit'?: string }>>
}

function limitsPage({ paths }: Documentation): string {
  const kinds = Object.values(LIMITS)
    .map(limit => ({ per: undefined, ...limit }))
    .map(
      ({ what, most, per, of, by }) =>
        `| ${what} | ${most} | ${per ? `in a ${per}` : 'at one time'} | ${OF[of]} | ${BY[by]} |`,
    )
    .map(line => line.replace('in a 5 minutes', 'in 5 minutes').replace('in a hour', 'in an hour'))
  const routes = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { summary, 'x-limit': limit }]) =>
        limit ? [`| \`${method.toUpperCase()} ${path}\` | ${summary} | ${limit} |`] : [],
      ),
    )
    .sort()
  return `# Limits

Made from the code (\`node server/test/limits-page.ts\`); a test fails when it is not of today. An evening of a club, a
tournament, a long game with bots come near none of them: \`server/test/club.test.ts\` plays them with all
limits on. What protects people is counted by all servers of a database together. What protects a process (floods,
memory) each process counts by itself: to ask the database about every request would cost more than it saves.

| What | Most | | Counted for | By |
|---|---|---|---|---|
${kinds.join('\n')}

These routes have a limit of their own besides, counted by all servers for a person (for strangers: their network); a
network that several people share has ${HOUSEHOLD} times as much:

| Route | | Most |
|---|---|---|
${routes.join('\n')}
`
}
export async function pageOfToday(): Promise<string> {
  const server = await testServer()
  const documentation = (await (await fetch(`${server.url}/api/`)).json()) as Documentation
  await server.dispose()
  return limitsPage(documentation)
}
if (import.meta.main) writeFileSync(PAGE, await pageOfToday())
