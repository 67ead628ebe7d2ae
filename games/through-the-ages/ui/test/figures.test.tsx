import { join } from 'node:path'
import { figuresSuite } from '@ecumene/kit/test/figures-suite.tsx'
import { throughTheAges } from '../../src/game.ts'
import { AllLines } from '../compare.tsx'
import { figures } from '../figures.ts'
import ui from '../index.tsx'

figuresSuite({
  game: throughTheAges,
  ui,
  root: join(import.meta.dirname, '..', '..'),
  figures,
  also: p => <AllLines p={p} />,
  // Few recorded games show a defence.
  behind: ['attacks', 'defends'],
  printed: {
    'tta-card': 'a card: its price, what it gives, its text',
    'tta-card-text': 'the text of a card',
    'tta-plate-yields': 'what a card gives',
    'tta-work-yields': 'what a card gives',
    'tta-stages': 'what the stages of a wonder cost',
    'tta-track': 'the numbers of a bank',
    'tta-asks': 'the question, as the rules put it',
    'rule-id': 'the number of a rule',
    'tta-action-words': 'the words of an action',
    'tta-would': 'what each side of a pact gets',
    'tta-why': 'why something cannot be done',
    'tta-not-now': 'why something cannot be done',
    'tta-final': 'how it went, which the chronicle tells',
  },
})
