import { amountText } from '@croupier/engine/money.ts'
import type { Brand } from '../../../brand/brand.ts'
import type { DeskIssueRow } from '../results/store.ts'
import type { DrawEffect, EffectSum } from './effects.ts'

/** How many decimals a currency is written with, as the brands say that have it. */
export const decimalsOf = (brands: readonly Brand[], asset: string): number =>
  brands.find(({ currency }) => currency === asset)?.decimals ?? 2

type SumName = Exclude<keyof EffectSum, 'asset'>

/** What moves in every currency, in one text: `PHP 120.00, VND 3000`. */
export const sumText = (sums: readonly EffectSum[], of: SumName, brands: readonly Brand[]): string =>
  sums.map((one) => `${one.asset} ${amountText(one[of], decimalsOf(brands, one.asset))}`).join(', ')

interface ChangeShown {
  readonly numbers: readonly string[] | null
  readonly effect: DrawEffect
  readonly brands: readonly Brand[]
}

/** What the second person and the audit log are shown of a change of a draw. */
export function factsOf({ status, numbers: before }: DeskIssueRow, { numbers, effect, brands }: ChangeShown) {
  const text = (of: SumName) => sumText(effect.sums, of, brands)
  return {
    status,
    ...(numbers && { before: before?.join(' ') ?? '', numbers: numbers.join(' ') }),
    bets: effect.bets,
    members: effect.members,
    returned: text('returned'),
    taken: text('taken'),
    owedAtMost: text('owed'),
    ...(numbers === null && { rebates: text('rebates') }),
  }
}
