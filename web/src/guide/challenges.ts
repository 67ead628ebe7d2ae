/** The challenges of a game, loaded when they are opened; which is the one of the day; and how many stars one has. */

import type { About } from '@ecumene/contract'
import { games } from '@ecumene/games'
import type { ActionJson } from '@ecumene/kernel'
import type { Challenge } from '@ecumene/kit/seam.ts'
import type { Catalogue, Language } from '@ecumene/words'
import { aboutOf } from '../games.ts'

type ChallengeFiles<T> = Readonly<Record<string, () => Promise<T>>>
const positions = import.meta.glob('../../../games/*/ui/challenges/index.ts', {
  import: 'challenges',
}) as ChallengeFiles<readonly Challenge[]>
const words = import.meta.glob('../../../games/*/ui/challenges/{en,ru,it}.json', {
  import: 'default',
}) as ChallengeFiles<Catalogue>

const answers = import.meta.glob('../../../games/*/ui/challenges/answers.json', {
  import: 'default',
}) as ChallengeFiles<Readonly<Record<string, readonly ActionJson[]>>>

const load = async <T>(files: ChallengeFiles<T>, game: string, file: string): Promise<T | null> =>
  files[`../../../${aboutOf(game)?.folder}/ui/challenges/${file}`]?.() ?? null
export const challengesOf = (game: string): Promise<readonly Challenge[] | null> => load(positions, game, 'index.ts')
export const challengeWords = (game: string, language: Language): Promise<Catalogue | null> =>
  load(words, game, `${language}.json`)

/** The best answer there is. */
export const answerTo = async (game: string, challenge: string): Promise<readonly ActionJson[]> =>
  (await load(answers, game, 'answers.json'))?.[challenge] ?? []

export interface Daily {
  readonly game: string
  readonly challenge: string
}
const DAY = 86_400_000
/** The same for everyone on that day, wherever they are. */
export const today = (): number => Math.floor(Date.now() / DAY)
/** The games take turns. */
export function ofTheDay(day: number, list: readonly About[] = games): Daily | null {
  const all: Daily[] = []
  const most = Math.max(0, ...list.map(game => game.challenges?.length ?? 0))
  for (let i = 0; i < most; i++)
    for (const { id, challenges } of list) if (challenges?.[i]) all.push({ game: id, challenge: challenges[i] })
  return all[day % all.length] ?? null
}

const KEY = 'ecumene:challenges'
function kept(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number> | null) ?? {}
  } catch {
    return {}
  }
}
/** The most stars one ever had for it; null: never solved. */
export const starsOf = ({ game, challenge }: Daily): number | null => kept()[`${game}/${challenge}`] ?? null
/** The next challenge of the game, in its order, that has not all three stars yet; null: they all have. */
export function nextAfter(game: string, challenge: string, all: readonly { readonly id: string }[]): string | null {
  const at = all.findIndex(({ id }) => id === challenge)
  const others = [...all.slice(at + 1), ...all.slice(0, at)]
  return others.find(({ id }) => (starsOf({ game, challenge: id }) ?? 0) < 3)?.id ?? null
}
export function keepStars(daily: Daily, stars: number): void {
  if (stars <= (starsOf(daily) ?? 0)) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [`${daily.game}/${daily.challenge}`]: stars }))
  } catch {
    // Storage may be full or switched off: the stars are then forgotten.
  }
}
