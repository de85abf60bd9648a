// The wheel's rims (rulebook §32). Change any figure and the version changes with it, because rounds that were
// played under the old one must still verify.

export const paytableVersion = 'wheel-1'

export const wheelRisks = ['low', 'medium', 'high'] as const
export type WheelRisk = (typeof wheelRisks)[number]

export const wheelSegments = [10, 20, 30, 40, 50] as const
export type Segments = (typeof wheelSegments)[number]

interface Rim {
  readonly 99: string
  readonly 97: string
}

const times = (count: number, text: string): string => Array<string>(count).fill(text).join(' ')

// Low risk is the same ten segments all around; high risk is all or nothing.
const low = (tens: number): Rim => ({
  99: times(tens, '1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0'),
  97: times(tens, '1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1 0'),
})
const high = (segments: number, of99: string, of97: string): Rim => ({
  99: `${times(segments - 1, '0')} ${of99}`,
  97: `${times(segments - 1, '0')} ${of97}`,
})

/** Multipliers around the rim from index 0 on, by risk and number of segments. */
export const rims: Readonly<Record<WheelRisk, Readonly<Record<Segments, Rim>>>> = {
  low: { 10: low(1), 20: low(2), 30: low(3), 40: low(4), 50: low(5) },
  medium: {
    10: {
      99: '0 1.9 0 1.5 0 2 0 1.5 0 3',
      97: '0 1.9 0 1.5 0 2 0 1.5 0 2.8',
    },
    20: {
      99: '1.5 0 2 0 2 0 2 0 1.5 0 3 0 1.8 0 2 0 2 0 2 0',
      97: '1.5 0 2 0 2 0 2 0 1.5 0 2.6 0 1.8 0 2 0 2 0 2 0',
    },
    30: {
      99: '1.5 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.7 0 4 0 1.5 0 2 0',
      97: '1.5 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.7 0 3.4 0 1.5 0 2 0',
    },
    40: {
      99: '2 0 3 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.6 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0',
      97: '2 0 2.2 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.6 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0',
    },
    50: {
      99: '2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 5 0 1.5 0 2 0 1.5 0',
      97: '2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 4 0 1.5 0 2 0 1.5 0',
    },
  },
  high: {
    10: high(10, '9.9', '9.7'),
    20: high(20, '19.8', '19.4'),
    30: high(30, '29.7', '29.1'),
    40: high(40, '39.6', '38.8'),
    50: high(50, '49.5', '48.5'),
  },
}
