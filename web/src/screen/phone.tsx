/** The table on a small screen: the board above, one sheet below with tabs. */
import { rankOf } from '@ecumene/words'
import { type ReactNode, useMemo, useState } from 'react'
import { useWords } from '../speech.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { Actions } from './actions.tsx'
import { Centre } from './centre.tsx'
import { Chronicle } from './chronicle.tsx'
import { Drawn } from './drawn-part.tsx'
import { NewsSince } from './news.tsx'
import { OlderRules } from './older-rules.tsx'
import { Others } from './other-players.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { Threats } from './threats.tsx'
import { TopBar } from './top-bar.tsx'
import { useNews } from './use-news.ts'
import type { TableView } from './view.ts'

/** What lies over the board; every other tab shows the board. */
const SHEETS: ReadonlySet<string> = new Set(['me', 'others', 'chronicle', 'tracks', 'talk'])

export function PhoneLayout({ view }: { view: TableView }) {
  const w = useWords()
  const { ui } = view
  const tabs = tabsOf(view, key => w.say(key))
  const { tab, page, choose } = useTab(view, tabs)
  const isUnread = useUnread(view, tab === 'chronicle')
  const marked = (t: Tab): Tab => (t.id === 'chronicle' ? { ...t, label: <UnreadLabel>{t.label}</UnreadLabel> } : t)
  const [isHigh, setHigh] = useState(false)
  const since = useNews(view)
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
        <NewsSince view={view} since={since} isBrief />
        {view.extras?.status}
        <OlderRules view={view} />
        {view.extras?.notices}
        <PromptBar view={view} />
        <Tabs
          tabs={isUnread ? tabs.map(marked) : tabs}
          open={tab}
          onOpen={choose}
          label={w.say('phone.sheet')}
          className="phone"
        >
          <Panel view={view} tab={tab} hasTracks={tabs.some(t => t.id === 'tracks')} isDrawn={isDrawn} />
        </Tabs>
      </section>
    </div>
  )
}

interface OpenPanel {
  readonly view: TableView
  readonly tab: string
  /** The tracks have a tab of their own. */
  readonly hasTracks: boolean
  /** The board answers what is asked. */
  readonly isDrawn: boolean
}
function Panel({ view, tab, hasTracks, isDrawn }: OpenPanel) {
  const { ui, parts } = view
  if (tab === 'me')
    return (
      ui?.MyArea && (
        <Drawn view={view}>
          <ui.MyArea {...parts} />
        </Drawn>
      )
    )
  if (tab === 'others')
    return (
      <>
        <Others view={view} />
        {!hasTracks && <Tracks view={view} />}
      </>
    )
  if (tab === 'chronicle') return <Chronicle view={view} />
  if (tab === 'tracks') return <Tracks view={view} />
  if (tab === 'talk') return view.extras?.talk?.panel
  return isDrawn ? null : <Actions view={view} isCompact={!view.isList} />
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

function UnreadLabel({ children }: { children: ReactNode }) {
  const w = useWords()
  return (
    <span className="unread">
      {children}
      <span className="hidden-text"> {w.say('chronicle.unread')}</span>
    </span>
  )
}
/** Others have done something since the viewer last acted or looked into the chronicle. */
function useUnread({ snapshot: { lines, viewer }, table }: TableView, isOpen: boolean): boolean {
  const [readTo, setReadTo] = useState(-1)
  if (isOpen && readTo < lines.last) setReadTo(lines.last)
  return useMemo(() => {
    const since = lines.after(readTo)
    const isOwn = (line: (typeof since)[number]): boolean => line.seat === viewer && !line.auto
    return since
      .slice(since.findLastIndex(isOwn) + 1)
      .some(line => line.events.some(event => rankOf(table.game, event) !== 'detail'))
  }, [lines, readTo, viewer, table])
}

/** The tabs, as the game wants them or as the screen has them. */
function tabsOf(view: TableView, say: (key: string) => string): readonly Tab[] {
  const { ui, parts } = view
  const own = view.isList ? undefined : ui?.phone
  const hasHand = ui?.MyArea !== undefined && parts.seat !== 'table'
  const ids = ['play', 'me', 'others', 'chronicle', ...(ui?.Tracks ? ['tracks'] : [])]
  const tabs = (own?.tabs ?? ids.map(id => ({ id, label: `tab.${id}` })))
    .filter(({ id }) => id !== 'me' || hasHand)
    .map(({ id, label }): Tab => ({ id, label: say(label) }))
  return view.extras?.talk ? [...tabs, { id: 'talk', label: view.extras.talk.label }] : tabs
}

/** The open tab and the page of the board: a new question opens the tab where it is answered. */
function useTab({ ui, parts, snapshot }: TableView, tabs: readonly Tab[]) {
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
