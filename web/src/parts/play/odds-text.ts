import type { Words } from '@croupier/kit/spot-name.ts'
import { decimalSign } from './stake.ts'

/** How odds are written: `0.95 to 1` in the words of tables, `0.95 : 1`, or the same for a narrow spot. */
export type OddsFormat = 'words' | 'ratio' | 'tight'

/** The odds of a bet, by what it pays on 1: wherever the site writes odds, it asks here. */
export function oddsText(t: Words, language: string, pays: readonly string[], format: OddsFormat): string {
  const odds = oddsListed(pays, language)
  if (format === 'words') return t('odds_to_one', { odds })
  return `${format === 'tight' ? odds.replaceAll(/ (·|…) /g, '$1') : odds} : 1`
}

/** Several odds beside each other; of many the first and the last. */
function oddsListed(pays: readonly string[], language: string): string {
  const each = pays.map((one) => one.replace('.', decimalSign(language)))
  return each.length > 3 ? `${each[0]} … ${each.at(-1)}` : each.join(' · ')
}
