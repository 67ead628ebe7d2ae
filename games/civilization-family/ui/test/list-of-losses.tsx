/** The calamity sheet's list of losses, as a page shows it that remembers nothing. */
import '@ecumene/kit/test/no-screen.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Part } from '../edition.ts'
import { PhaseStage } from '../stages.tsx'

export function listOfLosses(part: Part): readonly string[] {
  const html = renderToStaticMarkup(<PhaseStage p={part} queue={() => {}} />)
  const list = html.match(/<ul class="civ-losses">(.*?)<\/ul>/)?.[1] ?? ''
  return [...list.matchAll(/<li>([^<]*)</g)].map(([, text]) => text)
}
