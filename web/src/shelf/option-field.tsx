/** One option of a game, whatever its kind; the value chosen is explained where the game has a sentence for it. */
import type { OptionSpec } from '@ecumene/kernel'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'

type Value = boolean | string | number

export function OptionField({
  spec,
  value,
  onChange,
}: {
  spec: OptionSpec
  value: Value
  onChange: (v: Value) => void
}) {
  const w = useWords()
  const label = w.say(`option.${spec.name}`)
  const { values } = spec
  if (values === 'flag') return <Check label={label} isOn={value === true} onChange={onChange} />
  if ('min' in values)
    return (
      <label className="field">
        <span>{label}</span>
        <input
          className="input"
          type="number"
          min={values.min}
          max={values.max}
          value={Number(value)}
          onChange={e => onChange(Math.min(values.max, Math.max(values.min, Math.round(Number(e.target.value)))))}
        />
      </label>
    )
  const about = `${spec.name}.${value}.about`
  return (
    <label className="field">
      <span>{label}</span>
      <select className="input" data-option={spec.name} value={String(value)} onChange={e => onChange(e.target.value)}>
        {values.map(v => (
          <option key={v} value={v}>
            {w.has(`option.${spec.name}.${v}`) ? w.say(`option.${spec.name}.${v}`) : w.name(spec.name, v)}
          </option>
        ))}
      </select>
      {w.has(about) && <span className="soft small-text">{w.say(about)}</span>}
    </label>
  )
}
