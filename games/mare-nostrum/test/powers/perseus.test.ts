import { expect, test } from 'vitest'
import { PROGRAMS } from '../../src/verbs.ts'
import { BABYLON, bare, EGYPT, GREECE, holding, owns, ROME } from '../table.ts'

test('MN-H-PERSEUS-1 MN-R-57a MN-R-87 MN-9a his owner is asked after the first builder is named, builds first and may win; the leader names the others afterwards', () => {
  const m = owns(holding(bare(), ROME, { coin: 12 }), ROME, 'perseus')
  m.run(PROGRAMS.building).play(EGYPT, { verb: 'appoint', target: GREECE })
  expect([m.asked, m.owing]).toEqual(['buildFirst', [ROME]])
  m.play(ROME, { verb: 'buildFirst' })
  expect([m.asked, m.owing]).toEqual(['build', [ROME]])
  const won = owns(holding(bare(), ROME, { coin: 12 }), ROME, 'perseus')
  won.run(PROGRAMS.building).play(EGYPT, { verb: 'appoint', target: GREECE }).play(ROME, { verb: 'buildFirst' })
  won.play(ROME, { verb: 'pyramids' }).play(ROME, { verb: 'payCoins' })
  expect(won.outcome?.places).toEqual([1, 2, 2, 2, 2])
  m.play(ROME, { verb: 'done' })
  expect([m.asked, m.owing, m.can(EGYPT, { verb: 'appoint', target: GREECE })]).toEqual(['nameBuilder', [EGYPT], true])
  m.play(EGYPT, { verb: 'appoint', target: BABYLON })
  expect(m.asked).toBe('build') // once per round
  const named = owns(bare(), ROME, 'perseus').run(PROGRAMS.building).play(EGYPT, { verb: 'appoint', target: ROME })
  expect(named.asked).toBe('build')
})
test('MN-H-PERSEUS-2 MN-R-57b MN-R-48a with Perseus the fifth wins at once, whenever he builds', () => {
  const m = owns(holding(bare(), ROME, { coin: 10 }), ROME, 'perseus', 'circe', 'pharos')
  owns(m, EGYPT, 'hercules', 'antigone', 'spartacus', 'gilgamesh') // five already, and Culture Leader
  m.run(PROGRAMS.building)
    .play(EGYPT, { verb: 'appoint', target: GREECE })
    .play(ROME, { verb: 'done' })
    .play(GREECE, { verb: 'done' })
  m.play(EGYPT, { verb: 'appoint', target: ROME })
    .play(ROME, { verb: 'hire', token: 'colossus' })
    .play(ROME, { verb: 'payCoins' })
  expect(m.outcome).toMatchObject({ places: [1, 2, 2, 2, 2], ending: 'ending.glory' })
})
