/** The table: the same bones for every game, on a desk and on a phone. */
import { type ActionJson, judge } from '@ecumene/kernel'
import { AnswersOf } from '@ecumene/kit/attempts.ts'
import { ReplayedOf } from '@ecumene/kit/flights.tsx'
import { usePhone } from '@ecumene/kit/media.ts'
import { BesideOf } from '@ecumene/kit/prompt-slots.tsx'
import type { AnyPartProps } from '@ecumene/kit/seam.ts'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { MarksButton } from '../marks/marks-button.tsx'
import { OwnMarksLayer } from '../marks/marks-panel.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { looksOf } from '../names.ts'
import type { Pack, Texts } from '../pack.ts'
import { useSettings } from '../settings.ts'
import { useHearing } from '../sound/hearing.ts'
import { SpeakingOf, useWords } from '../speech.tsx'
import type { Holding, HoldingSnapshot } from '../table/holding.ts'
import type { Table } from '../table/table.ts'
import { SettingsDialog } from '../ui/settings-dialog.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { useMotion } from '../ui/use-motion.ts'
import { Announcer } from './announcer.tsx'
import { meantBy, plannedAway, whyOf } from './answers.ts'
import { Curtain } from './curtain.tsx'
import { DeskLayout } from './desk.tsx'
import { wordOf } from './done-action.ts'
import { useNewEvents } from './events-shown.ts'
import { Film } from './film.tsx'
import { Final } from './final.tsx'
import { useHeldTable } from './hooks/use-held-table.ts'
import { useLooks } from './hooks/use-looks.ts'
import { useMoment } from './hooks/use-moment.ts'
import { useOverlays } from './hooks/use-overlays.ts'
import { usePlaying } from './hooks/use-playing.ts'
import { usePromptSlots } from './hooks/use-prompt-slots.ts'
import { useStableAnswers } from './hooks/use-stable-answers.ts'
import { useTablePage } from './hooks/use-table-page.ts'
import { useTableWords } from './hooks/use-table-words.ts'
import { LastRound } from './last-round.tsx'
import { Lens } from './lens.tsx'
import { PhoneLayout } from './phone.tsx'
import { resignedIn } from './resign.ts'
import { Shortcuts, useShortcuts } from './shortcuts.tsx'
import type { Extras, TableView } from './view.ts'

export interface TableScreenProps {
  readonly table: Table
  readonly pack: Pick<Pack, 'ui' | 'older'>
  readonly texts: Texts
  readonly extras?: Extras
  /** Another layout than that of a desk or a phone. */
  readonly layout?: ComponentType<{ readonly view: TableView }>
}

interface SeatedProps extends TableScreenProps {
  readonly table: Holding
  readonly snapshot: HoldingSnapshot
}

const NO_TALK: AnyPartProps['talk'] = []

export function TableScreen({ table: plain, pack, texts, extras, layout }: TableScreenProps) {
  const { ui } = pack
  const { table, snapshot, failure } = useHeldTable(plain, ui)
  const words = useTableWords(table, ui, texts)
  if (failure)
    return <Trouble title={words.say('failure.title')} text={words.say(failure.key)} detail={failure.detail} />
  if (!snapshot) return <Loading />
  return (
    <SpeakingOf value={words}>
      {snapshot.curtain === null ? (
        <Seated
          table={table}
          pack={pack}
          texts={texts}
          {...(extras ? { extras } : {})}
          {...(layout ? { layout } : {})}
          snapshot={snapshot}
        />
      ) : (
        <Curtain
          table={table}
          look={looksOf(words, table.players, seat => ui?.peopleOf?.(snapshot.view, seat) ?? null)[snapshot.curtain]}
          seat={snapshot.curtain}
          undo={snapshot.curtainUndo}
        />
      )}
    </SpeakingOf>
  )
}

