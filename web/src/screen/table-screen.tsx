/** The table: the same bones for every game, on a desk and on a phone. */
import type { ActionJson, Core, Refusal, RuleId } from '@ecumene/kernel'
import { judge } from '@ecumene/kernel'
import { type Answer, AnswersOf, type Attempt } from '@ecumene/kit/attempts.ts'
import { ReplayedOf } from '@ecumene/kit/flights.tsx'
import { letGo } from '@ecumene/kit/focus.ts'
import { usePhone } from '@ecumene/kit/media.ts'
import { BesideOf, type Places } from '@ecumene/kit/prompt-slots.tsx'
import type { AnyPartProps, GameUi, SeatLook } from '@ecumene/kit/seam.ts'
import type { Words } from '@ecumene/words'
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { MarksButton } from '../marks/marks-button.tsx'
import { OwnMarksLayer } from '../marks/marks-panel.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { looksOf } from '../names.ts'
import type { Pack, Texts } from '../pack.ts'
import { useSettings } from '../settings.ts'
import { useHearing } from '../sound/hearing.ts'
import { SpeakingOf, shellWords, useWords } from '../speech.tsx'
import { type Holding, type HoldingSnapshot, holding } from '../table/holding.ts'
import { newestOnly } from '../table/newest.ts'
import type { Moment, Player, Table } from '../table/table.ts'
import { useAsk } from '../ui/ask.tsx'
import { SettingsDialog } from '../ui/settings-dialog.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { useMotion } from '../ui/use-motion.ts'
import { Announcer } from './announcer.tsx'
import { meantBy, plannedAway, whyOf } from './answers.ts'
import { remembering } from './chronicle-book.ts'
import { Curtain } from './curtain.tsx'
import { DeskLayout } from './desk.tsx'
import { isPlayedAtOnce, wordOf } from './done-action.ts'
import { chronicleOf, eventsAt, useNewEvents } from './events-shown.ts'
import { FILM_HASH, Film } from './film.tsx'
import { Final } from './final.tsx'
import { LastRound } from './last-round.tsx'
import { Lens, type LensPoint } from './lens.tsx'
import { PhoneLayout } from './phone.tsx'
import { isMeant, resignedIn } from './resign.ts'
import { Shortcuts, useShortcuts } from './shortcuts.tsx'
import type { Beside, Extras, TableView } from './view.ts'

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
  const { byItself, asksAll } = useSettings()
  const table = useMemo(() => holding(plain, action => isPlayedAtOnce(plain, ui, action)), [plain, ui])
  useEffect(() => table.endByItself(byItself), [table, byItself])
  useEffect(() => table.skipFormal(!asksAll), [table, asksAll])
  const snapshot = useSyncExternalStore(
    useCallback(changed => table.subscribe(changed), [table]),
    () => table.snapshot(),
  )
  const failure = useSyncExternalStore(
    useCallback(changed => table.subscribe(changed), [table]),
    () => table.failure(),
  )
  // Seats change hands during a game on a server.
  const { players } = table
  const words = useMemo(() => {
    // The language of the texts that are here: shell and game change together.
    const w = shellWords(texts.language, ...texts.catalogues)
    const seated = w.seated(looksOf(w, players).map(p => p.name))
    const action = (a: ActionJson): string => {
      const now = table.snapshot()
      return seated.action((now && ui?.named?.(now.held?.from ?? now.view, a, now.viewer)) ?? a)
    }
    return { ...seated, action, event: remembering(seated.event) }
  }, [texts, players, table, ui])
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
          look={looksOf(words, players, seat => ui?.peopleOf?.(snapshot.view, seat) ?? null)[snapshot.curtain]}
          seat={snapshot.curtain}
          undo={snapshot.curtainUndo}
        />
      )}
    </SpeakingOf>
  )
}

