/** The example of README.md: a board of two places, alone on a page. */
import { Pieces } from '@ecumene/kit/piece.tsx'
import { Scene } from '@ecumene/kit/scene.tsx'
import { Target } from '@ecumene/kit/target.tsx'

const WORDS = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show all', keys: 'Arrows move the board' }
const PLACES = [
  { id: 'egypt', x: 120, y: 100 },
  { id: 'crete', x: 280, y: 100 },
]
interface Props {
  /** What is drawn: tokens by place. */
  readonly tokens: Readonly<Record<string, number>>
  /** What may be chosen. */
  readonly legal: ReadonlySet<string>
  /** What was chosen. */
  onChoose(place: string): void
}

export function TwoPlaces({ tokens, legal, onChoose }: Props) {
  return (
    <Scene width={400} height={200} label="Two places" words={WORDS} motion={false}>
      {PLACES.map(({ id, x, y }) => (
        <Target
          key={id}
          id={id}
          x={x}
          y={y}
          label={`${id}, ${tokens[id]} tokens`}
          legal={legal.has(id)}
          onChoose={() => onChoose(id)}
        >
          <circle r="50" fill="var(--land)" stroke="var(--line-strong)" />
          <Pieces n={tokens[id]} width={80} nation={2} initial="E" />
        </Target>
      ))}
    </Scene>
  )
}
