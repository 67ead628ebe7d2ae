/** A card of the game, drawn from its data: the same component in the row, the hand, on the board and in the index. */
import type { FigureMark } from '@ecumene/kit/figure.ts'
import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { memo } from 'react'
import type { Gives, Play } from '../data/civil.ts'
import type { Immediate, MilitaryCard } from '../data/military.ts'
import type { AgesCard } from '../src/cards.ts'
import { faceMessage } from './face-words.ts'
import { Amount, type Count, Glyph } from './glyph.tsx'
import { AGE_NAMES, type Face, faceOf, lookOf } from './look.ts'
import type { Say } from './part-props.ts'

interface Props {
  readonly id: AgesCard
  readonly say: Say
  /** `row`: row and hand; `full`: with all its words. */
  readonly size: 'row' | 'full'
}

/** Cards of several ages say which in their name; a small card says it in its head. */
const AGE_IN_NAME = / \((?:A|I|II|III)\)$/
export const CardFace = memo(function CardFace({ id, say, size }: Props) {
  const face = faceOf(id)
  const { icon, tone } = lookOf(face)
  const name = say(`card.${id}`)
  const words = faceMessage(id)
  return (
    <span className={`tta-card is-${size} tone-${tone}`} data-card={id}>
      <span className="tta-card-head">
        <span className="tta-card-age">{AGE_NAMES[face.age]}</span>
        <Icon body={icon} size={size === 'full' ? 20 : 15} />
        {(size === 'full' || face.isMilitary) && <Price face={face} />}
      </span>
      <span className="tta-card-name">{softHyphens(size === 'full' ? name : name.replace(AGE_IN_NAME, ''))}</span>
      {size === 'row' && !face.isMilitary && <Price face={face} />}
      <span className="tta-card-yields">
        <Yields face={face} />
      </span>
      {words && size === 'row' && <span className="tta-card-face">{softHyphens(say(words))}</span>}
      {size === 'full' && (
        <>
          <span className="tta-card-kind">{say(`ui.kind.${face.kind}`)}</span>
          <span className="tta-card-text">{say(`cardtext.${id}`)}</span>
        </>
      )}
    </span>
  )
})

/** What it costs to develop, to build, or its stages. */
function Price({ face }: { face: Face }) {
  if (face.isMilitary) {
    const { cost } = face as MilitaryCard
    return cost ? (
      <span className="tta-card-price">
        <Amount of="military" n={cost} size={11} />
      </span>
    ) : null
  }
  const { science, revolution, cost, stages } = face as Exclude<Face, MilitaryCard>
  return (
    <span className="tta-card-price">
      {science !== undefined && <Amount of="science" n={science} size={11} />}
      {revolution !== undefined && <span className="tta-card-revolution">({revolution})</span>}
      {cost !== undefined && <Amount of="resources" n={cost} size={11} />}
      {stages && (
        <span className="tta-card-stages">
          {stages.join('·')}
          <Glyph of="resources" size={11} />
        </span>
      )}
    </span>
  )
}

const GIVEN: readonly (readonly [keyof Gives, Count])[] = [
  ['culture', 'culture'],
  ['science', 'science'],
  ['strength', 'strength'],
  ['happiness', 'happiness'],
  ['civil', 'civil'],
  ['military', 'military'],
  ['colonization', 'colonization'],
  ['blue', 'blue'],
  ['yellow', 'yellow'],
  ['civilHand', 'hand'],
]
/** What it gives, in signs. What only words can say stands in its text. */
export const Yields = memo(function Yields({ face, size = 12 }: { face: Face; size?: number }) {
  if (face.isMilitary) return <MilitaryYields card={face as MilitaryCard} size={size} />
  const { kind, value, each, gives, limit, play } = face as Exclude<Face, MilitaryCard>
  return (
    <>
      {value !== undefined && <Amount of={kind === 'farm' ? 'food' : 'resources'} n={value} size={size} />}
      {each && <Given gives={each} size={size} />}
      {gives && <Given gives={gives} size={size} />}
      {limit !== undefined && <Amount of="limit" n={limit} size={size} />}
      {play && <Played play={play} size={size} />}
    </>
  )
})
function Given({ gives, size }: { gives: Gives; size: number }) {
  return (
    <>
      {GIVEN.map(([key, of]) => {
        const n = gives[key]
        return n ? <Amount key={key} of={of} n={n} size={size} /> : null
      })}
    </>
  )
}
function Played({ play, size }: { play: Play; size: number }) {
  const { gain, either, discount, after, order, arms, military } = play
  return (
    <>
      {discount !== undefined && <Amount of="resources" n={-discount} size={size} />}
      {after !== undefined && <Amount of={order === 'develop' ? 'science' : 'food'} n={after} size={size} plus />}
      {gain?.science && <Amount of="science" n={gain.science} size={size} plus />}
      {gain?.culture && <Amount of="culture" n={gain.culture} size={size} plus />}
      {gain?.food && <Amount of="food" n={gain.food} size={size} plus />}
      {gain?.resources && <Amount of="resources" n={gain.resources} size={size} plus />}
      {either !== undefined && (
        <>
          <Amount of="food" n={either} size={size} plus />/
          <Amount of="resources" n={either} size={size} plus />
        </>
      )}
      {arms !== undefined && <Amount of="resources" n={arms} size={size} plus />}
      {military !== undefined && <Amount of="military" n={military} size={size} plus />}
    </>
  )
}
const ARMY = ['infantry', 'cavalry', 'artillery'] as const
function MilitaryYields({ card, size }: { card: MilitaryCard; size: number }) {
  const { army, strength, defence, colonization, gives, immediate } = card
  return (
    <>
      {army && strength && (
        <span className="tta-army">
          {ARMY.map((kind, i) =>
            army[i] > 0 ? (
              <span key={kind} className="tta-amount">
                {army[i]}
                <Icon body={lookOf({ kind } as Face).icon} size={size} />
              </span>
            ) : null,
          )}
          <Amount of="strength" n={strength[0]} size={size} plus />
        </span>
      )}
      {defence !== undefined && <Amount of="strength" n={defence} size={size} plus />}
      {colonization !== undefined && <Amount of="colonization" n={colonization} size={size} plus />}
      {gives && <Given gives={gives} size={size} />}
      {immediate && <AtOnce immediate={immediate} size={size} />}
    </>
  )
}
/** What a territory brings once, when it is colonized. */
function AtOnce({ immediate, size }: { immediate: Immediate; size: number }) {
  return AT_ONCE.map(([key, of]) => {
    const n = immediate[key]
    return n ? <Amount key={key} of={of} n={n} size={size} plus /> : null
  })
}
const AT_ONCE: readonly (readonly [keyof Immediate, Count])[] = [
  ['culture', 'culture'],
  ['science', 'science'],
  ['food', 'food'],
  ['resources', 'resources'],
  ['population', 'yellow'],
  ['cards', 'hand'],
]

interface BackProps {
  readonly age: number
  readonly kind: 'civil' | 'military' | 'event'
  readonly count?: number
  /** What the count is. */
  readonly mark?: FigureMark
}
/** A card whose back alone is known. */
export function CardBack({ age, kind, count, mark }: BackProps) {
  return (
    <span className={`tta-back is-${kind}`}>
      {AGE_NAMES[age]}
      {count !== undefined && count > 1 && <small {...mark}>×{count}</small>}
    </span>
  )
}
