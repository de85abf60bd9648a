import { coinText } from './coins/rules.ts'

/** An amount of a currency or a coin: as many decimals as it needs, and at least those that the brand writes. */
export function figureText(
  amount: bigint,
  { decimals, least }: { readonly decimals: number; readonly least: number },
): string {
  const digits = coinText(amount < 0n ? -amount : amount, decimals)
  const [whole = '', fraction = ''] = digits.split('.')
  const needed = fraction.replace(/0+$/, '').padEnd(Math.min(least, decimals), '0')
  return `${amount < 0n ? '-' : ''}${whole}${needed === '' ? '' : `.${needed}`}`
}
