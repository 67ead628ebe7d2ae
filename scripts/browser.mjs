// The build that tests of the browser use: the app as it is shipped, with the toy on its shelf.
import { fileURLToPath } from 'node:url'
import { run } from './bootstrap.mjs'

const out = fileURLToPath(new URL('../node_modules/.cache/ecumene-e2e', import.meta.url))

export const buildForBrowser = () => run('vite', ['build', 'web', '--mode', 'toy', '--outDir', out, '--logLevel', 'error'])
