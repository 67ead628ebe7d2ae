/** The terms of a new table: who finds it, how much time there is and what follows when it is up, who looks on. */
import type { Pace, TableSettings } from '@ecumene/protocol'
import { shortStrength } from '../people/rating-mark.tsx'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'
import { Segments } from '../ui/segments.tsx'

export interface TermsFieldsProps {
  readonly terms: TableSettings
  readonly game: string
  readonly bots: readonly string[]
  /** The game has a market that a bell ends. */
  readonly hasBell: boolean
  readonly onChange: (part: Partial<TableSettings>) => void
}
const CLOCKS = ['none', 'live', 'slow'] as const
/** Half an hour and twenty seconds a decision; or two days for each. */
const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 1800, increment: 20 },
  slow: { kind: 'slow', each: 48 * 3600 },
}
const DELAYS = [0, 60, 600, 3600, 86_400] as const

export function TermsFields({ terms, game, bots, hasBell, onChange }: TermsFieldsProps) {
  const w = useWords()
  const { pace, bell } = terms
  return (
    <>
      <Segments
        legend={w.say('online.listed')}
        name="listed"
        values={['all', 'link']}
        value={terms.listed ? 'all' : 'link'}
        label={v => w.say(`online.listed.${v}`)}
        onChange={v => onChange({ listed: v === 'all' })}
      />
      <Segments
        legend={w.say('online.clock')}
        name="clock"
        values={CLOCKS}
        value={pace.kind}
        label={c => w.say(`online.clock.${c}`)}
        onChange={c => onChange({ pace: PACES[c] })}
      />
      {pace.kind === 'live' && (
        <div className="online-numbers">
          <Amount
            label={w.say('online.bank')}
            name="bank"
            value={pace.bank / 60}
            min={1}
            max={1440}
            onChange={n => onChange({ pace: { ...pace, bank: n * 60 } })}
          />
          <Amount
            label={w.say('online.increment')}
            name="increment"
            value={pace.increment}
            min={0}
            max={3600}
            onChange={increment => onChange({ pace: { ...pace, increment } })}
          />
          {hasBell && (
            <Amount
              label={w.say('online.bellSeconds')}
              name="bell"
              value={bell.seconds}
              min={60}
              max={600}
              onChange={seconds => onChange({ bell: { ...bell, seconds } })}
            />
          )}
        </div>
      )}
      {pace.kind === 'slow' && (
        <div className="online-numbers">
          <Amount
            label={w.say('online.each')}
            name="each"
            value={pace.each / 3600}
            min={1}
            max={720}
            onChange={n => onChange({ pace: { ...pace, each: n * 3600 } })}
          />
          {hasBell && (
            <Amount
              label={w.say('online.bellHours')}
              name="bell"
              value={bell.hours}
              min={1}
              max={72}
              onChange={hours => onChange({ bell: { ...bell, hours } })}
            />
          )}
          <p className="soft small-text">{w.say('online.slowHelp')}</p>
        </div>
      )}
      {pace.kind !== 'none' && (
        <Segments
          legend={w.say('online.expiry')}
          name="expiry"
          values={['fallback', 'bot']}
          value={terms.expiry}
          label={v => w.say(`online.expiry.${v}`)}
          onChange={v => onChange({ expiry: v === 'bot' ? 'bot' : 'fallback' })}
        />
      )}
      <label className="field">
        <span>{w.say('online.standIn')}</span>
        <select
          className="input"
          name="standIn"
          value={terms.standIn}
          onChange={e => onChange({ standIn: e.target.value })}
        >
          {bots.map(b => (
            <option key={b} value={b}>
              {w.say('new.bot', { bot: b, rating: shortStrength(game, b) })}
            </option>
          ))}
        </select>
      </label>
      <div>
        <Check
          label={w.say('takeback.option')}
          name="takebacks"
          isOn={terms.takebacks}
          onChange={takebacks => onChange({ takebacks })}
        />
        <Check
          label={w.say('online.letWatch')}
          name="watchers"
          isOn={terms.watchers}
          onChange={watchers => onChange({ watchers })}
        />
        {terms.watchers && (
          <Check
            label={w.say('online.hushField')}
            name="hush"
            isOn={terms.hushWatchers}
            onChange={hushWatchers => onChange({ hushWatchers })}
          />
        )}
      </div>
      {terms.watchers && (
        <label className="field">
          <span>{w.say('online.delay')}</span>
          <select
            className="input"
            name="delay"
            value={terms.delay}
            onChange={e => onChange({ delay: Number(e.target.value) })}
          >
            {DELAYS.map(s => (
              <option key={s} value={s}>
                {s === 0
                  ? w.say('online.atOnce')
                  : s < 3600
                    ? w.say('online.lateMinutes', { n: s / 60 })
                    : w.say('online.lateHours', { n: s / 3600 })}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

interface AmountProps {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (n: number) => void
}
function Amount({ label, name, value, min, max, onChange }: AmountProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        type="number"
        name={name}
        min={min}
        max={max}
        value={value}
        onChange={e => onChange(Math.min(max, Math.max(min, Math.round(Number(e.target.value)))))}
      />
    </label>
  )
}
