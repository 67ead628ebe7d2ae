// Which browsers of the Chromium family this machine has, in the usual places of each system.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

const LINUX = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable']
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/opt/microsoft/msedge']
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

/** The files of this machine; a test has its own. */
const disk = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: folder => (existsSync(folder) ? readdirSync(folder) : []),
  /** Ubuntu's chromium-browser only leads to a snap, which may not read our temporary folders. */
  isSnap: file => statSync(file).size < 10_000 && readFileSync(file, 'utf8').includes('/snap/'),
}

/**
 * `whole`: a browser with windows, which can also show notices outside of a page; `shell`: one without, which is
 * quicker. Each is a path or null. CHROMIUM in the environment stands for both.
 */
export function findBrowsers(on = disk) {
  if (on.env.CHROMIUM) return { whole: on.env.CHROMIUM, shell: on.env.CHROMIUM }
  return { whole: wholeBrowser(on), shell: shellOnPath(on) ?? shellOfPlaywright(on) }
}

function wholeBrowser({ platform, env, home, exists, isSnap }) {
  const first = files => files.find(exists) ?? null
  if (platform === 'darwin')
    return first(
      ['/Applications', posix.join(home, 'Applications')].flatMap(folder =>
        MAC.map(name => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
      ),
    )
  if (platform === 'win32')
    return first(
      [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(folder =>
        folder ? WINDOWS.map(path => win32.join(folder, ...path)) : [],
      ),
    )
  const names = [...LINUX, 'chrome', 'msedge']
  const found = linuxFolders(env).flatMap(folder => names.map(name => posix.join(folder, name)))
  return found.filter(exists).find(file => !isSnap(file)) ?? null
}

const linuxFolders = env => [...new Set([...(env.PATH ?? '').split(':').filter(Boolean), ...LINUX_FOLDERS])]

function shellOnPath({ platform, env, exists }) {
  if (platform !== 'linux') return null
  const files = linuxFolders(env).map(folder => posix.join(folder, 'chromium-headless-shell'))
  return files.find(exists) ?? null
}

/** What `playwright install --only-shell chromium` puts into the person's own cache. */
function shellOfPlaywright({ platform, env, home, list }) {
  const { join } = platform === 'win32' ? win32 : posix
  const caches = {
    darwin: join(home, 'Library', 'Caches'),
    win32: env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'),
  }
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(caches[platform] ?? join(home, '.cache'), 'ms-playwright')
  const revision = name => Number(name.split('-').at(-1))
  const kept = list(cache)
    .filter(name => /^chromium_headless_shell-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
  for (const name of kept)
    for (const folder of list(join(cache, name)).filter(entry => entry.startsWith('chrome-'))) {
      const program = list(join(cache, name, folder)).find(file =>
        /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(file),
      )
      if (program) return join(cache, name, folder, program)
    }
  return null
}
