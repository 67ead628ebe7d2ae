/**
 * Texts as frames of a WebSocket (RFC 6455, 5.2): whole, unmasked, not compressed. Several texts become one piece and
 * go out in one write.
 */
const WHOLE_TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127
const MOST_7 = 125
const MOST_16 = 0xffff

const headOf = (bytes: number): number => (bytes <= MOST_7 ? 2 : bytes <= MOST_16 ? 4 : 10)

export function framesOf(texts: readonly string[]): Buffer {
  let size = 0
  for (const text of texts) {
    const bytes = Buffer.byteLength(text)
    size += headOf(bytes) + bytes
  }
  const frames = Buffer.allocUnsafe(size)
  let at = 0
  for (const text of texts) {
    const bytes = Buffer.byteLength(text)
    frames[at] = WHOLE_TEXT
    if (bytes <= MOST_7) frames[at + 1] = bytes
    else if (bytes <= MOST_16) {
      frames[at + 1] = LENGTH_16
      frames.writeUInt16BE(bytes, at + 2)
    } else {
      frames[at + 1] = LENGTH_64
      frames.writeBigUInt64BE(BigInt(bytes), at + 2)
    }
    at += headOf(bytes)
    at += frames.write(text, at)
  }
  return frames
}
