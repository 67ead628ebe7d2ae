/** Some of a few: boxes to tick that look like a row of keys. The last one that is chosen stays. */
interface SeveralProps<T extends string | number> {
  readonly legend: string
  readonly name: string
  readonly values: readonly T[]
  readonly chosen: readonly T[]
  readonly label: (v: T) => string
  readonly onChange: (chosen: readonly T[]) => void
}

export function Several<T extends string | number>({ legend, name, values, chosen, label, onChange }: SeveralProps<T>) {
  const toggle = (v: T): void => {
    const next = values.filter(one => (one === v ? !chosen.includes(v) : chosen.includes(one)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="segments">
        {values.map(v => (
          <label key={v}>
            <input type="checkbox" name={name} value={v} checked={chosen.includes(v)} onChange={() => toggle(v)} />
            <span>{label(v)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
