/** Leaders and governments by their rounds, wonders as they were completed: a band for each player under the ages. */
import { Icon } from '@ecumene/kit/icon.tsx'
import { faceOf, lookOf } from './look.ts'
import type { Part } from './part-props.ts'
import type { Milestone, Story, Term } from './story.ts'

/** Pixels that a round takes at least. */
const NARROW = 28
/** Rounds that the name of a wonder takes. */
const WIDE = 4

export function Timeline({ p, story }: { p: Part; story: Story }) {
  const columns = {
    gridTemplateColumns: `repeat(${story.rounds}, minmax(0, 1fr))`,
    minWidth: story.rounds * NARROW,
  }
  const ends = [...story.ages.slice(1).map(age => age.round), story.rounds + 1]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it is moved with the arrow keys
    <section className="tta-timeline" aria-label={p.say('ui.timeline')} tabIndex={0}>
      <h3>{p.say('ui.timeline')}</h3>
      <div className="tta-years" style={columns} aria-hidden="true">
        {story.ages.map(({ age, round }, i) => (
          <span key={age} className="tta-age" style={{ gridColumn: spanOf(round, ends[i]) }}>
            {p.say('ui.index.ofAge', { age })}
          </span>
        ))}
      </div>
      {p.seats.map((look, seat) => (
        <section key={`seat-${seat + 1}`}>
          <h4>
            <span style={{ background: `var(--nation-${look.colour})` }} className="tta-dot" /> {look.name}
          </h4>
          <Lane p={p} name="leaders" columns={columns} terms={story.leaders.filter(term => term.seat === seat)} />
          <Lane p={p} name="governments" columns={columns} terms={story.governments.filter(t => t.seat === seat)} />
          <Lane
            p={p}
            name="wonders"
            columns={columns}
            terms={story.wonders.filter(stone => stone.seat === seat).map(stone => wide(stone, story.rounds))}
          />
        </section>
      ))}
    </section>
  )
}
/** What lasted no round is still seen in the one in which it began. */
const spanOf = (round: number, until: number): string => `${round} / ${Math.max(until, round + 1)}`
/** A wonder stands where it was completed, with room for its name. */
function wide(stone: Milestone, rounds: number): Term {
  const from = Math.max(1, Math.min(stone.round, rounds + 1 - WIDE))
  return { ...stone, round: from, until: Math.min(from + WIDE, rounds + 1) }
}

interface LaneProps {
  readonly p: Part
  readonly name: 'leaders' | 'governments' | 'wonders'
  readonly columns: { readonly gridTemplateColumns: string; readonly minWidth: number }
  readonly terms: readonly Term[]
}
function Lane({ p, name, columns, terms }: LaneProps) {
  if (terms.length === 0) return null
  return (
    <ul className={`tta-years is-${name}`} style={columns} aria-label={p.say(`ui.${name}`)}>
      {terms.map(({ card, round, until }) => {
        const { icon, tone } = lookOf(faceOf(card))
        return (
          <li
            key={`${round}-${card}`}
            className={`tta-term tone-${tone}`}
            style={{ gridColumn: spanOf(round, until) }}
            data-tip={`card:${card}`}
          >
            <Icon body={icon} size={13} />
            <span>{p.say(`card.${card}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