/** The same list as long as nobody looks different. */
function useLooks(w: Words, players: readonly Player[], ui: GameUi | null, view: Core): readonly SeatLook[] {
  const looks = looksOf(w, players, seat => ui?.peopleOf?.(view, seat) ?? null)
  const key = JSON.stringify(looks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is in it
  return useMemo(() => looks, [key])
}

function Seated({ table, pack, texts, extras, layout, snapshot }: SeatedProps) {
  const { ui, older } = pack
  const w = useWords()
  const { shortcuts } = useSettings()
  const isPhone = usePhone()
  const Layout = layout ?? (isPhone ? PhoneLayout : DeskLayout)
  const motion = useMotion()
  const [lens, setLens] = useState<LensPoint | null>(null)
  const [dialog, setDialog] = useState<'settings' | 'shortcuts' | null>(null)
  const [isList, setList] = useState(false)
  const [moment, setMoment] = useState<Moment | null>(null)
  const [isResultOpen, setResultOpen] = useState(true)
  const [isFilm, setFilm] = useState(location.hash === FILM_HASH)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [beside, places] = useBeside()
  const { players } = table
  const shownView = moment?.view ?? snapshot.view
  const seats = useLooks(w, players, ui, shownView)
  const events = useNewEvents(snapshot, moment !== null)
  const marks = useMarks(table, snapshot.viewer)
  usePresence(table)
  useHearing(events, snapshot.prompt !== null)

  useEffect(() => {
    document.title = `${snapshot.prompt ? '● ' : ''}${w.say(`game.${table.game.id}`)} · Ecumene`
  }, [snapshot.prompt, w, table])
  // A game's style sheet may give its peoples the colours of the box.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.table = table.game.id
    return () => {
      delete dataset.table
    }
  }, [table])
  // A new position: what was refused in the old one is of no interest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is the reason
  useEffect(() => setRefused(null), [snapshot.seq])

  const { ask, dialog: question } = useAsk()
  const play = useCallback(
    async (action: ActionJson, isSaid = false) => {
      if (table.game.rarely?.includes(action.verb) && !(await isMeant(w, action, ask))) return false
      letGo()
      const result = await table.play(action, isSaid)
      if (!result.ok) setRefused(result.refusal)
      return result.ok
    },
    [table, w, ask],
  )
  const undo = useCallback(async () => {
    const result = await table.undo()
    if (!result.ok) setRefused(result.refusal)
  }, [table])
  const say = useCallback(async () => {
    letGo()
    const result = await table.done()
    if (!result.ok) setRefused(result.refusal)
  }, [table])
  const jump = useMemo(
    () => newestOnly((seq: number | null) => (seq === null || seq >= lastSeq(table) ? null : table.at(seq)), setMoment),
    [table],
  )
  const openRule = useCallback((rule: RuleId) => setLens({ rule, refusal: null }), [])
  const whyNot = useCallback(
    (action: ActionJson) => {
      const { viewer, view } = snapshot
      if (viewer === 'table') return
      const judged = judge(table.game, view, viewer, action)
      if (!judged.ok) setLens({ rule: judged.refusal.rule, refusal: judged.refusal })
    },
    [snapshot, table],
  )
  const isReplaying = moment !== null
  const replayed = useMemo(() => eventsAt(snapshot.lines, moment?.seq ?? null), [snapshot.lines, moment])
  const chronicle = useMemo(() => chronicleOf(snapshot.lines, moment?.seq ?? null), [snapshot.lines, moment])
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
    word: wordOf(w, ui, snapshot, parts, say),
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
    dismissRefusal: () => setRefused(null),
  }
  const answer = (attempt: Attempt): Answer =>
    plannedAway(w, ui, parts, attempt) ??
    whyOf(w, table, snapshot, isReplaying, meantBy(ui, parts, attempt), attempt.word)
  // One object for the whole game: with another one, everything that may ask it would be drawn anew.
  const latest = useRef(answer)
  latest.current = answer
  const answers = useMemo(() => ({ openRule, answer: (attempt: Attempt) => latest.current(attempt) }), [openRule])
  const isOver = snapshot.outcome !== null
  const isResult = isOver && !isFilm && moment === null && isResultOpen
  const endFilm = useCallback(() => {
    setFilm(false)
    setResultOpen(true)
  }, [])
  useShortcuts(view, shortcuts && lens === null && dialog === null)
  return (
    <>
      <AnswersOf value={answers}>
        {/* Under the page of the result nothing can be reached. */}
        <div className="table-under" inert={isResult}>
          <BesideOf value={places}>
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

/** The places of the prompt bar, as they come and go. */
function useBeside(): readonly [Beside, Places] {
  const [word, setWord] = useState<Element | null>(null)
  const [count, setCount] = useState<Element | null>(null)
  const [isSending, setSending] = useState(false)
  const beside = useMemo(() => ({ setWord, setCount, isSending }), [isSending])
  return [beside, useMemo(() => ({ word, count, setSending }), [word, count])]
}

const lastSeq = (table: Table): number => table.snapshot()?.lines.last ?? 0

/** Tells the table whether anybody looks: what happens meanwhile is told on return. */
function usePresence(table: Table): void {
  useEffect(() => {
    const tell = (): void => table.attendance?.present(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [table])
}
