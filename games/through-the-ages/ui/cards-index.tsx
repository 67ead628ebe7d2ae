/** All cards of the game in one place: searched by name and words, by age and kind. */
import { useMemo, useState } from 'react'
import { CardFace } from './card.tsx'
import { AGE_NAMES, allFaces, type Face } from './look.ts'
import type { Say } from './part-props.ts'

const GROUPS = {
  production: ['farm', 'mine'],
  urban: ['lab', 'temple', 'library', 'theater', 'arena'],
  units: ['infantry', 'cavalry', 'artillery', 'airForce'],
  governments: ['government'],
  special: ['law', 'exploration', 'warfare', 'construction'],
  leaders: ['leader'],
  wonders: ['wonder'],
  actions: ['action'],
  events: ['event'],
  territories: ['territory'],
  attacks: ['aggression', 'war'],
  pacts: ['pact'],
  tactics: ['tactic', 'bonus'],
} as const satisfies Readonly<Record<string, readonly Face['kind'][]>>
type CardGroup = keyof typeof GROUPS
const GROUP_IDS = Object.keys(GROUPS) as readonly CardGroup[]
const isIn = (group: CardGroup, { kind }: Face): boolean => (GROUPS[group] as readonly Face['kind'][]).includes(kind)

interface Props {
  readonly say: Say
  /** At a table: how many of each card may still come. */
  readonly left?: ReadonlyMap<string, number>
}
export function CardsIndex({ say, left }: Props) {
  const [isLeft, setLeft] = useState(false)
  const [wanted, setWanted] = useState('')
  const [age, setAge] = useState(-1)
  const [group, setGroup] = useState<CardGroup | ''>('')
  const found = useMemo(() => {
    const word = wanted.trim().toLocaleLowerCase()
    return allFaces().filter(
      face =>
        (!isLeft || left?.has(face.id)) &&
        (age < 0 || face.age === age) &&
        (group === '' || isIn(group, face)) &&
        (word === '' || `${say(`card.${face.id}`)} ${say(`cardtext.${face.id}`)}`.toLocaleLowerCase().includes(word)),
    )
  }, [wanted, age, group, isLeft, left, say])
  return (
    <section className="tta-index" aria-label={say('ui.index')}>
      <div className="tta-index-filter">
        <input
          className="input"
          type="search"
          value={wanted}
          placeholder={say('ui.index.search')}
          aria-label={say('ui.index.search')}
          onChange={e => setWanted(e.target.value)}
        />
        <select
          className="input"
          value={age}
          aria-label={say('ui.index.age')}
          onChange={e => setAge(Number(e.target.value))}
        >
          <option value={-1}>{say('ui.index.allAges')}</option>
          {AGE_NAMES.slice(0, 4).map((name, i) => (
            <option key={name} value={i}>
              {say('ui.index.ofAge', { age: name })}
            </option>
          ))}
        </select>
        <select
          className="input"
          value={group}
          aria-label={say('ui.index.kind')}
          onChange={e => setGroup(GROUP_IDS.find(name => name === e.target.value) ?? '')}
        >
          <option value="">{say('ui.index.allKinds')}</option>
          {GROUP_IDS.map(name => (
            <option key={name} value={name}>
              {say(`ui.group.${name}`)}
            </option>
          ))}
        </select>
        {left && (
          <label>
            <input type="checkbox" checked={isLeft} onChange={e => setLeft(e.target.checked)} /> {say('ui.index.left')}
          </label>
        )}
        <output>{say('ui.index.found', { n: found.length })}</output>
      </div>
      <ul className="tta-index-cards">
        {found.map(face => (
          <li key={face.id}>
            <CardFace id={face.id} say={say} size="full" />
            {isLeft && <small className="tta-left">{say('ui.index.copies', { n: left?.get(face.id) ?? 0 })}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
