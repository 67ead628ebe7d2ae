/** Another player: figures in a strip, the whole civilization after a click. */

import { Icon } from '@ecumene/kit/icon.tsx'
import type { OtherProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import type { S } from '../src/state.ts'
import { CardBack, CardFace } from './card.tsx'
import { Civilization } from './civilization.tsx'
import { explain } from './explain.tsx'
import { figure as mark } from './figure.ts'
import { Amount, Glyph } from './glyph.tsx'
import { HandBacks } from './hand.tsx'
import { KIND_LOOKS } from './look.ts'
import type { AgesMessage } from './message.ts'
import { type LargeFigure, MyFigures, signed } from './my-figures.tsx'
import { backsOf, type Figures, figuresOf, governmentOf, handOf, leaderOf, tacticOf, wondersOf } from './position.ts'
import './style/index.css'

export function OtherStrip(p: OtherProps<S, AgesMessage>) {
  const figures = figuresOf(p.view, p.other)
  // One's own figures stand large on the board.
  if (p.size === 'strip' && p.other === p.seat) return null
  if (p.size === 'strip')
    return (
      <div data-anchor={`seat:${p.other}`}>
        <Tips className="tta-strip" explain={word => explain(p, word)}>
          <StripFigures p={p} figures={figures} />
          <StripCards p={p} figures={figures} />
        </Tips>
      </div>
    )
  return (
    <Tips className="tta-full tta" explain={word => explain(p, word)}>
      <MyFigures p={p} seat={p.other} />
      <Civilization p={p} seat={p.other} choices={null} />
      <section className="tta-full-hand">
        <h3>{p.say('ui.civilHand')}</h3>
        <ul>
          {handOf(p.view, p.other).map(({ id }, i) => (
            <li key={`${id}-${i + 1}`} data-tip={`card:${id}`}>
              <CardFace id={id} say={p.say} size="row" />
            </li>
          ))}
        </ul>
        <HandBacks ages={backsOf(p.view, p.other)} seat={p.other} />
      </section>
    </Tips>
  )
}

const STRIP: readonly (readonly [LargeFigure['of'], LargeFigure['stock'], LargeFigure['rate'] | null])[] = [
  ['culture', 'culture', 'cultureRate'],
  ['science', 'science', 'scienceRate'],
  ['strength', 'strength', null],
  ['food', 'food', 'foodRate'],
  ['resources', 'resources', 'resourceRate'],
]
function StripFigures({ p, figures }: { p: OtherProps<S, AgesMessage>; figures: Figures }) {
  return (
    <ul className="tta-strip-figures">
      {STRIP.map(([of, stock, rate]) => (
        <li key={of} data-tip={`sum:${of}:${p.other}`} data-anchor={`strip:${of}:${p.other}`}>
          <span className="hidden-text" {...mark(stock, p.other)}>
            {p.say('ui.figure', { name: p.say(`ui.count.${of}`), n: figures[stock] })}
          </span>
          <span aria-hidden="true" {...mark(stock, p.other)}>
            <Glyph of={of} size={13} />
            {figures[stock]}
            {rate && <small {...mark(rate, p.other)}>{signed(figures[rate])}</small>}
            {of === 'strength' && <Threat p={p} />}
          </span>
        </li>
      ))}
      <li className={figures.discontent > 0 ? 'is-bad' : ''}>
        <span className="hidden-text" {...mark('happinessSpoken', p.other)}>
          {p.say('ui.happinessSpoken', {
            happiness: figures.happiness,
            needed: figures.needed,
            discontent: figures.discontent,
          })}
        </span>
        <span aria-hidden="true" {...mark('happinessNeeded', p.other)}>
          <Glyph of={figures.discontent > 0 ? 'unhappiness' : 'happiness'} size={13} />
          {figures.happiness}/{figures.needed}
        </span>
      </li>
    </ul>
  )
}
/** How far they are ahead of me in strength, or I of them: who could attack whom. */
function Threat({ p }: { p: OtherProps<S, AgesMessage> }) {
  if (p.seat === 'table') return null
  const lead = figuresOf(p.view, p.seat).strength - figuresOf(p.view, p.other).strength
  if (lead === 0) return null
  return (
    <small
      className={lead > 0 ? 'is-good' : 'is-bad'}
      {...mark('lead', p.other, p.seat)}
      title={p.say(lead > 0 ? 'ui.ahead' : 'ui.behind', { n: Math.abs(lead) })}
    >
      {lead > 0 ? `▼${lead}` : `▲${-lead}`}
    </small>
  )
}
/** Civil and military actions that are left. */
function Cubes({ p, figures }: { p: OtherProps<S, AgesMessage>; figures: Figures }) {
  const { civil, civilTotal, military, militaryTotal } = figures
  return (
    <span className="tta-strip-cubes">
      <span className="hidden-text">
        <span {...mark('civilSpoken', p.other)}>{p.say('ui.cubes.civil', { left: civil, all: civilTotal })}</span>{' '}
        <span {...mark('militarySpoken', p.other)}>
          {p.say('ui.cubes.military', { left: military, all: militaryTotal })}
        </span>
      </span>
      <span aria-hidden="true">
        <Amount of="civil" n={civil} size={12} mark={mark('civil', p.other)} />{' '}
        <Amount of="military" n={military} size={12} mark={mark('military', p.other)} />
      </span>
    </span>
  )
}
function StripCards({ p, figures }: { p: OtherProps<S, AgesMessage>; figures: Figures }) {
  const leader = leaderOf(p.view, p.other)
  const building = wondersOf(p.view, p.other).find(wonder => wonder.state === 'building')
  const government = governmentOf(p.view, p.other)
  const tactic = tacticOf(p.view, p.other)
  const held = p.view.handSize[p.other]
  return (
    <p className="tta-strip-cards">
      <span data-tip={`card:${government}`}>{p.say(`card.${government}`)}</span>
      {leader && <span data-tip={`card:${leader}`}>{p.say(`card.${leader}`)}</span>}
      {building && (
        <span data-tip={`card:${building.id}`}>
          {p.say(`card.${building.id}`)}{' '}
          <span {...mark('stages', p.other)}>
            {building.done}/{building.stages.length}
          </span>
        </span>
      )}
      {tactic && (
        <span className="tta-strip-tactic" data-tip={`card:${tactic}`}>
          <Icon body={KIND_LOOKS.tactic.icon} size={13} />
          <span>{p.say(`card.${tactic}`)}</span>
        </span>
      )}
      <Cubes p={p} figures={figures} />
      <span className="hidden-text" {...mark('handCount', p.other)}>
        {p.say('ui.handCount', { n: held })}
      </span>
      {held > 0 && (
        <CardBack age={Math.min(p.view.age, 3)} kind="civil" count={held} mark={mark('handCount', p.other)} />
      )}
      <HandBacks ages={backsOf(p.view, p.other)} seat={p.other} />
    </p>
  )
}
