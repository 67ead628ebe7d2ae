/** What anything on the table is, in a few words, with the rule behind it. */
import { type ActionJson, NONE } from '@ecumene/kernel'
import { Telling, type TipText } from '@ecumene/kit/tip-text.tsx'
import type { ReactNode } from 'react'
import { CITIES } from '../data/cities.ts'
import { KIND_IDS, LANDSCAPE_IDS, PLACE_KIND, PLACE_LANDSCAPE, PLACE_ORDER, placeAt } from '../data/lands.ts'
import { BRONZE, fits, TECH_IDS, TECHNOLOGIES, TECHS } from '../data/technologies.ts'
import { ROUTE_LENGTHS, ROUTE_POINTS } from '../data/tokens.ts'
import { cityProgress, cubeAt, provinceStanding, routeStanding } from '../src/query.ts'
import { GONE, OWNED, routeAt } from '../src/state.ts'
import { farText } from './city.tsx'
import { ICONS, KIND_ICONS, LANDSCAPE_ICONS, TECH_ICONS } from './look.ts'
import { isMyTurn, mineOf, type Part, phaseOf } from './model.ts'
import { pickedNow } from './preview.ts'

export function explain(p: Part, word: string): ReactNode {
  const [kind, ...rest] = word.split(':')
  const told = tell(p, kind, rest.map(Number))
  return told ? <Telling told={told} openRule={p.openRule} /> : null
}

