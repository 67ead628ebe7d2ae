/** While one waits: what another player did last, in a sentence, with rings around the places it was about. */
import { NOBODY } from '@ecumene/kernel'
import { Marks } from '@ecumene/kit/marks.tsx'
import { type Happening, rankOf, type Sentence, sentencesOf, subjectOf, type Words } from '@ecumene/words'
import { useMemo } from 'react'
import { useWords } from '../speech.tsx'
import type { Lines } from '../table/lines.ts'
import { marksOf } from './marks-of.ts'
import type { TableView } from './view.ts'

/** More lines than one deed is made of. */
const LOOKED_AT = 12

export function LatestDeed({ view }: { view: TableView }) {
  const w = useWords()
  const { lines, viewer } = view.snapshot
  const sentence = useMemo(() => latestOf(view.table.game, w, lines), [view.table.game, w, lines])
  if (!sentence) return null
  const { happenings, texts } = sentence
  const seat = subjectOf(happenings[0])
  if (seat === viewer && happenings[0].actor === viewer) return null
  return (
    <>
      <span className="latest-deed" data-latest={seat}>
        {texts.join('; ')}
      </span>{' '}
      <Marks marks={marksOf(view, happenings)} look="line" />
    </>
  )
}
/** The last deed or headline, with what the same player did of the same kind just before it. */
function latestOf(game: Parameters<typeof sentencesOf>[0], words: Words, lines: Lines): Sentence | null {
  const happenings = lines
    .slice(Math.max(0, lines.length - LOOKED_AT))
    .flatMap(({ seq, seat, auto, events }) => events.map((event): Happening => ({ seq, actor: seat, auto, event })))
    .filter(({ event }) => rankOf(game, event) !== 'detail')
  const last = happenings.at(-1)
  if (!last) return null
  const isOther = (h: Happening): boolean => h.event.type !== last.event.type || subjectOf(h) !== subjectOf(last)
  const same = happenings.slice(happenings.findLastIndex(isOther) + 1)
  const { headlines } = sentencesOf(game, words, same, NOBODY)
  return headlines.at(-1) ?? null
}
