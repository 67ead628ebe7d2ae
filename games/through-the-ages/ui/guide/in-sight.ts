/** On a phone what a step speaks of may stand behind a tab: then the guide turns to it. */
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'

/** Where a phone shows what stands at an address, if not on every page. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  row: ['row', 'deck'],
  mine: ['work', 'bank', 'pool', 'wonder', 'government', 'leader', 'tactic', 'colony', 'special'],
  me: ['hand', 'military'],
  events: ['question', 'answers', 'act', 'choose'],
  others: ['compare'],
}
export const inSight = (chapter: GuideChapter<S>): GuideChapter<S> => ({
  ...chapter,
  turns: true,
  steps: chapter.steps.map(step => (step.point ? { ...step, point: withTabs([step.point].flat()) } : step)),
})
function withTabs(addresses: readonly string[]): readonly string[] {
  const kinds = addresses.map(address => address.split(':')[0])
  const tabs = Object.keys(TABS).filter(tab => TABS[tab].some(kind => kinds.includes(kind)))
  return [...addresses, ...tabs.map(tab => `tab:${tab}`)]
}
