import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChartDots } from '@tabler/icons-react'
import { VerifyLink } from './verify-link.tsx'

interface HeadActionsProps {
  readonly terms: LotteryTerms
  readonly isTrends: boolean
  readonly onTrends: () => void
}

/** What else there is of a lottery: its trends in place of the board, and the proof of its last draw. */
export function HeadActions({ terms: { gameCode, last }, isTrends, onTrends }: HeadActionsProps) {
  const t = useWords('lottery')
  return (
    <Row gap={8} align="center" wraps>
      <Button aria-pressed={isTrends} onClick={onTrends}>
        <IconChartDots size={18} aria-hidden />
        {t('trends')}
      </Button>
      {last ? <VerifyLink gameCode={gameCode} issueNo={last.issueNo} /> : null}
    </Row>
  )
}
