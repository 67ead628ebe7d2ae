/** All rules of a game in our own words, with search. */
import '../design/rules.css'
import { games } from '@ecumene/games'
import type { GameUi } from '@ecumene/kit/seam.ts'
import { rulebook } from '@ecumene/words'
import { useEffect, useMemo, useState } from 'react'
import { uiOf } from '../game-files.ts'
import { aboutOf } from '../games.ts'
import { type Texts, useTexts } from '../pack.ts'
import { shellWords, useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { RuleText } from './rule-text.tsx'

export default function RulesPage({ game, rule }: { game: string; rule: string }) {
  const w = useWords()
  const texts = useTexts(game, w.language)
  const [query, setQuery] = useState('')
  const Index = useIndex(game)
  const [isIndex, setIndex] = useState(false)
  const book = useMemo(() => rulebook(texts?.rules ?? ''), [texts])
  const name = w.say(`game.${game}`)
  useEffect(() => {
    document.title = `${name} · Ecumene`
  }, [name])
  useEffect(() => {
    if (texts && rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [texts, rule])
  if (!aboutOf(game)) return <Trouble title={w.say('nowhere.title')} text={w.say('nowhere.text')} />
  if (!texts) return <Loading />
  const broken = book instanceof Error
  const shown = broken ? [] : query.trim() ? book.search(query) : book.rules
  return (
    <div className="rules-page">
      <header className="rules-head">
        <div className="row">
          <Link to="/" className="button quiet small">
            <span aria-hidden="true">‹</span> {w.say('toShelf')}
          </Link>
          <LanguageSwitch />
        </div>
        <h1>{w.say('rules.title', { name })}</h1>
        <nav className="row" aria-label={w.say('rules.games')}>
          {games.map(g => (
            <Link key={g.id} to={`/rules/${g.id}`} className={g.id === game ? 'button small primary' : 'button small'}>
              {w.say(`game.${g.id}`)}
            </Link>
          ))}
        </nav>
        {Index && (
          <p className="row">
            <button type="button" className="button small" aria-pressed={isIndex} onClick={() => setIndex(!isIndex)}>
              {w.say(isIndex ? 'rules.texts' : 'rules.index')}
            </button>
          </p>
        )}
        <label className="field" hidden={isIndex}>
          <span>{w.say('lens.search')}</span>
          <input className="input" type="search" value={query} onChange={e => setQuery(e.target.value)} />
        </label>
        <p className="soft small-text" role="status" hidden={isIndex}>
          {w.say('lens.found', { n: shown.length })}
        </p>
      </header>
      <main className="rules-list">
        {Index && isIndex && <Index say={sayer(texts).say} />}
        {broken && <p className="notice bad">{w.say('rules.broken')}</p>}
        {(isIndex ? [] : shown).map((r, i) => {
          const chapter = r.chapter.join(' › ')
          return (
            <div key={r.id}>
              {chapter !== shown[i - 1]?.chapter.join(' › ') && <h2>{chapter}</h2>}
              <RuleText rule={r} />
            </div>
          )
        })}
      </main>
    </div>
  )
}

/** All cards of a game, where its drawing has them. */
function useIndex(game: string): GameUi['Index'] | null {
  const [index, setIndex] = useState<GameUi['Index'] | null>(null)
  useEffect(() => {
    let isCurrent = true
    setIndex(null)
    uiOf(game).then(ui => isCurrent && setIndex(() => ui?.Index ?? null))
    return () => {
      isCurrent = false
    }
  }, [game])
  return index
}
const sayer = (texts: Texts) => shellWords(texts.language, ...texts.catalogues)
