/**
 * The market: offers on the table, an offer composed from the hand with its true facts filled in, what everybody has
 * shown.
 */
import type { ActionJson, Json } from '@ecumene/kernel'
import { Word } from '@ecumene/kit/beside.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import { useState } from 'react'
import type { Counts } from '../edition.ts'
import type { UiRules } from '../rule-ids.ts'
import { SetCard, type TradeSet } from './sets.tsx'

export interface OfferModel {
  readonly seat: number
  readonly name: string
  readonly cards: number
  /** Null: the worth is not told. */
  readonly points: number | null
  readonly named: readonly string[]
  readonly wants: string | null
  /** To whom it stands; null: to all. */
  readonly to: number | null
  readonly isMine: boolean
  /** What lies in it, where the viewer knows. */
  readonly hidden: Readonly<Record<string, number>> | null
  readonly agree: ActionJson | null
  /** Both ways: who has agreed already. */
  readonly iAgreed: boolean
  readonly theyAgreed: boolean
}
/** What a player has shown of their hand, round by round. */
export interface Shown {
  readonly seat: number
  readonly name: string
  readonly rounds: readonly ShownRound[]
}
export interface ShownRound {
  readonly round: number
  readonly lines: readonly string[]
}
export interface TradeProps {
  readonly sets: readonly TradeSet[]
  readonly icons: Readonly<Record<string, string>>
  readonly offers: readonly OfferModel[]
  readonly others: readonly { readonly seat: number; readonly name: string }[]
  /** Goods that may be asked for. */
  readonly goods: readonly string[]
  /** What may be named at all, and how many cards are. */
  readonly nameable: readonly string[]
  readonly names: number
  readonly least: number
  readonly withdraw: ActionJson | null
  readonly done: ActionJson | null
  readonly shown: readonly Shown[]
  /** The rules this screen points at. */
  readonly rules: Pick<UiRules, 'offer'>
  worth(counts: Counts): number | null
  mayName(counts: Counts, names: readonly string[]): boolean
  offer(counts: Counts, names: readonly string[], to: number | null, want: string | null): ActionJson
  play(a: ActionJson): void
  say(key: string, args?: Record<string, Json>): string
  openRule(id: string): void
}

export function TradeScreen(p: TradeProps) {
  const [to, setTo] = useState<number | null>(null)
  return (
    <div className="civ-trade">
      <section className="civ-market">
        <h3>{p.say('ui.trade.table')}</h3>
        {p.offers.length === 0 && <p className="civ-hint">{p.say('ui.trade.none')}</p>}
        <ul>
          {p.offers.map(o => (
            <Offer key={o.seat} p={p} o={o} isAnswered={to === o.seat} onAnswer={() => setTo(o.seat)} />
          ))}
        </ul>
        {p.shown.length > 0 && (
          <details className="civ-shown" data-testid="shown">
            <summary>{p.say('ui.trade.shown')}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable from the keyboard */}
            <section className="civ-shown-list" tabIndex={0} aria-label={p.say('ui.trade.shown')}>
              {p.shown.map(s => (
                <section key={s.seat} data-shown={s.seat}>
                  <h4>{s.name}</h4>
                  {s.rounds.map(r => (
                    <ShownLines
                      key={r.round}
                      title={p.say('ui.trade.shownRound', { round: r.round })}
                      lines={r.lines}
                    />
                  ))}
                </section>
              ))}
            </section>
          </details>
        )}
      </section>
      <Compose key={p.sets.map(s => `${s.id}${s.cards}`).join()} p={p} to={to} setTo={setTo} />
    </div>
  )
}

function ShownLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h5>{title}</h5>
      <ul>
        {lines.map((line, i) => (
          <li key={i} className="civ-shown-line">
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}

function Offer({
  p,
  o,
  isAnswered,
  onAnswer,
}: {
  p: TradeProps
  o: OfferModel
  isAnswered: boolean
  onAnswer: () => void
}) {
  return (
    <li
      className={`civ-offer ${o.isMine ? 'is-mine' : ''} ${o.theyAgreed ? 'is-agreed' : ''}`}
      data-offer={o.seat}
      data-anchor={`offer:${o.seat}`}
    >
      <p>
        <strong>{o.name}</strong>{' '}
        <span className="civ-hint">
          {o.to === null ? p.say('ui.trade.toAll') : p.say('ui.trade.toOne', { target: o.to })}
        </span>
      </p>
      <p className="civ-facts">
        <b>{p.say('ui.trade.cards', { cards: o.cards })}</b>
        {o.points !== null && <b>{p.say('ui.trade.points', { points: o.points })}</b>}
        {o.named.map((id, i) => (
          <span key={i}>
            <Icon body={p.icons[id]} size="1.1em" /> {p.say('ui.trade.named', { commodity: id })}
          </span>
        ))}
        {o.wants && (
          <span className="civ-talk">
            <Icon body={p.icons[o.wants]} size="1.1em" /> {p.say('ui.trade.wants', { commodity: o.wants })}
          </span>
        )}
      </p>
      {o.hidden && (
        <p className="civ-hint">
          {p.say('ui.trade.hidden')}{' '}
          {Object.entries(o.hidden)
            .map(([id, n]) => `${p.say(`trade.${id}`)} × ${n}`)
            .join(', ')}
        </p>
      )}
      {o.theyAgreed && !o.isMine && <p className="civ-good">{p.say('ui.trade.theyAgreed', { seat: o.seat })}</p>}
      {o.iAgreed && <p className="civ-hint">{p.say('ui.trade.iAgreed')}</p>}
      <div className="civ-offer-tools">
        {o.agree && (
          <button
            type="button"
            className="button small primary"
            data-agree={o.seat}
            onClick={() => o.agree && p.play(o.agree)}
          >
            {p.say('ui.trade.agree')}
          </button>
        )}
        {!o.isMine && (
          <button
            type="button"
            className="button small"
            aria-pressed={isAnswered}
            data-answer={o.seat}
            onClick={onAnswer}
          >
            {p.say('ui.trade.answer')}
          </button>
        )}
        {o.isMine && p.withdraw && (
          <button type="button" className="button small" data-withdraw onClick={() => p.withdraw && p.play(p.withdraw)}>
            {p.say('ui.trade.withdraw')}
          </button>
        )}
      </div>
    </li>
  )
}

/** Every way to name cards of an offer truly, those of which it has most first. */
function namings(p: TradeProps, counts: Counts): readonly (readonly string[])[] {
  const kinds = p.nameable.filter(g => (counts[g] ?? 0) > 0).sort((a, b) => counts[b] - counts[a])
  let all: readonly (readonly string[])[] = [[]]
  for (let i = 0; i < p.names; i++) all = all.flatMap(names => kinds.map(k => [...names, k]))
  return all.filter(names => p.mayName(counts, names))
}
/** What was wished, as far as it is true; the first wish counts most. */
function chosenNames(
  possible: readonly (readonly string[])[],
  wished: readonly (string | undefined)[],
): readonly string[] | null {
  let left = possible
  wished.forEach((w, i) => {
    const kept = left.filter(names => names[i] === w)
    if (w !== undefined && kept.length > 0) left = kept
  })
  return left[0] ?? null
}
const choicesFor = (
  possible: readonly (readonly string[])[],
  named: readonly string[] | null,
  i: number,
): readonly string[] => [
  ...new Set(possible.filter(names => names.slice(0, i).every((n, j) => n === named?.[j])).map(names => names[i])),
]

function Compose({ p, to, setTo }: { p: TradeProps; to: number | null; setTo: (seat: number | null) => void }) {
  const [chosen, choose] = useState<Readonly<Record<string, number>>>({})
  const [wished, wish] = useState<readonly (string | undefined)[]>([])
  const [wants, setWants] = useState<string | null>(null)
  const counts = Object.fromEntries(Object.entries(chosen).filter(([, n]) => n > 0))
  const cards = Object.values(counts).reduce((a, b) => a + b, 0)
  const possible = namings(p, counts)
  const named = chosenNames(possible, wished)
  const add = (id: string, have: number): void => choose({ ...chosen, [id]: ((chosen[id] ?? 0) + 1) % (have + 1) })
  const trouble = cards < p.least ? 'ui.trade.tooFew' : !named ? 'ui.trade.nameOne' : null
  const post = (): void => {
    if (!named) return
    p.play(p.offer(counts, named, to, wants))
    choose({})
    setTo(null)
  }
  return (
    <section className="civ-compose" data-testid="compose">
      <h3>{p.say('ui.trade.compose')}</h3>
      <p className="civ-hint">{p.say('ui.trade.tap', { least: p.least })}</p>
      <div className="civ-sets">
        {p.sets.map(set => (
          <SetCard
            key={set.id}
            set={set}
            chosen={chosen[set.id] ?? 0}
            label={p.say('ui.trade.put', { trade: set.id, cards: set.cards, chosen: chosen[set.id] ?? 0 })}
            moreText={set.more !== null ? `+${set.more}` : undefined}
            tip={`trade:${set.id}`}
            onChoose={set.isBound ? undefined : () => add(set.id, set.cards)}
          />
        ))}
      </div>
      <div className="civ-declared">
        <div>
          <span>{p.say('ui.trade.true')}</span>
          <span className="civ-said">
            {p.say('ui.trade.cards', { cards })}
            {p.worth(counts) !== null && ` · ${p.say('ui.trade.points', { points: p.worth(counts) })}`}
          </span>
        </div>
        {Array.from({ length: p.names }, (_, i) => (
          <label key={i}>
            <span>{p.say('ui.trade.name', { n: i + 1 })}</span>
            <select
              className="input"
              data-name={i}
              value={named?.[i] ?? ''}
              disabled={named === null}
              onChange={e => wish(Object.assign([...wished], { [i]: e.target.value }))}
            >
              {named === null && <option value="">—</option>}
              {choicesFor(possible, named, i).map(g => (
                <option key={g} value={g}>
                  {p.say(`trade.${g}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span>{p.say('ui.trade.want')}</span>
          <select className="input" value={wants ?? ''} onChange={e => setWants(e.target.value || null)}>
            <option value="">{p.say('ui.trade.anything')}</option>
            {p.goods.map(g => (
              <option key={g} value={g}>
                {p.say(`commodity.${g}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{p.say('ui.trade.to')}</span>
          <select
            className="input"
            data-to
            value={to ?? ''}
            onChange={e => setTo(e.target.value === '' ? null : Number(e.target.value))}
          >
            <option value="">{p.say('ui.trade.everyone')}</option>
            {p.others.map(o => (
              <option key={o.seat} value={o.seat}>
                {o.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="civ-offer-tools">
        <button type="button" className="button primary" data-post disabled={trouble !== null} onClick={post}>
          {p.say('ui.trade.post')}
        </button>
        {p.done && (
          <Word>
            <button
              type="button"
              className="button primary"
              data-done
              data-anchor="trade:done"
              onClick={() => p.done && p.play(p.done)}
            >
              {p.say('ui.trade.done')}
            </button>
          </Word>
        )}
        {trouble && <span className="civ-hint">{p.say(trouble, { least: p.least })}</span>}
        <button type="button" className="link rule-id" onClick={() => p.openRule(p.rules.offer)}>
          {p.rules.offer}
        </button>
      </div>
    </section>
  )
}
