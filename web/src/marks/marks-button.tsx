/** Begins and ends marking: a tool of the bar on a desk; on a phone, whose bar is full, it stands in the settings. */
import { useWords } from '../speech.tsx'
import type { OwnMarks } from './use-marks.ts'

interface Props {
  readonly marks: OwnMarks
  /** It stands in a dialog that closes with it. */
  readonly onDone?: () => void
}

export function MarksButton({ marks, onDone }: Props) {
  const w = useWords()
  return (
    <button
      type="button"
      className={onDone ? 'button' : 'button quiet small'}
      data-marks
      aria-pressed={marks.isMarking}
      title={w.say('marks.title')}
      onClick={() => {
        marks.setMarking(!marks.isMarking)
        onDone?.()
      }}
    >
      <span aria-hidden="true">⚑</span> {w.say(onDone ? 'marks.title' : 'marks.tool')}
    </button>
  )
}
