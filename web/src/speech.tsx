/** The shell's words, for every component. */
import { type Catalogue, type Language, type Words, words } from '@ecumene/words'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import en from './messages/en.json' with { type: 'json' }
import it from './messages/it.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import { useSettings } from './settings.ts'
import { boxesIn } from './shelf/boxes.ts'

const shell: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...boxesIn('en') },
  ru: { ...ru, ...boxesIn('ru') },
  it: { ...it, ...boxesIn('it') },
}
export const shellWords = (language: Language, ...game: readonly Catalogue[]): Words =>
  words(language, ...game, shell[language])

const Speech = createContext<Words>(shellWords('en'))
export const useWords = (): Words => useContext(Speech)

export function Speaking({ children }: { children: ReactNode }) {
  const { language } = useSettings()
  const value = useMemo(() => shellWords(language), [language])
  return <Speech value={value}>{children}</Speech>
}
/** The same with a game's catalogues and the people at its table. */
export function SpeakingOf({ value, children }: { value: Words; children: ReactNode }) {
  return <Speech value={value}>{children}</Speech>
}
