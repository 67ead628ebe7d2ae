/** What a build consists of: which files a page or a worker needs, and how much there is to fetch. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

export interface Built {
  /** The scripts that `index.html` starts and everything they import: what is fetched before the shelf is drawn. */
  readonly firstLoad: readonly string[]
  /** Each worker with everything that it can ever load. */
  readonly workers: ReadonlyMap<string, readonly string[]>
  /** What the service worker keeps for offline play, as paths below the build. */
  readonly precached: readonly string[]
  text(file: string): string
  /** Bytes, as they lie there and as gzip makes them. */
  size(files: readonly string[]): { readonly plain: number; readonly gzipped: number }
}

/** `dist`: the folder of a build. Scripts are named by their file name in `assets/`. */
export function built(dist: string): Built {
  const assets = new Set(readdirSync(`${dist}/assets`))
  const read = (path: string): Buffer => readFileSync(`${dist}/${path}`)
  const text = (file: string): string => read(`assets/${file}`).toString()
  const named = (source: string, form: RegExp): string[] =>
    [...source.matchAll(form)].map(([, name]) => name).filter(name => assets.has(name))
  const closure = (roots: readonly string[], form: RegExp): string[] => {
    const found = new Set<string>()
    const visit = (file: string): void => {
      if (found.has(file)) return
      found.add(file)
      named(text(file), form).forEach(visit)
    }
    roots.forEach(visit)
    return [...found]
  }
  const page = read('index.html').toString()
  const workers = [...assets].filter(file => /^(worker|thinker)-[^/]*\.js$/.test(file))
  return {
    firstLoad: closure(named(page, /<script[^>]* src="\/assets\/([^"]+)"/g), STATIC),
    workers: new Map(workers.map(worker => [worker, closure([worker], ANY)])),
    precached: Object.keys(JSON.parse(/^const FILES = (.*)$/m.exec(read('sw.js').toString())?.[1] ?? '')).map(path =>
      path.slice(1),
    ),
    text,
    size: paths => {
      const files = paths.map(path => read(assets.has(path) ? `assets/${path}` : path))
      const sum = (of: (file: Buffer) => number): number => files.reduce((total, file) => total + of(file), 0)
      return { plain: sum(file => file.length), gzipped: sum(file => gzipSync(file).length) }
    },
  }
}

/** `import{a}from"./x.js"` and `import"./x.js"`. */
const STATIC = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g
/** Also what is loaded later: `import("./x.js")`, as any text that names a script. */
const ANY = /["'`](?:\.\/|\/?assets\/)([^"'`]+\.js)["'`]/g
