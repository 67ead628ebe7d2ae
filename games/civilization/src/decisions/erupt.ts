/** With units by more than one volcano the victim decides which erupts (CIV-22.2.4.2). */
import { makeErupt } from '@ecumene/civilization-family/src/decisions/erupt.ts'
import { refusal } from '@ecumene/kernel'
import { eruptVolcano, threatens } from '../effects/volcano.ts'
import { VERBS } from '../verbs.ts'

export const erupt = makeErupt(VERBS, {
  rule: 'CIV-22.2.4.2',
  mayErupt: threatens,
  erupt: eruptVolcano,
  refused: refusal('CIV-R-50', 'refuse.volcano'),
})
