// What tests of the browser need: a browser, and the app as it is shipped with the toy on its shelf.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environment, run } from './bootstrap.mjs'
import { installPackages, isCi, Missing } from './ensure.mjs'
import { findBrowsers } from './find-browser.mjs'

const out = fileURLToPath(new URL('../node_modules/.cache/ecumene-e2e', import.meta.url))
const playwright = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url))

/** A browser that was downloaded may lack libraries of the system: then it does not even tell its version. */
const starts = program => {
  if (program === null) return false
  if (process.platform !== 'linux') return true // a version is told by a window there
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}
/** CI tries everything, also what only a browser with windows can do. */
const isEnough = ({ whole, shell }) => starts(whole) || (!isCi() && starts(shell))

async function ensureBrowser() {
  if (isEnough(findBrowsers())) return
  if (isCi() && (await installPackages(['chromium', 'chromium-headless-shell']))) return
  console.log('No Chromium, Chrome or Edge here: Playwright fetches a small one of its own into your cache ...')
  spawnSync('node', [playwright, 'install', '--only-shell', 'chromium'], {
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (isEnough(findBrowsers())) return
  if ((await installPackages(['chromium'])) && isEnough(findBrowsers())) return
  throw new Missing(
    'The tests of the browser need Chromium, Chrome or Edge: install one, or name one in CHROMIUM=<path>.',
  )
}

export const readyForBrowser = async () => {
  await ensureBrowser()
  // Beside it the app after an upgrade, in which the toy's rules are a version newer.
  for (const [mode, folder] of Object.entries({ toy: out, 'toy-next': `${out}-next` })) {
    const code = await run('vite', ['build', 'web', '--mode', mode, '--outDir', folder, '--logLevel', 'error'])
    if (code !== 0) throw new Error('The app could not be built.')
  }
}
