/** A new cup: which game, how large its tables, how people are put together, and when it begins. */
import { games } from '@ecumene/games'
import type { CupInfo, NewCup } from '@ecumene/protocol'
import { useState } from 'react'
import { useOnlineGames } from '../online/available.ts'
import { enter, server } from '../online/session.ts'
import { fieldOf, GameField, MomentField, momentOf, WishForm } from '../online/wish-form.tsx'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'
import { Segments } from '../ui/segments.tsx'
import { MembersOnly } from './members-only.tsx'

const SEATS = [3, 4, 5, 6, 7, 8]
/** This time tomorrow, to the hour. */
function tomorrow(): string {
  const at = new Date(Date.now() + 86_400_000)
  at.setMinutes(0, 0, 0)
  return fieldOf(at)
}

interface Props {
  /** The game that is chosen already, if the server has it. */
  readonly first?: string
  readonly isMember: boolean
  readonly onClose: () => void
}
export function NewCupDialog({ first = '', isMember, onClose }: Props) {
  const w = useWords()
  const known = useOnlineGames()
  const [name, setName] = useState('')
  const [chosen, choose] = useState(first)
  const [wantedSeats, setSeats] = useState(4)
  const [pace, setPace] = useState<NewCup['pace']>('slow')
  const [form, setForm] = useState<NewCup['form']>('swiss')
  const [rounds, setRounds] = useState(3)
  const [isDuplicate, setDuplicate] = useState(false)
  const [startsAt, setStartsAt] = useState(tomorrow)
  if (known.length === 0) return null
  const game = known.includes(chosen) ? chosen : known[0]
  const players = games.find(g => g.id === game)?.players ?? [2, 8]
  const possible = SEATS.filter(n => n >= players[0] && n <= players[1])
  const seats = possible.includes(wantedSeats) ? wantedSeats : possible[0]
  const propose = async (): Promise<void> => {
    await enter()
    const wish: NewCup = {
      name: name.trim() || w.say(`game.${game}`),
      game,
      seats,
      pace,
      form,
      rounds,
      duplicate: isDuplicate,
      startsAt: momentOf(startsAt),
    }
    const cup = await server.call<CupInfo>('POST', '/cups', wish)
    go(`/cups/${cup.id}`)
  }
  return (
    <WishForm
      title={w.say('cups.new')}
      button={w.say('cups.new')}
      isReady={isMember && startsAt !== ''}
      onClose={onClose}
      onSend={propose}
    >
      {!isMember && <MembersOnly />}
      <label className="field">
        <span>{w.say('cups.name')}</span>
        <input
          className="input"
          name="cup-name"
          maxLength={60}
          placeholder={w.say(`game.${game}`)}
          value={name}
          onChange={e => setName(e.target.value)}
        />
      </label>
      <GameField name="cup-game" games={known} value={game} onChange={choose} />
      <Segments
        legend={w.say('cups.seatsField')}
        name="cup-seats"
        values={possible}
        value={seats}
        label={String}
        onChange={setSeats}
      />
      <Segments
        legend={w.say('online.clock')}
        name="cup-pace"
        values={['live', 'slow'] as const}
        value={pace}
        label={p => w.say(`queue.pace.${p}`)}
        onChange={setPace}
      />
      <Segments
        legend={w.say('cups.form')}
        name="cup-form"
        values={['swiss', 'round-robin'] as const}
        value={form}
        label={f => w.say(`cups.form.${f}`)}
        onChange={setForm}
      />
      {form === 'swiss' && (
        <Segments
          legend={w.say('cups.rounds')}
          name="cup-rounds"
          values={[1, 2, 3, 4, 5, 6, 7]}
          value={rounds}
          label={String}
          onChange={setRounds}
        />
      )}
      <Check label={w.say('cups.duplicate')} isOn={isDuplicate} name="cup-duplicate" onChange={setDuplicate} />
      <p className="soft small-text">{w.say('cups.duplicateHelp')}</p>
      <MomentField label={w.say('cups.startsAt')} name="cup-starts" value={startsAt} onChange={setStartsAt} />
    </WishForm>
  )
}
