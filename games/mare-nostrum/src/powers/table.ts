/** What each hero and wonder does. From the folders beside it, by tables.mjs (`npm run fix`). */
import { antigone } from './antigone/power.ts'
import { caesar } from './caesar/power.ts'
import { castorPollux } from './castor-pollux/power.ts'
import { circe } from './circe/power.ts'
import { cleopatra } from './cleopatra/power.ts'
import { colossus } from './colossus/power.ts'
import { gilgamesh } from './gilgamesh/power.ts'
import { hamilcar } from './hamilcar/power.ts'
import { hammurabi } from './hammurabi/power.ts'
import { hangingGardens } from './hanging-gardens/power.ts'
import { hannibal } from './hannibal/power.ts'
import { hercules } from './hercules/power.ts'
import { nebuchadnezzar } from './nebuchadnezzar/power.ts'
import { penthesilea } from './penthesilea/power.ts'
import { pericles } from './pericles/power.ts'
import { perseus } from './perseus/power.ts'
import { pharos } from './pharos/power.ts'
import { queenOfSheba } from './queen-of-sheba/power.ts'
import { ramsesIi } from './ramses-ii/power.ts'
import { spartacus } from './spartacus/power.ts'
import { statueOfZeus } from './statue-of-zeus/power.ts'
import { templeOfArtemis } from './temple-of-artemis/power.ts'

export const table = {
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
