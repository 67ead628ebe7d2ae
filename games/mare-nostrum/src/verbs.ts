/** What players can do (verbs), what they are asked (decisions), and the programs that lead through a round. */
import { ids, verbs } from '@ecumene/kernel'
import { LEGIONS, TRIREMES } from '../data/empires.ts'
import { GOOD_IDS, RESOURCE_IDS } from '../data/goods.ts'
import { EMPIRE_IDS, PROVINCE_IDS, SEA_IDS } from '../data/names.ts'
import { POST_IDS, SLOT_IDS } from './board.ts'
import { HERO_IDS, type HeldId, POWERS, TOKEN_IDS } from './powers/tokens.ts'

/** The verbs of a hero's or wonder's action stand in the file of the power. */
const ofPower = (id: HeldId): object => POWERS[id].action?.verbs ?? {}
const ofAllPowers: object = Object.assign({}, ...Object.values(POWERS).map(power => power.action?.verbs ?? {}))

const NUMBER = { min: 0, max: 5 } as const
export const VERBS = verbs({
  choose: { empire: EMPIRE_IDS },
  tithe: { resource: ['coin', 'legendary'] },
  colossus: { good: GOOD_IDS },
  marker: { number: NUMBER },
  announce: { number: NUMBER },
  offer: { resource: RESOURCE_IDS },
  take: { from: 5, resource: RESOURCE_IDS },
  give: { resource: RESOURCE_IDS },
  appoint: { target: 5 },
  buildFirst: {},
  control: { province: PROVINCE_IDS },
  build: { slot: SLOT_IDS },
  legion: { province: PROVINCE_IDS },
  fortress: { province: PROVINCE_IDS },
  trireme: { sea: SEA_IDS },
  hire: { token: TOKEN_IDS },
  pyramids: {},
  ...ofPower('spartacus'),
  ...ofPower('gilgamesh'),
  ...ofPower('pharos'),
  ...ofPower('hammurabi'),
  ...ofPower('penthesilea'),
  pay: { resource: RESOURCE_IDS },
  payCoins: {},
  copy: { hero: HERO_IDS },
  keep: { good: GOOD_IDS },
  peace: { target: 5 },
  convert: { province: PROVINCE_IDS },
  removeMarker: { province: PROVINCE_IDS },
  sail: { sea: SEA_IDS, toSea: SEA_IDS, triremes: { min: 1, max: TRIREMES } },
  attack: { sea: SEA_IDS, target: 5 },
  march: { province: PROVINCE_IDS, to: PROVINCE_IDS, post: POST_IDS, legions: { min: 1, max: LEGIONS } },
  fight: { province: PROVINCE_IDS, target: 5 },
  lose: { post: POST_IDS },
  pillage: { slot: SLOT_IDS },
  spoils: { resource: ['coin', 'legendary'] },
  occupy: { province: PROVINCE_IDS },
  put: { slot: SLOT_IDS },
  occupyMarker: { province: PROVINCE_IDS },
  ...ofPower('queen-of-sheba'),
  ...ofPower('circe'),
  bestow: { target: 5 },
  ...ofAllPowers, // those named above keep their place
  done: {},
})
export const DECISIONS = ids(
  'choose',
  'tithe',
  'colossus',
  'marker',
  'announce',
  'offer',
  'take',
  'give',
  'nameBuilder',
  'buildFirst',
  'build',
  'pay',
  'copy',
  'keep',
  'peace',
  'nameMover',
  'convert',
  'sail',
  'attack',
  'march',
  'fight',
  'lose',
  'conquest',
  'spoils',
  'occupy',
  'bestow',
)
export const PROGRAMS = ids('game', 'round', 'trade', 'building', 'war', 'turn', 'battle', 'leadership')
