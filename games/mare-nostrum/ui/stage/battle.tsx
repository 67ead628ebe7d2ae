/** A battle: the dice of both sides as sums, and the losses one chooses. */
import type { ActionJson, GameEvent } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { useEffect, useState } from 'react'
import { ICONS } from '../look.ts'
import { about, mineOf, type Part, PROVINCE_IDS, provinceView } from '../rules.ts'
import { SeatSign } from './common.tsx'
import { type StageProps, verbsOf } from './stage.ts'

interface Roll {
  readonly seat: number
  readonly dice: string
  readonly sum: number
  readonly hits: number
}
interface Told {
  readonly battle: GameEvent
  readonly rolls: readonly Roll[]
  readonly losses: readonly GameEvent[]
}
const LOSSES = new Set(['lostUnit', 'lostTriremes'])
/** The last battle of these events, with its dice and losses. */
export function lastBattle(events: readonly GameEvent[]): Told | null {
  const from = events.findLastIndex(e => e.type === 'battle' || e.type === 'seaBattle')
  if (from < 0) return null
  const after = events.slice(from + 1)
  return {
    battle: events[from],
    rolls: after.filter(e => e.type === 'rolled') as unknown as Roll[],
    losses: after.filter(e => LOSSES.has(e.type)),
  }
}

export function Dice({ p, told }: { p: Part; told: Told }) {
  const isSea = told.battle.type === 'seaBattle'
  return (
    <div className="mn-battle">
      <p className="mn-battle-title">
        <Icon body={ICONS.war} size={20} />
        {p.sayEvent(told.battle)}
      </p>
      {told.rolls.map(roll => (
        <p key={roll.seat} className="mn-roll">
          <SeatSign p={p} seat={roll.seat} size={24} />
          <span className="mn-dice">
            {roll.dice
              .split(/[^0-9]+/)
              .filter(Boolean)
              .map((d, i) => (
                <span key={i} className={`mn-die ${isSea ? 'is-sea' : ''}`}>
                  {d}
                </span>
              ))}
          </span>
          <span>{p.say('ui.roll', { sum: roll.sum, hits: roll.hits })}</span>
        </p>
      ))}
      {told.losses.map(e => (
        <small key={JSON.stringify(e)}>{p.sayEvent(e)}</small>
      ))}
    </div>
  )
}

/** My units as toggles: marked ones are lost, once that is confirmed. */
export function Lose({ p, queue }: StageProps) {
  const me = mineOf(p.seat)
  const where = about(p.view, 0)
  const attacker = about(p.view, 1) === me
  const due = about(p.view, attacker ? 2 : 4) - p.view.lost[me]
  const [marked, mark] = useState<readonly string[]>([])
  useEffect(() => mark([]), [p.view])
  const province = provinceView(p.view, where)
  const free = province.legions.find(l => l.seat === me)?.free ?? 0
  const actions = verbsOf(p, 'lose')
  const units = actions.flatMap(a =>
    a.post === 'free'
      ? Array.from({ length: free }, (_, i) => ({ key: `free${i}`, post: 'free' }))
      : [{ key: String(a.post), post: String(a.post) }],
  )
  const told = lastBattle(p.chronicle())
  const send = (): void =>
    queue.run(marked.map((key): ActionJson => ({ verb: 'lose', post: units.find(u => u.key === key)?.post ?? 'free' })))
  const slotName = (post: string): string => {
    const n = /^slot(\d)$/.exec(post)
    const slot = n ? province.slots[Number(n[1]) - 1] : undefined
    return slot ? p.say('ui.legionOn', { slot: slot.id }) : p.say(`ui.post.${post}`)
  }
  return (
    <div className="mn-tray-stage">
      {told && <Dice p={p} told={told} />}
      <div className="mn-row is-spread">
        <p className="mn-hint">{p.say('ui.loseHint', { n: due, province: PROVINCE_IDS[where] })}</p>
        {units.map(({ key, post }) => {
          const isOn = marked.includes(key)
          return (
            <button
              key={key}
              type="button"
              className={`mn-unit ${isOn ? 'is-lost' : ''}`}
              aria-pressed={isOn}
              data-action
              data-post={post}
              onClick={() =>
                mark(
                  isOn
                    ? marked.filter(k => k !== key)
                    : marked.length < due
                      ? [...marked, key]
                      : [...marked.slice(1), key],
                )
              }
            >
              <Icon body={post === 'fortress' ? ICONS.fortress : ICONS.legion} size={26} />
              <small>{slotName(post)}</small>
            </button>
          )
        })}
        <button
          type="button"
          className="button primary"
          data-action
          data-send
          disabled={marked.length !== due || queue.isRunning}
          onClick={send}
        >
          {p.say('ui.lose', { n: due })}
        </button>
      </div>
    </div>
  )
}
