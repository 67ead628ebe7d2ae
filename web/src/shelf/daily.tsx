/** The challenge of the day: one position with a goal, the same for everyone. */
import { useEffect, useState } from 'react'
import { challengeWords, ofTheDay, starsOf, today } from '../guide/challenges.ts'
import { Stars } from '../guide/stars.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'

export function DailyChallenge() {
  const w = useWords()
  const { language } = w
  const [daily] = useState(() => ofTheDay(today()))
  const [told, setTold] = useState<{ readonly title: string; readonly goal: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (daily)
      void challengeWords(daily.game, language).then(words => {
        const key = `ui.challenge.${daily.challenge}`
        if (isCurrent && words) setTold({ title: words[key], goal: words[`${key}.goal`] })
      })
    return () => {
      isCurrent = false
    }
  }, [daily, language])
  if (!daily || !told) return null
  const stars = starsOf(daily)
  return (
    <section className="daily" aria-labelledby="daily-title" data-daily={daily.challenge}>
      <div>
        <p className="small-text soft">
          {w.say('challenges.day')} · {w.say(`game.${daily.game}`)} <Stars n={stars ?? 0} />
        </p>
        <h2 id="daily-title">{told.title}</h2>
        <p>{told.goal}</p>
      </div>
      <Link to={`/challenge/${daily.game}#${daily.challenge}`} className="button">
        {w.say(stars === null ? 'challenges.try' : 'guide.again')}
      </Link>
    </section>
  )
}
