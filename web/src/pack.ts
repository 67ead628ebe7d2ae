/** Everything a table needs of a game, loaded together. */
import type { GameDef } from '@ecumene/kernel'
import type { GameUi } from '@ecumene/kit/seam.ts'
import type { Catalogue, Language } from '@ecumene/words'
import { useEffect, useState } from 'react'
import { aboutOf, messagesOf, rulesOf, uiOf } from './games.ts'

export interface Pack {
  readonly game: GameDef
  readonly ui: GameUi | null
}
/** A game's texts in one language; English stands in for a text that is missing. */
export interface Texts {
  readonly language: Language
  readonly catalogues: readonly Catalogue[]
  readonly rules: string
}

export async function loadPack(id: string): Promise<Pack | null> {
  const about = aboutOf(id)
  if (!about) return null
  const [game, ui] = await Promise.all([about.load(), uiOf(id)])
  return { game, ui }
}
async function loadTexts(id: string, language: Language): Promise<Texts> {
  const [own, english, rules] = await Promise.all([
    messagesOf(id, language),
    language === 'en' ? null : messagesOf(id, 'en'),
    rulesOf(id, language).then(text => text ?? rulesOf(id, 'en')),
  ])
  return { language, catalogues: [own, english].filter(c => c !== null), rules: rules ?? '' }
}

/** The texts of a game in the reader's language; while another language is loading, the one before stays. */
export function useTexts(id: string, language: Language): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null)
  useEffect(() => {
    let current = true
    loadTexts(id, language).then(t => current && setTexts(t))
    return () => {
      current = false
    }
  }, [id, language])
  return texts
}
