import type { Rebates } from '@croupier/contract/agent.ts'
import { topMode } from '@croupier/engine/lottery/price.ts'
import { numberFormat, withPercentSign } from '@croupier/kit/formats.ts'
import { useLanguage } from '@croupier/kit/words.ts'

/** What a rebate is counted in: of lotteries tenths of a per cent, of all other games hundredths. */
export const REBATE_DECIMALS = { lottery: 1, casino: 2 } as const satisfies Record<keyof Rebates, number>

export type RebateGroup = keyof typeof REBATE_DECIMALS

export const REBATE_GROUPS = ['lottery', 'casino'] as const satisfies readonly RebateGroup[]

/** A rebate in its smallest steps: 5.0 per cent of lotteries are 50. */
export const stepsOf = (group: RebateGroup, percent: number): number =>
  Math.round(percent * 10 ** REBATE_DECIMALS[group])

/** The rebate of so many steps, in per cent. */
export const percentOf = (group: RebateGroup, steps: number): number => steps / 10 ** REBATE_DECIMALS[group]

/** The lotteries' prize mode of a rebate in steps. */
export const modeOf = (steps: number): string => String(topMode(steps))

/** Writes per cent with so many decimals, as the language has it. */
export function usePercent(): (percent: number, decimals: number) => string {
  const language = useLanguage()
  return (percent, decimals) =>
    withPercentSign(
      numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(percent),
      language,
    )
}
