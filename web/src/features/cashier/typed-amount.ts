import { amountText, unitsOf } from '@croupier/engine/money.ts'

/**
 * What a person typed as an amount, as the contract takes it: grouped by points, commas or spaces as the language has it. The last
 * mark is the decimal one where at most `decimals` digits follow it. Undefined for what is no amount, or none above zero.
 */
export function typedAmount(text: string, decimals: number): string | undefined {
  const compact = text.replaceAll(/[\s'’]/g, '')
  if (!/^\d[\d.,]*$/.test(compact)) return undefined
  const [, before = '', after = ''] = /^(.*)[.,](\d*)$/.exec(compact) ?? [undefined, compact]
  const pointed = after.length <= decimals
  const whole = (pointed ? before : compact).replaceAll(/[.,]/g, '')
  const units = unitsOf(pointed && after !== '' ? `${whole}.${after}` : whole, decimals)
  return units === undefined || units === 0n ? undefined : amountText(units, decimals)
}
