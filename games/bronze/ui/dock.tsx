/** Under the board: the piles, and what the decision of the moment needs at hand. */
import { type ActionJson, NONE } from '@ecumene/kernel'
import { useDrag } from '@ecumene/kit/drag.tsx'
import { planned } from '@ecumene/kit/figure.ts'
import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { useFinger, usePhone } from '@ecumene/kit/media.ts'
import { usePressAgain } from '@ecumene/kit/moment.ts'
import { CubeBox } from '@ecumene/kit/piece.tsx'
import type { ReactNode } from 'react'
import { CITIES } from '../data/cities.ts'
import { TECH_IDS, TECHS } from '../data/technologies.ts'
import { POOL, RESERVE } from '../data/tokens.ts'
import { ENDINGS } from '../src/state.ts'
import { CityLine } from './city.tsx'
import { figure } from './figure.ts'
import { ICONS, TECH_ICONS, techTone } from './look.ts'
import { Matrix, TakenCard } from './matrix.tsx'
import { type BronzeChoices, isMyTurn, mineOf, type Part, type Phase, phaseOf, placesFor, techsOf } from './model.ts'
import { ownerOf } from './owner.ts'
import { pick, preview, unpreview, usePointing } from './preview.ts'
import { TechCard } from './tech-card.tsx'

interface Props {
  readonly p: Part
  readonly choices: BronzeChoices
}

