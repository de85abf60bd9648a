import { figures } from '@croupier/kit/money.tsx'

/** A percentage of the wire, such as `96.0831`, as it is read in this language: `96.08 %`. */
export const percentText = (text: string, language: string): string =>
  `${figures(twoDecimals(text), { language, decimals: 2 })} %`

/** Cut, not rounded: a return never looks larger than it is. */
const twoDecimals = (text: string): string => {
  const [whole = '0', decimals = ''] = text.split('.')
  return `${whole}.${decimals.padEnd(2, '0').slice(0, 2)}`
}
