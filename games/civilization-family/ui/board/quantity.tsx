/** How many: slider, buttons, wheel, keys. */
import { useEffect, useRef } from 'react'

interface Props {
  readonly label: string
  readonly fewer: string
  readonly more: string
  readonly value: number
  readonly numbers: readonly number[]
  onChange(n: number): void
}
export function Quantity({ label, fewer, more, value, numbers, onChange }: Props) {
  const at = Math.max(0, numbers.indexOf(value))
  const to = (i: number): void => onChange(numbers[Math.max(0, Math.min(numbers.length - 1, i))])
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef({ at, to })
  latest.current = { at, to }
  // A wheel listener that may stop the page from scrolling cannot be React's.
  useEffect(() => {
    const turn = (e: WheelEvent): void => {
      e.preventDefault()
      latest.current.to(latest.current.at + (e.deltaY < 0 ? 1 : -1))
    }
    const here = box.current
    here?.addEventListener('wheel', turn, { passive: false })
    return () => here?.removeEventListener('wheel', turn)
  }, [])
  if (numbers.length < 2)
    return (
      <div ref={box} className="civ-quantity is-one">
        <output>{value}</output>
      </div>
    )
  return (
    <div ref={box} className="civ-quantity">
      <button type="button" className="civ-step" aria-label={fewer} disabled={at === 0} onClick={() => to(at - 1)}>
        −
      </button>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={numbers.length - 1}
        value={at}
        onChange={e => to(Number(e.target.value))}
        aria-valuetext={String(value)}
      />
      <button
        type="button"
        className="civ-step"
        aria-label={more}
        disabled={at === numbers.length - 1}
        onClick={() => to(at + 1)}
      >
        +
      </button>
      <output data-testid="count">{value}</output>
    </div>
  )
}
