import type { LotteryFamily } from './family.ts'
import { isSide, sidesOfSum } from './side-methods.ts'
import { bySum, shape } from './value-methods.ts'

const ALL = [0, 1, 2]
const BIG_FROM = 14

const both =
  (...sides: readonly string[]) =>
  (sum: number) =>
    sides.every((side) => isSide(side, sum, BIG_FROM))

/** Sums of a colour are every third one; 0, 13, 14 and 27 have none. */
const wave = (rest: number) => (sum: number) => sum % 3 === rest && ![0, 13, 14, 27].includes(sum)

/** Lucky 28: three digits and their sum, 0 to 27 (rulebook §18.6). */
export const pc28: LotteryFamily = {
  key: 'PC28',
  draw: { kind: 'digits' },
  prizes: [{ key: 'NUMBER', count: 3, digits: 1 }],
  methods: [
    bySum(
      { key: 'SUM', group: 'SUM' },
      ALL,
      Object.fromEntries(Array.from({ length: 28 }, (_, wanted) => [`${wanted}`, (sum: number) => sum === wanted])),
    ),
    sidesOfSum({ key: 'BSOE', group: 'SIDES' }, ALL, BIG_FROM),
    bySum({ key: 'COMBO', group: 'SIDES' }, ALL, {
      BO: both('B', 'O'),
      BE: both('B', 'E'),
      SO: both('S', 'O'),
      SE: both('S', 'E'),
    }),
    bySum({ key: 'EXTREME', group: 'SIDES' }, ALL, { B: (sum) => sum >= 22, S: (sum) => sum <= 5 }),
    bySum({ key: 'WAVE', group: 'WAVE' }, ALL, { RED: wave(0), GREEN: wave(1), BLUE: wave(2) }),
    shape({ key: 'SHAPE3', group: 'SHAPE' }, ALL, ['LEOPARD', 'STRAIGHT', 'PAIR']),
  ],
}
