// The ratchets of our lint, in one table: a figure that has come below its ceiling gets a lower one, never a higher.

/** One-letter names of a room, in per cent of the names it declares. The aim is 15 everywhere. */
export const ONE_LETTER = {
  rules: 5,
  ui: 15,
  kernel: 15,
  contract: 15,
  kit: 15,
  maps: 15,
  web: 15,
  server: 15,
  protocol: 15,
  bots: 15,
  cli: 15,
  words: 15,
  testkit: 15,
  scripts: 15,
  lab: 15,
  docs: 15,
}

/** Names of types that so many files declare (or more): how many there may be. */
export const SHARED_TYPES = { 2: 60, 3: 10 }

/** Words that read like a riddle, in the whole tree but the rules texts: how often they may stand. */
export const RIDDLES = { whoever: 40 }

/** Lines of the longest README: a room is introduced on a page. */
export const README_LINES = 60
