/** The shell's words, for every component. English is there from the start; the others are fetched when chosen. */
import { type Catalogue, type Language, type Words, words } from '@ecumene/words'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import en from './messages/en.json' with { type: 'json' }
import { useSettings } from './settings.ts'
import { boxesIn } from './shelf/boxes.ts'

const fetched: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: Catalogue }>>> = {
  ru: () => import('./messages/ru.json'),
  it: () => import('./messages/it.json'),
}
const shell = new Map<Language, Catalogue>([['en', { ...en, ...boxesIn('en') }]])

/** Whether the shell can speak this language from now on: without a network it may not be had. */
export async function learn(language: Language): Promise<boolean> {
  if (language === 'en' || shell.has(language)) return true
  try {
    shell.set(language, { ...(await fetched[language]()).default, ...boxesIn(language) })
    return true
  } catch {
    return false
  }
}
/** In a language that was learnt. */
export const shellWords = (language: Language, ...game: readonly Catalogue[]): Words =>
  words(language, ...game, shell.get(language) ?? en)

const Speech = createContext<Words>(shellWords('en'))
export const useWords = (): Words => useContext(Speech)

/** Goes on in the old language until the new one is learnt. */
export function Speaking({ children }: { children: ReactNode }) {
  const { language } = useSettings()
  const [spoken, setSpoken] = useState<Language>(shell.has(language) ? language : 'en')
  useEffect(() => {
    let isCurrent = true
    void learn(language).then(isLearnt => isLearnt && isCurrent && setSpoken(language))
    return () => {
      isCurrent = false
    }
  }, [language])
  useEffect(() => {
    document.documentElement.lang = spoken
  }, [spoken])
  const value = useMemo(() => shellWords(spoken), [spoken])
  return <Speech value={value}>{children}</Speech>
}
/** The same with a game's catalogues and the people at its table. */
export function SpeakingOf({ value, children }: { value: Words; children: ReactNode }) {
  return <Speech value={value}>{children}</Speech>
}
