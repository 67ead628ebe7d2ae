/** The table of succession, the census, and over the map the phase and the order of play. */

import { has, NONE, owed } from '@ecumene/kernel'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useState } from 'react'
import { EPOCH_IDS, FINISH } from '../data/nations.ts'
import { population } from '../src/query.ts'
import { NOMADS } from '../src/state.ts'
import type { Part } from './edition.ts'
import { explain } from './explain.tsx'
import { figure } from './figure.ts'
import { ownersOf } from './part-props.ts'
import { CensusTrack } from './parts/census.tsx'
import { Phases } from './parts/phases.tsx'
import { Needs, SuccessionTable } from './parts/succession.tsx'
import { mineOf, phaseOf } from './position.ts'
import './parts/parts.css'

export function Tracks(p: Part) {
  const s = p.view
  const owners = ownersOf(p)
  const me = mineOf(s, p.seat)
  // Newcomers have no nation yet, and no row.
  const isSettled = s.round > 0 || Array.from(s.nation).every(n => n !== NONE)
  const order = Array.from(s.succession).filter(seat => isSettled && s.nation[seat] !== NONE)
  const { rules, track } = p.edition
  const needs = isSettled && p.seat !== 'table' ? track.needs(p, me) : []
  return (
    <Tips explain={word => explain(p, word)} className="civ-tracks">
      {isSettled && s.ruleset !== NOMADS && (
        <>
          <h2>{p.say('ui.ast')}</h2>
          <SuccessionTable
            label={p.say('ui.ast')}
            line={track.lineOf(s)}
            epochNames={EPOCH_IDS.map(id => p.say(`epoch.${id}`))}
            rows={order.map(seat => ({
              seat,
              owner: owners[seat],
              name: p.seats[seat].name,
              position: s.position[seat],
              epochs: Array.from({ length: FINISH + 1 }, (_, at) => track.epochAt(s, s.nation[seat], at)),
              points: Array.from({ length: FINISH + 1 }, (_, at) => track.pointsAt(s, s.nation[seat], at)),
              isFrozen: track.isFrozen(s, seat),
              label: p.say('ui.astRow', {
                seat,
                position: s.position[seat],
                epoch: EPOCH_IDS[track.epochAt(s, s.nation[seat], s.position[seat])],
              }),
            }))}
          />
          {p.seat !== 'table' && s.nation[me] !== NONE && s.depth > 0 && (
            <Needs
              title={p.say('ui.nextStep', {
                epoch: EPOCH_IDS[track.epochAt(s, s.nation[me], Math.min(FINISH, s.position[me] + 1))],
              })}
              needs={needs.length > 0 ? needs : [{ text: p.say('ui.need.none'), isMet: true, rule: rules.step }]}
              onRule={p.openRule}
              markOf={needs.length > 0 ? nth => figure('need', me, nth) : undefined}
            />
          )}
        </>
      )}
      {isSettled && (
        <>
          <h2>{p.say('ui.census')}</h2>
          <CensusTrack
            label={p.say('ui.census')}
            most={s.tokensEach}
            entries={order.map(seat => ({
              seat,
              owner: owners[seat],
              tokens: population(s, seat),
              label: p.say('ui.censusOf', { seat, tokens: population(s, seat) }),
            }))}
          />
        </>
      )}
    </Tips>
  )
}

/** Phase and order of play, over the map. */
export function PhaseBar({ p }: { p: Part }) {
  const s = p.view
  const [isOpen, open] = useState(false)
  const hasTracks = s.round > 0 && s.ruleset !== NOMADS
  const owners = ownersOf(p)
  const isSetUp = s.round > 0
  const order = p.edition.order(s)
  return (
    <>
      <Phases
        label={p.say('ui.phases')}
        phases={
          isSetUp
            ? p.edition.phases(s).map(n => ({ n, name: p.say(`ui.phase.${n}`) }))
            : [{ n: phaseOf(s), name: p.say('ui.phase.0') }]
        }
        now={s.phase}
        order={order.map(seat => ({
          seat,
          owner: owners[seat],
          isNow: s.depth > 0 && has(owed(s), seat),
          name: p.seats[seat].name,
        }))}
        orderLabel={p.say('ui.order')}
      >
        {hasTracks && (
          <button
            type="button"
            className="civ-ast-button"
            aria-expanded={isOpen}
            data-ast
            onClick={() => open(!isOpen)}
          >
            {p.say('ui.ast')} <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
          </button>
        )}
      </Phases>
      {isOpen && hasTracks && (
        <section className="civ-ast-over" aria-label={p.say('ui.ast')}>
          <Tracks {...p} />
        </section>
      )}
    </>
  )
}
