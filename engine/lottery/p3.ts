import { anywhere } from './anywhere-methods.ts'
import { byClass } from './class-methods.ts'
import { direct, fixedPlaces } from './direct-methods.ts'
import type { LotteryFamily } from './family.ts'
import { group, group3 } from './group-methods.ts'
import { sideChoices } from './side-methods.ts'
import { digitSum } from './value-methods.ts'

const ALL = [0, 1, 2]
const FIRST = [0, 1]
const LAST = [1, 2]

/** 3D, P3: three digits (rulebook §18.2). */
export const p3: LotteryFamily = {
  key: 'P3',
  draw: { kind: 'digits' },
  prizes: [{ key: 'NUMBER', count: 3, digits: 1 }],
  methods: [
    direct({ key: 'ZX3', group: 'STAR_3' }, ALL),
    group3({ key: 'Z3', group: 'STAR_3' }, ALL),
    group({ key: 'Z6', group: 'STAR_3' }, ALL, { times: [1, 1, 1], chance: [3n, 500n] }),
    direct({ key: 'ZX2_F', group: 'STAR_2' }, FIRST),
    direct({ key: 'ZX2_B', group: 'STAR_2' }, LAST),
    group({ key: 'Z2_F', group: 'STAR_2' }, FIRST, { times: [1, 1], chance: [1n, 50n] }),
    group({ key: 'Z2_B', group: 'STAR_2' }, LAST, { times: [1, 1], chance: [1n, 50n] }),
    fixedPlaces({ key: 'DWD', group: 'PLACES' }, ALL),
    anywhere({ key: 'ANYPOS_1', group: 'ANYWHERE' }, ALL, { together: 1, chance: [271n, 1000n] }),
    anywhere({ key: 'ANYPOS_2', group: 'ANYWHERE' }, ALL, { together: 2, chance: [27n, 500n] }),
    byClass({ key: 'SUM', group: 'SIDES' }, digitSum(ALL), sideChoices(14)),
  ],
}
