/** The languages Ecumene speaks; English stands in for whatever another lacks. */
export const LANGUAGES = ['en', 'ru', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (x: unknown): x is Language => LANGUAGES.includes(x as Language)

/** The first language of a list of wishes (`navigator.languages`, `LANG`) that we speak. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return 'en'
}
