/** Heroes and wonders as cards: head in bronze or stone, bonus on the three tracks, effect in a sentence, price. */
import { Card } from '@ecumene/kit/card.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { ReactNode } from 'react'
import { TOKEN_ICONS, TRACK_ICONS } from './look.ts'
import { bonusOf, isHero, type Part, type TokenId, TRACK_IDS } from './rules.ts'

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
  readonly id: string
  readonly corner?: ReactNode
  readonly legal?: boolean
  readonly isSelected?: boolean
  readonly label?: string
  onChoose?(): void
}
/** The whole card. */
export function TokenCard({ p, id, corner, legal, isSelected, label, onChoose }: Props) {
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
      {!isStarting(id) && <Bonus p={p} id={id as TokenId} />}
    </Card>
  )
}
/** Only the sign of it, with or without its name: for strips and rows. */
export function TokenChip({ p, id, isNamed = false }: { p: Part; id: string; isNamed?: boolean }) {
  const tone = isStarting(id) ? 'is-starting' : isHero(id) ? 'is-hero' : 'is-wonder'
  const name = p.say(`ui.token.${id}`)
  return (
    <span className={`mn-chip ${tone}`} data-tip={`token:${id}`} role="img" aria-label={name}>
      <Icon body={TOKEN_ICONS[id]} size={20} />
      {isNamed && <span>{name}</span>}
    </span>
  )
}
const isStarting = (id: string): boolean =>
  ['caesar', 'pericles', 'hammurabi', 'cleopatra', 'hannibal', 'pyramids'].includes(id)
