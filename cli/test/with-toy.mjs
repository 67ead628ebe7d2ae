// node --import ./cli/test/with-toy.mjs …: the list of games with one more in it, as its file would read. Nothing else
// changes.
import { registerHooks } from 'node:module'

const list = new URL('../../games/index.ts', import.meta.url).href
registerHooks({
  load(url, context, next) {
    const file = next(url, context)
    if (url !== list) return file
    const source = `import { about as toy } from '@ecumene/testkit/toy/about'\n${file.source}`
    return { ...file, source: source.replace(/(games: readonly About\[\] = \[)/, '$1toy, ') }
  },
})
