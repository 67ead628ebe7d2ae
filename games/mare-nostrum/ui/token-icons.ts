/** The picture of each hero and wonder. Written by `npm run fix` from their folders in `src/powers`. */
import penthesilea from 'virtual:icon/bow-arrow'
import spartacus from 'virtual:icon/breaking-chain'
import gilgamesh from 'virtual:icon/bull-horns'
import caesar from 'virtual:icon/caesar'
import cleopatra from 'virtual:icon/cleopatra'
import pericles from 'virtual:icon/crested-helmet'
import templeOfArtemis from 'virtual:icon/deer'
import nebuchadnezzar from 'virtual:icon/defensive-wall'
import castorPollux from 'virtual:icon/double-face-mask'
import antigone from 'virtual:icon/drama-masks'
import hannibal from 'virtual:icon/elephant'
import colossus from 'virtual:icon/giant'
import pharos from 'virtual:icon/lighthouse'
import hercules from 'virtual:icon/lion'
import perseus from 'virtual:icon/medusa-head'
import circe from 'virtual:icon/pig'
import ramsesIi from 'virtual:icon/pschent-double-crown'
import queenOfSheba from 'virtual:icon/queen-crown'
import hammurabi from 'virtual:icon/stone-tablet'
import statueOfZeus from 'virtual:icon/throne-king'
import hamilcar from 'virtual:icon/torch'
import hangingGardens from 'virtual:icon/vines'
import type { HeldId } from '../src/powers/tokens.ts'

export const POWER_ICONS: Readonly<Record<HeldId, string>> = {
  antigone,
  caesar,
  'castor-pollux': castorPollux,
  circe,
  cleopatra,
  colossus,
  gilgamesh,
  hamilcar,
  hammurabi,
  'hanging-gardens': hangingGardens,
  hannibal,
  hercules,
  nebuchadnezzar,
  penthesilea,
  pericles,
  perseus,
  pharos,
  'queen-of-sheba': queenOfSheba,
  'ramses-ii': ramsesIi,
  spartacus,
  'statue-of-zeus': statueOfZeus,
  'temple-of-artemis': templeOfArtemis,
}
