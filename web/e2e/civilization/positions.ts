/** Positions of Civilization to begin from: played by the game's own player from fixed keys until something is so. */
import { readFileSync } from 'node:fs'
import { CARD_COST, CARDS } from '@ecumene/civilization/data/cards.ts'
import { COMMODITY_IDS, type CommodityId, STACK_OF, TRADE_IDS } from '@ecumene/civilization/data/trade.ts'
import type { E } from '@ecumene/civilization/src/events.ts'
import { civilization } from '@ecumene/civilization/src/game.ts'
import { available, means, priceOf } from '@ecumene/civilization/src/query/prices.ts'
import { handOf, type S } from '@ecumene/civilization/src/state.ts'
import { DECISIONS } from '@ecumene/civilization/src/verbs.ts'
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { SHIPS_EACH } from '@ecumene/civilization-family/data/nations.ts'
import { AREA_OF_SHORE, LAND, map, SAIL, SHORE_COUNT } from '@ecumene/civilization-family/src/map.ts'
import { crowd, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { unmoved } from '@ecumene/civilization-family/src/sailing.ts'
import { shipOf, tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { areaOfShore } from '@ecumene/civilization-family/ui/position.ts'
import {
  type ActionJson,
  asking,
  Codes,
  current,
  FastRng,
  has,
  type Json,
  keyOf,
  legalActions,
  Match,
  type MatchRecord,
  NONE,
  setupOf,
} from '@ecumene/kernel'
import { errors, type Locator, type Page } from 'playwright-core'
import { played, seqOf } from '../play.ts'

const ME = 0
const MOST = 20_000

export interface Position {
  readonly file: string
  /** As seat `me` sees it. */
  readonly s: S
  /** The seat of the person. */
  readonly me: number
}
type Wanted = (s: S, seat: number) => boolean

/** Other bots play other games: what one key does not lead to, the next one may. */
const TRIES = 60
const keysFrom = (seed: string): readonly string[] => Array.from({ length: TRIES }, (_, n) => `${seed}${n || ''}`)

/**
 * Plays games of the game's own player and keeps the first position of each kind in which somebody is asked what is
 * wanted: they are the person.
 */
export function gather<N extends string>(
  seats: number,
  seed: string,
  wanted: Readonly<Record<N, Wanted>>,
): Record<N, Position> {
  const found = {} as Record<N, Position>
  const missing = new Set(Object.keys(wanted) as N[])
  for (const key of keysFrom(seed)) {
    if (missing.size === 0) break
    follow(seats, key, 'full', (match, open) => {
      for (const name of missing) {
        const seat = open.find(q => wanted[name](match.state, q))
        if (seat === undefined) continue
        found[name] = positionOf(match, seat)
        missing.delete(name)
      }
      return missing.size === 0
    })
  }
  if (missing.size > 0) throw new Error(`no such position: ${[...missing].join(', ')}`)
  return found
}
/** The first position in which the person at seat 0 is asked and `wanted` holds. */
export function position(seats: number, seed: string, wanted: (s: S) => boolean, variant = 'full'): Position {
  for (const key of keysFrom(seed)) {
    let found: Position | null = null
    follow(seats, key, variant, (match, open) => {
      if (open.includes(ME) && wanted(match.state)) found = positionOf(match, ME)
      return found !== null
    })
    if (found !== null) return found
  }
  throw new Error('there is no such position')
}
/** Somebody plays these instead of what the greedy player would. */
type Steered = (s: S, seat: number) => readonly ActionJson[] | null
/** A game of the greedy player, move by move, until `look` has seen enough. */
export function follow(
  seats: number,
  seed: string,
  variant: string,
  look: (match: Match<S, E>, open: readonly number[]) => boolean,
  steer: Steered = () => null,
): void {
  const game = civilization
  const match = new Match(game, setupOf(game, seats, variant), keyOf(seed))
  const rng = new FastRng(7)
  const legal = new Codes()
  for (let n = 0; n < MOST && match.outcome() === null; n++) {
    const open = Array.from({ length: seats }, (_, q) => q).filter(q => has(match.owed(), q))
    if (look(match, open)) return
    const seat = open[rng.below(open.length)]
    const view = match.view(seat)
    legal.n = 0
    current(game, view)?.legal(view, seat, legal)
    const choice = civilization.policies.greedy(view, seat, legal, rng)
    const actions = steer(view, seat) ?? [typeof choice === 'number' ? game.verbs.toJson(choice) : choice]
    for (const action of actions) {
      const played = match.play(seat, action)
      if (!played.ok) throw new Error(`the greedy player was refused: ${played.refusal.key}`)
    }
  }
}
/** The file a person would have saved here. */
export function positionOf(match: Match<S, E>, me: number): Position {
  const players = Array.from({ length: match.setup.seats }, (_, q) => ({
    kind: q === me ? 'human' : 'bot',
    name: q === me ? 'Ada' : null,
    bot: q === me ? null : 'greedy',
    colour: q,
  }))
  const file = JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() } as unknown as Json)
  return { file, s: match.view(me), me }
}
export async function openPosition(page: Page, { file }: Pick<Position, 'file'>): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.desk, .phone').first().waitFor()
  await page.locator('.civ-map').waitFor()
  await mine(page)
}
/** The same page goes on with another game. */
export async function reopen(page: Page, position: Pick<Position, 'file'>): Promise<void> {
  if ((await page.locator('.boxes').count()) === 0) await page.locator('a[href="/"]').first().click()
  await page.locator('.boxes').waitFor()
  await openPosition(page, position)
}

