// npm run mutate: see mutation/main.mjs, which runs under the pinned Node
import { install, run } from './bootstrap.mjs'

install()
process.exitCode = await run('node', ['scripts/mutation/main.mjs', ...process.argv.slice(2)])
