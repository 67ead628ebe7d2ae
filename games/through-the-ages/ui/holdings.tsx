/**
 * What a civilization has besides its workers: government, leader, wonders, special technologies, colonies, army,
 * pacts, wars.
 */

import type { Seat } from '@ecumene/kernel'
import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { ReactNode } from 'react'
import type { AgesCard } from '../src/cards.ts'
import { attackStrength } from '../src/effects/attacks.ts'
import { strengthAgainst } from '../src/effects/pacts.ts'
import { armiesOf } from '../src/query/army.ts'
import { Yields } from './card.tsx'
import { type Choices, keys } from './choices.ts'
import { Thing } from './choosable.tsx'
import { figure } from './figure.ts'
import { Glyph } from './glyph.tsx'
import { AGE_NAMES, faceOf, KIND_LOOKS, lookOf } from './look.ts'
import type { Part } from './part-props.ts'
import {
  coloniesOf,
  governmentOf,
  isExclusive,
  leaderOf,
  pactsOf,
  specialsOf,
  tacticOf,
  type Wonder,
  warsOf,
  wondersOf,
} from './position.ts'

interface Props {
  readonly p: Part
  readonly seat: Seat
  /** Null: another player's, only to look at. */
  readonly choices: Choices | null
}
export function Holdings({ p, seat, choices }: Props) {
  const s = p.view
  const leader = leaderOf(s, seat)
  const tactic = tacticOf(s, seat)
  const wonders = wondersOf(s, seat)
  const at = (key: string) => choices?.at.get(key)
  const address = (key: string): string => (choices ? key : `${key}:${seat}`)
  return (
    <div className="tta-holdings">
      <Plate p={p} id={governmentOf(s, seat)} address={address('government')} />
      {leader ? (
        <Plate p={p} id={leader} address={address(keys.leader)} actions={at(keys.leader)} />
      ) : (
        <Vacant kind="leader" label={p.say('ui.noLeader')} address={address(keys.leader)} />
      )}
      {wonders.length === 0 && <Vacant kind="wonder" label={p.say('ui.noWonder')} />}
      {wonders.map(wonder => (
        <WonderPlate key={wonder.id} p={p} wonder={wonder} choices={choices} address={address} />
      ))}
      {tactic ? (
        <Plate p={p} id={tactic} address={address('tactic')} note={isExclusive(s, seat) ? p.say('ui.exclusive') : ''}>
          <Armies p={p} seat={seat} />
        </Plate>
      ) : (
        <Vacant kind="tactic" label={p.say('ui.noTactic')} />
      )}
      <Relations p={p} seat={seat} />
    </div>
  )
}
/** The place of something that one does not have yet. */
function Vacant({ kind, label, address }: { kind: 'leader' | 'wonder' | 'tactic'; label: string; address?: string }) {
  const { icon, tone } = KIND_LOOKS[kind]
  return (
    <span className={`tta-plate is-empty tone-${tone}`} data-anchor={address}>
      <Icon body={icon} size={14} />
      {label}
    </span>
  )
}

/** What a sign and a number say: special technologies, colonies. It takes no room while there is none. */
export function Tokens({ p, seat, choices }: Props) {
  const s = p.view
  const at = (key: string) => choices?.at.get(key)
  const address = (key: string): string => (choices ? key : `${key}:${seat}`)
  return (
    <div className="tta-tokens">
      {specialsOf(s, seat).map(id => (
        <Plate key={id} p={p} id={id} address={address(keys.special(id))} actions={at(keys.special(id))} isSmall />
      ))}
      {coloniesOf(s, seat).map(id => (
        <Plate key={id} p={p} id={id} address={address(keys.colony(id))} actions={at(keys.colony(id))} isSmall />
      ))}
    </div>
  )
}

interface PlateProps {
  readonly p: Part
  readonly id: AgesCard
  readonly address: string
  readonly actions?: ReturnType<Choices['at']['get']>
  readonly note?: string
  /** Only its icon and what it gives: its name stands in the tip. */
  readonly isSmall?: boolean
  readonly children?: ReactNode
}
function Plate({ p, id, address, actions, note = '', isSmall = false, children }: PlateProps) {
  const face = faceOf(id)
  const { icon, tone } = lookOf(face)
  const name = p.say(`card.${id}`)
  return (
    <Thing
      p={p}
      id={address}
      label={note ? `${name}, ${note}` : name}
      actions={actions}
      tip={`card:${id}`}
      className={`tta-plate tone-${tone} ${isSmall ? 'is-small' : ''}`}
      asks
    >
      <Icon body={icon} size={14} />
      {isSmall && <span className="tta-card-age">{AGE_NAMES[face.age]}</span>}
      {!isSmall && (
        <span className="tta-plate-name">
          {softHyphens(name)}
          {note && <small>{note}</small>}
        </span>
      )}
      <span className="tta-plate-yields">{children ?? <Yields face={face} size={11} />}</span>
    </Thing>
  )
}

