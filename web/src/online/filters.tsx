/** Which tables of the lobby one wants to see. */
import { useWords } from '../speech.tsx'
import { useOnlineGames } from './available.ts'

export interface Wanted {
  readonly game: string
  readonly pace: string
  readonly seats: string
}
export const EVERYTHING: Wanted = { game: '', pace: '', seats: '' }
/** As the server is asked for it. */
export const queryOf = (wanted: Wanted): Record<string, string> =>
  Object.fromEntries(Object.entries(wanted).filter(([, v]) => v !== ''))

export function Filters({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const w = useWords()
  const games = useOnlineGames()
  const pick = (name: keyof Wanted, label: string, values: readonly string[], say: (value: string) => string) => (
    <label className="field">
      <span>{label}</span>
      <select
        className="input"
        name={`wanted-${name}`}
        value={wanted[name]}
        onChange={e => onChange({ ...wanted, [name]: e.target.value })}
      >
        <option value="">{w.say('online.any')}</option>
        {values.map(v => (
          <option key={v} value={v}>
            {say(v)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <fieldset className="online-filters" aria-label={w.say('online.filters')}>
      {pick('game', w.say('online.game'), games, g => w.say(`game.${g}`))}
      {pick('pace', w.say('online.clock'), ['none', 'live', 'slow'], p => w.say(`online.clock.${p}`))}
      {pick('seats', w.say('new.players'), ['2', '3', '4', '5', '6', '7', '8'], String)}
    </fieldset>
  )
}
