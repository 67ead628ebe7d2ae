/** The picture of each leader and wonder. Written by `npm run fix` from the homes of these cards. */
import albertEinstein from 'virtual:icon/atom'
import tajMahal from 'virtual:icon/byzantin-temple'
import napoleonBonaparte from 'virtual:icon/captain-hat-profile'
import christopherColumbus from 'virtual:icon/caravel'
import oceanLinerService from 'virtual:icon/cargo-ship'
import kremlin from 'virtual:icon/castle'
import stPetersBasilica from 'virtual:icon/church'
import winstonChurchill from 'virtual:icon/cigar'
import greatWall from 'virtual:icon/defensive-wall'
import pyramids from 'virtual:icon/egyptian-pyramids'
import hollywood from 'virtual:icon/film-spool'
import joanOfArc from 'virtual:icon/fleur-de-lys'
import sidMeier from 'virtual:icon/gamepad'
import leonardoDaVinci from 'virtual:icon/gears'
import universitasCarolina from 'virtual:icon/graduate-cap'
import maximilienRobespierre from 'virtual:icon/guillotine'
import fastFoodChains from 'virtual:icon/hamburger'
import genghisKhan from 'virtual:icon/horse-head'
import juliusCaesar from 'virtual:icon/laurel-crown'
import homer from 'virtual:icon/lyre'
import frederickBarbarossa from 'virtual:icon/mailed-fist'
import internet from 'virtual:icon/mesh-network'
import colossus from 'virtual:icon/mighty-force'
import charlieChaplin from 'virtual:icon/mustache'
import michelangelo from 'virtual:icon/palette'
import libraryOfAlexandria from 'virtual:icon/papyrus'
import billGates from 'virtual:icon/pc'
import aristotle from 'virtual:icon/philosopher-bust'
import jSBach from 'virtual:icon/pipe-organ'
import williamShakespeare from 'virtual:icon/quill-ink'
import firstSpaceFlight from 'virtual:icon/rocket'
import jamesCook from 'virtual:icon/sextant'
import moses from 'virtual:icon/shepherds-crook'
import isaacNewton from 'virtual:icon/shiny-apple'
import alexanderTheGreat from 'virtual:icon/spartan-helmet'
import mahatmaGandhi from 'virtual:icon/spinning-wheel'
import transcontinentalRailroad from 'virtual:icon/steam-locomotive'
import hammurabi from 'virtual:icon/stone-tablet'
import eiffelTower from 'virtual:icon/tv-tower'
import hangingGardens from 'virtual:icon/vines'

export const pictures = {
  'albert-einstein': albertEinstein,
  'alexander-the-great': alexanderTheGreat,
  aristotle,
  'bill-gates': billGates,
  'charlie-chaplin': charlieChaplin,
  'christopher-columbus': christopherColumbus,
  colossus,
  'eiffel-tower': eiffelTower,
  'fast-food-chains': fastFoodChains,
  'first-space-flight': firstSpaceFlight,
  'frederick-barbarossa': frederickBarbarossa,
  'genghis-khan': genghisKhan,
  'great-wall': greatWall,
  hammurabi,
  'hanging-gardens': hangingGardens,
  hollywood,
  homer,
  internet,
  'isaac-newton': isaacNewton,
  'j-s-bach': jSBach,
  'james-cook': jamesCook,
  'joan-of-arc': joanOfArc,
  'julius-caesar': juliusCaesar,
  kremlin,
  'leonardo-da-vinci': leonardoDaVinci,
  'library-of-alexandria': libraryOfAlexandria,
  'mahatma-gandhi': mahatmaGandhi,
  'maximilien-robespierre': maximilienRobespierre,
  michelangelo,
  moses,
  'napoleon-bonaparte': napoleonBonaparte,
  'ocean-liner-service': oceanLinerService,
  pyramids,
  'sid-meier': sidMeier,
  'st-peters-basilica': stPetersBasilica,
  'taj-mahal': tajMahal,
  'transcontinental-railroad': transcontinentalRailroad,
  'universitas-carolina': universitasCarolina,
  'william-shakespeare': williamShakespeare,
  'winston-churchill': winstonChurchill,
}
