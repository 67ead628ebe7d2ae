/** Every leader, by the id of its card. Written by `npm run fix` from the files beside it. */
import { albertEinstein } from './albert-einstein.ts'
import { alexanderTheGreat } from './alexander-the-great.ts'
import { aristotle } from './aristotle.ts'
import { billGates } from './bill-gates.ts'
import { charlieChaplin } from './charlie-chaplin.ts'
import { christopherColumbus } from './christopher-columbus.ts'
import { frederickBarbarossa } from './frederick-barbarossa.ts'
import { genghisKhan } from './genghis-khan.ts'
import { hammurabi } from './hammurabi.ts'
import { homer } from './homer.ts'
import { isaacNewton } from './isaac-newton.ts'
import { jSBach } from './j-s-bach.ts'
import { jamesCook } from './james-cook.ts'
import { joanOfArc } from './joan-of-arc.ts'
import { juliusCaesar } from './julius-caesar.ts'
import { leonardoDaVinci } from './leonardo-da-vinci.ts'
import { mahatmaGandhi } from './mahatma-gandhi.ts'
import { maximilienRobespierre } from './maximilien-robespierre.ts'
import { michelangelo } from './michelangelo.ts'
import { moses } from './moses.ts'
import { napoleonBonaparte } from './napoleon-bonaparte.ts'
import { sidMeier } from './sid-meier.ts'
import { williamShakespeare } from './william-shakespeare.ts'
import { winstonChurchill } from './winston-churchill.ts'

export const table = {
  'albert-einstein': albertEinstein,
  'alexander-the-great': alexanderTheGreat,
  aristotle,
  'bill-gates': billGates,
  'charlie-chaplin': charlieChaplin,
  'christopher-columbus': christopherColumbus,
  'frederick-barbarossa': frederickBarbarossa,
  'genghis-khan': genghisKhan,
  hammurabi,
  homer,
  'isaac-newton': isaacNewton,
  'j-s-bach': jSBach,
  'james-cook': jamesCook,
  'joan-of-arc': joanOfArc,
  'julius-caesar': juliusCaesar,
  'leonardo-da-vinci': leonardoDaVinci,
  'mahatma-gandhi': mahatmaGandhi,
  'maximilien-robespierre': maximilienRobespierre,
  michelangelo,
  moses,
  'napoleon-bonaparte': napoleonBonaparte,
  'sid-meier': sidMeier,
  'william-shakespeare': williamShakespeare,
  'winston-churchill': winstonChurchill,
}
