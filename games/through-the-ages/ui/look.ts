/** How kinds of cards and counts look: an icon and a tone each. */
import airplane from 'virtual:icon/airplane'
import arena from 'virtual:icon/arena'
import barracks from 'virtual:icon/barracks'
import bookshelf from 'virtual:icon/bookshelf'
import cannon from 'virtual:icon/cannon'
import capitol from 'virtual:icon/capitol'
import card from 'virtual:icon/card-draw'
import cavalry from 'virtual:icon/cavalry'
import helmet from 'virtual:icon/centurion-helmet'
import compass from 'virtual:icon/compass'
import axes from 'virtual:icon/crossed-axes'
import swords from 'virtual:icon/crossed-swords'
import masks from 'virtual:icon/drama-masks'
import pyramids from 'virtual:icon/egyptian-pyramids'
import temple from 'virtual:icon/greek-temple'
import hammer from 'virtual:icon/hammer-nails'
import laurels from 'virtual:icon/laurels'
import bulb from 'virtual:icon/light-bulb'
import crown from 'virtual:icon/queen-crown'
import flask from 'virtual:icon/round-bottom-flask'
import shield from 'virtual:icon/round-shield'
import scales from 'virtual:icon/scales'
import scroll from 'virtual:icon/scroll-unfurled'
import hands from 'virtual:icon/shaking-hands'
import ship from 'virtual:icon/ship-wheel'
import stones from 'virtual:icon/stone-pile'
import sword from 'virtual:icon/sword-brandish'
import pick from 'virtual:icon/war-pick'
import wheat from 'virtual:icon/wheat'
import world from 'virtual:icon/world'
import { CIVIL, type CivilCard, STARTING } from '../data/civil.ts'
import { MILITARY, type MilitaryCard } from '../data/military.ts'
import type { AgesCard, LeaderId, WonderId } from '../src/cards.ts'
import { pictures } from './pictures.ts'

export interface Look {
  readonly icon: string
  /** The group of kinds that share a colour: `var(--tta-<tone>)`. */
  readonly tone: string
}
export const KIND_LOOKS: Readonly<Record<Face['kind'], Look>> = {
  farm: { icon: wheat, tone: 'land' },
  mine: { icon: pick, tone: 'land' },
  lab: { icon: flask, tone: 'urban' },
  temple: { icon: temple, tone: 'urban' },
  library: { icon: bookshelf, tone: 'urban' },
  theater: { icon: masks, tone: 'urban' },
  arena: { icon: arena, tone: 'urban' },
  infantry: { icon: helmet, tone: 'unit' },
  cavalry: { icon: cavalry, tone: 'unit' },
  artillery: { icon: cannon, tone: 'unit' },
  airForce: { icon: airplane, tone: 'unit' },
  government: { icon: capitol, tone: 'government' },
  law: { icon: scales, tone: 'special' },
  exploration: { icon: compass, tone: 'special' },
  warfare: { icon: sword, tone: 'special' },
  construction: { icon: hammer, tone: 'special' },
  leader: { icon: crown, tone: 'leader' },
  wonder: { icon: pyramids, tone: 'wonder' },
  action: { icon: card, tone: 'action' },
  event: { icon: scroll, tone: 'event' },
  territory: { icon: world, tone: 'territory' },
  aggression: { icon: axes, tone: 'attack' },
  war: { icon: swords, tone: 'attack' },
  pact: { icon: hands, tone: 'pact' },
  tactic: { icon: barracks, tone: 'tactic' },
  bonus: { icon: shield, tone: 'bonus' },
}
/** What is counted on cards and boards. */
export const COUNT_ICONS: Readonly<Record<string, string>> = {
  culture: laurels,
  science: bulb,
  food: wheat,
  resources: stones,
  strength: swords,
  colonization: ship,
  hand: card,
}
export const AGE_NAMES = ['A', 'I', 'II', 'III', 'IV'] as const

export type Face = (CivilCard | MilitaryCard) & { readonly id: AgesCard; readonly isMilitary: boolean }
const faces = new Map<string, Face>([
  ...[...STARTING, ...CIVIL].map((c): [AgesCard, Face] => [c.id, { ...c, isMilitary: false }]),
  ...MILITARY.map((c): [AgesCard, Face] => [c.id, { ...c, isMilitary: true }]),
])
/** Every card there is, in the order of the lists. */
export const allFaces = (): readonly Face[] => [...faces.values()]
/** The card of a name that comes from outside: an action, an event, an address. */
export function faceOf(id: unknown): Face {
  const face = faces.get(String(id))
  if (!face) throw new Error(`there is no card ${id}`)
  return face
}
/** Each leader and each wonder has a picture of its own: a new one without a picture does not compile. */
const PICTURES: Readonly<Record<LeaderId | WonderId, string>> = pictures
const pictureOf = (id: string): string | undefined => (PICTURES as Readonly<Record<string, string>>)[id]
export function lookOf(face: Face): Look {
  const look = KIND_LOOKS[face.kind]
  const icon = pictureOf(face.id)
  return icon ? { ...look, icon } : look
}
