/** The drawn cover of each box. Own art; it keeps its colours in light and dark. */
import type { ComponentType } from 'react'
import { AdvancedCivilization } from './advanced-civilization.tsx'
import { Bronze } from './bronze.tsx'
import { Civilization } from './civilization.tsx'
import { MareNostrum } from './mare-nostrum.tsx'
import { Plain } from './plain.tsx'
import { ThroughTheAges } from './through-the-ages.tsx'

const COVERS: Readonly<Record<string, ComponentType>> = {
  bronze: Bronze,
  civilization: Civilization,
  'advanced-civilization': AdvancedCivilization,
  'mare-nostrum': MareNostrum,
  'through-the-ages': ThroughTheAges,
}

export function Cover({ id }: { id: string }) {
  const Art = COVERS[id] ?? Plain
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
