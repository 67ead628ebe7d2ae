/**
 * Every rule the drawings point at. The parts get theirs through their props; each game of the family brings a table of
 * its own.
 */
import type { RuleId } from '@ecumene/kernel'
import type { MessageId } from './message.ts'

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
  readonly meters: Readonly<Record<MessageId<'ui.tip.m'>, RuleId>>
  /** Phase by phase; 0 is the set-up. */
  readonly phases: readonly RuleId[]
}
