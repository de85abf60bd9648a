import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useOpenRounds } from '../../parts/rounds/open-rounds.ts'

/** What is staked in open rounds cannot leave: which they are, and how much lies there. */
export function OpenRoundsNote() {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const rounds = useOpenRounds()
  if (rounds.length === 0) return null
  const named = rounds.map(({ gameName, stake }) => `${gameName} (${moneyText(stake, look)})`).join(', ')
  return <Notice tone="info">{t('open_rounds', { named })}</Notice>
}
