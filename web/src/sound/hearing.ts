/** The sounds of the table, as its viewer hears them. */
import type { GameEvent } from '@ecumene/kernel'
import { useEffect, useRef } from 'react'
import { settings } from '../settings.ts'
import { soundsOf } from './heard.ts'
import { speaker } from './sounds.ts'

const APART_MS = 130
/** What the table sounds like: the events that led here, and that it is one's turn after somebody else's. */
export function useHearing(events: readonly GameEvent[], isAsked: boolean): void {
  const wasAsked = useRef(isAsked)
  const heard = useRef(events)
  useEffect(() => {
    const { sound, volume } = settings()
    const sounds = heard.current === events ? [] : soundsOf(events, isAsked && !wasAsked.current)
    wasAsked.current = isAsked
    heard.current = events
    if (!sound || isQuiet()) return
    const timers = sounds.map((s, i) => setTimeout(() => speaker.play(s, volume), i * APART_MS))
    return () => {
      for (const timer of timers.slice(1)) clearTimeout(timer)
    }
  }, [events, isAsked])
}
/** The tab is not looked at, or the person asked for calm. */
const isQuiet = (): boolean => document.visibilityState !== 'visible' || settings().calm
