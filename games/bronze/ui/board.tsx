/** The board of Bronze: lands, tokens and cities in a scene; below it the decision of the moment and what is mine. */
import type { GameEvent } from '@ecumene/kernel'
import { Flights } from '@ecumene/kit/flights.tsx'
import { useNextFocus } from '@ecumene/kit/focus.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { usePhone } from '@ecumene/kit/media.ts'
import { useEachMoment, useStateOf } from '@ecumene/kit/moment.ts'
import { Scene } from '@ecumene/kit/scene.tsx'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useCallback, useMemo, useRef } from 'react'
import { PLACE_LANDSCAPE, PLACES, placeAt } from '../data/lands.ts'
import { TECH_IDS } from '../data/technologies.ts'
import { CITY_DRAW, type Players } from '../data/tokens.ts'
import { farthest } from '../src/board.ts'
import { citiesBelow, cubeAt } from '../src/query.ts'
import { landsOf, type S } from '../src/state.ts'
import { CityBelow } from './city.tsx'
import { Dock } from './dock.tsx'
import { explain } from './explain.tsx'
import { flightOf } from './flights.tsx'
import { homeOf, landX, placeSpot, START_W, START_X, worldHeight, worldWidth } from './geometry.ts'
import { LandBack, LandStrip, StartSection } from './land.tsx'
import { TECH_ICONS, techTone } from './look.ts'
import type { BronzeMessage } from './message.ts'
import {
  type BronzeChoices,
  choicesOf,
  isMyTurn,
  mineOf,
  type Part,
  type Phase,
  phaseOf,
  placeKey,
  placesFor,
  techsOf,
} from './model.ts'
import { Mine } from './my-area.tsx'
import { ownerOf } from './owner.ts'
import { PlaceMark } from './place.tsx'
import { forget, preview, unpreview, usePointing } from './preview.ts'
import { Provinces, Routes } from './tokens.tsx'
import './bronze.css'

/** What can be chosen in each phase. */
const NEXT: Readonly<Record<Phase, string | null>> = {
  colour: '.brz-now .button',
  take: '.brz-pile .is-legal',
  lay: '.brz-slot-side',
  settle: '.brz-place.is-legal',
  city: '.brz-tray-card',
  over: null,
}

export function Board(p: BoardProps<S, BronzeMessage>) {
  const choices = useMemo(() => choicesOf(p.view, p.legal), [p.view, p.legal])
  const plan = useCallback((e: GameEvent) => flightOf(p, e), [p])
  const isPhone = usePhone()
  useEachMoment(p.view, () => forget(p.view))
  useNextFocus(p.view, isMyTurn(p) ? NEXT[phaseOf(p.view)] : null)
  return (
    <Tips className="brz-board" explain={word => explain(p, word)}>
      <BoardScene p={p} choices={choices} motion={p.motion} />
      <Dock p={p} choices={choices} />
      {!isPhone && p.seat !== 'table' && <Mine p={p} choices={choices} />}
      <Flights events={p.events} motion={p.motion} plan={plan} />
    </Tips>
  )
}

