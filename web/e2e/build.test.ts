/** What has to be fetched, as the build says it: no browser is needed to count. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { built } from './built.ts'
import { DIST } from './harness.ts'

/** React itself, or an element with a class. */
const DRAWS = /react\.transitional\.element|className/

const whole = existsSync(`${DIST}/sw.js`) ? built(DIST) : null
const build = () => {
  if (!whole) throw new Error(`no build at ${DIST}: run the browser stage of npm test`)
  return whole
}

test('a worker holds rules and bots of every game, and no board, no React, no messages', () => {
  const { workers, text } = build()
  expect([...workers.keys()].map(file => file.replace(/-[^-].*/, '')).sort()).toEqual(['thinker', 'worker'])
  for (const [worker, files] of workers) {
    expect(files.filter(file => file.startsWith('game-')).length, `games of ${worker}`).toBeGreaterThanOrEqual(5)
    const isOfPage = (file: string): boolean => /^(ui|messages)\b/.test(file) || DRAWS.test(text(file))
    expect(files.filter(isOfPage), `what ${worker} can load and only a page can draw`).toEqual([])
  }
})
test('what draws is known by React and its attributes: the page has both', () => {
  const { firstLoad, text } = build()
  expect(firstLoad.filter(file => DRAWS.test(text(file))).length).toBeGreaterThan(2)
})
test('the shelf takes less than 120 kB of scripts as gzip makes them, its languages apart', () => {
  const { firstLoad, size } = build()
  const languages = firstLoad.filter(file => /^shell-(en|ru|it)-/.test(file))
  expect(languages, 'English alone is there from the start').toHaveLength(1)
  const code = size(firstLoad.filter(file => !languages.includes(file))).gzipped / 1000
  console.log(`the shelf takes ${code} kB and ${size(languages).gzipped / 1000} kB of words`)
  expect(code).toBeGreaterThan(20)
  expect(code).toBeLessThan(120)
})
test('offline play takes less than 6.6 MB, 2.2 MB as gzip makes them', () => {
  const { precached, size } = build()
  const { plain, gzipped } = size(precached)
  console.log(`the service worker keeps ${precached.length} files, ${plain / 1e6} MB, gzipped ${gzipped / 1e6} MB`)
  expect(precached.length).toBeGreaterThan(100)
  expect(plain).toBeLessThan(6_600_000)
  expect(gzipped).toBeLessThan(2_200_000)
})