export function Dock({ p, choices }: Props) {
  const phase = phaseOf(p.view)
  return (
    <section
      className={`brz-dock at-${phase} ${isMyTurn(p) ? 'is-mine' : ''}`}
      aria-label={p.say('ui.piles')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region wants the arrow keys
      tabIndex={0}
    >
      <div className="brz-says">
        <Signs p={p} />
        <Hint p={p} phase={phase} choices={choices} />
      </div>
      <Now p={p} phase={phase} choices={choices} />
      <Piles p={p} choices={choices} />
    </section>
  )
}

/** A hint for beginners: what to do next. */
function Hint({ p, phase, choices }: Props & { phase: Phase }) {
  const s = p.view
  const { preview: pointed } = usePointing(p.view)
  const isFinger = useFinger()
  const me = mineOf(s, p.seat)
  let text: ReactNode
  if (p.replaying) text = p.say('ui.next.replay')
  else if (phase === 'over') text = p.say('ui.next.over')
  else if (!isMyTurn(p)) text = p.say(`ui.wait.${phase}`, { seat: s.turn })
  else if (pointed.kind === 'lay' || (pointed.kind === 'tech' && (phase === 'take' || phase === 'lay'))) {
    const techs = techsOf(s, me, pointed)
    text = (
      <>
        <span className="brz-hint-techs" aria-hidden="true">
          {techs.map((t, i) => (
            <i key={i} style={{ background: techTone(t) }}>
              <Icon body={TECH_ICONS[t]} size="1em" />
            </i>
          ))}
        </span>
        {p.say(pointed.kind === 'lay' ? 'ui.preview.lay' : 'ui.preview.tech', {
          cards: techs.length,
          places: placesFor(s, me, techs).size,
        })}
      </>
    )
  } else if (isFinger && (phase === 'take' || phase === 'lay')) text = p.say(`ui.next.${phase}.touch`)
  else text = p.say(`ui.next.${phase}`, { places: choices.settle.size, cubes: s.supply[me] })
  return (
    <p className="brz-hint" aria-live="off" {...planned('choices')}>
      {text}
    </p>
  )
}

function Now({ p, phase, choices }: Props & { phase: Phase }) {
  const isPhone = usePhone()
  if (phase === 'lay')
    return (
      <div className="brz-now">
        <TakenCard p={p} choices={choices} />
        {/* On a desk the card is laid in the player's own tray. */}
        {isPhone && (
          <div className="brz-now-matrix">
            <Matrix p={p} seat={p.view.turn} choices={choices} size="large" />
          </div>
        )}
      </div>
    )
  if (phase === 'settle') return <Activated p={p} choices={choices} />
  if (phase === 'city' && choices.city.size > 0) return <CityTray p={p} choices={choices} />
  if (phase === 'colour' && choices.colours.size > 0)
    return (
      <div className="brz-now">
        {[...choices.colours].map(([id, action]) => (
          <button key={id} type="button" className="button" onClick={() => p.play(action)}>
            {p.say(`colour.${id}`)}
          </button>
        ))}
      </div>
    )
  return null
}

/** The activated cards not yet used: pick one, or drag it to a place; after them the word that gives them up. */
function Activated({ p, choices }: Props) {
  const s = p.view
  const list = Array.from({ length: TECHS }, (_, t) => t).filter(t => s.activated[t] > 0)
  return (
    <fieldset className="brz-now brz-activated" aria-label={p.say('ui.activatedCards')}>
      {list.map(tech => (
        <Chip key={tech} p={p} choices={choices} tech={tech} />
      ))}
      <Stop p={p} action={choices.stop} />
    </fieldset>
  )
}
/** Says what it gives up. It is held like every last step, and stands far from the word that ends a turn. */
function Stop({ p, action }: { p: Part; action: ActionJson | null }) {
  if (!action) return null
  return (
    <button type="button" className="button small brz-stop" data-action data-stop onClick={() => p.play(action)}>
      {p.sayAction(action)}
    </button>
  )
}
function Chip({ p, choices, tech }: Props & { tech: number }) {
  const { picked } = usePointing(p.view)
  const owner = ownerOf(p, p.view.turn)
  const places = [...choices.settle].filter(([, list]) => list.some(o => o.tech === tech)).length
  const actionAt = (target: string) =>
    choices.settle.get(target.replace('place:', ''))?.find(o => o.tech === tech)?.action
  const drag = useDrag(
    places === 0
      ? null
      : {
          ghost: <CubeBox {...owner} size={38} />,
          accepts: target => actionAt(target) !== undefined,
          onStart: () => pick(tech),
          onEnd: () => pick(null),
          onDrop: target => {
            const action = actionAt(target)
            if (action) p.play(action)
          },
        },
  )
  const isMine = choices.stop !== null
  return (
    <>
      <button
        type="button"
        {...drag.props}
        className={`brz-chip ${picked === tech ? 'is-picked' : ''} ${places > 0 ? 'brz-grab' : ''}`}
        style={{ background: techTone(tech) }}
        data-tip={`tech:${tech}`}
        data-anchor={`chip:${tech}`}
        aria-pressed={picked === tech}
        aria-label={p.say('ui.chip', { tech: TECH_IDS[tech], cards: p.view.activated[tech], places })}
        // One that settles nothing now says so when it is pressed.
        aria-disabled={!isMine || places === 0}
        onClick={() => isMine && places > 0 && pick(picked === tech ? null : tech)}
      >
        <Icon body={TECH_ICONS[tech]} size="1.4em" />
        <span>{softHyphens(p.say(`tech.${TECH_IDS[tech]}`))}</span>
        <b {...figure('activated', undefined, tech)}>×{p.view.activated[tech]}</b>
      </button>
      {drag.node}
    </>
  )
}

function CityTray({ p, choices }: Props) {
  return (
    <fieldset className="brz-now brz-tray" aria-label={p.say('ui.cityTray')}>
      {[...choices.city].map(([city, action]) => (
        <button
          key={city}
          type="button"
          data-action
          className="brz-tray-card"
          data-city={CITIES[city].id}
          onClick={() => p.play(action)}
        >
          <CityLine p={p} seat={mineOf(p.view, p.seat)} city={city} isShort />
        </button>
      ))}
    </fieldset>
  )
}

/** A card that is taken stays taken: the first press chooses it, the second takes it. */
function Piles({ p, choices }: Props) {
  const s = p.view
  const { marked, press } = usePressAgain<number>(p.view)
  return (
    <fieldset className="brz-piles">
      {Array.from({ length: POOL }, (_, stack) => {
        const tech = s.top[stack]
        const action = choices.take.get(stack)
        const label = p.say('ui.pile', { n: stack + 1, cards: s.stackSize[stack] })
        if (tech === NONE)
          return (
            <div
              key={stack}
              className="brz-pile is-empty"
              data-anchor={`pile:${stack}`}
              data-tip={`pile:${stack}`}
              role="img"
              aria-label={label}
            >
              {p.say('ui.pile.empty')}
            </div>
          )
        return (
          <div
            key={stack}
            className="brz-pile"
            data-anchor={`pile:${stack}`}
            data-depth={Math.min(3, Math.ceil(s.stackSize[stack] / 4))}
          >
            <TechCard
              p={p}
              tech={tech}
              id={`top:${stack}`}
              legal={action !== undefined}
              isSelected={marked === stack}
              corner={
                <span title={label} {...figure('stack', undefined, stack)}>
                  {s.stackSize[stack]}
                </span>
              }
              label={
                action
                  ? `${p.sayAction(action)}. ${marked === stack ? p.say('ui.takeAgain') : label}`
                  : `${p.say(`tech.${TECH_IDS[tech]}`)}. ${label}`
              }
              onChoose={action && (() => press(stack, () => p.play(action, true)))}
              onPoint={isOver => (isOver ? preview({ kind: 'tech', tech }) : unpreview())}
            />
            {marked === stack && (
              <span className="brz-again" aria-hidden="true">
                {p.say('ui.takeAgain')}
              </span>
            )}
          </div>
        )
      })}
      <div
        className={`brz-pile is-reserve ${s.stackSize[RESERVE] === 0 ? 'is-empty' : ''}`}
        data-anchor="reserve"
        data-tip="reserve"
        role="img"
        aria-label={p.say('ui.reserve', { cards: s.stackSize[RESERVE] })}
      >
        <Icon body={ICONS.cards} size="1.4em" />
        <span>{p.say('ui.reserve.short')}</span>
        <b {...figure('stack', undefined, RESERVE)}>{s.stackSize[RESERVE]}</b>
      </div>
    </fieldset>
  )
}

/** Round, mammoth and the last round, always in sight. */
function Signs({ p }: { p: Part }) {
  const s = p.view
  return (
    <div className="brz-signs">
      <span data-tip="end" {...figure('round')}>
        {p.say('ui.round', { round: s.round })}
      </span>
      <span data-tip="mammoth">
        <Icon body={ICONS.mammoth} size={18} /> {p.seats[s.first].name}
      </span>
      {s.ending > 0 && (
        <strong className="brz-last" data-tip="end">
          {p.say('ui.lastRound', { cause: ENDINGS[s.ending] })}
        </strong>
      )}
    </div>
  )
}
