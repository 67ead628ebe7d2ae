/** What every wish for a game asks alike: the dialog with its one button, which game, and when it begins. */
import type { ReactNode } from 'react'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segments } from '../ui/segments.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'

interface Props {
  readonly title: string
  /** What its button says. */
  readonly button: string
  /** Everything that is needed is filled in. */
  readonly isReady?: boolean
  readonly onClose: () => void
  /** Sends the wish; what goes wrong is told in the dialog. */
  readonly onSend: () => Promise<void>
  readonly children: ReactNode
}

export function WishForm({ title, button, isReady = true, onClose, onSend, children }: Props) {
  const act = useAct()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button primary"
          data-send
          disabled={act.isBusy || !isReady}
          onClick={() => act.run(onSend)}
        >
          {button}
        </button>
      }
    >
      {children}
      <FailureNote failure={act.failure} />
    </Dialog>
  )
}

interface GameFieldProps {
  readonly name: string
  readonly games: readonly string[]
  readonly value: string
  readonly onChange: (game: string) => void
}
export function GameField({ name, games, value, onChange }: GameFieldProps) {
  const w = useWords()
  if (games.length === 1) return <p>{w.say(`game.${games[0]}`)}</p>
  return (
    <Segments
      legend={w.say('online.game')}
      name={name}
      values={games}
      value={value}
      label={game => w.say(`game.${game}`)}
      onChange={onChange}
    />
  )
}

interface MomentFieldProps {
  readonly label: string
  readonly name: string
  /** As the field of the browser has it: local time without its zone; empty: none. */
  readonly value: string
  readonly onChange: (value: string) => void
}
export function MomentField({ label, name, value, onChange }: MomentFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        type="datetime-local"
        name={name}
        value={value}
        onChange={e => onChange(e.target.value)}
      />
    </label>
  )
}
export const momentOf = (value: string): number => new Date(value).getTime()
/** What the field shows for a moment. */
export function fieldOf(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
