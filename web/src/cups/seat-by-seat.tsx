/** Rounds of equal luck, once they are open: what each made of the luck of a seat, at all tables side by side. */
import type { CupInfo } from '@ecumene/protocol'
import { Section } from '../account/section.tsx'
import { aboutOf } from '../games.ts'
import { useWords } from '../speech.tsx'

type DealtTable = CupInfo['tables'][number]
interface Made {
  readonly match: string
  readonly name: string | null
  readonly place: number
  readonly score: number
}

export function SeatBySeat({ cup }: { cup: CupInfo }) {
  const w = useWords()
  if (!cup.duplicate) return null
  const rounds = [...new Set(cup.tables.map(t => t.round))].reverse()
  const open = rounds.flatMap(round => {
    const tables = cup.tables.filter(t => t.round === round && t.isOpen && t.places !== null)
    return tables.length > 1 ? [{ round, tables }] : []
  })
  if (open.length === 0) return null
  return (
    <Section title={w.say('cups.bySeat')} about={w.say('cups.bySeatHelp')}>
      {open.map(({ round, tables }) => (
        <Round key={round} game={cup.game} round={round} tables={tables} />
      ))}
    </Section>
  )
}

function Round({ game, round, tables }: { game: string; round: number; tables: readonly DealtTable[] }) {
  const w = useWords()
  const hasPoints = !aboutOf(game)?.toldByParts
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className="people-scroll" tabIndex={0} aria-label={w.say('cups.roundShort', { n: round })}>
      <table className="people-table seats" data-by-seat={round}>
        <thead>
          <tr>
            <th scope="col">{w.say('cups.roundShort', { n: round })}</th>
            {tables.map((t, i) => (
              <th key={t.match} scope="col">
                {w.say('cups.tableShort', { n: i + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables[0].names.map((_, seat) => {
            const made = tables.map((t): Made => madeOf(t, seat))
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={seat}>
                <th scope="row">{w.say('cups.seatShort', { n: seat + 1 })}</th>
                {made.map(one => (
                  <td key={one.match} className={isBest(one, made, hasPoints) ? 'best' : ''}>
                    <span>{one.name === null ? w.say('cups.bot') : one.name || w.say('online.somebody')}</span>{' '}
                    <span className="small-text">
                      {hasPoints
                        ? w.say('cups.madePoints', { score: one.score, place: one.place })
                        : w.say('people.placeOf', { n: one.place, of: tables[0].names.length })}
                    </span>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
const madeOf = ({ match, names, places, scores }: DealtTable, seat: number): Made => ({
  match,
  name: names[seat],
  place: places?.[seat] ?? 0,
  score: scores?.[seat] ?? 0,
})
/** Nobody at this seat made more of it, and somebody made less. */
function isBest(one: Made, all: readonly Made[], hasPoints: boolean): boolean {
  const worth = ({ score, place }: Made): number => (hasPoints ? score : -place)
  return all.every(other => worth(other) <= worth(one)) && all.some(other => worth(other) < worth(one))
}
