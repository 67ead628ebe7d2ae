/** The fields of the entry forms; browsers and password managers know them by their names. */
import { useId } from 'react'
import { useWords } from '../speech.tsx'

export interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly test: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'email' | 'password' | 'url'
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly help?: string
  readonly isRequired?: boolean
}

export function Field({ label, value, onChange, test, help, isRequired = true, type = 'text', ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type={type}
        value={value}
        required={isRequired}
        data-test={test}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={e => onChange(e.target.value)}
        {...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
        {...rest}
      />
      {help && (
        <p id={`${id}-help`} className="soft small-text">
          {help}
        </p>
      )}
    </div>
  )
}

/** As long as the server wants it; the same rule is checked there. */
const SHORTEST = 10
const LONGEST = 200
type NewPasswordProps = { value: string; onChange: (text: string) => void; test?: string }
export function NewPassword({ value, onChange, test = 'new-password' }: NewPasswordProps) {
  const w = useWords()
  return (
    <Field
      label={w.say('account.newPassword')}
      type="password"
      autoComplete="new-password"
      minLength={SHORTEST}
      maxLength={LONGEST}
      value={value}
      onChange={onChange}
      test={test}
      help={w.say('account.passwordHelp', { n: SHORTEST })}
    />
  )
}
