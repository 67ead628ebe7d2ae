/** The table on a small screen: the board above, one sheet below with tabs. */
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useWords } from '../speech.tsx'
import { Actions } from './actions.tsx'
import { Centre } from './centre.tsx'
import { Chronicle } from './chronicle.tsx'
import { Drawn } from './drawn.tsx'
import { OlderRules } from './older-rules.tsx'
import { Others } from './others.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { TopBar } from './top-bar.tsx'
import type { TableView } from './view.ts'
import { WhileAway } from './while-away.tsx'

type Sheet = 'play' | 'me' | 'others' | 'chronicle' | 'tracks' | 'talk'

export function PhoneLayout({ view }: { view: TableView }) {
  const w = useWords()
  const { ui, parts } = view
  const [tab, setTab] = useState<Sheet>('play')
  const [isHigh, setHigh] = useState(false)
  // Nothing to list: the board plays everything, or the game is over.
  const isDrawn = (ui?.isComplete === true && !view.isList) || view.snapshot.outcome !== null
  const tabs: readonly Sheet[] = [
    'play',
    ...(ui?.MyArea && parts.seat !== 'table' ? (['me'] as const) : []),
    'others',
    'chronicle',
    ...(ui?.Tracks ? (['tracks'] as const) : []),
    ...(view.extras ? (['talk'] as const) : []),
  ]
  return (
    <div
      className={`phone${isHigh ? ' high' : ''}${view.isList && !view.snapshot.outcome ? ' list' : ''}${isDrawn && tab === 'play' ? ' drawn' : ''}`}
      data-seq={view.snapshot.seq}
    >
      <TopBar view={view} isPhone />
      <main className="phone-main">
        <Centre view={view} />
      </main>
      <section className="phone-sheet" aria-label={w.say('phone.sheet')}>
        <button
          type="button"
          className="grip"
          onClick={() => setHigh(!isHigh)}
          aria-expanded={isHigh}
          aria-label={w.say('phone.grip')}
        >
          <span aria-hidden="true" />
        </button>
        <WhileAway view={view} />
        {view.extras?.status}
        <OlderRules view={view} />
        {view.extras?.notices}
        <PromptBar view={view} />
        <Tabs selectedKey={tab} onSelectionChange={k => setTab(k as Sheet)} className="phone-tabs">
          {/* The list stands first, because the panels are labelled by it; the style sheet draws it below. */}
          <TabList className="phone-tablist" aria-label={w.say('phone.sheet')}>
            {tabs.map(t => (
              <Tab key={t} id={t} className="phone-tab" data-anchor={`tab:${t}`}>
                {t === 'talk' ? view.extras?.talk.label : w.say(`tab.${t}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="play" className="phone-panel">
            {!isDrawn && <Actions view={view} isCompact={!view.isList} />}
          </TabPanel>
          {ui?.MyArea && parts.seat !== 'table' && (
            <TabPanel id="me" className="phone-panel">
              <Drawn view={view}>
                <ui.MyArea {...parts} />
              </Drawn>
            </TabPanel>
          )}
          <TabPanel id="others" className="phone-panel">
            <Others view={view} />
          </TabPanel>
          <TabPanel id="chronicle" className="phone-panel">
            <Chronicle view={view} />
          </TabPanel>
          {ui?.Tracks && (
            <TabPanel id="tracks" className="phone-panel">
              <Drawn view={view}>
                <ui.Tracks {...parts} />
              </Drawn>
            </TabPanel>
          )}
          {view.extras && (
            <TabPanel id="talk" className="phone-panel">
              {view.extras.talk.panel}
            </TabPanel>
          )}
        </Tabs>
      </section>
    </div>
  )
}
