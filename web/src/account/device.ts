/** A browser and a system from what a browser says of itself; proper names, the same in every language. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]
const find = (list: typeof BROWSERS, agent: string): string | null =>
  list.find(([sign]) => sign.test(agent))?.[1] ?? null

/** Null when it says nothing we know. */
export function deviceOf(agent: string | null | undefined): string | null {
  const words = [find(BROWSERS, agent ?? ''), find(SYSTEMS, agent ?? '')].filter(x => x !== null)
  return words.length > 0 ? words.join(' · ') : null
}
