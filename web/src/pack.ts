/** Everything a table needs of a game, loaded together. */
import { rulesOf } from '@ecumene/contract'
import { type GameDef, layoutFor, type Setup } from '@ecumene/kernel'
import type { GameUi } from '@ecumene/kit/seam.ts'
import type { Catalogue, Language } from '@ecumene/words'
import { useEffect, useState } from 'react'
import { messagesOf, rulesIn, uiOf } from './game-files.ts'
import { aboutOf } from './games.ts'

export interface Pack {
  readonly game: GameDef
  /** Null: there is none, or the game is of an older version that today's board cannot draw. The list plays it. */
  readonly ui: GameUi | null
  /** The version of the rules, if they are not today's. */
  readonly older: number | null
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
  return { game, ui, older: null }
}
/** What a game that was begun earlier needs: its own rules, which may be older than today's. */
export async function loadPackOf(id: string, version: number, setup: Setup): Promise<Pack | null> {
  const about = aboutOf(id)
  const today = await loadPack(id)
  if (!about || !today || today.game.version === version) return today
  const game = await rulesOf(about, version)
  return { game, ui: canDraw(today.game, game, setup) ? today.ui : null, older: version }
}
/**
 * Today's board reads the state by the names of its fields: it can draw an older game if it finds every field as it
 * knows it, and knows every action there.
 */
export function canDraw(today: GameDef, older: GameDef, setup: Setup): boolean {
  const sizes = (game: GameDef): Record<string, number> => {
    const layout = layoutFor(game, setup)
    const named = Object.entries(layout.toNamed(layout.create()))
    return Object.fromEntries(named.map(([name, cells]) => [name, typeof cells === 'number' ? 0 : cells.length]))
  }
  const forms = (game: GameDef): object =>
    Object.fromEntries(game.decisions.flatMap(({ form }) => (form ? [[form.verb, form.params]] : [])))
  const holds = (whole: object, part: object): boolean =>
    Object.entries(part).every(([name, is]) => JSON.stringify(whole[name as never]) === JSON.stringify(is))
  try {
    return (
      holds(sizes(older), sizes(today)) &&
      holds(today.verbs.specs, older.verbs.specs) &&
      holds(forms(today), forms(older)) &&
      older.decisions.every(({ name }) => today.decisions.some(decision => decision.name === name))
    )
  } catch {
    return false // a set-up that today's rules do not know
  }
}
async function loadTexts(id: string, language: Language, older: number | null): Promise<Texts> {
  const [own, english, rules] = await Promise.all([
    messagesOf(id, language, older),
    language === 'en' ? null : messagesOf(id, 'en', older),
    rulesIn(id, language, older).then(text => text ?? rulesIn(id, 'en', older)),
  ])
  return { language, catalogues: [own, english].filter(c => c !== null), rules: rules ?? '' }
}

/** The texts of a game in the reader's language; while another language is loading, the one before stays. */
export function useTexts(id: string, language: Language, older: number | null = null): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null)
  useEffect(() => {
    let current = true
    loadTexts(id, language, older).then(t => current && setTexts(t))
    return () => {
      current = false
    }
  }, [id, language, older])
  return texts
}
