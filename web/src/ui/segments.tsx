/** One of a few: radio buttons that look like a row of keys. */
export interface SegmentsProps<T extends string | number> {
  readonly legend: string
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly label: (v: T) => string
  readonly onChange: (v: T) => void
}

export function Segments<T extends string | number>({
  legend,
  name,
  values,
  value,
  label,
  onChange,
}: SegmentsProps<T>) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="segments">
        {values.map(v => (
          <label key={v}>
            <input type="radio" name={name} value={v} checked={v === value} onChange={() => onChange(v)} />
            <span>{label(v)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
