import './trusted.ts'
import './design/fonts.css'
import '@ecumene/kit/tokens.css'
import './design/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { settings } from './settings.ts'
import { listenForGesture } from './sound/sounds.ts'
import { learn, Speaking } from './speech.tsx'
import { Safe } from './ui/safe.tsx'
import { Broken } from './ui/trouble.tsx'

listenForGesture()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
await learn(settings().language)
createRoot(root).render(
  <StrictMode>
    <Speaking>
      <Safe fallback={error => <Broken error={error} />}>
        <App />
      </Safe>
    </Speaking>
  </StrictMode>,
)
