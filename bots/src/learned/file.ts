/** A network as a file of a game: a byte for each number of the first layer, which is nearly all of it. */
import type { NetworkFile } from '@ecumene/contract'
import { type NetworkLayers, sizeOf } from './network.ts'

/** The largest byte. */
const MOST = 127

export function numbersOf(file: NetworkFile): Float32Array {
  const [inputs, width] = file.layers
  const numbers = new Float32Array(sizeOf(file.layers))
  const bytes = new Int8Array(bytesOf(file.first).buffer)
  const scales = floatsOf(file.scales)
  for (let row = 0; row < inputs; row++)
    for (let j = row * width; j < (row + 1) * width; j++) numbers[j] = bytes[j] * scales[row]
  numbers.set(floatsOf(file.rest), inputs * width)
  return numbers
}
export function fileOf(
  numbers: Float32Array,
  layers: NetworkLayers,
  about: Pick<NetworkFile, 'rules' | 'inputs' | 'made'>,
): NetworkFile {
  const [inputs, width] = layers
  const bytes = new Int8Array(inputs * width)
  const scales = new Float32Array(inputs)
  for (let row = 0; row < inputs; row++) {
    const most = numbers.subarray(row * width, (row + 1) * width).reduce((a, b) => Math.max(a, Math.abs(b)), 0)
    scales[row] = most / MOST
    for (let j = row * width; j < (row + 1) * width; j++)
      bytes[j] = most === 0 ? 0 : Math.round((numbers[j] / most) * MOST)
  }
  return {
    ...about,
    layers,
    first: textOf(bytes),
    scales: textOf(scales),
    rest: textOf(numbers.slice(inputs * width)),
  }
}
/** Of the numbers as they are read: equal on every machine, and another for another network. */
export function checksumOf(numbers: Float32Array): string {
  let h = 0x811c9dc5
  for (const word of new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length))
    h = Math.imul(h ^ word, 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
const floatsOf = (text: string): Float32Array => new Float32Array(bytesOf(text).buffer)
function textOf(numbers: Int8Array | Float32Array): string {
  let letters = ''
  for (const byte of new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
    letters += String.fromCharCode(byte)
  return btoa(letters)
}
