import { anywhere, repeated } from './anywhere-methods.ts'
import { byClass } from './class-methods.ts'
import { anyPlaces, combination, direct, fixedPlaces } from './direct-methods.ts'
import { group, group3, groupSum3, groupWith2, groupWith3, mixedGroups } from './group-methods.ts'
import { dragonTiger, dragonTigerTie, sidesAt, sideChoices, sidesOfAll } from './side-methods.ts'
import { digitSum, directSpan, directSum, groupSum2, shape, sumTail } from './value-methods.ts'
import type { LotteryFamily, LotteryMethod } from './family.ts'

const ALL = [0, 1, 2, 3, 4]

/** The places of a method's key: first, middle, last. */
const FOUR = { F: [0, 1, 2, 3], B: [1, 2, 3, 4] } as const
const THREE = { F: [0, 1, 2], M: [1, 2, 3], B: [2, 3, 4] } as const
const TWO = { F: [0, 1], B: [3, 4] } as const

const each = <K extends string>(
  places: Readonly<Record<K, readonly number[]>>,
  of: (part: K, places: readonly number[]) => readonly LotteryMethod[],
): LotteryMethod[] => (Object.keys(places) as K[]).flatMap((part) => of(part, places[part]))

const fiveStar: readonly LotteryMethod[] = [
  direct({ key: 'ZX5', group: 'STAR_5' }, ALL),
  combination({ key: 'ZX5_COMB', group: 'STAR_5' }, ALL),
  group({ key: 'G120', group: 'STAR_5' }, ALL, { times: [1, 1, 1, 1, 1], chance: [3n, 2500n] }),
  group({ key: 'G60', group: 'STAR_5' }, ALL, { times: [2, 1, 1, 1], chance: [3n, 5000n] }),
  group({ key: 'G30', group: 'STAR_5' }, ALL, { times: [2, 2, 1], chance: [3n, 10_000n] }),
  group({ key: 'G20', group: 'STAR_5' }, ALL, { times: [3, 1, 1], chance: [1n, 5000n] }),
  group({ key: 'G10', group: 'STAR_5' }, ALL, { times: [3, 2], chance: [1n, 10_000n] }),
  group({ key: 'G5', group: 'STAR_5' }, ALL, { times: [4, 1], chance: [1n, 20_000n] }),
  repeated({ key: 'YFFS', group: 'STAR_5' }, ALL, { times: 1, chance: [40_951n, 100_000n] }),
  repeated({ key: 'HSCS', group: 'STAR_5' }, ALL, { times: 2, chance: [4073n, 50_000n] }),
  repeated({ key: 'SXBX', group: 'STAR_5' }, ALL, { times: 3, chance: [107n, 12_500n] }),
  repeated({ key: 'SJFC', group: 'STAR_5' }, ALL, { times: 4, chance: [23n, 50_000n] }),
]

const fourStar = each(FOUR, (part, places) => [
  direct({ key: `ZX4_${part}`, group: 'STAR_4' }, places),
  group({ key: `G24_${part}`, group: 'STAR_4' }, places, { times: [1, 1, 1, 1], chance: [3n, 1250n] }),
  group({ key: `G12_${part}`, group: 'STAR_4' }, places, { times: [2, 1, 1], chance: [3n, 2500n] }),
  group({ key: `G6_${part}`, group: 'STAR_4' }, places, { times: [2, 2], chance: [3n, 5000n] }),
  group({ key: `G4_${part}`, group: 'STAR_4' }, places, { times: [3, 1], chance: [1n, 2500n] }),
])

