/** Works offline once loaded; says so when a newer version waits. */
import { useRegisterSW } from 'virtual:pwa-register/react'
import { useEffect } from 'react'
import { useWords } from '../speech.tsx'

export function UpdateNotice() {
  const w = useWords()
  // A browser that shows notices says them in the language chosen last.
  useEffect(() => {
    if (localStorage.getItem('ecumene.push') !== null)
      void import('../account/push.ts').then(p => p.keepWords(w)).catch(() => {})
  }, [w])
  const { needRefresh, updateServiceWorker } = useRegisterSW()
  if (!needRefresh[0]) return null
  return (
    <div className="toast" role="status">
      <span>{w.say('update.text')}</span>
      <button type="button" className="button small primary" onClick={() => updateServiceWorker(true)}>
        {w.say('update.now')}
      </button>
      <button type="button" className="button small quiet" onClick={() => needRefresh[1](false)}>
        {w.say('update.later')}
      </button>
    </div>
  )
}
