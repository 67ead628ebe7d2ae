/** A new cup: which game, how large its tables, how people are put together, and when it begins. */
import { games } from '@ecumene/games'
import type { CupInfo, NewCup } from '@ecumene/protocol'
import { useState } from 'react'
import { useOnlineGames } from '../online/available.ts'
import { enter, server } from '../online/session.ts'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segments } from '../ui/segments.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'

const SEATS = [3, 4, 5, 6, 7, 8]
/** The field of the browser wants local time without its zone. */
const tomorrow = (): string => {
  const at = new Date(Date.now() + 86_400_000)
  at.setMinutes(at.getMinutes() - at.getTimezoneOffset(), 0, 0)
  return at.toISOString().slice(0, 16)
}

export function NewCupDialog({ onClose }: { onClose: () => void }) {
  const w = useWords()
  const known = useOnlineGames()
  const [name, setName] = useState('')
  const [chosen, choose] = useState('')
  const [wantedSeats, setSeats] = useState(4)
  const [pace, setPace] = useState<NewCup['pace']>('slow')
  const [form, setForm] = useState<NewCup['form']>('swiss')
  const [rounds, setRounds] = useState(3)
  const [isDuplicate, setDuplicate] = useState(false)
  const [startsAt, setStartsAt] = useState(tomorrow)
  const act = useAct()
  if (known.length === 0) return null
  const game = known.includes(chosen) ? chosen : known[0]
  const players = games.find(g => g.id === game)?.players ?? [2, 8]
  const possible = SEATS.filter(n => n >= players[0] && n <= players[1])
  const seats = possible.includes(wantedSeats) ? wantedSeats : possible[0]
  const propose = (): Promise<boolean> =>
    act.run(async () => {
      await enter()
      const wish: NewCup = {
        name: name.trim(),
        game,
        seats,
        pace,
        form,
        rounds,
        duplicate: isDuplicate,
        startsAt: new Date(startsAt).getTime(),
      }
      const cup = await server.call<CupInfo>('POST', '/cups', wish)
      go(`/cups/${cup.id}`)
    })
  return (
    <Dialog
      title={w.say('cups.new')}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button primary"
          data-propose
          disabled={act.isBusy || !name.trim() || !startsAt}
          onClick={propose}
        >
          {w.say('cups.new')}
        </button>
      }
    >
      <label className="field">
        <span>{w.say('cups.name')}</span>
        <input className="input" name="cup-name" maxLength={60} value={name} onChange={e => setName(e.target.value)} />
      </label>
      <Segments
        legend={w.say('online.game')}
        name="cup-game"
        values={known}
        value={game}
        label={g => w.say(`game.${g}`)}
        onChange={choose}
      />
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
      <label className="check">
        <input
          type="checkbox"
          name="cup-duplicate"
          checked={isDuplicate}
          onChange={e => setDuplicate(e.target.checked)}
        />
        {w.say('cups.duplicate')}
      </label>
      <p className="soft small-text">{w.say('cups.duplicateHelp')}</p>
      <label className="field">
        <span>{w.say('cups.startsAt')}</span>
        <input
          className="input"
          type="datetime-local"
          name="cup-starts"
          value={startsAt}
          onChange={e => setStartsAt(e.target.value)}
        />
      </label>
      <p className="soft small-text">{w.say('cups.membersOnly')}</p>
      <FailureNote failure={act.failure} />
    </Dialog>
  )
}
