import { conformance, toy } from '@ecumene/testkit'

conformance(toy, { root: import.meta.dirname, games: 1000 / 6, rules: false, corpus: false })
