/** Building: what the picked place allows, heroes and wonders to take, and the payment of a set. */
import type { ActionJson } from '@ecumene/kernel'
import { useEffect, useState } from 'react'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { mixesSets, pairsInSets } from '../../src/query/powers.ts'
import { TokenCard } from '../cards.tsx'
import { asList, canBuy, proposal, stockOf } from '../payment.ts'
import { about, displayOf, goodsOf, hiddenTokens, mineOf, pathsOf, type ResourceId } from '../rules.ts'
import { Stairs, Token } from '../token.tsx'
import { Buttons, Done } from './common.tsx'
import { type StageProps, verbsOf } from './stage.ts'

export function Build(props: StageProps) {
  const { p, play } = props
  const [isOpen, setOpen] = useState(false)
  const me = mineOf(p.seat)
  const { price, held } = pathsOf(p.view, me)
  const hires = new Map(verbsOf(p, 'hire').map(a => [String(a.token), a]))
  const [pyramids] = verbsOf(p, 'pyramids')
  const [sure, setSure] = useState(false)
  return (
    <>
      <div className="mn-row is-spread">
        <p className="mn-hint">{p.say('ui.buildHint')}</p>
        <Buttons p={p} play={play} actions={verbsOf(p, 'penthesilea')} />
        <button type="button" className="button" data-heroes aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {p.say('ui.heroes', { n: hires.size })}
        </button>
        <Done p={p} play={play} text={held > 2 ? p.say('ui.doneBuilding', { n: held }) : p.say('ui.doneBuildingAll')} />
      </div>
      {isOpen && (
        <div className="mn-cards-row">
          {displayOf(p.view).map(id => {
            const a = hires.get(id)
            return (
              <TokenCard
                key={id}
                p={p}
                id={id}
                corner={price}
                legal={a !== undefined}
                label={a && p.sayAction(a)}
                onChoose={a && (() => play(a))}
              />
            )
          })}
          <TokenCard
            p={p}
            id="pyramids"
            corner={PYRAMIDS_PRICE}
            legal={pyramids !== undefined}
            label={pyramids && p.sayAction(pyramids)}
            isSelected={sure}
            onChoose={pyramids && (() => (sure ? play(pyramids) : setSure(true)))}
          />
          {hiddenTokens(p.view) > 0 && (
            <span className="mn-hidden">{p.say('ui.faceDown', { n: hiddenTokens(p.view) })}</span>
          )}
        </div>
      )}
      {sure && <p className="mn-armed">{p.say('ui.pyramidsSure')}</p>}
    </>
  )
}

/** The set is proposed; any token may be changed for another before it is paid. */
export function Pay({ p, play, queue }: StageProps) {
  const me = mineOf(p.seat)
  const s = p.view
  const cost = about(s, 0)
  const laid = s.laid[me]
  const hero = { mixes: mixesSets(s, me), doubles: pairsInSets(s, me) }
  const [chosen, setChosen] = useState<readonly ResourceId[] | null>(null)
  useEffect(() => setChosen(null), [p.view])
  const offered = laid === 0 ? proposal(stockOf(s, me), cost, hero) : null
  const set = chosen ?? (offered ? asList(offered) : [])
  const goods = goodsOf(s, me)
  const taken = new Map<string, number>(goods.map(g => [g.id, g.laid]))
  for (const id of set) taken.set(id, (taken.get(id) ?? 0) + 1)
  const isAllCoins = set.length === cost && set.every(id => id === 'coin')
  const [coins] = verbsOf(p, 'payCoins')
  const actions: ActionJson[] = isAllCoins && coins ? [coins] : set.map(resource => ({ verb: 'pay', resource }))
  const isWhole = set.length === cost - laid && isSet(set, hero)
  return (
    <div className="mn-tray-stage">
      <Stairs
        p={p}
        goods={goods}
        taken={taken}
        size={34}
        isLegal={() => set.length < cost - laid}
        onPick={id => setChosen([...set, id])}
        label={id => p.sayAction({ verb: 'pay', resource: id })}
      />
      <div className="mn-tray">
        {Array.from({ length: cost - laid }, (_, i) => {
          const id = set[i]
          return id ? (
            <button
              key={i}
              type="button"
              className="mn-tray-place is-full"
              aria-label={p.say('ui.takeBack', { resource: id })}
              onClick={() => setChosen(set.filter((_, k) => k !== i))}
            >
              <Token id={id} size={32} />
            </button>
          ) : (
            <span key={i} className="mn-tray-place" />
          )
        })}
        <button
          type="button"
          className="button primary"
          data-action
          data-send
          disabled={!isWhole || queue.isRunning}
          onClick={() => queue.run(actions)}
        >
          {p.say('ui.pay', { cost: cost - laid })}
        </button>
        {coins && !isAllCoins && (
          <button type="button" className="button" data-action onClick={() => play(coins)}>
            {p.sayAction(coins)}
          </button>
        )}
      </div>
      {!canBuy(s, me, cost) && laid === 0 && <small>{p.say('ui.cannotPay')}</small>}
    </div>
  )
}
/** Only different commodities or only coins, with what the starting hero allows. */
function isSet(set: readonly ResourceId[], hero: { mixes: boolean; doubles: boolean }): boolean {
  const coins = set.filter(id => id === 'coin').length
  const goods = set.filter(id => id !== 'coin')
  const repeats = goods.length - new Set(goods).size
  if (coins === 0) return repeats <= (hero.doubles ? 1 : 0)
  if (goods.length === 0) return true
  return hero.mixes && ((coins === 1 && repeats === 0) || goods.length === 1)
}

export function Copy({ p, play }: StageProps) {
  return (
    <div className="mn-cards-row">
      {verbsOf(p, 'copy').map(a => (
        <TokenCard
          key={String(a.hero)}
          p={p}
          id={String(a.hero)}
          legal
          label={p.sayAction(a)}
          onChoose={() => play(a)}
        />
      ))}
    </div>
  )
}
