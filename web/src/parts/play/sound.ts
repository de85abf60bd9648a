import { soundSwitch } from './switch.ts'

export type SoundName =
  | 'press'
  | 'reel_stop'
  | 'anticipation'
  | 'tumble'
  | 'expand'
  | 'coin'
  | 'dice'
  | 'crash'
  | 'win'
  | 'win_10'
  | 'win_50'
  | 'error'

interface Note {
  readonly pitch: number
  readonly atMs: number
  readonly ms: number
  readonly shape?: OscillatorType
  readonly level?: number
}

// About −18 LUFS when one or two notes sound together.
const level = 0.11
const semitone = 2 ** (1 / 12)

const rising = (pitches: readonly number[], everyMs: number, ms: number): Note[] =>
  pitches.flatMap((pitch, index) => [
    { pitch, atMs: index * everyMs, ms, shape: 'triangle' as const },
    { pitch: pitch * 2, atMs: index * everyMs, ms: ms * 0.6, level: 0.35 },
  ])

const shimmer = (fromMs: number, count: number): Note[] =>
  Array.from({ length: count }, (_, index) => ({
    pitch: 2093 + index * 262,
    atMs: fromMs + index * 45,
    ms: 120,
    level: 0.22,
  }))

const scores: Record<Exclude<SoundName, 'dice'>, (step: number) => readonly Note[]> = {
  press: () => [{ pitch: 320, atMs: 0, ms: 60, shape: 'triangle', level: 0.7 }],
  reel_stop: (step) => [
    { pitch: 92 * semitone ** step, atMs: 0, ms: 120, shape: 'sine', level: 1.5 },
    { pitch: 184 * semitone ** step, atMs: 0, ms: 60, shape: 'triangle', level: 0.5 },
  ],
  anticipation: (step) => [{ pitch: 392 * semitone ** (step * 2), atMs: 0, ms: 420, shape: 'triangle', level: 0.6 }],
  tumble: () => [
    { pitch: 660, atMs: 0, ms: 70, shape: 'triangle', level: 0.45 },
    { pitch: 110, atMs: 300, ms: 130, shape: 'sine', level: 1.3 },
  ],
  expand: () => rising([196, 261.63, 329.63], 90, 160),
  coin: (step) => [{ pitch: 880 * semitone ** (step % 12), atMs: 0, ms: 140, shape: 'triangle', level: 0.6 }],
  crash: () => [
    { pitch: 220, atMs: 0, ms: 220, shape: 'triangle', level: 0.8 },
    { pitch: 165, atMs: 130, ms: 240, shape: 'triangle', level: 0.7 },
    { pitch: 110, atMs: 260, ms: 340, shape: 'triangle', level: 0.6 },
  ],
  win: () => rising([523.25, 783.99], 130, 260),
  win_10: () => [...rising([523.25, 659.25, 783.99], 140, 320), ...shimmer(360, 6)],
  win_50: () => [...rising([523.25, 659.25, 783.99, 1046.5, 1318.5], 240, 480), ...shimmer(1200, 12)],
  error: () => [{ pitch: 196, atMs: 0, ms: 220, shape: 'square', level: 0.35 }],
}

let context: AudioContext | undefined

/** Make a short sound, when sound is switched on. `step` raises it: the reel's number, for example. */
export function playSound(name: SoundName, step = 0) {
  const audio = sounding()
  if (!audio) return
  if (name === 'dice') rattle(audio)
  else for (const note of scores[name](step)) sing(audio, note)
}

/** What sounds come from, when sound is switched on. */
function sounding(): AudioContext | undefined {
  if (!soundSwitch.on()) return undefined
  context ??= new AudioContext()
  void context.resume()
  return context
}

/** Short notes of a game that has sounds of its own, when sound is switched on. */
export function playNotes(notes: readonly Note[]) {
  const audio = sounding()
  if (audio) for (const note of notes) sing(audio, note)
}

interface NoiseBurst {
  readonly atMs: number
  readonly ms: number
  /** Nothing above it is let through, in hertz. */
  readonly cutoff: number
  readonly level: number
}

/** Short noises, each muffled; they can be broken off. */
export function playNoise(knocks: readonly NoiseBurst[]): (() => void) | undefined {
  const audio = sounding()
  if (!audio) return undefined
  const noise = noiseOf(audio)
  const sources = knocks.map((knock) => beat(audio, noise, knock))
  return () => {
    for (const source of sources) source.stop()
  }
}

/** The sound of a win by its multiple of the stake; a return at or below the stake has none. */
export function winSound(multiple: number): SoundName | undefined {
  if (multiple >= 50) return 'win_50'
  if (multiple >= 10) return 'win_10'
  return multiple > 1 ? 'win' : undefined
}

function sing(audio: AudioContext, { pitch, atMs, ms, shape = 'sine', level: share = 1 }: Note) {
  const from = audio.currentTime + atMs / 1000
  const until = from + ms / 1000
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = shape
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(level * share, from + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, until)
  tone.connect(volume).connect(audio.destination)
  tone.start(from)
  tone.stop(until + 0.02)
}

// A die on felt: four muffled knocks of noise, each softer and sooner.
function rattle(audio: AudioContext) {
  const noise = noiseOf(audio)
  for (const [knock, atMs] of [0, 90, 165, 225].entries())
    beat(audio, noise, { atMs, ms: 50, cutoff: 1400 - knock * 220, level: 1.6 - knock * 0.35 })
}

function beat(audio: AudioContext, noise: AudioBuffer, { atMs, ms, cutoff, level: share }: NoiseBurst) {
  const from = audio.currentTime + atMs / 1000
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const volume = audio.createGain()
  source.buffer = noise
  filter.type = 'lowpass'
  filter.frequency.value = cutoff
  volume.gain.setValueAtTime(level * share, from)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + ms / 1000)
  source.connect(filter).connect(volume).connect(audio.destination)
  source.start(from, 0, ms / 1000)
  return source
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const length = Math.floor(audio.sampleRate * 0.12)
  const noise = audio.createBuffer(1, length, audio.sampleRate)
  const wave = noise.getChannelData(0)
  for (let index = 0; index < length; index += 1) wave[index] = Math.sin(index * index * 12.9898)
  return noise
}
