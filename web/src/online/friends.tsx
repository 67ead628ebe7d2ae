/** A game among friends in two presses: how they play, and the link to send them. The rest is filled in, and folded. */
import type { GameDef } from '@ecumene/kernel'
import type { TableSettings } from '@ecumene/protocol'
import { useState } from 'react'
import { aboutOf } from '../games.ts'
import { botsOf } from '../local/bots.ts'
import { go } from '../router.ts'
import { OptionFields, SeatsAndVariant, useSetup, WithGame } from '../shelf/setup.tsx'
import { useWords } from '../speech.tsx'
import { NameField } from './name-field.tsx'
import { PRESETS, type Preset, startsAlone, termsFor, usualPlayers, variantFor } from './presets.ts'
import { enter, server } from './session.ts'
import { TermsFields } from './terms-fields.tsx'
import { spellPace } from './time.ts'
import { WishForm } from './wish-form.tsx'
import './online.css'

export default function PlayWithFriends({ game, onClose }: { game: string; onClose: () => void }) {
  return <WithGame id={game}>{def => <Choices game={def} onClose={onClose} />}</WithGame>
}

function Choices({ game, onClose }: { game: GameDef; onClose: () => void }) {
  const w = useWords()
  const about = aboutOf(game.id) ?? { id: game.id, minutes: [60, 60] as const }
  const [preset, setPreset] = useState<Preset>('evening')
  const [terms, setTerms] = useState<TableSettings>(() => termsFor(game, about, 'evening'))
  const choice = useSetup(game, usualPlayers(game.id), variantFor(game, 'evening'))
  const { seats, variant } = choice
  const isRoom = preset === 'room'
  const choose = (next: Preset): void => {
    setPreset(next)
    const { middle: _, ...others } = terms
    const { pace, middle } = termsFor(game, about, next)
    setTerms({ ...others, pace, ...(middle ? { middle } : {}) })
    choice.setVariant(variantFor(game, next))
  }
  const create = async (): Promise<void> => {
    await enter()
    const table = await server.create({
      game: game.id,
      variant: variant.id,
      options: { ...choice.options },
      // The screen in the middle sits nowhere: everybody plays from a phone.
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 && !isRoom ? 'me' : 'open' })),
      settings: terms,
      autoStart: startsAlone(preset),
    })
    go(`/${isRoom ? 'middle' : 'online'}/${table.id}`)
  }
  return (
    <WishForm
      title={w.say('friends.title', { game: w.say(`game.${game.id}`) })}
      button={w.say(isRoom ? 'friends.openRoom' : 'friends.makeLink')}
      onClose={onClose}
      onSend={create}
    >
      <fieldset className="field">
        <legend>{w.say('friends.how')}</legend>
        <div className="presets">
          {PRESETS.map(p => (
            <label key={p} className="preset">
              <input type="radio" name="preset" value={p} checked={p === preset} onChange={() => choose(p)} />
              <span className="preset-words">
                <strong>{w.say(`friends.${p}`)}</strong>
                <span className="soft small-text">
                  {w.say(`friends.${p}.about`, { pace: spellPace(w, termsFor(game, about, p).pace) })}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <SeatsAndVariant choice={choice} />
      {!isRoom && <NameField />}
      <details className="more">
        <summary>{w.say('friends.more')}</summary>
        <div className="stack">
          <TermsFields
            terms={terms}
            game={game.id}
            bots={botsOf(game)}
            hasBell={aboutOf(game.id)?.hasBell === true}
            onChange={part => setTerms({ ...terms, ...part })}
          />
          <OptionFields choice={choice} />
        </div>
      </details>
    </WishForm>
  )
}
