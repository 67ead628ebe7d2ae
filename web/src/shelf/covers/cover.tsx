/** The drawn cover of each box, from the game's `ui/cover.tsx`. Own art; it keeps its colours in light and dark. */
import type { ComponentType } from 'react'
import { Plain } from './plain.tsx'

const covers = import.meta.glob('../../../../games/*/ui/cover.tsx', { import: 'default', eager: true }) as Record<
  string,
  ComponentType
>

export function Cover({ id }: { id: string }) {
  const Art = covers[`../../../../games/${id}/ui/cover.tsx`] ?? Plain
  return (
    <svg
      className="cover"
      viewBox="0 0 300 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Art />
    </svg>
  )
}
