/** A battle: the dice of both sides spelled out as sums, and the losses one chooses. */
import type { GameEvent } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { ICONS, iconOf, TOKEN_ICONS } from '../look.ts'
import { about, fightersOf, mineOf, NONE, type Part, PROVINCE_IDS, provinceView, type SlotView } from '../rules.ts'
import { describePost } from '../words.ts'
import { CarryOut, SeatSign } from './common.tsx'
import { type StageProps, verbsOf } from './stage.ts'

interface Roll {
  readonly seat: number
  readonly dice: string
  readonly each: number
  readonly extra: number
  readonly fortress: number
  readonly hero: number
  readonly sum: number
  readonly hits: number
  readonly stopped: number
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
    <div className="mn-battle" data-battle>
      <p className="mn-battle-title">
        <Icon body={ICONS.war} size={20} />
        {p.sayEvent(told.battle)}
      </p>
      {told.rolls.map(roll => (
        <p key={roll.seat} className="mn-roll">
          <SeatSign p={p} seat={roll.seat} size={24} />
          <span className="mn-dice">
            {diceOf(roll).map((die, i) => (
              <span key={i} className={`mn-die ${isSea ? 'is-sea' : ''}`}>
                {die}
              </span>
            ))}
          </span>
          <Bonuses p={p} roll={roll} />
          <span>
            {p.say('ui.roll', { sum: roll.sum, hits: roll.hits })}
            {roll.stopped > 0 && ` ${p.say('ui.stops', { n: roll.stopped, left: roll.hits - roll.stopped })}`}
          </span>
        </p>
      ))}
      {told.losses.map(e => (
        <small key={JSON.stringify(e)}>{p.sayEvent(e)}</small>
      ))}
    </div>
  )
}
const diceOf = (roll: Roll): string[] => roll.dice.split(/[^0-9]+/).filter(Boolean)
/** What is added to the dice, each with its reason. */
function Bonuses({ p, roll }: { p: Part; roll: Roll }) {
  const dice = diceOf(roll).length
  const chips = [
    { part: 'each', n: roll.each * (dice - roll.extra), text: (n: number) => `+${n}` },
    { part: 'dice', n: roll.extra, text: (n: number) => p.say('ui.extraDice', { n }) },
    { part: 'plus', n: roll.hero, text: (n: number) => `+${n}` },
  ] as const
  return (
    <>
      {chips.map(({ part, n, text }) => {
        if (n === 0) return null
        const [hero] = fightersOf(p.view, roll.seat, part)
        return (
          <span key={part} className="mn-bonus-chip" data-bonus={hero}>
            {hero && <Icon body={TOKEN_ICONS[hero]} size={16} />}
            {hero && p.say(`ui.token.${hero}`)} {text(n)}
          </span>
        )
      })}
      {roll.fortress > 0 && (
        <span className="mn-bonus-chip" data-bonus="fortress">
          <Icon body={ICONS.fortress} size={16} />
          {p.say('ui.post.fortress')} +{roll.fortress}
        </span>
      )}
    </>
  )
}

/** My units as toggles: marked ones are lost, once that is confirmed. */
export function Lose({ p, now, plan }: StageProps) {
  const me = mineOf(p.seat)
  const where = about(now.view, 0)
  const isAttacker = about(now.view, 1) === me
  const due = about(now.view, isAttacker ? 2 : 4) - now.view.lost[me]
  const province = provinceView(now.view, where)
  const free = province.legions.find(l => l.seat === me)?.free ?? 0
  const units = verbsOf(now, 'lose').flatMap(a =>
    a.post === 'free'
      ? Array.from({ length: free }, (_, i) => ({ key: `free${i}`, post: 'free', nth: i }))
      : [{ key: String(a.post), post: String(a.post), nth: 0 }],
  )
  const rowsOf = (post: string): number[] => plan.rows.flatMap((row, i) => (row.post === post ? [i] : []))
  const told = lastBattle(p.chronicle())
  const slotOf = (post: string) => {
    const n = /^slot(\d)$/.exec(post)
    return n ? province.slots[Number(n[1]) - 1] : undefined
  }
  /** The building under the legion falls to whoever controls the province. */
  const goesBack = (slot: SlotView | undefined): string =>
    slot?.isBuilt && !slot.isBlocked && province.control !== NONE && province.control !== me
      ? p.say('ui.backTo', { seat: province.control })
      : ''
  const toggle = (post: string, row: number | undefined): void => {
    if (row !== undefined) plan.drop(row)
    else if (plan.decision !== null) plan.add({ verb: 'lose', post })
  }
  return (
    <div className="mn-lose">
      {told && <Dice p={p} told={told} />}
      <div className="mn-row">
        <p className="mn-hint">{p.say('ui.loseHint', { n: due, province: PROVINCE_IDS[where] })}</p>
        {units.map(({ key, post, nth }) => {
          const row = rowsOf(post)[nth]
          const isOn = row !== undefined
          const slot = slotOf(post)
          return (
            <button
              key={key}
              type="button"
              className={`mn-unit ${isOn ? 'is-lost' : ''}`}
              aria-pressed={isOn}
              disabled={!isOn && plan.decision === null}
              data-action
              data-post={post}
              aria-label={[describePost(p, province, post), goesBack(slot)].filter(Boolean).join('; ')}
              title={[describePost(p, province, post), goesBack(slot)].filter(Boolean).join('; ')}
              onClick={() => toggle(post, row)}
            >
              <Icon body={post === 'fortress' ? ICONS.fortress : ICONS.legion} size={26} />
              {slot ? <Icon body={iconOf(slot)} size={20} /> : <small>{p.say(`ui.loses.${post}`)}</small>}
              {goesBack(slot) && (
                <small>
                  → <SeatSign p={p} seat={province.control} size={16} />
                </small>
              )}
            </button>
          )
        })}
        <CarryOut p={p} plan={plan} done="" text={p.say('ui.lose', { n: due })} />
      </div>
    </div>
  )
}
