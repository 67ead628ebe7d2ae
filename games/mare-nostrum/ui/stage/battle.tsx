/** The sheet of a battle: two rows of units, their dice, the sums spelled out, what fell. */
import { Icon } from '@ecumene/kit/icon.tsx'
import { type BattleReport, diceOf, fallenOf, type Roll, unitsOf } from '../battle-told.ts'
import { ICONS, TOKEN_ICONS } from '../look.ts'
import { fightersOf, type Part } from '../rules.ts'
import type { ShownBattle } from '../use-battle.ts'
import { SeatSign } from './common.tsx'

export function BattleSheet({ p, shown: { told, isOpen, setOpen } }: { p: Part; shown: ShownBattle }) {
  if (!told) return null
  const title = p.sayEvent(told.battle)
  return isOpen ? (
    <section className="mn-sheet" data-battle data-part data-clear aria-label={title}>
      <p className="mn-battle-title">
        <Icon body={ICONS.war} size={20} />
        <span>{title}</span>
        {!p.replaying && (
          <button
            type="button"
            className="mn-take-back"
            data-fold-battle
            aria-label={p.say('ui.foldBattle')}
            onClick={() => setOpen(false)}
          >
            ×
          </button>
        )}
      </p>
      <Rolls p={p} told={told} />
    </section>
  ) : (
    <button type="button" className="mn-sheet-chip" data-open-battle title={title} onClick={() => setOpen(true)}>
      <Icon body={ICONS.war} size={18} />
      <span>{p.say('ui.lastBattle')}</span>
    </button>
  )
}

/** Both sides of a battle. */
export function Rolls({ p, told }: { p: Part; told: BattleReport }) {
  const isSea = told.battle.type === 'seaBattle'
  return (
    <>
      {told.rolls.map(roll => (
        <div key={roll.seat} className="mn-roll">
          <SeatSign p={p} seat={roll.seat} size={24} />
          <Units roll={roll} told={told} isSea={isSea} />
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
            {roll.stopped > 0 && `, ${p.say('ui.stops', { n: roll.stopped, left: roll.hits - roll.stopped })}`}
          </span>
        </div>
      ))}
      {told.losses.map(e => (
        <small key={JSON.stringify(e)}>{p.sayEvent(e)}</small>
      ))}
    </>
  )
}
/** The units of a side; those that fell are struck out once both sides have chosen. */
function Units({ roll, told, isSea }: { roll: Roll; told: BattleReport; isSea: boolean }) {
  const fallen = fallenOf(told, roll.seat)
  const units = unitsOf(roll)
  const icon = isSea ? ICONS.trireme : ICONS.legion
  return (
    <span className="mn-units" aria-hidden="true" data-units={units} data-fallen={fallen.units}>
      {Array.from({ length: units }, (_, i) => (
        <span key={i} className={i >= units - fallen.units ? 'is-fallen' : ''}>
          <Icon body={icon} size={18} />
        </span>
      ))}
      {roll.fortress > 0 && (
        <span className={fallen.hasFortress ? 'is-fallen' : ''}>
          <Icon body={ICONS.fortress} size={18} />
        </span>
      )}
    </span>
  )
}
/** What is added to the dice, each with its reason. */
function Bonuses({ p, roll }: { p: Part; roll: Roll }) {
  const chips = [
    { part: 'each', n: roll.each * unitsOf(roll), text: (n: number) => `+${n}` },
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
