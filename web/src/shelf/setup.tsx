/** What every new game asks, wherever it is played: how many play, which variant, which options. */
import type { GameDef, Options, Variant } from '@ecumene/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { aboutOf } from '../games.ts'
import { loadPack, useTexts } from '../pack.ts'
import { SpeakingOf, shellWords, useWords } from '../speech.tsx'
import { Segments } from '../ui/segments.tsx'
import { OptionField } from './option-field.tsx'

/** Loads the game's rules and words; shows nothing until they are there. */
export function WithGame({ id, children }: { id: string; children: (game: GameDef) => ReactNode }) {
  const shell = useWords()
  const texts = useTexts(id, shell.language)
  const [game, setGame] = useState<GameDef | null>(null)
  useEffect(() => {
    loadPack(id).then(pack => setGame(pack?.game ?? null))
  }, [id])
  if (!game || !texts) return null
  return <SpeakingOf value={shellWords(texts.language, ...texts.catalogues)}>{children(game)}</SpeakingOf>
}

export interface SetupChoice {
  readonly game: GameDef
  readonly variant: Variant
  readonly seats: number
  /** Only what differs from the variant. */
  readonly options: Options
  setVariant(id: string): void
  setSeats(n: number): void
  setOptions(options: Options): void
}
export function useSetup(game: GameDef, wished: number, first = game.variants[0].id): SetupChoice {
  const [variantId, setVariant] = useState(first)
  const variant = game.variants.find(v => v.id === variantId) ?? game.variants[0]
  const [fewest, most] = variant.seats
  const [count, setSeats] = useState(wished)
  const [options, setOptions] = useState<Options>({})
  return { game, variant, seats: Math.min(most, Math.max(fewest, count)), options, setVariant, setSeats, setOptions }
}

export function SeatsAndVariant({ choice }: { choice: SetupChoice }) {
  const w = useWords()
  const { game, variant, seats } = choice
  const [fewest, most] = variant.seats
  return (
    <>
      {fewest < most && (
        <Segments
          legend={w.say('new.players')}
          name="players"
          values={Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)}
          value={seats}
          label={String}
          onChange={choice.setSeats}
        />
      )}
      {game.variants.length > 1 && (
        <Segments
          legend={w.say('new.variant')}
          name="variant"
          values={game.variants.map(v => v.id)}
          value={variant.id}
          label={v => w.say(`variant.${v}`)}
          onChange={choice.setVariant}
        />
      )}
      {w.has(`variant.${variant.id}.about`) && (
        <p className="soft small-text variant-about">{w.say(`variant.${variant.id}.about`)}</p>
      )}
      <Fields choice={choice} isInSight />
    </>
  )
}

/** Those that do not stand beside how many play. */
export function OptionFields({ choice }: { choice: SetupChoice }) {
  return <Fields choice={choice} isInSight={false} />
}
function Fields({ choice, isInSight }: { choice: SetupChoice; isInSight: boolean }) {
  const { game, variant, options, setOptions } = choice
  const inSight = aboutOf(game.id)?.optionsInSight ?? []
  return game.options
    .filter(o => inSight.includes(o.name) === isInSight)
    .map(o => (
      <OptionField
        key={o.name}
        spec={o}
        value={options[o.name] ?? variant.options[o.name] ?? o.init}
        onChange={v => setOptions({ ...options, [o.name]: v })}
      />
    ))
}