function Seated({ table, pack, texts, extras, layout, snapshot }: SeatedProps) {
  const { ui, older } = pack
  const w = useWords()
  const { shortcuts } = useSettings()
  const isPhone = usePhone()
  const Layout = layout ?? (isPhone ? PhoneLayout : DeskLayout)
  const motion = useMotion()
  const [isList, setList] = useState(false)
  const [beside, slots] = usePromptSlots()
  const { lens, setLens, openRule, dialog, setDialog, isResultOpen, setResultOpen, isFilm, setFilm, endFilm } =
    useOverlays()
  const { moment, jump, replayed, chronicle } = useMoment(table, snapshot)
  const { play, undo, endStep, refused, dismissRefusal, question } = usePlaying(w, table, snapshot.seq)
  const shownView = moment?.view ?? snapshot.view
  const seats = useLooks(w, table.players, ui, shownView)
  const events = useNewEvents(snapshot, moment !== null)
  const marks = useMarks(table, snapshot.viewer)
  useTablePage(w, table, snapshot.prompt !== null)
  useHearing(events, snapshot.prompt !== null)

  const whyNot = useCallback(
    (action: ActionJson) => {
      const { viewer, view } = snapshot
      if (viewer === 'table') return
      const judged = judge(table.game, view, viewer, action)
      if (!judged.ok) setLens({ rule: judged.refusal.rule, refusal: judged.refusal })
    },
    [snapshot, table, setLens],
  )
  const isReplaying = moment !== null
  const parts: AnyPartProps = {
    game: table.game as AnyPartProps['game'],
    view: shownView,
    seat: snapshot.viewer,
    seats,
    legal: isReplaying ? [] : snapshot.legal,
    play,
    say: w.say,
    sayPrompt: w.prompt,
    sayAction: w.action,
    sayEvent: w.event,
    openRule,
    whyNot,
    replaying: isReplaying,
    chronicle,
    talk: isReplaying ? NO_TALK : snapshot.talk,
  }
  const view: TableView = {
    table,
    snapshot,
    ui,
    older,
    parts,
    events,
    motion,
    extras: extras ?? null,
    marks,
    resigned: useMemo(() => resignedIn(table.game, snapshot.lines), [table, snapshot.lines]),
    moment,
    refused,
    isList: isList || !ui,
    setList,
    play,
    undo,
    word: wordOf(w, ui, snapshot, parts, endStep),
    beside,
    jump,
    openRule,
    whyNot,
    // On the question that is open, if one is.
    openRules: () => setLens({ rule: snapshot.prompt?.rule ?? null, refusal: null }),
    openSettings: () => setDialog('settings'),
    openResult: () => setResultOpen(true),
    openFilm: () => setFilm(true),
    openShortcuts: () => setDialog('shortcuts'),
    dismissRefusal,
  }
  const answers = useStableAnswers(
    attempt =>
      plannedAway(w, ui, parts, attempt) ??
      whyOf(w, table, snapshot, isReplaying, meantBy(ui, parts, attempt), attempt.word),
    openRule,
  )
  const isOver = snapshot.outcome !== null
  const isResult = isOver && !isFilm && moment === null && isResultOpen
  useShortcuts(view, shortcuts && lens === null && dialog === null)
  return (
    <>
      <AnswersOf value={answers}>
        {/* Under the page of the result nothing can be reached. */}
        <div className="table-under" inert={isResult}>
          <BesideOf value={slots}>
            <ReplayedOf value={replayed}>
              <Layout view={view} />
            </ReplayedOf>
          </BesideOf>
        </div>
        {isOver && isFilm && <Film view={view} onEnd={endFilm} />}
        {isResult && <Final view={view} onClose={() => setResultOpen(false)} />}
      </AnswersOf>
      {marks && !isResult && <OwnMarksLayer own={marks} />}
      <Announcer snapshot={snapshot} />
      {question}
      {lens && (
        <Lens point={lens} rules={texts.rules} game={table.game.id} onClose={() => setLens(null)} onPoint={setLens} />
      )}
      {dialog === 'settings' && (
        <SettingsDialog onClose={() => setDialog(null)}>
          {isPhone && marks && <MarksButton marks={marks} onDone={() => setDialog(null)} />}
          {!table.isOnline && <LastRound table={table} />}
        </SettingsDialog>
      )}
      {dialog === 'shortcuts' && <Shortcuts onClose={() => setDialog(null)} />}
    </>
  )
}
