import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useModal } from '../../parts/modals/modals.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import { changeOf } from '../../parts/wallet/counting.ts'
import type { Hindrance, WithdrawalOptions } from './hindrance.ts'

/** Where each is done away with: a part of the security centre. */
const WAYS: Partial<Record<Hindrance, string>> = {
  identity: 'documents',
  payment_password: 'payment_password',
  no_payee: 'payout',
}

interface HindranceNoticeProps {
  readonly hindrance: Hindrance
  readonly options: WithdrawalOptions
}

/** Why nothing can be withdrawn yet, and the way to change that. */
export function HindranceNotice({ hindrance, options: { payees, turnover, pausedUntil } }: HindranceNoticeProps) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const moment = useMoment()
  const { open, close } = useModal()
  const way = WAYS[hindrance]
  const first =
    hindrance === 'password_changed' ? pausedUntil : payees.map(({ usableFrom }) => usableFrom).toSorted()[0]
  const values = {
    when: !first ? '' : moment(first),
    left: turnover ? moneyText(changeOf(turnover.done, turnover.due), look) : '',
  }
  return (
    <Notice
      tone="info"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      action={
        way === undefined ? (
          hindrance === 'turnover' ? (
            <NoticeAction onClick={close}>{t('way_turnover')}</NoticeAction>
          ) : undefined
        ) : (
          <NoticeAction onClick={() => open('memberCentre', `securityCenter.${way}`)}>{t(`way_${way}`)}</NoticeAction>
        )
      }
    >
      {t(`hindrance_${hindrance}`, values)}
    </Notice>
  )
}
