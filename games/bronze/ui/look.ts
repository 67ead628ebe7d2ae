/** Icons and tones of everything that has a name. */

import bronze from 'virtual:icon/anvil'
import construction from 'virtual:icon/brick-wall'
import desert from 'virtual:icon/cactus'
import route from 'virtual:icon/camel'
import cards from 'virtual:icon/card-draw'
import wheel from 'virtual:icon/cartwheel'
import cubes from 'virtual:icon/cube'
import city from 'virtual:icon/egyptian-temple'
import savanna from 'virtual:icon/elephant'
import domestication from 'virtual:icon/goat'
import steppe from 'virtual:icon/high-grass'
import hunters from 'virtual:icon/high-shot'
import columns from 'virtual:icon/ionic-column'
import province from 'virtual:icon/laurels'
import mammoth from 'virtual:icon/mammoth'
import pottery from 'virtual:icon/painted-pottery'
import jungle from 'virtual:icon/palm-tree'
import mountains from 'virtual:icon/peaks'
import forest from 'virtual:icon/pine-tree'
import state from 'virtual:icon/queen-crown'
import herders from 'virtual:icon/sheep'
import variety from 'virtual:icon/stack'
import religion from 'virtual:icon/sun-priest'
import coast from 'virtual:icon/waves'
import irrigation from 'virtual:icon/well'
import farmers from 'virtual:icon/wheat'

/** In the order of TECH_IDS, LANDSCAPE_IDS, KIND_IDS. */
export const TECH_ICONS: readonly string[] = [
  state,
  irrigation,
  pottery,
  wheel,
  domestication,
  religion,
  construction,
  bronze,
]
export const LANDSCAPE_ICONS: readonly string[] = [mountains, forest, steppe, savanna, desert, jungle, coast]
export const KIND_ICONS: readonly string[] = [farmers, herders, hunters]
export const ICONS = { mammoth, route, province, city, cards, cubes, columns, variety }

export const techTone = (tech: number): string => `var(--brz-tech-${tech})`
export const landscapeTone = (landscape: number): string => `var(--brz-band-${landscape})`
