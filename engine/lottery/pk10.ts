import { byClass, eachValue, type OutcomeField } from './class-methods.ts'
import type { LotteryFamily } from './family.ts'
import { directRow, dragonTigerRow, fixedRow, groupRow, sidesRow } from './row-methods.ts'
import { sideChoices } from './side-methods.ts'

const NUMBERS = Array.from({ length: 10 }, (_, at) => `${at + 1}`)
const PLACES = NUMBERS.map((_, place) => place)
const first = (count: number) => PLACES.slice(0, count)

/** Champion and runner-up: their sum, 3 to 19, counted over the ordered pairs. */
const SUM2: OutcomeField = {
  field: 'SUM2',
  valueOf: ([champion, second]) => Number(champion) + Number(second),
  ways: new Map(
    Array.from({ length: 17 }, (_, at) => {
      const sum = at + 3
      const pairs = NUMBERS.map(Number).filter((one) => sum - one >= 1 && sum - one <= 10 && sum - one !== one)
      return [sum, BigInt(pairs.length)] as const
    }),
  ),
}

/** PK10: the order of ten (rulebook §18.5). */
export const pk10: LotteryFamily = {
  key: 'PK10',
  draw: { kind: 'shuffle', size: 10 },
  prizes: [{ key: 'NUMBER', count: 10, digits: 1 }],
  methods: [
    ...[1, 2, 3, 4, 5].map((count) => directRow({ key: `ZX${count}`, group: 'DIRECT' }, first(count), NUMBERS)),
    ...[2, 3].map((count) => groupRow({ key: `ZU${count}`, group: 'GROUP' }, first(count), NUMBERS)),
    fixedRow({ key: 'DWD', group: 'PLACES' }, PLACES, NUMBERS),
    sidesRow({ key: 'BSOE_1', group: 'SIDES' }, PLACES, NUMBERS),
    dragonTigerRow(
      { key: 'DT', group: 'SIDES' },
      [1, 2, 3, 4, 5].map((place) => [place, 11 - place]),
    ),
    byClass({ key: 'SUM2', group: 'SUM' }, SUM2, eachValue([...SUM2.ways.keys()])),
    byClass({ key: 'SUM2_BSOE', group: 'SUM' }, SUM2, sideChoices(12)),
  ],
}
