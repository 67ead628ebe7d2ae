/** A game from a file: checked, kept, opened. */
import { useRef, useState } from 'react'
import { Failure } from '../failure.ts'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { FailureNote } from '../ui/use-act.tsx'

export function ImportButton() {
  const w = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<Failure | null>(null)
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    try {
      const { importGame } = await import('../local/begin.ts')
      go(`/table/${await importGame(await file.text())}`)
    } catch (error) {
      setTrouble(error instanceof Failure ? error : new Failure('file.replay', String(error)))
    }
  }
  return (
    <div className="import">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="hidden-text"
        aria-label={w.say('import.file')}
        tabIndex={-1}
        onChange={e => {
          setTrouble(null)
          void read(e.target.files?.[0])
          e.target.value = ''
        }}
      />
      <button type="button" className="button quiet small" onClick={() => input.current?.click()}>
        {w.say('import.open')}
      </button>
      <FailureNote failure={trouble} />
    </div>
  )
}
