import type { Bet, BetSelection } from '@croupier/contract/betting.ts'
import { isRedNumber } from '@croupier/engine/tables/roulette.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Suspense } from 'react'
import { oddsText } from './odds-text.ts'
import type { Words } from '@croupier/kit/spot-name.ts'
import { numbersIn, spotName } from '@croupier/kit/spot-name.ts'

/** What was bet on and at which odds, as a slip says it: `Banker · 0.95 to 1`, `Red 9 · 35 to 1`. */
export function selectionText(t: Words, language: string, { spot, pays }: BetSelection): string {
  return t('selection', { name: nameOf(t, spot), odds: oddsText(t, language, pays, 'words') })
}

/** A single number of the wheel is called by its colour. */
function nameOf(t: Words, spot: string): string {
  const [number] = spot.startsWith('straight_') ? numbersIn(spot) : []
  if (number === undefined) return spotName(t, spot)
  return number === 0 ? t('pocket.zero') : t(`pocket.${isRedNumber(number) ? 'red' : 'black'}`, { number })
}

interface SelectionSaidProps extends Pick<Bet, 'selection'> {
  /** What is said of a bet that is on no spot. */
  readonly otherwise: string
}

/** What a bet of the record is on; the words of tables arrive with the first bet that needs them. */
export const SelectionSaid = ({ selection, otherwise }: SelectionSaidProps) =>
  selection ? (
    <Suspense fallback={otherwise}>
      <Said selection={selection} />
    </Suspense>
  ) : (
    otherwise
  )

function Said({ selection }: { readonly selection: BetSelection }) {
  const t = useWords('tables')
  const language = useLanguage()
  return selectionText(t, language, selection)
}
