/** What somebody chose most often, in the words of each game. */
import type { PersonPage } from '@ecumene/protocol'
import { useMemo } from 'react'
import { Section } from '../account/section.tsx'
import { useTexts } from '../pack.ts'
import { shellWords, useWords } from '../speech.tsx'

type Favourite = NonNullable<PersonPage['told']>['favourites'][number]

export function Favourites({ favourites }: { favourites: readonly Favourite[] }) {
  const w = useWords()
  const games = [...new Set(favourites.map(f => f.game))]
  if (games.length === 0) return null
  return (
    <Section title={w.say('people.favourites')}>
      <dl className="account-facts">
        {games.map(game => (
          <OfGame key={game} game={game} favourites={favourites.filter(f => f.game === game)} />
        ))}
      </dl>
    </Section>
  )
}
function OfGame({ game, favourites }: { game: string; favourites: readonly Favourite[] }) {
  const w = useWords()
  const texts = useTexts(game, w.language)
  const words = useMemo(() => (texts ? shellWords(w.language, ...texts.catalogues) : null), [texts, w.language])
  return (
    <div>
      <dt>{w.say(`game.${game}`)}</dt>
      <dd>{words && favourites.map(f => `${words.name(f.by, f.value)} × ${f.times}`).join(', ')}</dd>
    </div>
  )
}