function BoardScene({ p, choices, motion }: { p: Part; choices: BronzeChoices; motion: boolean }) {
  const s = p.view
  const lands = landsOf(s)
  const draws = CITY_DRAW[s.seats as Players]
  const me = mineOf(s, p.seat)
  const from = farthest(s, me)
  const { preview: pointed, picked } = usePointing(p.view)
  const [asked, ask] = useStateOf<string | null>(p.view, null)

  const choosesCity = choices.city.size > 0
  const isWhole = p.seat === 'table'
  const lit = useMemo(() => {
    if (pointed.kind === 'landscape') return null
    const techs = techsOf(s, me, pointed)
    return techs.length > 0 ? placesFor(s, me, techs) : null
  }, [s, me, pointed])
  const choose = (key: string): void => {
    const options = choices.settle.get(key)?.filter(o => picked === null || o.tech === picked)
    if (!options || options.length === 0) return
    if (options.length === 1) p.play(options[0].action)
    else ask(key)
  }
  const take = (city: number): void => {
    const action = choices.city.get(city)
    if (action) p.play(action)
  }
  // Places and cities are drawn anew only where they change: what they call must stay the same.
  const latest = useRef({ choose, take })
  latest.current = { choose, take }
  const chosen = useCallback((key: string) => latest.current.choose(key), [])
  const taken = useCallback((city: number) => latest.current.take(city), [])
  const words = {
    zoomIn: p.say('ui.zoomIn'),
    zoomOut: p.say('ui.zoomOut'),
    fit: p.say('ui.zoomFit'),
    keys: p.say('ui.keys'),
  }
  return (
    <Scene
      width={worldWidth(lands)}
      height={worldHeight(draws)}
      label={p.say('ui.board')}
      words={words}
      motion={motion}
      home={view => homeOf(view, { lands, cities: draws, from, open: s.open, choosesCity, isWhole })}
      homeKey={`${lands}.${Math.max(0, from)}.${s.open}.${choosesCity}`}
    >
      <Routes p={p} />
      <StartSection say={p.say} x={START_X} width={START_W} onPoint={pointAt} />
      <Provinces p={p} />
      {Array.from({ length: lands }, (_, land) =>
        land < s.open ? (
          <LandStrip key={land} land={land} tile={s.land[land]} />
        ) : (
          <LandBack key={land} say={p.say} land={land} />
        ),
      )}
      {Array.from({ length: s.open }, (_, land) =>
        Array.from({ length: PLACES }, (_, place) => {
          const key = placeKey(land, place)
          const options = choices.settle.get(key)
          const by = cubeAt(s, land, place)
          const inRun =
            pointed.kind === 'landscape' && PLACE_LANDSCAPE[placeAt(s.land[land], place)] === pointed.landscape
          return (
            <PlaceMark
              key={key}
              p={p}
              land={land}
              tile={s.land[land]}
              place={place}
              by={by}
              owner={by >= 0 ? ownerOf(p, by) : null}
              legal={options?.some(o => picked === null || o.tech === picked) ?? false}
              lit={lit ? lit.has(key) : inRun}
              dim={lit !== null && !lit.has(key) && by < 0}
              onChoose={chosen}
            />
          )
        }),
      )}
      {Array.from({ length: lands }, (_, land) =>
        citiesBelow(s, land).map((city, place) => (
          <CityBelow
            key={city}
            say={p.say}
            land={land}
            city={city}
            place={place}
            legal={choices.city.has(city)}
            onChoose={taken}
          />
        )),
      )}
      {asked && choices.settle.has(asked) && <WhichCard p={p} choices={choices} at={asked} onClose={() => ask(null)} />}
    </Scene>
  )
}

/** Pointing at a landscape shows its runs. */
const pointAt = (landscape: number | null): void =>
  landscape === null ? unpreview() : preview({ kind: 'landscape', landscape })

/** Several activated cards fit one place: which is used is the player's choice (BRZ-PLACE-3). */
function WhichCard({ p, choices, at, onClose }: { p: Part; choices: BronzeChoices; at: string; onClose: () => void }) {
  const options = choices.settle.get(at) ?? []
  const [land, place] = at.split(':').map(Number)
  const spot = placeSpot(p.view.land[land], place)
  const size = 46
  const width = options.length * size + 14
  return (
    <foreignObject
      x={landX(land) + spot.x - width / 2}
      y={spot.y - 84}
      width={width}
      height={66}
      className="brz-which-box"
    >
      <div
        className="brz-which"
        role="menu"
        aria-label={p.say('ui.which')}
        onKeyDown={e => {
          if (e.key === 'Escape') onClose()
          const step =
            e.key === 'ArrowRight' ? 'nextElementSibling' : e.key === 'ArrowLeft' ? 'previousElementSibling' : null
          const next = step && document.activeElement?.[step]
          if (next instanceof HTMLElement) next.focus()
          e.stopPropagation()
        }}
      >
        {options.map(({ tech, action }, i) => (
          <button
            key={tech}
            type="button"
            role="menuitem"
            // biome-ignore lint/a11y/noAutofocus: the menu was asked for; its first item is where the keyboard goes on
            autoFocus={i === 0}
            style={{ background: techTone(tech) }}
            data-which={TECH_IDS[tech]}
            aria-label={p.sayAction(action)}
            title={p.say(`tech.${TECH_IDS[tech]}`)}
            onClick={() => p.play(action)}
          >
            <Icon body={TECH_ICONS[tech]} size={26} />
          </button>
        ))}
      </div>
    </foreignObject>
  )
}
