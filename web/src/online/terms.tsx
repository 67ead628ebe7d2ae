/** On what terms a table is played: time, what follows when it is up, who may look on and who hears whom. */
import type { TableInfo } from '@ecumene/protocol'
import { aboutOf } from '../games.ts'
import { useWords } from '../speech.tsx'
import { countsFor } from './counts-for-rating.ts'
import { spell, spellBell, spellPace } from './time.ts'

const COUNTS = { all: 'online.isRated', members: 'online.countsForMembers', nobody: 'online.isUnrated' } as const

export function TableTerms({ info }: { info: TableInfo }) {
  const w = useWords()
  const { pace, expiry, watchers, delay, hushWatchers, listed, hints, takebacks } = info.settings
  const bell = aboutOf(info.game)?.hasBell ? spellBell(w, info.settings) : null
  const rows: readonly (readonly [string, string])[] = [
    [w.say('online.clock'), spellPace(w, pace)],
    ...(bell === null ? [] : [[w.say('online.bell'), bell] as const]),
    ...(pace.kind === 'none' ? [] : [[w.say('online.expiry'), w.say(`online.expiry.${expiry}`)] as const]),
    [w.say('people.ratings'), w.say(COUNTS[countsFor(info)])],
    ...(hints ? [[w.say('hint'), w.say('online.withHints')] as const] : []),
    [w.say('takeback.title'), w.say(takebacks ? 'takeback.byConsent' : 'takeback.never')],
    [w.say('online.listed'), w.say(listed ? 'online.listed.all' : 'online.listed.link')],
    [
      w.say('online.spectators'),
      !watchers
        ? w.say('online.noWatchers')
        : delay > 0
          ? w.say('online.late', { time: spell(w, delay * 1000) })
          : w.say('online.atOnce'),
    ],
    ...(watchers ? [[w.say('online.hush'), w.say(hushWatchers ? 'online.hushed' : 'online.heard')] as const] : []),
  ]
  return (
    <dl className="terms small-text">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
