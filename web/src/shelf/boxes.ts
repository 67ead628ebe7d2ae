/** What stands on the boxes: title and one sentence, from each game's `ui/box.json`, as messages of the shell. */
import type { Catalogue, Language } from '@ecumene/words'

type BoxTexts = Readonly<Record<Language, { readonly title: string; readonly about: string }>>

const withToy: boolean = import.meta.env.DEV || import.meta.env.MODE === 'toy'
const files = {
  ...import.meta.glob('../../../games/*/ui/box.json', { import: 'default', eager: true }),
  ...(withToy ? import.meta.glob('../../../testkit/toy/ui/box.json', { import: 'default', eager: true }) : {}),
} as Record<string, BoxTexts>

/** `game.<id>` and `game.<id>.about` of every game. */
export const boxesIn = (language: Language): Catalogue =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, box]) => {
      const id = /games\/([^/]+)\//.exec(path)?.[1] ?? 'toy'
      return [
        [`game.${id}`, box[language].title],
        [`game.${id}.about`, box[language].about],
      ]
    }),
  )
