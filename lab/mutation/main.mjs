// npm run mutate -- <room> [folder or file ...] [--since <ref>] [--list] [--minutes <n>] [--again] [--tests <word>]
//   [--sample <n>]
// npm run mutate -- changed [--minutes <n>]: every room, only the lines changed since main
// Puts mistakes into the sources of a room, one at a time, and says which of them its tests do not notice.
import { parseArgs } from 'node:util'
import { baseOfChange } from './changes.mjs'
import { mutate } from './mutate.mjs'
import { rooms } from './rooms.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    list: { type: 'boolean' },
    minutes: { type: 'string' },
    again: { type: 'boolean' },
    tests: { type: 'string', multiple: true },
    sample: { type: 'string' },
  },
})
const [name = '', ...parts] = positionals
const minutes = Number(values.minutes ?? 600)

if (name === 'changed') {
  const since = values.since ?? baseOfChange()
  const end = Date.now() + minutes * 60_000
  if (since === undefined) console.log('No earlier commit is known here, so no changed lines to mutate.')
  else
    for (const room of Object.keys(rooms)) {
      const left = (end - Date.now()) / 60_000
      if (left > 0) await mutate(room, { since, minutes: left, isListed: true })
      else console.log(`${room}: no time left.`)
    }
} else if (name in rooms) {
  const isSound = await mutate(name, {
    parts,
    since: values.since,
    minutes,
    isListed: values.list === true,
    isAgain: values.again === true,
    words: values.tests,
    sample: Number(values.sample ?? 1),
  })
  if (!isSound) process.exitCode = 1
} else {
  console.error(
    'npm run mutate -- <room> [folder ...] [--since <ref>] [--list] [--minutes <n>] [--again] [--tests <word>]',
  )
  console.error(`Rooms: ${Object.keys(rooms).join(', ')}; or changed`)
  process.exitCode = 2
}
