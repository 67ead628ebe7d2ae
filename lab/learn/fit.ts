/**
 * One thread's part of a training: all threads take a batch together, each its own positions, then each some numbers.
 */
import { FastRng } from '@ecumene/kernel'
import { Learner, type NetworkLoss, noLoss } from './gradient.ts'
import type { Positions } from './samples.ts'
import { meet, type SharedNetwork } from './shared.ts'

export interface TrainingCourse {
  /** How often every position is seen, and of how many one step is made. */
  readonly epochs: number
  readonly batch: number
  /** The largest step, reached after a twentieth of the way; it then falls to nothing. */
  readonly rate: number
  readonly decay: number
}
/** Adam's. */
const MEAN = 0.9
const SQUARE = 0.999

/** `steps`: of an epoch; every thread must be told the same. */
export function fit(
  shared: SharedNetwork,
  thread: number,
  samples: Positions,
  course: TrainingCourse,
  steps: number,
): NetworkLoss {
  const { numbers, slopes, threads, layers } = shared
  const learner = new Learner(numbers, slopes[thread], layers)
  const order = Array.from({ length: samples.n }, (_, i) => i).filter(i => samples.isHeldOut[i] === 0)
  const rng = new FastRng(thread + 1)
  const each = Math.max(1, Math.round(course.batch / threads))
  const all = steps * course.epochs
  let next = order.length
  for (let step = 1; step <= all; step++) {
    for (let k = 0; k < each && order.length > 0; k++) {
      if (next >= order.length) next = mixed(order, rng)
      learner.learn(samples, order[next++])
    }
    meet(shared)
    improve(shared, thread, each * threads, rateAt(course.rate, step / all), course.decay, step)
    meet(shared)
  }
  const loss = noLoss()
  for (let i = 0; i < samples.n; i++) if (samples.isHeldOut[i] === 1) learner.judge(samples, i, loss)
  return loss
}
function rateAt(most: number, way: number): number {
  return most * (way < 0.05 ? way / 0.05 : 0.5 * (1 + Math.cos((Math.PI * (way - 0.05)) / 0.95)) + 0.005)
}
/** This thread's share of the numbers, by what all threads found out. */
function improve(
  shared: SharedNetwork,
  thread: number,
  batch: number,
  rate: number,
  decay: number,
  step: number,
): void {
  const { numbers, slopes, mean, square, threads, layers } = shared
  const from = Math.floor((numbers.length * thread) / threads)
  const to = Math.floor((numbers.length * (thread + 1)) / threads)
  const isRow = rowsOf(layers)
  const ofMean = 1 - MEAN ** step
  const ofSquare = 1 - SQUARE ** step
  for (let i = from; i < to; i++) {
    let slope = 0
    for (const found of slopes) {
      slope += found[i]
      found[i] = 0
    }
    slope /= batch
    mean[i] = MEAN * mean[i] + (1 - MEAN) * slope
    square[i] = SQUARE * square[i] + (1 - SQUARE) * slope * slope
    const change = mean[i] / ofMean / (Math.sqrt(square[i] / ofSquare) + 1e-8)
    numbers[i] -= rate * (change + (isRow(i) ? decay * numbers[i] : 0))
  }
}
/** Rows fade, bias does not. */
function rowsOf([inputs, first, second, outputs]: SharedNetwork['layers']): (i: number) => boolean {
  const firstEnd = inputs * first
  const secondStart = firstEnd + first
  const secondEnd = secondStart + first * second
  const outputStart = secondEnd + second
  const outputEnd = outputStart + second * outputs
  return i => i < firstEnd || (i >= secondStart && i < secondEnd) || (i >= outputStart && i < outputEnd)
}
function mixed(order: number[], rng: FastRng): number {
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const one = order[i]
    order[i] = order[j]
    order[j] = one
  }
  return 0
}
