import type { LotteryFamily, LotteryMethod } from './family.ts'
import { fourDigitHouse, fourDigitMalaysia, fourDigitSingapore } from './four-digit.ts'
import { k3 } from './k3.ts'
import { kl8 } from './kl8.ts'
import { p3 } from './p3.ts'
import { pc28 } from './pc28.ts'
import { pk10 } from './pk10.ts'
import { hanoi, laos, thailand } from './south-east-asia.ts'
import { ssc } from './ssc.ts'
import { vietnamNorth, vietnamSouth } from './vietnam.ts'
import { x5 } from './x5.ts'

/** Every kind of lottery. A new one is a line here, its layout and its words. */
export const lotteryFamilies: readonly LotteryFamily[] = [
  vietnamNorth,
  vietnamSouth,
  thailand,
  laos,
  hanoi,
  fourDigitMalaysia,
  fourDigitSingapore,
  fourDigitHouse,
  ssc,
  p3,
  x5,
  k3,
  pk10,
  pc28,
  kl8,
]

const byKey = new Map(lotteryFamilies.map((family) => [family.key, family]))

/** The family of this key, if there is one. */
export const familyOf = (key: string): LotteryFamily | undefined => byKey.get(key)

const methodsByKey = new Map(
  lotteryFamilies.map((family) => [family, new Map(family.methods.map((method) => [method.key, method]))]),
)

/** The method of this key in a family, if it has one. */
export const methodOf = (family: LotteryFamily, key: string): LotteryMethod | undefined =>
  methodsByKey.get(family)?.get(key)
