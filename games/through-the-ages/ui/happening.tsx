/**
 * What everybody should see: an event turned over, an attack with both strengths, a war. It stands large for a moment,
 * takes no pointer, and any press or key ends it.
 */
import type { GameEvent } from '@ecumene/kernel'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { useEffect, useState } from 'react'
import type { S } from '../src/state.ts'
import type { E } from '../src/verbs.ts'
import { CardFace } from './card.tsx'
import { faceOf } from './look.ts'
import type { AgesMessage } from './message.ts'
import { oddsOf } from './odds.ts'

const LARGE: ReadonlySet<E['type']> = new Set(['revealed', 'attacked', 'warDeclared', 'warWon', 'warDrawn'])
/** Milliseconds: a glance. What it showed stays in the chronicle and in what happened meanwhile. */
const STANDS = 580

export function Happening({ p }: { p: BoardProps<S, AgesMessage> }) {
  const [shown, show] = useState<GameEvent | null>(null)
  useEffect(() => {
    const told = p.events.findLast(event => LARGE.has(event.type as E['type']))
    if (told) show(told)
  }, [p.events])
  useEffect(() => {
    if (!shown) return
    const gone = (): void => show(null)
    const timer = setTimeout(gone, STANDS)
    addEventListener('pointerdown', gone)
    addEventListener('keydown', gone)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', gone)
      removeEventListener('keydown', gone)
    }
  }, [shown])
  if (!shown || typeof shown.card !== 'string') return null
  return (
    <div className={p.motion ? 'tta-happening is-moving' : 'tta-happening'} aria-hidden="true">
      <CardFace id={faceOf(shown.card).id} say={p.say} size="full" />
      <p>{p.sayEvent(shown)}</p>
      {shown.type === 'attacked' && <Strengths p={p} by={Number(shown.seat)} on={Number(shown.target)} />}
    </div>
  )
}
function Strengths({ p, by, on }: { p: BoardProps<S, AgesMessage>; by: number; on: number }) {
  const { mine, theirs } = oddsOf(p.view, by, on)
  return (
    <p className="tta-sums">
      {p.seats[by].name} <b>{mine}</b> : <b>{theirs}</b> {p.seats[on].name}
    </p>
  )
}
