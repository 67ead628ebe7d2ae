/** The challenges of a game: to choose from, and each as a table with its goal beside it. */
import '../design/table.css'
import './guide.css'
import { Coach, lookAt } from '@ecumene/kit/guide/coach.tsx'
import { GuideTrial } from '@ecumene/kit/guide/trial.ts'
import { usePhone } from '@ecumene/kit/media.ts'
import type { Challenge } from '@ecumene/kit/seam.ts'
import type { Catalogue, Words } from '@ecumene/words'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadPack, type Pack, type Texts, useTexts } from '../pack.ts'
import { go } from '../router.ts'
import { TableScreen } from '../screen/table-screen.tsx'
import type { Extras } from '../screen/view.ts'
import { PACE_MS, settings } from '../settings.ts'
import { SpeakingOf, shellWords, useWords } from '../speech.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { ChallengeList } from './challenge-list.tsx'
import { challengesOf, challengeWords, keepStars, nextAfter } from './challenges.ts'
import { StagedTable } from './staged-table.ts'
import { useShowing } from './use-showing.ts'

interface LoadedChallenge {
  readonly pack: Pack
  readonly challenges: readonly Challenge[]
  readonly own: Catalogue
}
export default function ChallengePage({ game, challenge }: { game: string; challenge: string }) {
  const w = useWords()
  const { language } = w
  const texts = useTexts(game, language)
  const [loaded, setLoaded] = useState<LoadedChallenge | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isCurrent = true
    Promise.all([loadPack(game), challengesOf(game), challengeWords(game, language)]).then(
      ([pack, challenges, own]) => {
        if (!isCurrent) return
        if (pack && challenges && own) setLoaded({ pack, challenges, own })
        else setMissing(true)
      },
      () => isCurrent && setMissing(true),
    )
    return () => {
      isCurrent = false
    }
  }, [game, language])
  if (isMissing) return <Trouble title={w.say('failure.title')} text={w.say('failure.game')} />
  if (!loaded || !texts) return <Loading />
  const { pack, challenges, own } = loaded
  const told = { ...texts, catalogues: [own, ...texts.catalogues] }
  const chosen = challenges.find(c => c.id === challenge)
  return (
    <SpeakingOf value={shellWords(told.language, ...told.catalogues)}>
      {chosen ? (
        <Tried key={chosen.id} pack={pack} challenge={chosen} all={challenges} texts={told} />
      ) : (
        <ChallengeList game={pack.game} challenges={challenges} />
      )}
    </SpeakingOf>
  )
}

interface TriedProps {
  readonly pack: Pack
  readonly challenge: Challenge
  readonly all: readonly Challenge[]
  readonly texts: Texts
}
function Tried({ pack, challenge, all, texts }: TriedProps) {
  const w = useWords()
  const { game } = pack
  const [table] = useState(() => {
    const names = (challenge.names ?? []).map(key => w.say(key))
    const pace = (): number => Math.max(250, PACE_MS[settings().pace])
    return new StagedTable(game, challenge.seats, names, opened => new GuideTrial(game, challenge, opened), pace)
  })
  const [isAsked, setAsked] = useState(true)
  const isPhone = usePhone()
  useEffect(() => () => table.close(), [table])
  useEffect(() => (challenge.look ? lookAt(challenge.look) : undefined), [challenge])
  const stars = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.staged.stars,
  )
  const showing = useShowing(table)
  useEffect(() => {
    if (stars && !showing.isOn) keepStars({ game: game.id, challenge: challenge.id }, stars)
  }, [stars, showing.isOn, game, challenge])
  const show = (): void => {
    setAsked(false)
    void showing.begin()
  }
  const extras: Extras = {
    status: null,
    tool: (
      <button
        type="button"
        className="button quiet small"
        data-goal
        aria-pressed={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        <span aria-hidden="true">★</span>{' '}
        <span className={isPhone ? 'hidden-text' : undefined}>{w.say('challenges.goal')}</span>
      </button>
    ),
    notices: null,
    seat: () => null,
    talk: null,
    final: null,
  }
  const again = (): void => {
    showing.end()
    table.change(trial => trial.again())
    setAsked(false)
  }
  const after = stars === 3 && !showing.isOn ? nextAfter(game.id, challenge.id, all) : null
  const once = { label: w.say('guide.again'), go: again }
  const leave = { label: w.say('challenges.all'), go: () => go(`/challenge/${game.id}`) }
  return (
    <>
      <TableScreen table={table} pack={pack} texts={texts} extras={extras} />
      {stars === null && isAsked && (
        <Coach
          text={w.say(`ui.challenge.${challenge.id}.goal`)}
          label={w.say('challenges.goal')}
          count={levels(w, challenge)}
          point="goal"
          next={{ label: w.say('guide.begin'), go: () => setAsked(false) }}
          more={{ label: w.say('challenges.giveUp'), go: show }}
          back={null}
          quit={leave}
        />
      )}
      {stars !== null && (
        <Coach
          text={
            showing.isOn
              ? w.say('challenges.shown', { score: table.staged.score })
              : verdict(w, challenge, stars, table.staged.score)
          }
          label={w.say('challenges.goal')}
          count={'★'.repeat(stars) + '☆'.repeat(3 - stars)}
          point="goal"
          next={
            after === null ? once : { label: w.say('challenges.next'), go: () => go(`/challenge/${game.id}#${after}`) }
          }
          more={
            showing.isOn
              ? null
              : after === null
                ? { label: w.say('challenges.undo'), go: () => table.change(t => void t.undo()) }
                : once
          }
          back={{ label: w.say('challenges.best'), go: show }}
          quit={leave}
        />
      )}
    </>
  )
}
const levels = (w: Words, { stars: [one, two, three] }: Challenge): string =>
  w.say('challenges.levels', { one, two, three })
const verdict = (w: Words, { stars: [one] }: Challenge, stars: number, score: number): string =>
  stars === 0 ? w.say('challenges.missed', { score, one }) : w.say('challenges.result', { n: stars, score })
