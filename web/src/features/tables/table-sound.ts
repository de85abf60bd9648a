import { playNotes, playNoise } from '../../parts/play/sound.ts'

/** What can be heard at a table. */
type TableSound = 'chip' | 'card' | 'turn' | 'dice' | 'tick' | 'last_tick' | 'closed' | 'clack' | 'pay'

const semitone = 2 ** (1 / 12)

/** Make a short sound of the table, when sound is switched on; a higher step sounds higher. */
export function soundTable(name: TableSound, step = 1) {
  switch (name) {
    case 'chip':
      return playNotes([
        { pitch: 1900 * semitone ** Math.min(step, 7), atMs: 0, ms: 60, shape: 'triangle', level: 0.5 },
        { pitch: 3100 * semitone ** Math.min(step, 7), atMs: 22, ms: 60, level: 0.25 },
      ])
    case 'card':
      return playNoise([{ atMs: 0, ms: 110, cutoff: 3600, level: 0.8 }])
    case 'turn':
      return playNoise([{ atMs: 0, ms: 50, cutoff: 5200, level: 1.1 }])
    case 'dice':
      return playNoise([0, 90, 170, 240, 330, 410, 480].map((atMs) => ({ atMs, ms: 50, cutoff: 1300, level: 1.3 })))
    case 'tick':
      return playNotes([{ pitch: 1180, atMs: 0, ms: 40, shape: 'triangle', level: 0.45 }])
    case 'last_tick':
      return playNotes([{ pitch: 740, atMs: 0, ms: 90, shape: 'triangle', level: 0.6 }])
    case 'closed':
      return playNotes([
        { pitch: 587.33, atMs: 0, ms: 600, level: 0.7 },
        { pitch: 1174.66, atMs: 0, ms: 380, level: 0.25 },
      ])
    case 'clack':
      return playNoise(
        [0, 210, 380].map((atMs, at) => ({ atMs, ms: 36, cutoff: 4200 - at * 500, level: 1.2 - at * 0.25 })),
      )
    case 'pay':
      return playNotes([
        { pitch: 2100, atMs: 0, ms: 60, shape: 'triangle', level: 0.4 },
        { pitch: 2500, atMs: 70, ms: 60, shape: 'triangle', level: 0.4 },
        { pitch: 2900, atMs: 140, ms: 80, shape: 'triangle', level: 0.4 },
      ])
  }
}

/** The ball on its track, slower and slower, for so long. */
export function soundBall(ms: number) {
  const every = (share: number) => 70 + 190 * share * share
  const knocks: { atMs: number; ms: number; cutoff: number; level: number }[] = []
  for (let atMs = 0; atMs < ms; atMs += every(atMs / ms))
    knocks.push({ atMs, ms: 60, cutoff: 900 - 420 * (atMs / ms), level: 0.5 })
  return playNoise(knocks)
}
