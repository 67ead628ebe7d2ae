/** The tabs of a phone, and where each question is answered there. */
import type { PhoneTabs } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import { choicesOf } from './choices.ts'
import type { AgesMessage } from './message.ts'
import type { Part } from './part-props.ts'
import { asksApart } from './question.tsx'

export type PhonePage = 'row' | 'mine' | 'events'

export const phone: PhoneTabs<S, AgesMessage> = {
  tabs: [
    { id: 'row', label: 'ui.tab.row' },
    { id: 'mine', label: 'ui.tab.mine' },
    { id: 'others', label: 'ui.tab.others' },
    { id: 'events', label: 'ui.tab.events' },
    { id: 'me', label: 'ui.tab.me' },
    { id: 'chronicle', label: 'ui.tab.chronicle' },
  ],
  tabOf,
}
/** One's own turn begins at the row; what an action card orders lies in one place. */
function tabOf(p: Part): string {
  const { decision, at } = choicesOf(p)
  if (asksApart(decision)) return 'events'
  if (decision === 'action') return 'row'
  const [place = 'row'] = [...at.keys()][0]?.split(':') ?? []
  if (place === 'row') return 'row'
  return place === 'hand' || place === 'military' ? 'me' : 'mine'
}
