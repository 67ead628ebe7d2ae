/** The challenges can be solved, and no better than they say. */
import { challengeSuite } from '@ecumene/kit/test/challenge-suite.ts'
import { about } from '../../about.ts'
import { advancedCivilization } from '../../src/game.ts'
import answers from '../challenges/answers.json' with { type: 'json' }
import en from '../challenges/en.json' with { type: 'json' }
import { challenges } from '../challenges/index.ts'
import it from '../challenges/it.json' with { type: 'json' }
import proved from '../challenges/proved.json' with { type: 'json' }
import ru from '../challenges/ru.json' with { type: 'json' }

const catalogues = [en, ru, it]
challengeSuite({ game: advancedCivilization, challenges, listed: about.challenges, answers, proved, catalogues })
