/**
 * Six small sounds, made here from waves and noise: a piece set down, a card laid, a coin, a bell, dice, and the chime
 * that it is one's turn. Nothing sounds before a person has touched the page.
 */
export const SOUNDS = ['piece', 'card', 'coin', 'bell', 'dice', 'turn'] as const
export type Sound = (typeof SOUNDS)[number]

interface SoundTone {
  /** Hertz; 0: noise. */
  readonly pitch: number
  /** Seconds after the start, and how long it rings. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
  readonly wave?: OscillatorType
}
const noise = (at: number, lasts: number, loud: number): SoundTone => ({ pitch: 0, at, lasts, loud })

export const RECIPES: Readonly<Record<Sound, readonly SoundTone[]>> = {
  piece: [
    { pitch: 190, at: 0, lasts: 0.09, loud: 0.5, wave: 'triangle' },
    { pitch: 95, at: 0, lasts: 0.12, loud: 0.4 },
  ],
  card: [noise(0, 0.07, 0.22), noise(0.05, 0.04, 0.12)],
  coin: [
    { pitch: 1320, at: 0, lasts: 0.18, loud: 0.18 },
    { pitch: 1980, at: 0.05, lasts: 0.28, loud: 0.14 },
  ],
  bell: [
    { pitch: 523, at: 0, lasts: 1.4, loud: 0.3 },
    { pitch: 1046, at: 0, lasts: 0.9, loud: 0.12 },
    { pitch: 1570, at: 0, lasts: 0.5, loud: 0.06 },
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.26].map(at => noise(at, 0.035, 0.3)),
  turn: [
    { pitch: 440, at: 0, lasts: 0.35, loud: 0.2 },
    { pitch: 659, at: 0.14, lasts: 0.5, loud: 0.2 },
  ],
}

let context: AudioContext | null = null
let hasGesture = false
/** The first touch, click or key of a person: from now on the page may sound. */
export function listenForGesture(): void {
  const gesture = (): void => {
    hasGesture = true
    for (const name of ['pointerdown', 'keydown']) window.removeEventListener(name, gesture, true)
  }
  for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, gesture, true)
}

export const speaker = {
  play(sound: Sound, volume: number): void {
    if (!hasGesture || volume <= 0 || typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    void context.resume()
    for (const tone of RECIPES[sound]) ring(context, tone, volume)
  },
}

function ring(audio: AudioContext, { pitch, at, lasts, loud, wave = 'sine' }: SoundTone, volume: number): void {
  const start = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  gain.connect(audio.destination)
  const source = pitch > 0 ? oscillator(audio, pitch, wave) : noiseSource(audio, lasts)
  source.connect(gain)
  source.start(start)
  source.stop(start + lasts + 0.02)
}
function oscillator(audio: AudioContext, pitch: number, wave: OscillatorType): OscillatorNode {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.value = pitch
  return source
}
/** A rustle: the same every time, so that nothing here depends on chance. */
function noiseSource(audio: AudioContext, lasts: number): AudioBufferSourceNode {
  const length = Math.ceil(audio.sampleRate * (lasts + 0.02))
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const data = buffer.getChannelData(0)
  let seed = 22_695_477
  for (let i = 0; i < length; i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0
    data[i] = (seed >> 16) / 32_768
  }
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}
