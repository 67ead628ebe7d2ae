/** Every wonder with a text of its own, by the id of its card. Written by `npm run fix` from the files beside it. */
import { fastFoodChains } from './fast-food-chains.ts'
import { firstSpaceFlight } from './first-space-flight.ts'
import { greatWall } from './great-wall.ts'
import { hollywood } from './hollywood.ts'
import { internet } from './internet.ts'
import { libraryOfAlexandria } from './library-of-alexandria.ts'
import { oceanLinerService } from './ocean-liner-service.ts'
import { stPetersBasilica } from './st-peters-basilica.ts'
import { tajMahal } from './taj-mahal.ts'
import { transcontinentalRailroad } from './transcontinental-railroad.ts'

export const table = {
  'fast-food-chains': fastFoodChains,
  'first-space-flight': firstSpaceFlight,
  'great-wall': greatWall,
  hollywood,
  internet,
  'library-of-alexandria': libraryOfAlexandria,
  'ocean-liner-service': oceanLinerService,
  'st-peters-basilica': stPetersBasilica,
  'taj-mahal': tajMahal,
  'transcontinental-railroad': transcontinentalRailroad,
}
