import { Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage } from '@croupier/kit/words.ts'

interface FigureProps {
  /** As the server says it; null where that side has nothing. */
  readonly amount: string | null
  readonly asset: string
  readonly signed?: boolean
}

/** An amount of a currency or a coin with all decimals that it has: a difference is not rounded. */
export function Figure({ amount, asset, signed = false }: FigureProps) {
  const language = useLanguage()
  if (amount === null) return '–'
  const decimals = amount.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  // A decimal string is formatted exactly; the types only know numbers.
  const figure = format.format(amount.replace(/^-/, '') as unknown as number)
  const sign = amount.startsWith('-') ? '−' : signed ? '+' : ''
  return (
    <Text nowrap num>
      {sign}
      {figure} <small>{asset}</small>
    </Text>
  )
}
