import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { withdrawalCase } from '@croupier/contract/console-withdrawals.ts'
import { useWords } from '@croupier/kit/words.ts'
import { CaseHead } from './case-head.tsx'
import { MoneyCard } from './money-card.tsx'
import { PayeeCard } from './payee-card.tsx'
import { RiskCard } from './risk-card.tsx'
import { WithdrawalChip } from './withdrawal-chip.tsx'

export type WithdrawalCase = ReplyOf<typeof withdrawalCase>

/** A withdrawal: how much for whom, why a person looks at it, the money and where it goes. */
export function WithdrawalCard({ one }: { readonly one: WithdrawalCase }) {
  const t = useWords('desk')
  return (
    <>
      <CaseHead
        reference={one.reference}
        amount={one.amount}
        asset={one.asset}
        at={one.at}
        says={t(one.payee.kind === 'bank' ? 'to_bank' : 'to_wallet')}
        member={one.member}
        claim={one.claim}
        chip={<WithdrawalChip row={one} />}
      />
      <Stack gap={12} padY={14} padX={20}>
        <RiskCard one={one} />
        <Grid gap={12} align="start" columns={2}>
          <MoneyCard one={one} />
          <PayeeCard one={one} />
        </Grid>
      </Stack>
    </>
  )
}
