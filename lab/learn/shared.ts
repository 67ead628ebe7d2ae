/**
 * What all threads of a training share: the network's numbers, what each found out, and a place to wait for the others.
 */
import { type NetworkLayers, sizeOf } from '@ecumene/bots'
import { FastRng } from '@ecumene/kernel'

export interface SharedNetwork {
  readonly layers: NetworkLayers
  readonly threads: number
  readonly numbers: Float32Array
  /** By thread. */
  readonly slopes: readonly Float32Array[]
  readonly mean: Float32Array
  readonly square: Float32Array
  readonly waiting: Int32Array
}
const floats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4))

export function share(layers: NetworkLayers, threads: number): SharedNetwork {
  const size = sizeOf(layers)
  return {
    layers,
    threads,
    numbers: floats(size),
    slopes: Array.from({ length: threads }, () => floats(size)),
    mean: floats(size),
    square: floats(size),
    waiting: new Int32Array(new SharedArrayBuffer(8)),
  }
}
/** Small numbers by chance, so that no two units learn the same. */
export function scatter({ numbers, layers }: SharedNetwork, seed: number): void {
  const rng = new FastRng(seed)
  const even = (): number => (rng.next() + 1) / 2 ** 32
  const normal = (): number => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even())
  const [inputs, first, second, outputs] = layers
  const spreads = [
    [inputs * first, 0.08],
    [first, 0],
    [first * second, Math.sqrt(2 / first)],
    [second, 0],
    [second * outputs, 0.1],
    [outputs, 0],
  ] as const
  let at = 0
  for (const [length, spread] of spreads) for (const end = at + length; at < end; at++) numbers[at] = spread * normal()
}
/** Returns when all threads have come here. */
export function meet({ waiting, threads }: SharedNetwork): void {
  const turn = Atomics.load(waiting, 1)
  if (Atomics.add(waiting, 0, 1) === threads - 1) {
    Atomics.store(waiting, 0, 0)
    Atomics.add(waiting, 1, 1)
    Atomics.notify(waiting, 1)
  } else Atomics.wait(waiting, 1, turn)
}
