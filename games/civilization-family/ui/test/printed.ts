/** Numbers of the family's tables that are no figures of a position, by class. */
export const PRINTED = {
  'civ-set-value': 'what one card is worth',
  'civ-set-label': 'what a set says of itself aloud: the numbers that stand on it',
  'civ-shop-cost': 'the printed price of a card',
  'civ-credit-table': 'the credits of all cards',
  'civ-ast-points': 'the points printed on the succession table',
  'civ-census-text': 'the numbers of the census track',
  'civ-limit-text': 'how many an area feeds',
  'civ-woe': 'what a calamity does',
  'civ-losses': 'what is still to be lost of what was demanded, which the record keeps',
  'civ-thread': 'what was said at the market',
  'civ-shown': 'what was shown of hands',
  'rule-id': 'the number of a rule',
}
