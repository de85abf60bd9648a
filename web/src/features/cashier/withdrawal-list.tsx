import { type Withdrawal, WITHDRAWAL_STATES, withdrawals } from '@croupier/contract/cashier.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconDeviceMobile } from '@tabler/icons-react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { MoveList, useMoveColumns, useMoveQuery } from './move-list.tsx'
import { withdrawalStages } from './stages.ts'
import { useReason } from './reason.ts'
import { Timeline } from './timeline.tsx'

/** All withdrawals of the member by range and state; an opened one shows where it has been. */
export function WithdrawalList() {
  const t = useWords('cashier')
  const open = useOpenModal()
  const say = useReason()
  const { query, ...record } = useMoveQuery(WITHDRAWAL_STATES)
  const asked = useAsk(withdrawals, { query }, { placeholderData: (kept) => kept })
  const columns = useMoveColumns<Withdrawal>({
    name: {
      head: t('to_account'),
      cell: ({ payee }) => (
        <>
          {payee.providerName} <span className="num">···· {payee.numberEnd}</span>
        </>
      ),
    },
    figure: { head: t('you_receive'), of: ({ receive }) => receive },
  })
  return (
    <MoveList
      title={t('all_withdrawals')}
      lead={t('withdraw_lead')}
      back="withdraw"
      {...record}
      asked={asked}
      columns={columns}
      mark={({ payee }) =>
        payee.kind === 'bank' ? <IconBuildingBank size={20} aria-hidden /> : <IconDeviceMobile size={20} aria-hidden />
      }
      none={t('no_withdrawals')}
      detail={(withdrawal) => (
        <>
          <Timeline of="withdrawal" stages={withdrawalStages(withdrawal)} />
          {withdrawal.reason === null ? null : <p>{say(withdrawal.reason)}</p>}
          {withdrawal.cancellable ? (
            <Button size="small" onClick={() => open('memberCentre', `withdraw.${withdrawal.id}`)}>
              {t('open_withdrawal')}
            </Button>
          ) : null}
        </>
      )}
    />
  )
}
