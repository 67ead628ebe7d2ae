import { planned } from '@ecumene/kit/figure.ts'

/** A number between one and the most there are. */
interface Props {
  readonly value: number
  readonly most: number
  readonly less: string
  readonly more: string
  onChange(n: number): void
}
export function Stepper({ value, most, less, more, onChange }: Props) {
  return (
    <span className="mn-stepper">
      <button type="button" data-less aria-label={less} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output data-count {...planned('moving')}>
        {value}
      </output>
      <button type="button" data-more aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </span>
  )
}
