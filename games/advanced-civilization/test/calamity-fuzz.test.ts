import { PLAIN_IDS, VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { FastRng, setupOf } from '@ecumene/kernel'
import { fuzz, replay, start, takeover, undo, walkOn } from '@ecumene/testkit'
import { describe, expect, test, vi } from 'vitest'
import { CARD_IDS, type CardId } from '../data/cards.ts'
import { CALAMITY_IDS, type CalamityId } from '../data/trade.ts'
import { greedy } from '../src/bot/greedy.ts'
import { calamityEvents } from '../src/events-of-calamities.ts'
import { cardOf } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'
import { salted } from './salted.ts'

vi.setConfig({ testTimeout: 600_000 })
const games = Number(process.env.FUZZ_GAMES ?? 1)

/** Every card that changes a calamity, for its primary victim or for others. */
const CHANGED_BY: Readonly<Record<CalamityId, readonly CardId[]>> = {
  volcano: ['engineering'],
  treachery: [],
  famine: ['pottery'],
  superstition: ['mysticism', 'deism', 'enlightenment'],
  'civil-war': ['music', 'drama-and-poetry', 'democracy', 'philosophy', 'military'],
  'slave-revolt': ['mining', 'enlightenment'],
  flood: ['engineering'],
  'barbarian-hordes': ['engineering', 'metalworking'],
  epidemic: ['medicine', 'roadbuilding'],
  'civil-disorder': ['music', 'drama-and-poetry', 'law', 'democracy', 'military', 'roadbuilding'],
  iconoclasm: ['law', 'philosophy', 'theology', 'monotheism', 'roadbuilding'],
  piracy: [],
}
/** Every decision from the first of Phase 11 on. */
const ASKED = Object.keys(DECISIONS).filter(name => DECISIONS[name as keyof typeof DECISIONS] >= DECISIONS.erupt)
const missing = new Set<string>([
  ...CALAMITY_IDS.flatMap(id => [
    `${id} strikes`,
    ...CHANGED_BY[id].map(card => `${id} with ${card}`),
    `${id} is spared`,
  ]),
  ...Object.keys(calamityEvents).map(type => `event ${type}`),
  ...ASKED.map(name => `decision ${name}`),
  ...[
    'erupt',
    'quake',
    'shake',
    'betray',
    'shrink',
    'march',
    'accuse',
    'show',
    'lose',
    'loseCity',
    'order',
    'strike',
    'convert',
    'pick',
    'pickCity',
    'keep',
    'annex',
    'annexCity',
  ].map(verb => `verb ${verb}`),
  ...['condemn', 'raid', 'reduce'].map(verb => `verb ${verb}`),
  ...PLAIN_IDS.map(id => `flood ${id}`),
  ...VOLCANO_IDS.map(id => `eruption ${id}`),
])
// Reached by a hand-made position only: tokens beside a city, when Barbarians arrive (ADV-R-41).
missing.delete('event hordeBeaten')

describe('games of calamities alone', () => {
  for (let seats = 2; seats <= 8; seats++)
    test(`${seats} players: random answers keep every law; each calamity, card, decision and event is noted`, () => {
      const setup = setupOf(salted, seats, undefined, { rounds: 12, iconoclasmPick: seats % 2 ? 'owner' : 'primary' })
      const found = fuzz(
        salted,
        setup,
        { games: games + 2, seed: seats },
        {
          before(_, decision, __, played) {
            missing.delete(`decision ${decision.name}`)
            if (typeof played === 'number') missing.delete(`verb ${salted.verbs.toJson(played).verb}`)
          },
          after(walk, _, __, cx) {
            for (const e of cx.events) {
              missing.delete(`event ${e.type}`)
              if (e.type === 'flooded') missing.delete(`flood ${e.plain}`)
              if (e.type === 'erupted') missing.delete(`eruption ${e.volcano}`)
              if (e.type === 'spared') missing.delete(`${e.calamity} is spared`)
              if (e.type !== 'calamity') continue
              missing.delete(`${e.calamity} strikes`)
              for (const card of CHANGED_BY[e.calamity as CalamityId])
                if (walk.s.card[cardOf(e.seat, CARD_IDS.indexOf(card))] === 1)
                  missing.delete(`${e.calamity} with ${card}`)
            }
          },
        },
      )
      expect(found).toEqual([])
    })
  test('coverage by use: nothing was missing', () => expect([...missing]).toEqual([]))
  test('the greedy player has a legal answer to every question of a calamity', () => {
    const unasked = new Set<string>(ASKED)
    for (const [seed, iconoclasmPick] of ['owner', 'primary', 'owner', 'owner'].entries()) {
      const walk = start(salted, setupOf(salted, 6, undefined, { rounds: 40, iconoclasmPick }), new FastRng(seed + 1))
      const view = walk.layout.create()
      walkOn(
        walk,
        (w, decision, seat, codes) => {
          unasked.delete(decision.name)
          w.layout.mask(view, w.s, seat)
          const code = greedy(view, seat, codes, w.rng)
          if (typeof code !== 'number' || !codes.has(code)) throw new Error(`${decision.name}: ${JSON.stringify(code)}`)
          return code
        },
        20_000,
      )
    }
    expect([...unasked]).toEqual([])
  })
  test('records play again, answers can be taken back, a stand-in can go on from anywhere', () => {
    const setup = setupOf(salted, 5, undefined, { rounds: 12 })
    expect(replay(salted, setup, { games })).toEqual([])
    expect(undo(salted, setup, { games })).toEqual([])
    expect(takeover(salted, setup, { games })).toEqual([])
  })
})
