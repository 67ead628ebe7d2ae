import { AREA_GROUND, BOARD_GROUND } from '@ecumene/civilization-family/ui/ground.ts'
import { type Label, placeLabels, touch } from '@ecumene/kit/map/labels.ts'
import { expect, test } from 'vitest'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

const em = (text: string): number => text.length * 0.46
const labelsIn = (names: Record<string, string>): Label[] =>
  [...AREA_GROUND.values()].map(g => ({
    id: g.id,
    text: names[`area.${g.id}`],
    at: g.label.at,
    angle: g.label.angle,
    size: g.label.size,
    room: g.label.room,
    rank: -g.label.size,
    kind: g.isSea ? 'sea' : g.label.afloat ? 'water' : 'land',
  }))

for (const [language, names] of Object.entries({ en, ru, it }) as [string, Record<string, string>][]) {
  const labels = labelsIn(names)
  test(`every area has a name (${language})`, () => {
    expect(labels.filter(l => !l.text).map(l => l.id)).toEqual([])
  })
  test.each([0.125, 0.1768, 0.25, 0.3536, 0.5, 0.7, 1, 1.4, 2])(
    `names never touch each other (${language}) at zoom %s`,
    zoom => {
      const placed = placeLabels(labels, [], zoom, em, BOARD_GROUND.drawing)
      const slabs = placed.map(l => ({ x: l.x, y: l.y, w: (l.font * em(l.text)) / 2, h: l.font * 0.4, angle: l.angle }))
      const clashes = slabs.flatMap((a, i) =>
        slabs.slice(i + 1).flatMap((b, k) => (touch(a, b) ? [`${placed[i].id} ${placed[i + 1 + k].id}`] : [])),
      )
      expect(clashes).toEqual([])
      // Readable, or not there.
      expect(Math.min(...placed.map(l => l.font * zoom))).toBeGreaterThanOrEqual(9.9)
    },
  )
  test(`close up nearly every name is there (${language})`, () => {
    expect(placeLabels(labels, [], 1, em, BOARD_GROUND.drawing).length).toBeGreaterThan(labels.length * 0.95)
  })
}