/** Does it, and waits until the table has answered. */
export async function play(page: Page, act: () => Promise<unknown>): Promise<void> {
  const seq = await seqOf(page)
  try {
    await act()
  } catch (error) {
    // A question with one answer was answered by itself meanwhile.
    if (!(error instanceof errors.TimeoutError) || (await seqOf(page)) === seq) throw error
  }
  await played(page, seq)
}
export const mine = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.final, .prompt.mine'))
export const area = (page: Page, id: string): Locator => page.locator(`[data-target="area:${id}"]`)
/** An area is pointed at where its pieces stand: the middle of its outline may be sea. */
export async function spot(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-anchor="at:${id}"]`).boundingBox()
  if (!box) throw new Error(`no area ${id}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** A plan is carried out one action after the other: it is at its end, and nothing of it waits for "Done". */
const carriedOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[data-sending], [data-word=held]') === null)
/** What the person has played since the position was opened, in order: read from the file they would save. */
export async function playedSince(
  page: Page,
  { file, me }: Pick<Position, 'file' | 'me'>,
  withForced = false,
): Promise<ActionJson[]> {
  await carriedOut(page)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to file' }).click(),
  ])
  const { record } = JSON.parse(readFileSync(await saved.path(), 'utf8')) as { record: MatchRecord }
  const before = (JSON.parse(file) as { record: MatchRecord }).record.entries.length
  return record.entries
    .slice(before)
    .flatMap(e => (e.seat === me && (withForced || !e.auto) && e.action ? [e.action] : []))
}

export const isTrading = (s: S): boolean => asking(s) === DECISIONS.trade && s.handSize[ME] >= 3
/** Somebody has agreed to swap with us, and we may say yes. */
export const isOffered = (s: S): boolean => isTrading(s) && s.offerCards[ME] > 0 && partner(s) !== NONE
export const partner = (s: S): number => {
  for (let q = 1; q < s.seats; q++) if (has(s.agreed[q], ME) && !has(s.agreed[ME], q) && s.offerCards[q] > 0) return q
  return NONE
}
/** A card that can be paid for and is made cheaper by a card one has. */
export const bargain = (s: S): string | null => {
  for (let c = 0; c < CARDS; c++)
    if (
      available(s, ME, c) &&
      priceOf(s, ME, c) < CARD_COST[c] &&
      priceOf(s, ME, c) > 0 &&
      priceOf(s, ME, c) <= means(s, ME)
    )
      return CARD_IDS[c]
  return null
}
export const isBuying = (s: S): boolean => asking(s) === DECISIONS.acquire && bargain(s) !== null
const holdsBothOf = (s: S, ...ids: readonly (typeof TRADE_IDS)[number][]): boolean =>
  ids.every(id => s.hand[handOf(ME, TRADE_IDS.indexOf(id))] > 0)
