/**
 * The toy on the shelf, for development and for tests of the browser: one more entry in the list of games, as its file
 * would read. Nothing else changes; src/game-files.ts knows where its files are.
 */
import type { Plugin } from 'vite'

/** `isNext`: the toy one version later, to see what becomes of games that were begun before. */
export const withToy = (isNext: boolean): Plugin => ({
  name: 'with-toy',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/games/index.ts')) return null
    const longer = code.replace(/(games: readonly About\[\] = \[[^\]]*)\]/, '$1, toy]')
    if (longer === code) throw new Error('games/index.ts has no list of games')
    return `import { about as toy } from '@ecumene/testkit/toy/${isNext ? 'next/' : ''}about'\n${longer}`
  },
})
