/** Heroes and wonders as cards: head in bronze or stone, bonus on the three tracks, effect in a sentence, price. */
import type { Seat } from '@ecumene/kernel'
import { Card } from '@ecumene/kit/card.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { ReactNode } from 'react'
import { TOKEN_ICONS, TRACK_ICONS } from './look.ts'
import { lampOf, phaseOf } from './powers.ts'
import { bonusOf, copiedOf, isHero, type MareCard, type Part, TOKEN_IDS, type TokenId, TRACK_IDS } from './rules.ts'

export function Bonus({ p, id }: { p: Part; id: TokenId }) {
  const bonus = bonusOf(id)
  if (bonus.every(n => n === 0)) return null
  return (
    <span className="mn-bonus">
      {bonus.map((n, track) =>
        n > 0 ? (
          <span key={TRACK_IDS[track]} title={p.say(`track.${TRACK_IDS[track]}`)}>
            <Icon body={TRACK_ICONS[track]} size={14} />+{n}
          </span>
        ) : null,
      )}
    </span>
  )
}
interface Props {
  readonly p: Part
  readonly id: MareCard
  readonly corner?: ReactNode
  readonly legal?: boolean
  readonly isSelected?: boolean
  readonly label?: string
  onChoose?(): void
}
/** The whole card. */
export function TokenCard({ p, id, corner, legal, isSelected, label, onChoose }: Props) {
  const phase = phaseOf(id)
  const copied = copiedOf(p.view)
  return (
    <Card
      id={`token:${id}`}
      name={p.say(`ui.token.${id}`)}
      icon={TOKEN_ICONS[id]}
      tone={isStarting(id) ? 'var(--mn-starting)' : isHero(id) ? 'var(--mn-hero)' : 'var(--mn-wonder)'}
      corner={corner}
      tip={`token:${id}`}
      legal={legal}
      isSelected={isSelected}
      label={label}
      className="mn-card"
      onChoose={onChoose}
    >
      <span className="mn-effect">{p.say(`effect.${id}`)}</span>
      {id === 'castor-pollux' && copied && <TokenChip p={p} id={copied} isNamed />}
      <span className="mn-card-foot">
        {phase && <small className="mn-phase">{p.say(`ui.when.${phase}`)}</small>}
        {!isStarting(id) && <Bonus p={p} id={id as TokenId} />}
      </span>
    </Card>
  )
}
interface ChipProps {
  readonly p: Part
  readonly id: MareCard
  readonly isNamed?: boolean
  /** Whose it is: a power that works once a round has a lamp. */
  readonly seat?: Seat
}
/** Only the sign of it, with or without its name: for strips and rows. */
export function TokenChip({ p, id, isNamed = false, seat }: ChipProps) {
  const tone = isStarting(id) ? 'is-starting' : isHero(id) ? 'is-hero' : 'is-wonder'
  const lamp = seat === undefined ? null : lampOf(p.view, seat, id)
  const copied = id === 'castor-pollux' && seat !== undefined ? copiedOf(p.view) : null
  const name = [
    p.say(copied ? 'ui.copies' : `ui.token.${id}`, { token: copied }),
    ...(lamp ? [p.say(`ui.lamp.${lamp}`)] : []),
  ].join(', ')
  return (
    <span className={`mn-chip ${tone}`} data-tip={`token:${id}`} role="img" aria-label={name} data-lamp={lamp}>
      <Icon body={TOKEN_ICONS[id]} size={20} />
      {copied && <Icon body={TOKEN_ICONS[copied]} size={14} />}
      {isNamed && <span>{name}</span>}
    </span>
  )
}
const isStarting = (id: string): boolean => !(TOKEN_IDS as readonly string[]).includes(id)
