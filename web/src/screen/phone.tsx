/** The table on a small screen: the board above, one sheet below with tabs. */
import { type ReactNode, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useWords } from '../speech.tsx'
import { Actions } from './actions.tsx'
import { Centre } from './centre.tsx'
import { Chronicle } from './chronicle.tsx'
import { Drawn } from './drawn.tsx'
import { NewsSince } from './news.tsx'
import { OlderRules } from './older-rules.tsx'
import { Others } from './others.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { Threats } from './threats.tsx'
import { TopBar } from './top-bar.tsx'
import type { TableView } from './view.ts'

/** What lies over the board; every other tab shows the board. */
const SHEETS: ReadonlySet<string> = new Set(['me', 'others', 'chronicle', 'tracks', 'talk'])

export function PhoneLayout({ view }: { view: TableView }) {
  const w = useWords()
  const { ui, parts } = view
  const tabs = tabsOf(view, key => w.say(key))
  const { tab, page, choose } = useTab(view, tabs)
  const [isHigh, setHigh] = useState(false)
  // Nothing to list: the board plays everything, or the game is over.
  const isDrawn = (ui?.isComplete === true && !view.isList) || view.snapshot.outcome !== null
  return (
    <div
      className={`phone${isHigh ? ' high' : ''}${view.isList && !view.snapshot.outcome ? ' list' : ''}${isDrawn && tab === page ? ' drawn' : ''}`}
      data-seq={view.snapshot.seq}
    >
      <TopBar view={view} isPhone />
      <main className="phone-main">
        <Centre view={view} {...(ui?.phone ? { page } : {})} />
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
        <Threats view={view} />
        <NewsSince view={view} />
        {view.extras?.status}
        <OlderRules view={view} />
        {view.extras?.notices}
        <PromptBar view={view} />
        <Tabs selectedKey={tab} onSelectionChange={key => choose(String(key))} className="phone-tabs">
          {/* The list stands first, because the panels are labelled by it; the style sheet draws it below. */}
          <TabList className="phone-tablist" aria-label={w.say('phone.sheet')}>
            {tabs.map(({ id, label }) => (
              <Tab key={id} id={id} className="phone-tab" data-anchor={`tab:${id}`}>
                {label}
              </Tab>
            ))}
          </TabList>
          {tabs
            .filter(({ id }) => !SHEETS.has(id))
            .map(({ id }) => (
              <TabPanel key={id} id={id} className="phone-panel">
                {!isDrawn && <Actions view={view} isCompact={!view.isList} />}
              </TabPanel>
            ))}
          {ui?.MyArea && parts.seat !== 'table' && (
            <TabPanel id="me" className="phone-panel">
              <Drawn view={view}>
                <ui.MyArea {...parts} />
              </Drawn>
            </TabPanel>
          )}
          <TabPanel id="others" className="phone-panel">
            <Others view={view} />
            {!tabs.some(t => t.id === 'tracks') && <Tracks view={view} />}
          </TabPanel>
          <TabPanel id="chronicle" className="phone-panel">
            <Chronicle view={view} />
          </TabPanel>
          {tabs.some(t => t.id === 'tracks') && (
            <TabPanel id="tracks" className="phone-panel">
              <Tracks view={view} />
            </TabPanel>
          )}
          {view.extras?.talk && (
            <TabPanel id="talk" className="phone-panel">
              {view.extras.talk.panel}
            </TabPanel>
          )}
        </Tabs>
      </section>
    </div>
  )
}

function Tracks({ view }: { view: TableView }) {
  const { ui, parts } = view
  return (
    ui?.Tracks && (
      <Drawn view={view}>
        <ui.Tracks {...parts} />
      </Drawn>
    )
  )
}

interface PhoneTab {
  readonly id: string
  readonly label: ReactNode
}
/** The tabs, as the game wants them or as the screen has them. */
function tabsOf(view: TableView, say: (key: string) => string): readonly PhoneTab[] {
  const { ui, parts } = view
  const own = view.isList ? undefined : ui?.phone
  const hasHand = ui?.MyArea !== undefined && parts.seat !== 'table'
  const ids = ['play', 'me', 'others', 'chronicle', ...(ui?.Tracks ? ['tracks'] : [])]
  const tabs = (own?.tabs ?? ids.map(id => ({ id, label: `tab.${id}` })))
    .filter(({ id }) => id !== 'me' || hasHand)
    .map(({ id, label }): PhoneTab => ({ id, label: say(label) }))
  return view.extras?.talk ? [...tabs, { id: 'talk', label: view.extras.talk.label }] : tabs
}

/** The open tab and the page of the board: a new question opens the tab where it is answered. */
function useTab({ ui, parts, snapshot }: TableView, tabs: readonly PhoneTab[]) {
  const asked = snapshot.prompt?.key ?? null
  const fits = (id: string): boolean => tabs.some(t => t.id === id)
  const [kept, keep] = useState({ asked: '', tab: '', page: '' })
  const open = (tab: string): void => keep({ ...kept, tab, page: SHEETS.has(tab) ? kept.page : tab })
  if (asked !== null && ui?.phone && asked !== kept.asked) {
    const tab = ui.phone.tabOf(parts)
    keep({ asked, tab, page: SHEETS.has(tab) ? kept.page : tab })
  }
  const tab = fits(kept.tab) ? kept.tab : tabs[0].id
  return { tab, page: fits(kept.page) ? kept.page : tabs[0].id, choose: open }
}
