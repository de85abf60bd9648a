import { useLanguage } from '@croupier/kit/words.ts'
import { decimalSign } from './stake.ts'

/** Writes a figure of the wire with the decimal sign of the visitor’s language, and leaves it ungrouped: it may be typed over. */
export function useDecimal(): (figure: string) => string {
  const sign = decimalSign(useLanguage())
  return (figure) => figure.replace('.', sign)
}
