/**
 * Rules that are the same in both games (marked = CIV-x in their text): a decision of plain Civilization is adopted as
 * it is and only names this game's rules.
 */
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import type { Decision, Form } from '@ecumene/kernel'
import type { E } from './events.ts'
import type { S } from './state.ts'

/** The rule of this game for every rule of Civilization that an adopted decision can name or carries out. */
export const SAME: Readonly<Record<string, string>> = {
  // Set-up
  'CIV-4.4a': 'ADV-0.2.12',
  'CIV-2.2n': 'ADV-0.2.12',
  'CIV-R-103': 'ADV-0.2.14',
  // Phase 1
  'CIV-22.3.11a': 'ADV-1.3',
  // Phase 2
  'CIV-7.1a': 'ADV-2.1',
  'CIV-7.1b': 'ADV-2.2',
  'CIV-7.2': 'ADV-2.3',
  'CIV-7.4': 'ADV-2.6',
  'CIV-R-10': 'ADV-2.5',
  // Phase 4
  'CIV-9.1a': 'ADV-4.2',
  'CIV-9.1b': 'ADV-4.4',
  'CIV-9.2a': 'ADV-4.5',
  'CIV-9.2b': 'ADV-4.6',
  'CIV-9.3a': 'ADV-4.3',
  'CIV-9.4': 'ADV-4.9',
  'CIV-9.5': 'ADV-4.10',
  'CIV-9.6': 'ADV-4.7',
  'CIV-R-11': 'ADV-R-12',
  'CIV-R-12': 'ADV-4.4',
  // Phase 5
  'CIV-10.1a': 'ADV-5.2',
  'CIV-10.1b': 'ADV-5.2',
  'CIV-10.2a': 'ADV-5.3',
  'CIV-10.2b': 'ADV-5.4',
  'CIV-10.5a': 'ADV-5.10',
  'CIV-10.5b': 'ADV-5.11',
  'CIV-10.6a': 'ADV-5.13',
  'CIV-10.6b': 'ADV-5.12',
  'CIV-10.7a': 'ADV-5.16',
  'CIV-10.7b': 'ADV-5.17',
  'CIV-10.9a': 'ADV-5.15',
  'CIV-23.3a': 'ADV-5.19',
  'CIV-R-81': 'ADV-22.10',
  'CIV-R-91': 'ADV-R-14',
  'CIV-R-92': 'ADV-R-4',
  // Phase 6
  'CIV-11.8.2': 'ADV-6.18',
  // Phase 7
  'CIV-12.1a': 'ADV-7.1',
  'CIV-12.1b': 'ADV-7.2',
  'CIV-12.2a': 'ADV-7.4',
  'CIV-12.2b': 'ADV-7.4',
  'CIV-12.3': 'ADV-7.3',
  'CIV-R-25': 'ADV-R-4',
  // Phase 8
  'CIV-14.2a': 'ADV-8.5',
  'CIV-14.2b': 'ADV-8.6',
  'CIV-14.3b': 'ADV-8.9',
  'CIV-14.3c': 'ADV-8.7',
  'CIV-14.4a': 'ADV-8.10',
  'CIV-14.4b': 'ADV-R-20',
  // Phase 9
  'CIV-15.7a': 'ADV-9.8',
  'CIV-R-33': 'ADV-9.3',
  // Phase 10
  'CIV-16.1a': 'ADV-10.1',
  'CIV-16.1b': 'ADV-10.9',
  'CIV-16.3a': 'ADV-10.4',
  'CIV-16.3b': 'ADV-10.5',
  'CIV-16.3c': 'ADV-10.6',
  'CIV-16.4': 'ADV-10.3',
  'CIV-R-36': 'ADV-R-24',
  'CIV-R-107': 'ADV-10.13',
  // Phase 11
  'CIV-22.2.6.1b': 'ADV-16.5.3',
  'CIV-22.2.6.1c': 'ADV-16.5.7',
  'CIV-22.2.6.3a': 'ADV-16.5.10',
  'CIV-22.2.7.3': 'ADV-16.7.2',
  'CIV-22.2.9.4': 'ADV-R-43',
  'CIV-R-55': 'ADV-R-35',
  'CIV-R-56': 'ADV-R-35',
  // Civilization cards
  'CIV-22.3.3': 'ADV-18.2b',
  'CIV-22.3.8': 'ADV-18.8b',
  'CIV-22.3.10a': 'ADV-18.4b',
  'CIV-22.3.10c': 'ADV-18.4c',
}
const same = (rule: string): string => SAME[rule] ?? rule

/** The same question, answer and effect; the rules it names are this game's. */
export function adopted(plain: Decision<Common, never>): Decision<S, E> {
  const { why } = plain
  return {
    ...(plain as unknown as Decision<S, E>),
    rule: same(plain.rule),
    ...(why && {
      why(s, seat, code) {
        const refused = why(s, seat, code)
        return refused && { ...refused, rule: same(refused.rule) }
      },
    }),
    prompt(s, seat) {
      const prompt = plain.prompt(s, seat)
      return { ...prompt, rule: same(prompt.rule) }
    },
  }
}
/** The same free form; the rules it names are this game's. */
export const adoptedForm = (plain: Form<S, E>): Form<S, E> => ({
  ...plain,
  check(s, seat, action) {
    const refused = plain.check(s, seat, action)
    return refused && { ...refused, rule: same(refused.rule) }
  },
})
