import { Row } from '@croupier/kit/layout/layout.tsx'
import { withdrawalOptions } from '@croupier/contract/cashier.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useNow } from '../../parts/limits/use-play-session.ts'
import { payoutSetup, type SecurityFacts } from './payout-setup.ts'
import { SetupProgress } from './payout-setup-list.tsx'
import classes from './payout-setup.module.css'

interface PayoutSetupFootProps {
  readonly facts: SecurityFacts
  readonly onBack: () => void
}

/** Below a part of the security centre that was opened from the list before the first withdrawal: how far it is, and the way back. */
export function PayoutSetupFoot({ facts, onBack }: PayoutSetupFootProps) {
  const t = useWords('cashier')
  const now = useNow()
  const { data: options } = useAsk(withdrawalOptions)
  return (
    <Row as="footer" align="center" wraps padY={12} padX={28} level={1} className={classes.back}>
      <Button onClick={onBack}>
        <IconArrowLeft size={16} aria-hidden />
        {t('setup_back')}
      </Button>
      {options ? <SetupProgress steps={payoutSetup(options, facts, now)} /> : null}
    </Row>
  )
}
