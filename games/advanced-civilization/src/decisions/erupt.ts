/** 16.1 Volcanic Eruption: the victim chooses among volcanoes of equal damage (ADV-16.1.3). */
import { makeErupt } from '@ecumene/civilization-family/src/decisions/erupt.ts'
import { refusal } from '@ecumene/kernel'
import { eruptVolcano } from '../effects/volcano.ts'
import { isWorst } from '../query/volcano.ts'
import { VERBS } from '../verbs.ts'

export const erupt = makeErupt(VERBS, {
  rule: 'ADV-16.1.3',
  mayErupt: isWorst,
  erupt: eruptVolcano,
  refused: refusal('ADV-16.1.3', 'refuse.greatestDamage'),
})
