/**
 * What a person does while a Master thinks, in Chromium: milliseconds from the press to the picture. Looking back and
 * undo at a table of one's own, where the Master thinks on the same machine; chat, looking back and undo at a server.
 * `node lab/bench/meanwhile.ts <build> [--times 10] [--save FILE]`; a build is
 * `npx vite build web --mode toy --outDir <build>`.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { bronze } from '@ecumene/bronze'
import type { GameDef } from '@ecumene/kernel'
import { type Answer, lookBack, returnToNow, say, takeBack } from '../../web/e2e/answer-time.ts'
import { type Stage, stage } from '../../web/e2e/harness.ts'
import { openFile } from '../../web/e2e/midway.ts'
import { type Person, person, Served, turnOf } from '../../web/e2e/online.ts'
import { listMode, playNth } from '../../web/e2e/play.ts'
import { afterPerson } from '../../web/e2e/thinking.ts'
import { median, p95 } from './click-time.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, save: { type: 'string' } },
})
const [build] = positionals
if (build === undefined) throw new Error('which build?')
const times = Number(values.times)
const found: Record<string, number[]> = {}
/** Counts only what was answered before the Master moved. */
function note(what: string, answer: Answer | null): void {
  if (answer) found[what] = [...(found[what] ?? []), answer.ms]
  if (process.stderr.isTTY) process.stderr.write(`\r${Object.values(found).flat().length} answers`)
}

const but = { chronicle: true, motion: 'reduced', because: 'looking back begins in the chronicle' } as const
/** Four players, so that the Master thinks for long; every time another position. */
async function atHome(set: Stage): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { page, context } = await set.open('desk', { but })
    const { file } = afterPerson(bronze as unknown as GameDef, 4, 40 + 8 * n)
    await openFile(page, file([null, 'master', 'citizen', 'citizen']))
    await page.locator('[data-ponder="1"]').first().waitFor()
    const back = await lookBack(page)
    if (back?.isSame) note('at home: looking back', back)
    await returnToNow(page)
    // The button comes back with the present; if the Master moves in that moment there is nothing to note.
    const undo = page.locator('[data-undo]:not(:disabled, [aria-disabled=true])')
    await undo.or(page.locator('.prompt.mine')).first().waitFor()
    note('at home: undo', await takeBack(page))
    await context.close()
  }
}
async function online(set: Stage, server: Served): Promise<void> {
  const anna: Person = await person(set, server.url, 'Anna', { but })
  const { page, context } = anna
  const call = async (path: string, data: object): Promise<{ id?: string }> => {
    const answer = await context.request.post(`${server.url}/api${path}`, { data, headers: { origin: server.url } })
    return (await answer.json().catch(() => ({}))) as { id?: string }
  }
  await call('/auth/sign-in/anonymous', {})
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'master' }]
  const { id } = await call('/matches', { game: 'bronze', seats })
  await page.goto(`/online/${id}`)
  await page.locator('.desk').waitFor()
  await listMode(page)
  const isMine = async (): Promise<boolean> => (await page.locator('.prompt.mine').count()) > 0
  let isUndone = false
  for (let n = 0; n < times; ) {
    if (await isMine()) {
      await turnOf(anna)
      await playNth(page)
      continue
    }
    const undone: Answer | null = isUndone ? null : await takeBack(page)
    isUndone = undone !== null
    note('at a server: undo', undone)
    if (undone) continue
    const said = await say(page, `Hello ${n}`)
    if (said?.isSame) note('at a server: chat', said)
    const back = await lookBack(page)
    if (back?.isSame) note('at a server: looking back', back)
    await returnToNow(page)
    if (said?.isSame) n++
  }
  await context.close()
}

const set = await stage(build)
const server = new Served()
await server.start({ web: build })
try {
  await atHome(set)
  await online(set, server)
} finally {
  await set.close()
  await server.close()
}
const rows = Object.entries(found).map(([what, ms]) => ({
  what,
  answers: ms.length,
  median: median(ms),
  p95: p95(ms),
  most: Math.max(...ms),
}))
for (const { what, answers, ...figures } of rows) {
  const said = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(0)}`)
  console.log(`${what}: ${said.join(', ')} ms (${answers} answers); load ${loadavg()[0].toFixed(1)}`)
}
if (values.save) writeFileSync(values.save, `${JSON.stringify({ load: loadavg()[0], rows }, null, 2)}\n`)
