/** A guided first game: the same table, with someone beside the player. */
import '../design/table.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Coach } from '../kit/guide/coach.tsx'
import { loadPack, type Pack, type Texts, useTexts } from '../pack.ts'
import { go } from '../router.ts'
import { TableScreen } from '../screen/table-screen.tsx'
import type { Guide } from '../seam.ts'
import { PACE_MS, settings } from '../settings.ts'
import { shellWords, useWords } from '../speech.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { GuideTable } from './guide-table.ts'

export default function GuidePage({ game }: { game: string }) {
  const w = useWords()
  const texts = useTexts(game, w.language)
  const [pack, setPack] = useState<Pack | null>(null)
  const [isMissing, setMissing] = useState(false)
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
  return <Guided pack={pack} guide={pack.ui.guide} texts={texts} />
}

function Guided({ pack, guide, texts }: { pack: Pack; guide: Guide; texts: Texts }) {
  const shell = useWords()
  const [table] = useState(() => new GuideTable(pack.game, guide, () => Math.max(250, PACE_MS[settings().pace])))
  useEffect(() => () => table.close(), [table])
  const at = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.step,
  )
  const snapshot = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.snapshot(),
  )
  const step = at === null ? null : guide.steps[at]
  const words = shellWords(shell.language, ...texts.catalogues)
  // While the others move there is nothing to say; the next word waits for the player's turn.
  const isTheirs = step?.action !== undefined && snapshot.legal.length === 0
  return (
    <>
      <TableScreen table={table} ui={pack.ui} texts={texts} />
      {step && at !== null && !isTheirs && (
        <Coach
          text={words.say(step.message)}
          label={words.say('guide.title')}
          count={words.say('guide.count', { n: at + 1, of: guide.steps.length })}
          point={step.point}
          next={
            step.action ? null : { label: words.say(at + 1 === guide.steps.length ? 'guide.end' : 'guide.next'), go: () => table.next() }
          }
          quit={{ label: words.say('guide.quit'), go: () => go('/') }}
        />
      )}
    </>
  )
}
