/**
 * The messages that the drawings of the family may say: a button without its message, or a card without its sentence,
 * does not compile. Advanced Civilization says Civilization's messages, and adds its own.
 */
import type advanced from '../../advanced-civilization/ui/messages.en.json'
import type civilization from '../../civilization/ui/messages.en.json'

type CivilizationMessage = keyof typeof civilization
export type AdvancedMessage = CivilizationMessage | keyof typeof advanced

/** What one of the games alone may have: each is named by its id, and has these messages. */
type NamedKind =
  | 'trade'
  | 'commodity'
  | 'calamity'
  | 'card'
  | 'group'
  | 'seat'
  | 'ui.woe'
  | 'ui.effect'
  | 'ui.final.part'
  | 'ui.mark'
/** Of cards bound to a hand, tokens that stay in a reduced city, sets that Mining raises: Advanced alone has them. */
type AdvancedAlone = 'ui.tip.bound' | 'ui.stake.stay' | 'ui.plan.raised'
export type FamilyMessage = CivilizationMessage | Extract<AdvancedMessage, `${NamedKind}.${string}` | AdvancedAlone>

/** What a kind of messages has, by its id: `MessageId<'card'>` are the ids of the cards of both games. */
export type MessageId<Kind extends string> = FamilyMessage extends infer Key
  ? Key extends `${Kind}.${infer Id}`
    ? Id
    : never
  : never
type NumbersOf<Kind extends string> =
  MessageId<Kind> extends infer Id ? (Id extends `${infer N extends number}` ? N : never) : never
/** Of a round, from 1; 0 is the set-up. */
export type PhaseNumber = NumbersOf<'ui.phase'>
