/** Writes the service worker of a build: the list of its files, and `offline-worker.js`, which keeps them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = join(import.meta.dirname, 'offline-worker.js')
const OF_APP = /\.(js|css|html|svg|png|woff2|json|webmanifest)$/
/** Fetched when somebody needs them, or part of the worker itself. */
const APART = /^(released\/|learned\/|sw\.js$|notices-worker\.js$)/

export const offline = (): Plugin => {
  let dist = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      handler() {
        writeFileSync(join(dist, 'sw.js'), serviceWorker(dist))
      },
    },
  }
}

/** For the files that are in the folder `dist`. */
export function serviceWorker(dist: string): string {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => OF_APP.test(path) && !APART.test(path))
  const files = Object.fromEntries(paths.sort().map(path => [`/${path}`, digestOf(dist, path)]))
  const worker = readFileSync(WORKER, 'utf8')
  // Both scripts share one scope: what this one declares stays in its own.
  return `(() => {\nconst FILES = ${JSON.stringify(files)}\n${worker}})()\nimportScripts('/notices-worker.js')\n`
}
/** Empty for a file whose name changes with its content. */
const digestOf = (dist: string, path: string): string =>
  path.startsWith('assets/')
    ? ''
    : createHash('sha256')
        .update(readFileSync(join(dist, path)))
        .digest('hex')
        .slice(0, 16)
