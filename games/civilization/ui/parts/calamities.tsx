/** Who suffers what, by which rule: the calamities before the players, the one being resolved, and how much is still to be lost. */
import { Icon } from '../../../../web/src/kit/icon.tsx'

export interface Woe {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly victim: string
  readonly giver: string | null
  readonly text: string
  readonly rule: string
  readonly isNow: boolean
}
export interface Loss {
  readonly seat: number
  readonly name: string
  readonly left: number
  readonly of: number
}
interface Props {
  readonly woes: readonly Woe[]
  readonly losses: readonly Loss[]
  /** What the viewer must still choose, in words. */
  readonly mine: string | null
  /** The smallest total he can come out with, where it is more than demanded. */
  readonly excess: string | null
  readonly sayVictim: (w: Woe) => string
  readonly sayLoss: (l: Loss) => string
  openRule(id: string): void
}
export function CalamityScreen(p: Props) {
  return (
    <div className="civ-woes">
      {p.mine && (
        <p className="civ-toll" data-testid="toll" role="status">
          {p.mine}
          {p.excess && <span className="civ-hint"> {p.excess}</span>}
        </p>
      )}
      <ul>
        {p.woes.map(w => (
          <li key={w.id} className={`civ-woe ${w.isNow ? 'is-now' : ''}`} data-woe={w.id}>
            <Icon body={w.icon} size="1.6em" />
            <div>
              <h3>{w.name}</h3>
              <p>{p.sayVictim(w)}</p>
              {w.isNow && <p className="civ-hint">{w.text}</p>}
              <button type="button" className="link rule-id" onClick={() => p.openRule(w.rule)}>
                {w.rule}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {p.losses.length > 0 && (
        <ul className="civ-losses">
          {p.losses.map(l => (
            <li key={l.seat}>
              {p.sayLoss(l)}
              <span className="civ-bar-back" aria-hidden="true">
                <span style={{ width: `${l.of > 0 ? (100 * (l.of - l.left)) / l.of : 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
