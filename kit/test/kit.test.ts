/** The parts of the board kit that only think. */
import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { fit, held, reveal, uncover } from '../src/camera.ts'
import { curve, handOf, stroke } from '../src/hand-drawn.ts'
import { softHyphens } from '../src/hyphens.ts'
import { spread } from '../src/plot.tsx'
import { nearest } from '../src/spatial.ts'
import { heap } from '../src/stack.ts'

const world = { x: 0, y: 0, w: 1000, h: 500 }

test('names at the ends of lines never overlap, not even where several end at the bottom', () => {
  expect(spread([100, 100, 99], 17, 10, 100)).toEqual([83, 100, 66])
  expect(spread([20, 60, 30], 17, 10, 100)).toEqual([20, 60, 37])
})

describe('camera', () => {
  test('fit shows the whole box in the middle', () => {
    expect(fit(world, { w: 520, h: 520 }, 10, 0.1, 3)).toEqual({ k: 0.5, x: 10, y: 135 })
  })
  test('fit never goes beyond its bounds', () => {
    expect(fit(world, { w: 100, h: 100 }, 0, 0.25, 3).k).toBe(0.25)
    expect(fit(world, { w: 9000, h: 9000 }, 0, 0.25, 3).k).toBe(3)
  })
  test('reveal moves no more than it must', () => {
    const camera = { k: 1, x: 0, y: 0 }
    expect(reveal(camera, { x: 50, y: 50, w: 20, h: 20 }, { w: 400, h: 400 }, 10)).toEqual(camera)
    expect(reveal(camera, { x: 395, y: 50, w: 20, h: 20 }, { w: 400, h: 400 }, 10)).toEqual({ k: 1, x: -25, y: 0 })
    expect(reveal(camera, { x: 50, y: -30, w: 20, h: 20 }, { w: 400, h: 400 }, 10)).toEqual({ k: 1, x: 0, y: 40 })
  })
  describe('what can be chosen is uncovered', () => {
    const camera = { k: 1, x: 0, y: 0 }
    const view = { w: 400, h: 300 }
    const panel = { x: 0, y: 200, w: 150, h: 100 }
    const isClear = (c: typeof camera, [x, y]: readonly [number, number]): boolean => {
      const [at, down] = [c.x + c.k * x, c.y + c.k * y]
      return at > 0 && down > 0 && at < view.w && down < view.h && !(at < panel.w && down > panel.y)
    }
    test('where nothing is hidden, nothing moves', () => {
      expect(uncover(camera, [[200, 100]], [panel], view, 0.1)).toBe(camera)
    })
    test('from under a panel, and from outside: by as little as helps, at the same height', () => {
      const under = uncover(camera, [[60, 220]], [panel], view, 0.1)
      expect([under.k, under.x, under.y]).toEqual([1, 0, -48])
      const outside = uncover(camera, [[450, 100]], [panel], view, 0.1)
      expect([outside.k, isClear(outside, [450, 100])]).toEqual([1, true])
    })
    test('from farther away where they do not fit otherwise, but not from farther than allowed', () => {
      const spots = [
        [20, 20],
        [380, 20],
        [20, 280],
        [380, 280],
      ] as const
      const far = uncover(camera, spots, [panel], view, 0.1)
      expect(far.k).toBeLessThan(1)
      expect(spots.every(spot => isClear(far, spot))).toBe(true)
      expect(uncover(camera, spots, [panel], view, 0.9)).toBe(camera)
    })
    test('in 300 layouts of desk, laptop and tablet, whatever can be chosen: nothing stays under a panel', () => {
      const rng = new FastRng(15)
      const between = (least: number, most: number): number => least + rng.below(most - least)
      const map = { x: 0, y: 0, w: 3000, h: 1800 }
      for (let n = 0; n < 300; n++) {
        const room = [
          { w: 1150, h: 640 },
          { w: 980, h: 470 },
          { w: 760, h: 520 },
        ][n % 3]
        const home = fit(map, room, 12, 0.08, 2.4)
        const [w, h] = [between(200, 330), between(120, room.h - 120)]
        const covers = [
          { x: 0, y: 0, w: room.w, h: 44 },
          { x: room.w - 46, y: room.h - 130, w: 46, h: 130 },
          { x: rng.below(2) === 0 ? 8 : room.w - w - 8, y: between(48, room.h - h), w, h },
        ]
        const spots = Array.from({ length: between(1, 80) }, () => [rng.below(map.w), rng.below(map.h)] as const)
        const to = uncover(home, spots, covers, room, home.k * 0.4)
        const hidden = spots.filter(([x, y]) => {
          const [at, down] = [to.x + to.k * x, to.y + to.k * y]
          const isOut = at < 0 || down < 0 || at > room.w || down > room.h
          return isOut || covers.some(c => at > c.x && at < c.x + c.w && down > c.y && down < c.y + c.h)
        })
        expect(hidden, `layout ${n}`).toEqual([])
      }
    })
  })
  test('the world cannot be lost', () => {
    expect(held({ k: 1, x: -5000, y: 5000 }, { w: 1000, h: 500 }, { w: 400, h: 300 }, 100)).toEqual({
      k: 1,
      x: -900,
      y: 200,
    })
  })
})

describe('arrow keys', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: 0, y: 80 },
  ]
  test('straight ahead counts for more than near but aside', () => {
    expect(nearest(spots, spots[0], 'ArrowRight')).toBe(1)
    expect(nearest(spots, spots[0], 'ArrowDown')).toBe(3)
  })
  test('where there is nothing the focus stays', () => {
    expect(nearest(spots, spots[0], 'ArrowLeft')).toBe(-1)
    expect(nearest(spots, spots[0], 'ArrowUp')).toBe(-1)
  })
})

describe('heaps', () => {
  test('few pieces lie side by side and need no number', () => {
    const { pieces, count } = heap(3, 20, 100)
    expect(count).toBe(0)
    expect(pieces.map(p => p.x)).toEqual([-22.4, 0, 22.4])
  })
  test('many are heaped within the width, with their number', () => {
    const { pieces, count } = heap(9, 20, 40)
    expect(count).toBe(9)
    expect(pieces).toHaveLength(4)
    expect(pieces[3].x - pieces[0].x + 20).toBeLessThanOrEqual(40)
  })
  test('nothing is nothing', () => expect(heap(0, 20, 40)).toEqual({ pieces: [], count: 0 }))
})

describe('a hand that draws', () => {
  test('the same seed draws the same line, another seed another', () => {
    const line = (seed: number): string => stroke(handOf(seed), [0, 0], [100, 0])
    expect(line(1)).toBe(line(1))
    expect(line(1)).not.toBe(line(2))
  })
  test('a curve goes through its points', () => {
    const d = curve([
      [0, 0],
      [10, 5],
      [20, 0],
    ])
    expect(d).toMatch(/^M0 0C.* 10 5C.* 20 0$/)
  })
})

describe('long names', () => {
  const shown = (text: string): string => softHyphens(text).replaceAll('\u00ad', '-')
  test('break between syllables, in three languages', () => {
    expect(shown('Domestication')).toBe('Do-mes-ti-ca-tion')
    expect(shown('Одомашнивание')).toBe('Одо-маш-ни-ва-ние')
    expect(shown('Addomesticamento')).toBe('Ad-do-mes-ti-ca-mento')
  })
  test('short ones stay whole', () => expect(shown('Wheel and Pottery')).toBe('Wheel and Pottery'))
})
