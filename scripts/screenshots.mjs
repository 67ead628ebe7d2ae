// npm run screenshots [-- <screen> …] [--quick]: pictures of every screen into screenshots/
import { install, run } from './bootstrap.mjs'
import { readyForBrowser } from './browser.mjs'

install()
await readyForBrowser()
process.exitCode = await run('node', ['web/e2e/screenshots.ts', ...process.argv.slice(2)])
