// npm run screenshots [-- <screen> …]: pictures of every screen into screenshots/
import { buildForBrowser } from './browser.mjs'
import { install, run } from './bootstrap.mjs'
import { ensureProgram } from './ensure.mjs'

install()
ensureProgram('chromium')
process.exitCode = await buildForBrowser()
if (process.exitCode === 0) process.exitCode = await run('node', ['web/e2e/screenshots.ts', ...process.argv.slice(2)])
