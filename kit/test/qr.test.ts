/** QR codes: each of these was read by an independent reader (jsQR 1.4) when it was written down. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrOf } from '../src/qr.ts'

const drawn = (text: string): string =>
  qrOf(text)
    .map(row => row.map(isDark => (isDark ? '#' : '.')).join(''))
    .join('\n')

test('an address is the code that a reader reads', () => {
  expect(drawn('http://ecumene.local/')).toBe(
    `
#######.###.###...#######
#.....#.#.#...#.#.#.....#
#.###.#.####.##...#.###.#
#.###.#..#.#.#.##.#.###.#
#.###.#.##.##.#.#.#.###.#
#.....#..#.##...#.#.....#
#######.#.#.#.#.#.#######
.........#.###..#........
#..######.....#.##..#.###
..#..#.##...####.#.#####.
..###.####.##..#..##.#..#
##...#.###.#...#..#..####
.#.##.#....##.#.#.##....#
#.#....#.##...##....#..#.
####..##.####.##.#...####
#.###..##.##.....####.#.#
#.######..#...#######.##.
........#..###..#...#..#.
#######.#..#....#.#.##..#
#.....#.##..#.###...#..##
#.###.#.###.##########.##
#.###.#.##....#..##..#.##
#.###.#.....#.#.##.##.###
#.....#..##...#...###.###
#######.#....##.#.#..#..#`.trim(),
  )
})

test.for([
  [14, 21, '87bae821693809a1'],
  [26, 25, '4da660857725e0a2'],
  [42, 29, '25a2fb04f7f2d7a8'],
  [62, 33, 'e5dddf8f80cae637'],
  [84, 37, '58570b2e1f9f1681'],
  [106, 41, '0b3f3e5938840365'],
  [122, 45, 'cca45b0d68d2b686'],
  [152, 49, '2c08963c3d771274'],
  [180, 53, 'da2d371b971d44d3'],
  [213, 57, '5b61c982b56d2523'],
] as const)('%i bytes fill the version of %i modules', ([bytes, size, seen]) => {
  const code = drawn('x'.repeat(bytes))
  expect(code.indexOf('\n')).toBe(size)
  expect(createHash('sha256').update(code).digest('hex').slice(0, 16)).toBe(seen)
})

test('what is longer than the largest of these versions is refused', () => {
  expect(() => qrOf('x'.repeat(214))).toThrow('too long')
})
