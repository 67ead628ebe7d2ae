// What tests of the browser need: Chromium, and the app as it is shipped with the toy on its shelf.
import { fileURLToPath } from 'node:url'
import { run } from './bootstrap.mjs'
import { ensureProgram } from './ensure.mjs'

const out = fileURLToPath(new URL('../node_modules/.cache/ecumene-e2e', import.meta.url))

export const readyForBrowser = async () => {
  ensureProgram('chromium')
  // Beside it the app after an upgrade, in which the toy's rules are a version newer.
  for (const [mode, folder] of Object.entries({ toy: out, 'toy-next': `${out}-next` })) {
    const code = await run('vite', ['build', 'web', '--mode', mode, '--outDir', folder, '--logLevel', 'error'])
    if (code !== 0) throw new Error('The app could not be built.')
  }
}
