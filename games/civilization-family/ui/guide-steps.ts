/** Steps of the guides of both games, and actions that their chapters lead to. */
import type { ActionJson } from '@ecumene/kernel'
import { stepsOf as stepsOfChapter } from '@ecumene/kit/guide/steps.ts'

export const stepsOf = (chapter: string) => stepsOfChapter(chapter, leadsTo)
const leadsTo = ({ to, shore }: ActionJson): string[] =>
  [to, shore].flatMap(id => (typeof id === 'string' ? [`at:${id}`] : []))

export const done: ActionJson = { verb: 'done' }
export const found = (nation: string, area: string): ActionJson => ({ verb: 'found', nation, area })
export const walk = (area: string, to: string, tokens: number): ActionJson => ({ verb: 'walk', area, to, tokens })
export const build = (area: string): ActionJson => ({ verb: 'build', area })