/** The armies of the tactic: full ones, outdated ones, or what the first one needs. */
function Armies({ p, seat }: { p: Part; seat: Seat }) {
  const { fresh, outdated, air } = armiesOf(p.view, seat)
  const doubled = Math.min(air, fresh + outdated)
  const marks = [
    ...Array.from({ length: fresh }, () => 'full'),
    ...Array.from({ length: outdated }, () => 'outdated'),
    ...(fresh + outdated === 0 ? ['incomplete'] : []),
  ]
  return (
    <span className="tta-armies" title={p.say('ui.armies', { fresh, outdated, air: doubled })}>
      <span className="hidden-text" {...figure('armies', seat)}>
        {p.say('ui.armies', { fresh, outdated, air: doubled })}
      </span>
      {marks.map((mark, i) => (
        <span key={`army-${i + 1}`} className={`tta-army-mark is-${mark}`} aria-hidden="true">
          <Icon body={KIND_LOOKS.tactic.icon} size={13} />
          {i < doubled && <Icon body={KIND_LOOKS.airForce.icon} size={11} />}
        </span>
      ))}
    </span>
  )
}

interface WonderProps {
  readonly p: Part
  readonly wonder: Wonder
  readonly choices: Choices | null
  address(key: string): string
}
function WonderPlate({ p, wonder, choices, address }: WonderProps) {
  const { id, state, stages, done, hasHomer } = wonder
  if (state !== 'building') {
    const note = [state === 'ruined' ? p.say('ui.ruined') : '', hasHomer ? p.say('card.homer') : ''].filter(Boolean)
    return (
      <Plate
        p={p}
        id={id}
        address={address(keys.wonder(id))}
        actions={choices?.at.get(keys.wonder(id))}
        note={note.join(', ')}
      />
    )
  }
  const name = p.say(`card.${id}`)
  return (
    <Thing
      p={p}
      id={address(keys.building)}
      label={p.say('ui.buildingSpoken', { name, done, all: stages.length })}
      actions={choices?.at.get(keys.building)}
      wish={choices ? { verb: 'stage', count: 1 } : undefined}
      tip={`card:${id}`}
      className="tta-plate is-building tone-wonder"
    >
      <Icon body={KIND_LOOKS.wonder.icon} size={14} />
      <span className="tta-plate-name">{softHyphens(name)}</span>
      <span className="tta-stages" aria-hidden="true">
        {stages.map((cost, stage) => (
          <span key={`stage-${stage + 1}`} className={stage < done ? 'is-done' : stage === done ? 'is-next' : ''}>
            {stage < done ? <Glyph of="blue" size={11} /> : cost}
          </span>
        ))}
      </span>
    </Thing>
  )
}

/** Pacts and wars this civilization has a part in. */
function Relations({ p, seat }: { p: Part; seat: Seat }) {
  const pacts = pactsOf(p.view).filter(pact => pact.owner === seat || pact.partner === seat)
  const wars = warsOf(p.view).filter(war => war.by === seat || war.on === seat)
  return (
    <>
      {pacts.map(({ card, owner, partner }) => {
        const { name } = p.seats[owner === seat ? partner : owner]
        return (
          <Relation
            key={`pact-${owner}`}
            card={card}
            label={p.say('ui.pactWith', { card: p.say(`card.${card}`), name })}
          >
            {p.say(`card.${card}`)} · {name}
          </Relation>
        )
      })}
      {wars.map(({ card, by, on }) => {
        const { name } = p.seats[by === seat ? on : by]
        const told = p.say(by === seat ? 'ui.warOn' : 'ui.warBy', { name })
        return (
          <Relation key={`war-${by}`} card={card} label={`${p.say(`card.${card}`)}: ${told}`}>
            {p.say(`card.${card}`)} {by === seat ? '→' : '←'} {name}{' '}
            <span {...figure('against', by, on)}>
              {attackStrength(p.view, by, on)}:{strengthAgainst(p.view, on, by)}
            </span>
          </Relation>
        )
      })}
    </>
  )
}
function Relation({ card, label, children }: { card: string; label: string; children: ReactNode }) {
  const { icon, tone } = lookOf(faceOf(card))
  return (
    <span className={`tta-plate tone-${tone}`} data-tip={`card:${card}`} title={label}>
      <Icon body={icon} size={14} />
      <span className="hidden-text">{label}</span>
      <span aria-hidden="true" className="tta-plate-name">
        {children}
      </span>
    </span>
  )
}
