/**
 * node server/test/every-route.ts: every route of the API, by its own documentation, with every input replaced by wrong
 * ones, one at a time, on both databases. Whatever comes in, nothing may be a fault of ours (5xx). A test asks a part.
 */
import { guest, testServer, toyTable, type Visitor } from './harness.ts'
import { startPostgres } from './postgres.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Record<string, Schema>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly minItems?: number
}
interface Operation {
  readonly parameters?: readonly { name: string; in: 'path' | 'query'; schema: Schema }[]
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } }
}
interface Route extends Operation {
  readonly method: string
  readonly path: string
}
/** Something the schema might take: so that what is wrong beside it is reached. */
function sample(schema: Schema, text: string): unknown {
  const { properties, items, minItems = 0 } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sample(first, text)
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, p]) => [name, sample(p, text)]))
  if (items) return Array.from({ length: Math.max(1, minItems) }, () => sample(items, text))
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 0)
  return schema.type === 'boolean' ? true : schema.type === 'null' ? null : text
}
const WRONG = [null, true, -1, 1.5, 2 ** 31, 1e300, '', 'a\0b', '\ud800', 'x'.repeat(3000), [], [null], {}, { verb: 1 }]
const WRONG_WORDS = [
  '%00',
  '1.5',
  '-1',
  '1e300',
  '99999999999999999999',
  '%ff',
  '%ED%A0%80',
  '..%2f',
  "'%20or%201=1",
  ' ',
]

/** The same value with one place of it replaced, for every place. */
function* spoilt(value: unknown, by: unknown): Iterable<unknown> {
  yield by
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    for (const bad of spoilt(inner, by))
      yield Array.isArray(value) ? value.with(Number(name), bad) : { ...value, [name]: bad }
}
type Asked = [method: string, path: string, body?: unknown]
function* asked(route: Route, text: string): Iterable<Asked> {
  const { method, parameters = [], requestBody } = route
  const fill = (words: Record<string, string>): string => {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? text)
    const query = parameters.filter(p => p.in === 'query' && words[p.name] !== undefined)
    return query.length > 0 ? `${path}?${query.map(p => `${p.name}=${words[p.name]}`).join('&')}` : path
  }
  const schema = requestBody?.content['application/json'].schema
  const body = schema && sample(schema, text)
  for (const { name } of parameters) for (const word of WRONG_WORDS) yield [method, fill({ [name]: word }), body]
  if (schema) for (const wrong of WRONG) for (const bad of spoilt(body, wrong)) yield [method, fill({}), bad]
  else yield [method, fill({})]
}
/** A stream has no end. */
const hasEnd = ({ path }: Route): boolean => !path.endsWith('/stream')
/** A person who has left is refused before anything else is checked. */
const isFarewell = ({ path }: Route): number => (path.endsWith('/leave') ? 1 : 0)
const AT_ONCE = 8

/** Asks every `step`th of all wrong inputs; what the server answered with a fault of its own. */
export async function faultsOf(
  visitor: Visitor,
  table: string,
  step = 1,
): Promise<{ asked: number; faults: string[] }> {
  const documentation = await (await visitor.fetch('/api/')).json()
  const { paths } = documentation as { paths: Record<string, Record<string, Operation>> }
  const routes = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
    )
    .filter(hasEnd)
    .sort((a, b) => isFarewell(a) - isFarewell(b))
  const all = routes.flatMap(route => [...asked(route, table)]).filter((_, n) => n % step === 0)
  const faults: string[] = []
  const ask = async ([method, path, body]: Asked): Promise<void> => {
    const { status } = await visitor.send(method, path, body)
    if (status >= 500) faults.push(`${status} ${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}`)
  }
  for (let n = 0; n < all.length; n += AT_ONCE) await Promise.all(all.slice(n, n + AT_ONCE).map(ask))
  return { asked: all.length, faults }
}

if (import.meta.main) {
  const postgres = await startPostgres()
  let isGood = true
  for (const databaseUrl of [null, await postgres.database()]) {
    const server = await testServer({ databaseUrl })
    const visitor = await guest(server.url)
    const { info } = await toyTable([visitor, await guest(server.url)])
    const { asked, faults } = await faultsOf(visitor, info.id)
    console.log(`${databaseUrl ? 'PostgreSQL' : 'SQLite'}: ${asked} inputs, ${faults.length} faults`, faults)
    isGood &&= faults.length === 0
    await server.dispose()
  }
  await postgres.stop()
  process.exit(isGood ? 0 : 1)
}
