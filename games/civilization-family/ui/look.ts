/** Icons and tones of everything that has a name. */
import hides from 'virtual:icon/animal-hide'
import bronze from 'virtual:icon/anvil'
import astronomy from 'virtual:icon/astrolabe'
import flood from 'virtual:icon/big-wave'
import iconoclasm from 'virtual:icon/broken-tablet'
import medicine from 'virtual:icon/caduceus'
import civilWar from 'virtual:icon/crossed-swords'
import famine from 'virtual:icon/desert-skull'
import drama from 'virtual:icon/drama-masks'
import mysticism from 'virtual:icon/eye-of-horus'
import disorder from 'virtual:icon/fist'
import engineering from 'virtual:icon/gears'
import gems from 'virtual:icon/gems'
import gold from 'virtual:icon/gold-bar'
import architecture from 'virtual:icon/greek-temple'
import spice from 'virtual:icon/hot-spices'
import music from 'virtual:icon/lyre'
import metalworking from 'virtual:icon/melting-metal'
import iron from 'virtual:icon/metal-bar'
import pottery from 'virtual:icon/painted-pottery'
import papyrus from 'virtual:icon/papyrus'
import philosophy from 'virtual:icon/philosopher-bust'
import piracy from 'virtual:icon/pirate-flag'
import epidemic from 'virtual:icon/plague-doctor-profile'
import agriculture from 'virtual:icon/plow'
import ochre from 'virtual:icon/powder-bag'
import cloth from 'virtual:icon/rolled-cloth'
import salt from 'virtual:icon/salt-shaker'
import law from 'virtual:icon/scales'
import literacy from 'virtual:icon/scroll-quill'
import volcano from 'virtual:icon/smoking-volcano'
import coinage from 'virtual:icon/two-coins'
import democracy from 'virtual:icon/vote'
import grain from 'virtual:icon/wheat'

/** Trade cards by id. */
export const TRADE_ICONS: Readonly<Record<string, string>> = {
  hides,
  ochre,
  iron,
  papyrus,
  salt,
  grain,
  cloth,
  bronze,
  spice,
  gems,
  gold,
  volcano,
  famine,
  'civil-war': civilWar,
  flood,
  epidemic,
  'civil-disorder': disorder,
  iconoclasm,
  piracy,
}
/** Civilization cards by id. */
export const CARD_ICONS: Readonly<Record<string, string>> = {
  pottery,
  'cloth-making': cloth,
  metalworking,
  agriculture,
  engineering,
  astronomy,
  coinage,
  medicine,
  mysticism,
  'drama-and-poetry': drama,
  music,
  architecture,
  literacy,
  law,
  democracy,
  philosophy,
}
/** Heads of cards, dark enough for light letters. */
const GROUP_TONES: Readonly<Record<string, string>> = {
  crafts: '#8a4b1f',
  sciences: '#2d6a4f',
  arts: '#2b5d8a',
  civics: '#7a2e3f',
  religion: '#6b5a10',
}
export function toneOfGroups(groups: readonly string[]): string {
  const tones = groups.map(g => GROUP_TONES[g] ?? '#5a4128')
  return tones.length > 1 ? `linear-gradient(100deg, ${tones[0]} 42%, ${tones[1]} 58%)` : tones[0]
}
/** Cheap goods are earthen, dear ones glow. */
const VALUE_TONES = ['#7a6248', '#7d5a3c', '#6d6a3a', '#4f6b45', '#3d6a5d', '#3b5f7a', '#57508a', '#7a4a7c', '#8f6a12']
export const toneOfValue = (value: number): string => VALUE_TONES[Math.max(0, Math.min(8, value - 1))]
export const CALAMITY_TONE = '#7c1f17'