const threeStar = each(THREE, (part, places) => [
  direct({ key: `ZX3_${part}`, group: 'STAR_3' }, places),
  directSum({ key: `ZX3_SUM_${part}`, group: 'STAR_3' }, places),
  directSpan({ key: `ZX3_SPAN_${part}`, group: 'STAR_3' }, places),
  group3({ key: `Z3_${part}`, group: 'STAR_3' }, places),
  group({ key: `Z6_${part}`, group: 'STAR_3' }, places, { times: [1, 1, 1], chance: [3n, 500n] }),
  mixedGroups({ key: `MIX3_${part}`, group: 'STAR_3' }, places),
  groupSum3({ key: `ZSUM3_${part}`, group: 'STAR_3' }, places),
  groupWith3({ key: `BD3_${part}`, group: 'STAR_3' }, places),
  sumTail({ key: `TAIL3_${part}`, group: 'STAR_3' }, places),
  shape({ key: `SHAPE3_${part}`, group: 'STAR_3' }, places),
])

const twoStar = each(TWO, (part, places) => [
  direct({ key: `ZX2_${part}`, group: 'STAR_2' }, places),
  directSum({ key: `ZX2_SUM_${part}`, group: 'STAR_2' }, places),
  directSpan({ key: `ZX2_SPAN_${part}`, group: 'STAR_2' }, places),
  group({ key: `Z2_${part}`, group: 'STAR_2' }, places, { times: [1, 1], chance: [1n, 50n] }),
  groupSum2({ key: `ZSUM2_${part}`, group: 'STAR_2' }, places),
  groupWith2({ key: `BD2_${part}`, group: 'STAR_2' }, places),
])

const anyDigit: readonly LotteryMethod[] = [
  ...each(THREE, (part, places) => [
    anywhere({ key: `ANYPOS3_1_${part}`, group: 'ANYWHERE' }, places, { together: 1, chance: [271n, 1000n] }),
    anywhere({ key: `ANYPOS3_2_${part}`, group: 'ANYWHERE' }, places, { together: 2, chance: [27n, 500n] }),
  ]),
  ...each(FOUR, (part, places) => [
    anywhere({ key: `ANYPOS4_1_${part}`, group: 'ANYWHERE' }, places, { together: 1, chance: [3439n, 10_000n] }),
    anywhere({ key: `ANYPOS4_2_${part}`, group: 'ANYWHERE' }, places, { together: 2, chance: [487n, 5000n] }),
  ]),
  anywhere({ key: 'ANYPOS5_1', group: 'ANYWHERE' }, ALL, { together: 1, chance: [40_951n, 100_000n] }),
  anywhere({ key: 'ANYPOS5_2', group: 'ANYWHERE' }, ALL, { together: 2, chance: [1467n, 10_000n] }),
  anywhere({ key: 'ANYPOS5_3', group: 'ANYWHERE' }, ALL, { together: 3, chance: [87n, 2000n] }),
]

const sides: readonly LotteryMethod[] = [
  sidesAt({ key: 'BSOE_1', group: 'SIDES' }, ALL),
  ...each(TWO, (part, places) => [sidesOfAll({ key: `BSOE_2_${part}`, group: 'SIDES' }, places)]),
  ...each({ F: THREE.F, B: THREE.B }, (part, places) => [
    sidesOfAll({ key: `BSOE_3_${part}`, group: 'SIDES' }, places),
  ]),
  dragonTiger({ key: 'DT', group: 'SIDES' }, 5),
  dragonTigerTie({ key: 'DT_TIE', group: 'SIDES' }, 5),
  byClass({ key: 'SUM5', group: 'SIDES' }, digitSum(ALL), sideChoices(23)),
]

const anyPlace: readonly LotteryMethod[] = ([2, 3, 4] as const).map((together) =>
  anyPlaces({ key: `RX${together}`, group: 'ANY_PLACES' }, ALL, together),
)

/** Shi shi cai: five digits 0–9 at the places 万千百十个 (rulebook §18.1). */
export const ssc: LotteryFamily = {
  key: 'SSC',
  draw: { kind: 'digits' },
  prizes: [{ key: 'NUMBER', count: 5, digits: 1 }],
  methods: [
    ...fiveStar,
    ...fourStar,
    ...threeStar,
    ...twoStar,
    fixedPlaces({ key: 'DWD', group: 'PLACES' }, ALL),
    ...anyDigit,
    ...sides,
    ...anyPlace,
  ],
}
