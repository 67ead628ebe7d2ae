/**
 * Every rule the drawings point at, in one table. The parts get theirs through their props: a game that shares them brings a table of its own.
 */
import type { RuleId } from '@ecumene/kernel'

export interface UiRules {
  /** Composing an offer. */
  readonly offer: RuleId
  /** Areas: out of play, open sea, too many tokens, a city without and with a site. */
  readonly outOfPlay: RuleId
  readonly openSea: RuleId
  readonly surplus: RuleId
  readonly cityAnywhere: RuleId
  readonly citySite: RuleId
  readonly ship: RuleId
  /** What a set is worth. */
  readonly set: RuleId
  /** The next step on the succession table: nothing needed, any city, and what each epoch asks. */
  readonly step: RuleId
  readonly stepCity: RuleId
  readonly stepCities: RuleId
  readonly stepGroups: RuleId
  readonly stepCards: RuleId
  readonly stepCardPoints: RuleId
  readonly stepPoints: RuleId
  /** Calamities in general, and each. */
  readonly calamity: RuleId
  readonly calamities: Readonly<Record<string, RuleId>>
  readonly cards: Readonly<Record<string, RuleId>>
  readonly meters: Readonly<Record<string, RuleId>>
  /** Phase by phase; 0 is the set-up. */
  readonly phases: readonly RuleId[]
}

export const RULES: UiRules = {
  offer: 'CIV-16.3b',
  outOfPlay: 'CIV-R-81',
  openSea: 'CIV-10.7a',
  surplus: 'CIV-13.1a',
  cityAnywhere: 'CIV-12.2b',
  citySite: 'CIV-12.2a',
  ship: 'CIV-10.6a',
  set: 'CIV-17.4.1a',
  step: 'CIV-20.1a',
  stepCity: 'CIV-20.5',
  stepCities: 'CIV-20.2a',
  stepGroups: 'CIV-20.2b',
  stepCards: 'CIV-20.2c',
  stepCardPoints: 'CIV-20.2d',
  stepPoints: 'CIV-20.3a',
  calamity: 'CIV-19.1',
  calamities: {
    volcano: 'CIV-22.2.4.1',
    famine: 'CIV-22.2.5a',
    'civil-war': 'CIV-22.2.6.1a',
    flood: 'CIV-22.2.7.1a',
    epidemic: 'CIV-22.2.8.1a',
    'civil-disorder': 'CIV-22.2.9.1',
    iconoclasm: 'CIV-22.2.10.1',
    piracy: 'CIV-22.2.11.1a',
  },
  cards: {
    pottery: 'CIV-22.3.4',
    'cloth-making': 'CIV-22.3.3',
    metalworking: 'CIV-22.3.9a',
    agriculture: 'CIV-22.3.10a',
    engineering: 'CIV-22.3.13a',
    astronomy: 'CIV-22.3.8',
    coinage: 'CIV-22.3.11a',
    medicine: 'CIV-22.3.14',
    mysticism: 'CIV-22.3.2',
    'drama-and-poetry': 'CIV-22.3.5',
    music: 'CIV-22.3.6',
    architecture: 'CIV-22.3.7',
    literacy: 'CIV-22.3.12',
    law: 'CIV-22.3.15b',
    democracy: 'CIV-22.3.16',
    philosophy: 'CIV-22.3.17',
  },
  meters: {
    board: 'CIV-8.1a',
    stock: 'CIV-7.4',
    support: 'CIV-14.2a',
    treasury: 'CIV-6.1b',
    tax: 'CIV-6.1a',
    cities: 'CIV-15.1',
    hand: 'CIV-17.4.1a',
  },
  phases: [
    'CIV-4.4a',
    'CIV-6.1a',
    'CIV-7.1a',
    'CIV-8.1a',
    'CIV-9.1a',
    'CIV-10.1a',
    'CIV-11.1a',
    'CIV-12.1a',
    'CIV-14.2a',
    'CIV-15.1',
    'CIV-16.1a',
    'CIV-17.2',
    'CIV-19.6a',
    'CIV-20.1a',
  ],
}
