/** Whatever can be done that points at no place on the map: buttons, with a number where one is asked. */
import type { ActionJson } from '@ecumene/kernel'
import { useState } from 'react'
import { Quantity } from '../board/quantity.tsx'
import type { SayPart } from '../edition.ts'

interface Props {
  readonly actions: readonly ActionJson[]
  play(a: ActionJson): void
  readonly say: SayPart
  sayAction(a: ActionJson): string
}
const COUNTED = ['points', 'cards']
/** Longer lists ask for the number apart. */
const FEW = 4

export function Loose({ actions, play, say, sayAction }: Props) {
  const groups = new Map<string, ActionJson[]>()
  for (const a of actions) {
    const counted = COUNTED.find(c => typeof a[c] === 'number')
    const key = counted ? JSON.stringify({ ...a, [counted]: 0 }) : JSON.stringify(a)
    groups.set(key, [...(groups.get(key) ?? []), a])
  }
  if (groups.size === 0) return null
  return (
    <div className="civ-loose" data-testid="loose" data-covers>
      {[...groups].map(([key, list]) =>
        list.length > FEW ? (
          <Counted key={key} list={list} play={play} say={say} sayAction={sayAction} />
        ) : (
          list.map(a => (
            <button
              key={JSON.stringify(a)}
              type="button"
              className="button"
              data-verb={a.verb}
              data-action
              onClick={() => play(a)}
            >
              {sayAction(a)}
            </button>
          ))
        ),
      )}
    </div>
  )
}
function Counted({ list, play, say, sayAction }: Omit<Props, 'actions'> & { list: readonly ActionJson[] }) {
  const param = COUNTED.find(c => typeof list[0][c] === 'number') ?? 'points'
  const numbers = list.map(a => Number(a[param]))
  const [wanted, want] = useState<number | null>(null)
  const n = wanted !== null && numbers.includes(wanted) ? wanted : numbers[numbers.length - 1]
  const action = list[numbers.indexOf(n)]
  return (
    <div className="civ-counted is-loose">
      <Quantity
        label={say('ui.howMany')}
        fewer={say('ui.fewer')}
        more={say('ui.more')}
        value={n}
        numbers={numbers}
        onChange={want}
      />
      <button type="button" className="button small primary" data-verb={action.verb} onClick={() => play(action)}>
        {sayAction(action)}
      </button>
    </div>
  )
}
