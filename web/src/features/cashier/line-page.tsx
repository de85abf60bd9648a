import {
  lineOptions,
  type DownlineTransfer,
  lineTransfer,
  lineTransfers,
} from '@croupier/contract/downline-transfers.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { useNarrow } from '../../parts/page/narrow.ts'
import type { CentreScreenProps } from '../../parts/centre/centre-pages.ts'
import classes from './cashier.module.css'
import { CopyLine } from './copy-line.tsx'
import { HeldBack, isHeldBack } from './held-back.tsx'
import { LineForm } from './line-form.tsx'
import { waysOpen } from './line-hindrance.ts'
import { MoneyPanel } from './money-panel.tsx'
import { Fact, Facts } from '../../parts/page/facts.tsx'
import { TransferRows } from './transfer-rows.tsx'
import { useCashierChanges } from './use-cashier-changes.ts'

/** Send money to the one above, or as an agent to those right below. Its part is a transfer's id. */
export function LinePage({ part, onBack }: CentreScreenProps) {
  useCashierChanges()
  const t = useWords('transfers')
  const open = useOpenModal()
  const narrow = useNarrow(900)
  const { data, error, refetch } = useAsk(lineOptions)
  const { data: shown } = useAsk(lineTransfer, { params: { transferId: part ?? '' } }, { enabled: part !== undefined })
  const anew = () => open('memberCentre', 'transferUpline')
  const alone = narrow && shown !== undefined
  const opened = shown ? <TransferPanel transfer={shown} onNew={anew} /> : null
  return (
    <CentrePage title={t('transfer')} lead={t('transfer_lead')} onBack={alone ? anew : onBack}>
      {alone ? (
        opened
      ) : (
        <div className={classes.columns}>
          <div className={classes.column}>
            {data ? waysOpen(data).length === 0 ? <NotOpen /> : <LineForm options={data} /> : null}
            {error && !data ? (
              isHeldBack(error) ? (
                <HeldBack error={error} />
              ) : (
                <ErrorState error={error} title={t('transfers_failed')} onRetry={() => void refetch()} />
              )
            ) : null}
            {data || error ? null : <SkeletonRows rows={6} />}
          </div>
          <div className={classes.column}>
            {opened}
            <Latest />
          </div>
        </div>
      )}
    </CentrePage>
  )
}

function NotOpen() {
  const t = useWords('transfers')
  return (
    <Empty
      art={<IconUsersGroup size={56} stroke={1.2} aria-hidden />}
      title={t('nobody_title')}
      text={t('nobody_text')}
    />
  )
}

const SHOWN = 6

function Latest() {
  const t = useWords('transfers')
  const open = useOpenModal()
  const [pageNo, setPageNo] = useState(1)
  const query = { pageNo, pageSize: SHOWN }
  const { data } = useAsk(lineTransfers, { query }, { placeholderData: (kept) => kept })
  return (
    <TransferRows
      page={data}
      nameOf={({ other }) => other.account}
      came={({ direction }) => direction === 'in'}
      end={({ direction }) => <Tag tone={direction === 'in' ? 'win' : 'quiet'}>{t(`direction_of_${direction}`)}</Tag>}
      onPage={setPageNo}
      onOpen={(id) => open('memberCentre', `transferUpline.${id}`)}
    />
  )
}

interface TransferPanelProps {
  readonly transfer: DownlineTransfer
  readonly onNew: () => void
}

/** One transfer: how much, with whom, and what it is called. */
function TransferPanel({ transfer: { amount, direction, other, reference, at }, onNew }: TransferPanelProps) {
  const t = useWords('transfers')
  const moment = useMoment()
  return (
    <MoneyPanel
      title={t(`title_${direction}`)}
      label={t('transfer_of', { reference })}
      state={<Tag tone="win">{t('state_done')}</Tag>}
      amount={amount}
      note={moment(at)}
    >
      <Facts>
        <Fact name={t(`account_${direction}`)}>{other.account}</Fact>
        <Fact name={t('name')}>{other.name}</Fact>
        <CopyLine name={t('reference')} text={reference} />
      </Facts>
      <Button wide onClick={onNew}>
        {t('new_transfer')}
      </Button>
    </MoneyPanel>
  )
}
