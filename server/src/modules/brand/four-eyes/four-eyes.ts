import type { Brand } from '../brand.ts'
import { largestAlone, type MoneyAction } from '../rules.ts'

/** The largest amount that somebody with these roles moves without a second person; null for any. */
export const aloneMax = ({ settings }: Pick<Brand, 'settings'>, action: MoneyAction, roles: readonly string[]) =>
  largestAlone(settings, action, roles)

/** Does moving so much take a second person? */
export const needsSecond = (
  brand: Pick<Brand, 'settings'>,
  { action, amount }: { readonly action: MoneyAction; readonly amount: bigint },
  roles: readonly string[],
): boolean => {
  const most = aloneMax(brand, action, roles)
  return most !== null && amount > most
}
