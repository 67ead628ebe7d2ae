/** What the others did since a player last acted, in a few entries: first what concerns that player, then the rest. */
import { NOBODY, type Seat } from '@ecumene/kernel'
import type { Words } from '../words.ts'
import type { Happening, PlacedLine } from './chapters.ts'
import { concerns, type Sentence, sentencesOf, subjectOf, type ToldGame } from './entries.ts'

export interface News {
  /** Whose deed it is, or whom it befell; NOBODY: nobody in particular. */
  readonly seat: Seat
  /** It changed something for the player who is told. */
  readonly isMine: boolean
  readonly sentences: readonly Sentence[]
  /** The sums of both sides, with every bonus, if it came to a battle. */
  readonly sums: readonly string[]
  /** The line in which it began, and the one to show when it is chosen: the last of it. */
  readonly first: number
  readonly seq: number
}

export function newsOf(game: ToldGame, words: Words, lines: readonly PlacedLine[], seat: Seat): readonly News[] {
  const happenings = lines.flatMap(({ seq, seat: actor, auto, events }): Happening[] =>
    events.map(event => ({ seq, actor, auto, event })),
  )
  const isMine = (happening: Happening): boolean => concerns(happening.event, seat)
  const mine = happenings.filter(isMine)
  const others = new Map<Seat, Happening[]>()
  for (const happening of happenings) {
    if (isMine(happening)) continue
    const subject = subjectOf(happening)
    const known = others.get(subject)
    if (known) known.push(happening)
    else others.set(subject, [happening])
  }
  const news: News[] = []
  const { headlines } = sentencesOf(game, words, mine, NOBODY)
  const sums = new Set(happenings.filter(({ event }) => game.chapters?.sums?.includes(event.type)))
  // Said once, with the first thing that came of the battle.
  const sumsOf = (of: readonly Happening[]): readonly string[] => {
    const own = [...sums].filter(sum => of.some(one => isSumOf(sum, one)))
    for (const sum of own) sums.delete(sum)
    return own.map(({ event }) => words.event(event))
  }
  // What changed something for the player comes before what only names them.
  for (const sentence of headlines.toSorted((a, b) => Number(isHeadline(b)) - Number(isHeadline(a))))
    news.push({
      seat: subjectOf(sentence.happenings[0]),
      isMine: true,
      sentences: [sentence],
      sums: sumsOf(sentence.happenings),
      first: sentence.happenings[0].seq,
      seq: lastOf(sentence.happenings),
    })
  const rest = [...others].map(([subject, own]): News & { weight: number } => {
    const told = sentencesOf(game, words, own, subject)
    const weight = told.headlines.length * 3 + told.deeds.length
    return {
      seat: subject,
      isMine: false,
      sentences: [...told.headlines, ...told.deeds],
      sums: [],
      first: own[0].seq,
      seq: lastOf(own),
      weight,
    }
  })
  for (const { weight, ...entry } of rest.sort((a, b) => b.weight - a.weight)) if (weight > 0) news.push(entry)
  return news
}
/** Of the same line, and of the same area where the sums say of which. */
const isSumOf = (sum: Happening, one: Happening): boolean =>
  sum.seq === one.seq && (sum.event.area === undefined || sum.event.area === one.event.area)
const isHeadline = ({ rank }: Sentence): boolean => rank === 'headline'
const lastOf = (happenings: readonly Happening[]): number => happenings[happenings.length - 1].seq
