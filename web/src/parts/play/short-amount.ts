import { timesFloor } from '@croupier/engine/fraction.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { decimalSign } from './stake.ts'

interface AmountSuffix {
  readonly zeros: number
  readonly letter: string
}

const LATIN: readonly AmountSuffix[] = [
  { zeros: 9, letter: 'B' },
  { zeros: 6, letter: 'M' },
  { zeros: 3, letter: 'K' },
]

/** What stands for thousands and more in each language, the largest first, as players of that language write it. */
const SHORTS: Readonly<Record<string, readonly AmountSuffix[]>> = {
  vi: [
    { zeros: 9, letter: 'Tỷ' },
    { zeros: 6, letter: 'Tr' },
    { zeros: 3, letter: 'K' },
  ],
  zh: [
    { zeros: 8, letter: '亿' },
    { zeros: 4, letter: '万' },
  ],
  ja: [
    { zeros: 8, letter: '億' },
    { zeros: 4, letter: '万' },
  ],
  pt: [
    { zeros: 9, letter: 'bi' },
    { zeros: 6, letter: 'mi' },
    { zeros: 3, letter: 'mil' },
  ],
  id: [
    { zeros: 9, letter: 'M' },
    { zeros: 6, letter: 'jt' },
    { zeros: 3, letter: 'rb' },
  ],
}

/** Under this a short form must not drop a digit: 1,250 is not 1.2K. */
const EXACT_BELOW = 10_000n

/**
 * 10000 as 10K, 3100000 as 3.1M: for chips, presets, limits and totals of a table only. Cut after the first decimal, and from 100 on
 * before it.
 */
export function shortText(
  units: bigint,
  { language, decimals }: { readonly language: string; readonly decimals: number },
): string {
  const one = 10n ** BigInt(scale)
  const sign = decimalSign(language)
  const short = (SHORTS[language.split('-', 1)[0] ?? ''] ?? LATIN).find(
    ({ zeros }) => units >= 10n ** BigInt(zeros) * one,
  )
  const step = short && 10n ** BigInt(short.zeros) * one
  if (!step || (units < EXACT_BELOW * one && (units * 10n) % step !== 0n))
    return amountText(units, decimals).replace(/\.0+$/, '').replace('.', sign)
  const tenths = timesFloor(units, 10n, step)
  const [whole, tenth] = [tenths / 10n, tenths % 10n]
  return `${whole}${tenth === 0n || whole >= 100n ? '' : `${sign}${tenth}`}${short.letter}`
}
