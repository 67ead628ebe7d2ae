/** A game's guide: its chapters to choose from, and each chapter as a table with someone beside the player. */
import '../design/table.css'
import './guide.css'
import { Coach, lookAt } from '@ecumene/kit/guide/coach.tsx'
import type { Guide, GuideChapter } from '@ecumene/kit/seam.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { aboutOf } from '../games.ts'
import { loadPack, type Pack, type Texts, useTexts } from '../pack.ts'
import { go } from '../router.ts'
import { TableScreen } from '../screen/table-screen.tsx'
import { PACE_MS, settings } from '../settings.ts'
import NewGame from '../shelf/new-game.tsx'
import { SpeakingOf, shellWords, useWords } from '../speech.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { Chapters } from './chapters.tsx'
import { recall, remember } from './guide-progress.ts'
import { guideTable } from './guide-table.ts'

export default function GuidePage({ game, chapter }: { game: string; chapter: string }) {
  const w = useWords()
  const texts = useTexts(game, w.language)
  const [pack, setPack] = useState<Pack | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isBeginning, setBeginning] = useState(false)
  useEffect(() => {
    let isCurrent = true
    loadPack(game).then(
      p => isCurrent && (p?.ui?.guide ? setPack(p) : setMissing(true)),
      () => isCurrent && setMissing(true),
    )
    return () => {
      isCurrent = false
    }
  }, [game])
  if (isMissing) return <Trouble title={w.say('failure.title')} text={w.say('failure.game')} />
  if (!pack?.ui?.guide || !texts) return <Loading />
  const { guide } = pack.ui
  const chosen = guide.chapters.length === 1 ? guide.chapters[0] : guide.chapters.find(c => c.id === chapter)
  const about = aboutOf(game)
  const play = (): void => setBeginning(true)
  return (
    <SpeakingOf value={shellWords(texts.language, ...texts.catalogues)}>
      {chosen ? (
        <Guided key={chosen.id} pack={pack} guide={guide} chapter={chosen} texts={texts} onPlay={play} />
      ) : (
        <Chapters game={pack.game} guide={guide} onPlay={play} />
      )}
      {isBeginning && about && <NewGame about={about} onClose={() => setBeginning(false)} />}
    </SpeakingOf>
  )
}

interface GuidedProps {
  readonly pack: Pack
  readonly guide: Guide
  readonly chapter: GuideChapter
  readonly texts: Texts
  onPlay(): void
}
function Guided({ pack, guide, chapter, texts, onPlay }: GuidedProps) {
  const w = useWords()
  const { game } = pack
  const [table] = useState(() => {
    const names = (chapter.names ?? []).map(key => w.say(key))
    return guideTable(game, chapter, names, recall(game, chapter.id).place, () =>
      Math.max(250, PACE_MS[settings().pace]),
    )
  })
  useEffect(() => () => table.close(), [table])
  useEffect(() => (chapter.look ? lookAt(chapter.look) : undefined), [chapter])
  const at = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.staged.step,
  )
  // Every change of the table is one of the coach, too: the snapshot is a new object exactly then.
  const snapshot = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.snapshot(),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is the reason
  useEffect(() => {
    remember(game, chapter.id, at === null ? { isDone: true, place: null } : { place: table.staged.place })
  }, [table, game, chapter, at, snapshot])

  const { steps, turns = false } = chapter
  const step = at === null ? null : steps[at]
  const isLast = at === steps.length - 1
  const later = guide.chapters[guide.chapters.indexOf(chapter) + 1]
  const isBook = guide.chapters.length > 1
  const alone = { label: w.say('guide.end'), go: () => table.change(lesson => lesson.leave()) }
  const finish = (then: () => void) => () => {
    remember(game, chapter.id, { isDone: true, place: null })
    then()
  }
  const real = { label: w.say('guide.play'), go: finish(onPlay) }
  const onward = later
    ? {
        label: w.say('guide.later', { title: w.say(`ui.guide.${later.id}`) }),
        go: finish(() => go(`/learn/${game.id}#${later.id}`)),
      }
    : real
  const next =
    step?.action || step?.also
      ? null
      : !isLast
        ? { label: w.say('guide.next'), go: () => table.change(lesson => lesson.next()) }
        : isBook
          ? onward
          : alone
  return (
    <>
      <TableScreen table={table} pack={pack} texts={texts} />
      {step && at !== null && table.staged.waiting !== 'others' && (
        <Coach
          text={w.say(step.message)}
          label={w.say('guide.title')}
          count={w.say('guide.count', { n: at + 1, of: steps.length })}
          point={step.point}
          clear={step.clear}
          turns={turns}
          next={next}
          more={!isLast ? null : isBook ? alone : real}
          back={
            table.staged.canGoBack
              ? { label: w.say('guide.back'), go: () => table.change(lesson => lesson.back()) }
              : null
          }
          quit={{ label: w.say('guide.quit'), go: () => go(isBook ? `/learn/${game.id}` : '/') }}
        />
      )}
    </>
  )
}
