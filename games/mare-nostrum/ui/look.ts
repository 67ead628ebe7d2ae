/** Icons and tones of everything that has a name. */
import caravan from 'virtual:icon/camel'
import city from 'virtual:icon/capitol'
import legion from 'virtual:icon/centurion-helmet'
import build from 'virtual:icon/claw-hammer'
import war from 'virtual:icon/crossed-swords'
import peace from 'virtual:icon/dove'
import pyramids from 'virtual:icon/egyptian-pyramids'
import gems from 'virtual:icon/gems'
import gladiators from 'virtual:icon/gladius'
import gold from 'virtual:icon/gold-bar'
import wine from 'virtual:icon/grapes'
import temple from 'virtual:icon/greek-temple'
import fortress from 'virtual:icon/hill-fort'
import spices from 'virtual:icon/hot-spices'
import laurel from 'virtual:icon/laurel-crown'
import wood from 'virtual:icon/log'
import lyre from 'virtual:icon/lyre'
import market from 'virtual:icon/medieval-pavilion'
import metal from 'virtual:icon/metal-bar'
import oil from 'virtual:icon/olive'
import pottery from 'virtual:icon/painted-pottery'
import papyrus from 'virtual:icon/papyrus'
import sheep from 'virtual:icon/sheep'
import marble from 'virtual:icon/stone-block'
import trade from 'virtual:icon/trade'
import trireme from 'virtual:icon/trireme'
import coin from 'virtual:icon/two-coins'
import grain from 'virtual:icon/wheat'
import type { ResourceId } from '../data/goods.ts'
import type { MareCard } from './rules.ts'
import { POWER_ICONS } from './token-icons.ts'

export const ICONS = {
  build,
  caravan,
  city,
  legion,
  war,
  peace,
  temple,
  fortress,
  laurel,
  market,
  trireme,
  pyramids,
  trade,
}

interface Tone {
  readonly icon: string
  readonly fill: string
  readonly ink: string
}
const DARK = '#2b1d0f'
const LIGHT = '#fff6e4'
export const RESOURCE_LOOK: Readonly<Record<ResourceId, Tone>> = {
  pottery: { icon: pottery, fill: '#b9623a', ink: LIGHT },
  gems: { icon: gems, fill: '#6f53b5', ink: LIGHT },
  papyrus: { icon: papyrus, fill: '#a9b457', ink: DARK },
  metal: { icon: metal, fill: '#66727d', ink: LIGHT },
  spices: { icon: spices, fill: '#b03c2b', ink: LIGHT },
  marble: { icon: marble, fill: '#dcd8ce', ink: DARK },
  wood: { icon: wood, fill: '#74502f', ink: LIGHT },
  gold: { icon: gold, fill: '#e0ac2c', ink: DARK },
  grain: { icon: grain, fill: '#e3c565', ink: DARK },
  oil: { icon: oil, fill: '#66752a', ink: LIGHT },
  sheep: { icon: sheep, fill: '#f1ead9', ink: DARK },
  wine: { icon: wine, fill: '#7c2347', ink: LIGHT },
  gladiators: { icon: gladiators, fill: '#3f5d6b', ink: LIGHT },
  coin: { icon: coin, fill: '#d6b25c', ink: DARK },
}

/** Heroes and wonders, the starting heroes and the Pyramids too. */
export const TOKEN_ICONS: Readonly<Record<MareCard, string>> = { ...POWER_ICONS, pyramids }
/** By track: trade, culture, military. */
export const TRACK_ICONS: readonly string[] = [trade, lyre, war]

/** A slot's sign: its commodity, or the building. */
export function iconOf({ kind, good }: { readonly kind: string; readonly good: ResourceId | null }): string {
  if (good) return RESOURCE_LOOK[good].icon
  return kind === 'market' ? ICONS.market : kind === 'temple' ? ICONS.temple : ICONS.city
}
