/** Heroes and wonders that lie open, in a strip over the map; a click shows the cards. */
import { useState } from 'react'
import { TokenCard, TokenChip } from './cards.tsx'
import { displayOf, hiddenTokens, isLaid, mineOf, type Part, pathsOf } from './rules.ts'

export function Display({ p }: { p: Part }) {
  const [isOpen, setOpen] = useState(false)
  if (!isLaid(p.view)) return null
  const open = displayOf(p.view)
  const { price } = pathsOf(p.view, mineOf(p.seat))
  return (
    <div className={`mn-display ${isOpen ? 'is-open' : ''}`}>
      <button type="button" className="mn-display-bar" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="mn-display-title">{p.say('ui.display')}</span>
        {open.map(id => (
          <TokenChip key={id} p={p} id={id} />
        ))}
        <span className="mn-display-price">{p.say('ui.price', { price })}</span>
        {hiddenTokens(p.view) > 0 && (
          <span className="mn-hidden">{p.say('ui.faceDown', { n: hiddenTokens(p.view) })}</span>
        )}
      </button>
      {isOpen && (
        <div className="mn-cards-row">
          {open.map(id => (
            <TokenCard key={id} p={p} id={id} corner={price} />
          ))}
          <TokenCard p={p} id="pyramids" corner={12} />
        </div>
      )}
    </div>
  )
}
