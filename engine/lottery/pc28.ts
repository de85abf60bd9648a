import { byClass, eachValue } from './class-methods.ts'
import type { LotteryFamily } from './family.ts'
import { isSide, sideChoices } from './side-methods.ts'
import { digitSum, shape } from './value-methods.ts'

const ALL = [0, 1, 2]
const SUM = digitSum(ALL)
const BIG_FROM = 14

const both = (size: string, parity: string) => (sum: number) =>
  isSide(size, sum, BIG_FROM) && isSide(parity, sum, BIG_FROM)

/** Sums of a colour are every third one; 0, 13, 14 and 27 have none. */
const wave = (rest: number) => (sum: number) => sum % 3 === rest && ![0, 13, 14, 27].includes(sum)

/** Lucky 28: three digits and their sum, 0 to 27 (rulebook §18.6). */
export const pc28: LotteryFamily = {
  key: 'PC28',
  draw: { kind: 'digits' },
  prizes: [{ key: 'NUMBER', count: 3, digits: 1 }],
  methods: [
    byClass({ key: 'SUM', group: 'SUM' }, SUM, eachValue([...SUM.ways.keys()])),
    byClass({ key: 'BSOE', group: 'SIDES' }, SUM, sideChoices(BIG_FROM)),
    byClass({ key: 'COMBO', group: 'SIDES' }, SUM, {
      BO: both('B', 'O'),
      BE: both('B', 'E'),
      SO: both('S', 'O'),
      SE: both('S', 'E'),
    }),
    byClass({ key: 'EXTREME', group: 'SIDES' }, SUM, { B: (sum) => sum >= 22, S: (sum) => sum <= 5 }),
    byClass({ key: 'WAVE', group: 'WAVE' }, SUM, { RED: wave(0), GREEN: wave(1), BLUE: wave(2) }),
    shape({ key: 'SHAPE3', group: 'SHAPE' }, ALL, ['LEOPARD', 'STRAIGHT', 'PAIR']),
  ],
}
