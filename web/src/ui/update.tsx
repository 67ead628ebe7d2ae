/** Works offline once loaded; says so when a newer version waits. */
import { useEffect, useState } from 'react'
import { type NewerVersion, watchForNewer } from '../newer-version.ts'
import { useWords } from '../speech.tsx'

export function UpdateNotice() {
  const w = useWords()
  // A browser that shows notices says them in the language chosen last.
  useEffect(() => {
    if (localStorage.getItem('ecumene.push') !== null)
      void import('../account/push.ts').then(p => p.keepWords(w)).catch(() => {})
  }, [w])
  const [newer, setNewer] = useState<NewerVersion | null>(null)
  useEffect(() => void watchForNewer(setNewer).catch(() => {}), [])
  if (!newer) return null
  return (
    <div className="toast" role="status">
      <span>{w.say('update.text')}</span>
      <button type="button" className="button small primary" onClick={newer.start}>
        {w.say('update.now')}
      </button>
      <button type="button" className="button small quiet" onClick={() => setNewer(null)}>
        {w.say('update.later')}
      </button>
    </div>
  )
}