/** Only in this stack the hand has two kinds, so that no other payment has an order. */
export const holdsBothOfOne = (s: S, ...pair: readonly [CommodityId, CommodityId]): boolean => {
  const held = COMMODITY_IDS.filter(id => holdsBothOf(s, id))
  const stacks = held.map(id => STACK_OF[COMMODITY_IDS.indexOf(id)])
  return holdsBothOf(s, ...pair) && new Set(stacks).size === stacks.length - 1
}
/** A ship with at least two tokens to take aboard, on the only shore of its area. */
export const ferry = (s: S): number => {
  for (let i = 0; i < SHIPS_EACH; i++) {
    const shore = s.ship[shipOf(ME, i)]
    if (shore === NONE || s.sailed[shipOf(ME, i)] > 0 || s.aboard[shipOf(ME, i)] > 0) continue
    if (SHORE_COUNT[AREA_OF_SHORE[shore]] === 1 && unmoved(s, AREA_OF_SHORE[shore], ME) >= 2) return i
  }
  return NONE
}
/** Coasts one step from a ship, as areas. */
export const coastsFrom = (s: S, ship: number): string[] => {
  const at = s.ship[shipOf(ME, ship)]
  return Array.from(SAIL.to.subarray(SAIL.at[at], SAIL.at[at + 1]), h => AREA_OF_SHORE[h])
    .filter(a => inPlay(s, a) && map.openSea[a] === 0)
    .map(a => AREA_IDS[a])
}
export const isSailing = (s: S): boolean =>
  asking(s) === DECISIONS.move && ferry(s) !== NONE && coastsFrom(s, ferry(s)).length > 0
/** A step into somebody's land that is full already: it comes to a fight. */
export const attack = (s: S): { from: string; to: string } | null => {
  for (let a = 0; a < AREAS; a++) {
    const mine = unmoved(s, a, ME)
    if (mine <= 0) continue
    for (let i = LAND.at[a]; i < LAND.at[a + 1]; i++) {
      const to = LAND.to[i]
      const isTheirs =
        s.city[to] === NONE && crowd(s, to) > s.tokens[tokensAt(to, ME)] && crowd(s, to) + mine > map.limit[to]
      if (inPlay(s, to) && isTheirs) return { from: AREA_IDS[a], to: AREA_IDS[to] }
    }
  }
  return null
}
/** A ship could be built in an area in one way only: by a click on it, one would think. */
export const isLaunching = (s: S): boolean => asking(s) === DECISIONS.ships && onlyLaunch(s) !== null
export function onlyLaunch(s: S): string | null {
  const areas = legalActions(civilization, s, ME).flatMap(a =>
    a.verb === 'launch' ? [areaOfShore(String(a.shore))] : [],
  )
  return areas.find(area => areas.filter(other => other === area).length === 1) ?? null
}
/** Nobody moves afterwards: those who are attacked stay where they are. */
export const isNearWar = (s: S): boolean =>
  asking(s) === DECISIONS.move && s.moveOrder[s.seats - 1] === ME && attack(s) !== null
/** Three tokens or more in one place, that may go. */
export const isMoving = (s: S): boolean => {
  if (asking(s) !== DECISIONS.move) return false
  for (let a = 0; a < AREAS; a++) if (s.city[a] === NONE && unmoved(s, a, ME) >= 3) return true
  return false
}
/** Pieces enough to be in each other's way. */
export const crowded = (s: S): boolean =>
  asking(s) === DECISIONS.move &&
  s.ship.filter(at => at !== NONE).length >= 10 &&
  s.city.filter(who => who !== NONE).length >= 25
