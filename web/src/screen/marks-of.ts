/** Rings around what events were about. */
import type { Mark } from '@ecumene/kit/marks.tsx'
import type { Happening } from '@ecumene/words'
import type { TableView } from './view.ts'

export function marksOf({ ui, parts }: TableView, happenings: readonly Happening[]): readonly Mark[] {
  const addresses = happenings.flatMap(({ event }) => ui?.placesOfEvent?.(parts.view, event) ?? [])
  return [...new Set(addresses)].map(address => ({ address, label: '' }))
}
