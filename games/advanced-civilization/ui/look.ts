/** Icons of what plain Civilization does not have. */
import mathematics from 'virtual:icon/abacus'
import treachery from 'virtual:icon/backstab'
import barbarians from 'virtual:icon/barbarian'
import slaveRevolt from 'virtual:icon/breaking-chain'
import enlightenment from 'virtual:icon/candle-flame'
import resin from 'virtual:icon/dripping-honey'
import superstition from 'virtual:icon/evil-eyes'
import theology from 'virtual:icon/holy-symbol'
import ivory from 'virtual:icon/ivory-tusks'
import silver from 'virtual:icon/metal-disc'
import mining from 'virtual:icon/mining'
import oil from 'virtual:icon/olive'
import dye from 'virtual:icon/paint-bucket'
import monotheism from 'virtual:icon/prayer'
import roadbuilding from 'virtual:icon/road'
import military from 'virtual:icon/spartan-helmet'
import deism from 'virtual:icon/sun'
import wine from 'virtual:icon/wine-bottle'
import timber from 'virtual:icon/wood-pile'
import { CARD_ICONS as PLAIN_CARDS, TRADE_ICONS as PLAIN_TRADE } from '@ecumene/civilization-family/ui/look.ts'

export const TRADE_ICONS: Readonly<Record<string, string>> = {
  ...PLAIN_TRADE,
  spices: PLAIN_TRADE.spice,
  timber,
  oil,
  wine,
  silver,
  resin,
  dye,
  ivory,
  treachery,
  superstition,
  'slave-revolt': slaveRevolt,
  'barbarian-hordes': barbarians,
}
export const CARD_ICONS: Readonly<Record<string, string>> = {
  ...PLAIN_CARDS,
  roadbuilding,
  mining,
  mathematics,
  military,
  deism,
  enlightenment,
  monotheism,
  theology,
}
