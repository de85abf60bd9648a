import { matches } from '@croupier/contract/matched-transfers.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank } from '@tabler/icons-react'
import { useModal } from '../../parts/modals/modals.ts'
import classes from '../../parts/modals/modals.module.css'
import { useCashierChanges } from './use-cashier-changes.ts'

/** Tells a receiver, wherever they are on the site, that a payment to them is to be confirmed; leads to the answer. */
export function MatchNote() {
  const t = useWords('cashier')
  const { current, page, open } = useModal()
  useCashierChanges()
  const { data } = useAsk(matches, { query: {} })
  const asked = data?.list.find(({ side, state }) => side === 'receiver' && state === 'sent')
  // The page of the withdrawal asks by itself.
  if (!asked || (current === 'memberCentre' && page?.startsWith('withdraw'))) return null
  return (
    <div className={classes.notices}>
      <Notice
        tone="info"
        icon={<IconBuildingBank size={18} aria-hidden />}
        action={
          <NoticeAction onClick={() => open('memberCentre', `withdraw.${asked.of}`)}>{t('note_open')}</NoticeAction>
        }
      >
        {t('note_title')}
      </Notice>
    </div>
  )
}
