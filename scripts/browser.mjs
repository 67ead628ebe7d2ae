// What tests of the browser need: Chromium, and the app as it is shipped with the toy on its shelf.
import { fileURLToPath } from 'node:url'
import { run } from './bootstrap.mjs'
import { ensureProgram } from './ensure.mjs'

const out = fileURLToPath(new URL('../node_modules/.cache/ecumene-e2e', import.meta.url))

/** Most tests run in Chromium without its windows, which is quicker; where it is not to be had, in the whole one. */
const ensureBrowser = () => {
  ensureProgram('chromium')
  try {
    ensureProgram('chromium-headless-shell')
  } catch (error) {
    console.log(`${error.message} Tests run in the whole browser, more slowly.`)
  }
}

export const readyForBrowser = async () => {
  ensureBrowser()
  // Beside it the app after an upgrade, in which the toy's rules are a version newer.
  for (const [mode, folder] of Object.entries({ toy: out, 'toy-next': `${out}-next` })) {
    const code = await run('vite', ['build', 'web', '--mode', mode, '--outDir', folder, '--logLevel', 'error'])
    if (code !== 0) throw new Error('The app could not be built.')
  }
}
