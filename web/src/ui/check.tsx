/** One thing that is so or not, with its words beside it. */
import type { InputHTMLAttributes } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked' | 'onChange'> {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}
export const Check = ({ label, isOn, onChange, ...rest }: Props) => (
  <label className="check">
    <input type="checkbox" {...rest} checked={isOn} onChange={e => onChange(e.target.checked)} />
    {label}
  </label>
)
