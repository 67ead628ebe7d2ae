/** Knobs, found by playing the bots against each other. */
export const WEIGHTS = {
  rounds: 8,
  income: 0.9,
  kind: 0.9,
  slot: 0.8,
  title: 1.6,
  titles: 45,
  unit: 0.25,
  danger: 1.3,
  great: 1.2,
}
