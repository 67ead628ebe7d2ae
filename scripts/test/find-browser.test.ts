/** A browser is whatever a machine has: found in the usual places of each system. */
import { expect, test } from 'vitest'
import { findBrowsers, type Machine } from '../find-browser.mjs'

/** A machine with these files and no others. */
function machine(platform: NodeJS.Platform, files: readonly string[], more: Partial<Machine> = {}): Machine {
  const parts = files.map(file => file.split(/[\\/]/))
  return {
    platform,
    env: {},
    home: platform === 'win32' ? 'C:\\Users\\ann' : '/people/ann',
    exists: file => files.includes(file),
    list(folder) {
      const under = folder.split(/[\\/]/)
      const inside = parts.filter(path => path.length > under.length && under.every((part, i) => path[i] === part))
      return [...new Set(inside.map(path => path[under.length]))]
    },
    isSnap: () => false,
    ...more,
  }
}
const CACHE = '/people/ann/.cache/ms-playwright'

test.each<[string, Machine, string | null, string | null]>([
  [
    'Debian',
    machine('linux', ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], { env: { PATH: '/somewhere' } }),
    '/usr/bin/chromium',
    '/usr/bin/chromium-headless-shell',
  ],
  ['Chrome on Linux', machine('linux', ['/opt/google/chrome/chrome']), '/opt/google/chrome/chrome', null],
  ['Edge on Linux', machine('linux', ['/usr/bin/microsoft-edge-stable']), '/usr/bin/microsoft-edge-stable', null],
  [
    'a folder of the path',
    machine('linux', ['/nix/bin/chromium'], { env: { PATH: '/bin:/nix/bin' } }),
    '/nix/bin/chromium',
    null,
  ],
  ['Ubuntu’s snap alone', machine('linux', ['/usr/bin/chromium-browser'], { isSnap: () => true }), null, null],
  [
    'Chrome on a Mac',
    machine('darwin', ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    null,
  ],
  [
    'Edge on Windows',
    machine('win32', ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'], {
      env: { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    }),
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    null,
  ],
  [
    'what Playwright fetched, the newest',
    machine('linux', [
      `${CACHE}/chromium_headless_shell-999/chrome-linux/headless_shell`,
      `${CACHE}/chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell`,
      `${CACHE}/firefox-1600/firefox/firefox`,
    ]),
    null,
    `${CACHE}/chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell`,
  ],
  [
    'what Playwright fetched, on Windows',
    machine(
      'win32',
      [
        'C:\\Local\\ms-playwright\\chromium_headless_shell-1254\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
      ],
      { env: { LOCALAPPDATA: 'C:\\Local' } },
    ),
    null,
    'C:\\Local\\ms-playwright\\chromium_headless_shell-1254\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
  ],
  ['the one that is named', machine('linux', ['/usr/bin/chromium'], { env: { CHROMIUM: '/mine' } }), '/mine', '/mine'],
  ['none at all', machine('linux', ['/usr/bin/firefox']), null, null],
])('%s', (_, on, whole, shell) => {
  expect(findBrowsers(on)).toEqual({ whole, shell })
})
