/**
 * Heroes and wonders that lie open, in a strip over the map; opened, they are cards, and one may be put on the plan.
 */

import type { ActionJson } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import { PYRAMIDS_PRICE } from '../data/tokens.ts'
import { TokenCard, TokenChip } from './cards.tsx'
import { figure } from './figure.ts'
import { displayOf, hiddenTokens, isLaid, type MareCard, mineOf, type Part, pathsOf } from './rules.ts'

interface Props {
  readonly p: Part
  readonly isOpen: boolean
  onToggle(): void
  play(a: ActionJson): void
}
export function Display({ p, isOpen, onToggle, play }: Props) {
  if (!isLaid(p.view)) return null
  const open = displayOf(p.view)
  const hidden = hiddenTokens(p.view)
  const { price } = pathsOf(p.view, mineOf(p.seat))
  const actions = new Map(
    p.legal.flatMap(a => (a.verb === 'hire' || a.verb === 'pyramids' ? [[String(a.token ?? 'pyramids'), a]] : [])),
  )
  const card = (id: MareCard, corner: ReactNode) => {
    const a = actions.get(id)
    return (
      <TokenCard
        key={id}
        p={p}
        id={id}
        corner={corner}
        legal={a !== undefined}
        label={a && p.sayAction(a)}
        onChoose={a && (() => play(a))}
      />
    )
  }
  return (
    <div className={`mn-display ${isOpen ? 'is-open' : ''}`} data-part>
      <button type="button" className="mn-display-bar" data-display aria-expanded={isOpen} onClick={onToggle}>
        <span className="mn-display-title">{p.say('ui.display')}</span>
        {!isOpen && open.map(id => <TokenChip key={id} p={p} id={id} />)}
        {p.seat !== 'table' && (
          <span className="mn-display-price" {...figure('heroPrice', mineOf(p.seat))}>
            {p.say('ui.price', { price })}
          </span>
        )}
        {hidden > 0 && (
          <span className="mn-hidden" {...figure('faceDown')}>
            {p.say('ui.faceDown', { n: hidden })}
          </span>
        )}
      </button>
      {isOpen && (
        <div className="mn-cards-row" data-clear>
          {open.map(id => card(id, <span {...figure('heroPrice', mineOf(p.seat))}>{price}</span>))}
          {hidden > 0 && <Backs p={p} n={hidden} />}
          <div className="mn-apart">{card('pyramids', <span className="mn-printed-price">{PYRAMIDS_PRICE}</span>)}</div>
        </div>
      )}
    </div>
  )
}
/** Those that are still face down, one on the other in the order in which they will be turned up. */
function Backs({ p, n }: { p: Part; n: number }) {
  return (
    <div className="mn-backs" role="img" aria-label={p.say('ui.backs', { n })} data-backs={n}>
      {Array.from({ length: n }, (_, i) => (
        <span key={i} />
      ))}
      <b {...figure('faceDown')}>{n}</b>
    </div>
  )
}