function tell(p: Part, kind: string, at: readonly number[]): TipText | null {
  const s = p.view
  const me = mineOf(s, p.seat)
  switch (kind) {
    case 'place': {
      const [land, place] = at
      const i = placeAt(s.land[land], place)
      const [landscape, symbol] = [PLACE_LANDSCAPE[i], PLACE_KIND[i]]
      const by = cubeAt(s, land, place)
      const techs = [...Array(TECHS - 1).keys()].filter(t => fits(t, landscape, symbol)).map(t => TECH_IDS[t])
      return {
        title: p.say('ui.tip.place', { kind: KIND_IDS[symbol], landscape: LANDSCAPE_IDS[landscape], land: land + 1 }),
        icon: KIND_ICONS[symbol],
        lines: [by === NONE ? p.say('ui.tip.fits', { tech: techs }) : p.say('ui.tip.cube', { seat: by })],
        rule: 'BRZ-PLACE-2',
      }
    }
    case 'tech': {
      const [tech] = at
      if (tech === BRONZE)
        return {
          title: p.say('tech.bronze'),
          icon: TECH_ICONS[tech],
          lines: [p.say('ui.tip.bronze')],
          rule: 'BRZ-SET-11',
        }
      const { landscapes, kinds } = TECHNOLOGIES[tech]
      return {
        title: p.say(`tech.${TECH_IDS[tech]}`),
        icon: TECH_ICONS[tech],
        lines: [
          p.say('ui.tip.tech', { kind: kinds.map(k => KIND_IDS[k]), landscape: landscapes.map(l => LANDSCAPE_IDS[l]) }),
          p.say('ui.tip.activates'),
        ],
        rule: 'BRZ-ACT-2',
      }
    }
    case 'city': {
      const [city] = at
      const { id, rule } = CITIES[city]
      const owner = s.cityAt[city] >= OWNED && s.cityAt[city] < OWNED + s.seats ? s.cityAt[city] - OWNED : me
      const progress = cityProgress(s, owner, city)
      return {
        title: p.say(`city.${id}`),
        icon: ICONS.city,
        lines: [
          p.say(`effect.${id}`),
          p.say('ui.tip.cityNow', { seat: owner, points: progress.points }),
          farText(p, progress),
        ],
        rule,
      }
    }
    case 'route': {
      const [l, t] = at
      const by = s.routeOf[routeAt(l, t)]
      const { run } = routeStanding(s, me, l)
      return {
        title: p.say('ui.tip.route', { landscape: LANDSCAPE_IDS[l], points: ROUTE_POINTS[t] }),
        icon: ICONS.route,
        lines: [
          p.say('ui.tip.routeFor', { number: ROUTE_LENGTHS[t], landscape: LANDSCAPE_IDS[l] }),
          ...(by >= 0 ? [p.say('ui.tip.held', { seat: by })] : []),
          p.say('ui.tip.run', { seat: me, run }),
        ],
        rule: 'BRZ-ROUTE-1',
      }
    }
    case 'province': {
      const [land] = at
      const st = provinceStanding(s, land)
      const counts = p.seats.map((look, seat) => `${look.name} ${st.settlements[seat]}`).join(' · ')
      const state =
        st.owner >= 0
          ? p.say('ui.tip.held', { seat: st.owner })
          : st.owner === GONE
            ? p.say('ui.tip.nobody')
            : st.leader !== NONE
              ? p.say('ui.tip.leads', { seat: st.leader })
              : p.say('ui.tip.noLeader')
      return {
        title: p.say('ui.tip.province', { land: land + 1, points: st.points }),
        icon: ICONS.province,
        lines: [p.say('ui.tip.provinceFor'), counts, state],
        rule: 'BRZ-PROV-2',
      }
    }
    case 'land':
      return { title: p.say('ui.tip.land', { land: at[0] + 1 }), lines: [p.say('ui.tip.down')], rule: 'BRZ-PLACE-9' }
    case 'start': {
      const { run } = routeStanding(s, me, at[0])
      return {
        title: p.say(`landscape.${LANDSCAPE_IDS[at[0]]}`),
        icon: LANDSCAPE_ICONS[at[0]],
        lines: [p.say('ui.tip.landscape'), p.say('ui.tip.run', { seat: me, run })],
        rule: 'BRZ-ROUTE-4',
      }
    }
    case 'pile':
      return {
        title: p.say('ui.pile', { n: at[0] + 1, cards: s.stackSize[at[0]] }),
        icon: ICONS.cards,
        lines: [p.say('ui.tip.pile')],
        rule: 'BRZ-TURN-3',
      }
    case 'reserve':
      return {
        title: p.say('ui.reserve', { cards: s.stackSize[4] }),
        icon: ICONS.cards,
        lines: [p.say('ui.tip.reserve')],
        rule: 'BRZ-SET-21',
      }
    case 'mammoth':
      return {
        title: p.say('ui.mammoth', { seat: s.first }),
        icon: ICONS.mammoth,
        lines: [p.say('ui.tip.mammoth')],
        rule: 'BRZ-END-4',
      }
    case 'end':
      return { title: p.say('ui.tip.end'), icon: ICONS.mammoth, lines: [p.say('ui.tip.ends')], rule: 'BRZ-END-1' }
    case 'cubes':
      return {
        title: p.say('ui.cubes', { cubes: s.supply[at[0]] }),
        icon: ICONS.cubes,
        lines: [p.say('ui.tip.cubes')],
        rule: 'BRZ-END-2',
      }
    default:
      return null
  }
}

/**
 * What choosing a place that does not glow would mean while settling: a cube there, with the card in hand or the first
 * activated one.
 */
export function meant(p: Part, word: string, picked: string | null): ActionJson | null {
  const [kind, ...at] = word.split(':')
  if (kind !== 'place' || !isMyTurn(p) || phaseOf(p.view) !== 'settle') return null
  const [land, place] = at.map(Number)
  const i = placeAt(p.view.land[land], place)
  const chip = picked?.startsWith('chip:') ? Number(picked.slice(5)) : pickedNow()
  const tech = chip ?? p.view.activated.findIndex(n => n > 0)
  if (tech < 0) return null
  return {
    verb: 'settle',
    tech: TECH_IDS[tech],
    land: land + 1,
    landscape: LANDSCAPE_IDS[PLACE_LANDSCAPE[i]],
    symbol: PLACE_ORDER[i] + 1,
  }
}
