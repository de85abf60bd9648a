import type { EventOf } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { multiplierTrimmed } from '../instant/multiplier.ts'
import { usePaidText } from '../instant/use-paid-text.ts'
import type { OpenRound } from '../instant/use-multi-step-table.ts'
import { useWorthText } from '../instant/worth.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'

/** What a round of mines says as it goes on. */
export function useMinesText() {
  const t = useWords('instant')
  const look = useMoneyLook()
  const decimal = useDecimal()
  const paidText = usePaidText()
  const worthText = useWorthText()
  const minesAt = (mines: readonly number[]) =>
    t('mines_shown_said', {
      tiles: mines
        .map((tile) => tile + 1)
        .toSorted((one, other) => one - other)
        .join(', '),
    })
  return {
    /** A tile or the end in words, with what the round is worth. */
    eventText: (event: EventOf<'MINES'>, { worth, stake }: Pick<OpenRound, 'worth' | 'stake'>): string => {
      if (event.kind === 'mines_shown') return `${paidText(worth, stake)}. ${minesAt(event.mines)}`
      if (!event.safe) return t('mine_said', { tile: event.tile + 1 })
      const amount = worthText(event.multiplier, stake)
      return t('tile_said', { tile: event.tile + 1, amount, multiplier: decimal(multiplierTrimmed(event.multiplier)) })
    },
    leftSaid: (worth: string): string => t('cashed_said', { amount: moneyText(worth, look) }),
  }
}
