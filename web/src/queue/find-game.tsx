/** "Find me a game": what one would play, with how many, at which pace, with whom. */
import { games, strengthOf } from '@ecumene/games'
import type { QueueWish } from '@ecumene/protocol'
import { useState } from 'react'
import { useOnlineGames } from '../online/available.ts'
import { WishForm } from '../online/wish-form.tsx'
import { useWords } from '../speech.tsx'
import { Segments } from '../ui/segments.tsx'
import { Several } from '../ui/several.tsx'
import { BOTS, botsFor } from './bots-after.ts'
import { findGame } from './queue.ts'

const COUNTS = [2, 3, 4, 5, 6, 7, 8]
const NAME = 'ecumene.wish'

/** What was asked for the last time. */
function lastWish(): Partial<QueueWish> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<QueueWish>
  } catch {
    return {}
  }
}

export function FindGame({ onClose }: { onClose: () => void }) {
  const w = useWords()
  const known = useOnlineGames()
  const last = useState(lastWish)[0]
  const [chosen, choose] = useState<readonly string[]>(last.games ?? [])
  const [counts, setCounts] = useState<readonly number[]>(last.seats ?? [2, 3, 4])
  const [pace, setPace] = useState<'live' | 'slow'>(last.pace ?? 'live')
  const [level, setLevel] = useState<'any' | 'near'>(last.level ?? 'any')
  const [bots, setBots] = useState(last.botsAfter === null ? 0 : last.botsAfter)
  if (known.length === 0) return null
  const wanted = chosen.filter(g => known.includes(g))
  const picked = wanted.length > 0 ? wanted : known.slice(0, 1)
  const possible = COUNTS.filter(n => picked.some(g => isFor(g, n)))
  const seats = counts.filter(n => possible.includes(n))
  const botsAfter = botsFor(pace, bots)
  const search = async (): Promise<void> => {
    const wish: QueueWish = {
      games: [...picked],
      seats: seats.length > 0 ? seats : possible.slice(0, 1),
      pace,
      level,
      botsAfter: botsAfter === 0 ? null : botsAfter,
    }
    localStorage.setItem(NAME, JSON.stringify(wish))
    await findGame(wish)
    onClose()
  }
  return (
    <WishForm title={w.say('queue.find')} button={w.say('queue.search')} onClose={onClose} onSend={search}>
      <Several
        legend={w.say('queue.games')}
        name="wanted-games"
        values={known}
        chosen={picked}
        label={g => w.say(`game.${g}`)}
        onChange={choose}
      />
      <Several
        legend={w.say('new.players')}
        name="wanted-seats"
        values={possible}
        chosen={seats.length > 0 ? seats : possible.slice(0, 1)}
        label={String}
        onChange={setCounts}
      />
      <Segments
        legend={w.say('online.clock')}
        name="wanted-pace"
        values={['live', 'slow']}
        value={pace}
        label={p => w.say(`queue.pace.${p}`)}
        onChange={p => setPace(p === 'slow' ? 'slow' : 'live')}
      />
      <Segments
        legend={w.say('queue.level')}
        name="wanted-level"
        values={['any', 'near']}
        value={level}
        label={l => w.say(`queue.level.${l}`)}
        onChange={l => setLevel(l === 'near' ? 'near' : 'any')}
      />
      <label className="field">
        <span>{w.say('queue.bots')}</span>
        <select className="input" name="wanted-bots" value={botsAfter} onChange={e => setBots(Number(e.target.value))}>
          {BOTS[pace].map(s => (
            <option key={s} value={s}>
              {s === 0
                ? w.say('queue.botsNever')
                : s < 3600
                  ? w.say('queue.botsMinutes', { n: s / 60 })
                  : w.say('queue.botsHours', { n: s / 3600 })}
            </option>
          ))}
        </select>
      </label>
      {botsAfter > 0 && (
        <p className="soft small-text">{w.say('queue.botsAre', { n: strengthOf(picked[0], 'citizen').rating })}</p>
      )}
      <p className="soft small-text">{w.say(pace === 'live' ? 'queue.liveHelp' : 'queue.slowHelp')}</p>
    </WishForm>
  )
}
const isFor = (game: string, n: number): boolean => {
  const about = games.find(g => g.id === game)
  return !about || (n >= about.players[0] && n <= about.players[1])
}
