/** Icons and tones of everything that has a name. */
import construction from 'virtual:icon/ancient-columns'
import bronze from 'virtual:icon/anvil'
import coast from 'virtual:icon/big-wave'
import hunters from 'virtual:icon/bow-arrow'
import desert from 'virtual:icon/cactus'
import route from 'virtual:icon/caravan'
import cards from 'virtual:icon/card-draw'
import wheel from 'virtual:icon/cartwheel'
import cubes from 'virtual:icon/cube'
import city from 'virtual:icon/egyptian-temple'
import domestication from 'virtual:icon/goat'
import steppe from 'virtual:icon/high-grass'
import columns from 'virtual:icon/ionic-column'
import province from 'virtual:icon/laurels'
import mammoth from 'virtual:icon/mammoth'
import mountains from 'virtual:icon/mountaintop'
import pottery from 'virtual:icon/painted-pottery'
import jungle from 'virtual:icon/palm-tree'
import forest from 'virtual:icon/pine-tree'
import herders from 'virtual:icon/sheep'
import variety from 'virtual:icon/stack'
import religion from 'virtual:icon/sun-priest'
import state from 'virtual:icon/throne-king'
import savanna from 'virtual:icon/tree-growth'
import irrigation from 'virtual:icon/well'
import farmers from 'virtual:icon/wheat'

/** In the order of TECH_IDS, LANDSCAPE_IDS, KIND_IDS. */
export const TECH_ICONS: readonly string[] = [state, irrigation, pottery, wheel, domestication, religion, construction, bronze]
export const LANDSCAPE_ICONS: readonly string[] = [mountains, forest, steppe, savanna, desert, jungle, coast]
export const KIND_ICONS: readonly string[] = [farmers, herders, hunters]
export const ICONS = { mammoth, route, province, city, cards, cubes, columns, variety }

export const techTone = (tech: number): string => `var(--brz-tech-${tech})`
export const landscapeTone = (landscape: number): string => `var(--brz-band-${landscape})`
