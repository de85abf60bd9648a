import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { merchantWallet, type VendorTransfer, walletTransfers } from '@croupier/contract/vendors.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconClockHour4, IconWallet } from '@tabler/icons-react'
import { useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import type { CentreScreenProps } from '../../parts/centre/centre-pages.ts'
import classes from './cashier.module.css'
import { TransferRows } from './transfer-rows.tsx'
import { PersonCard } from './person-card.tsx'
import own from './transfers.module.css'
import { useCashierChanges } from './use-cashier-changes.ts'
import { VendorForm } from './vendor-form.tsx'

export type Wallets = ReplyOf<typeof merchantWallet>

/** Where the member's money lies: one balance for every game, or a wallet with each vendor and the ways between them. */
export function WalletPage({ onBack }: CentreScreenProps) {
  useCashierChanges()
  const t = useWords('transfers')
  const { data, error, refetch } = useAsk(merchantWallet)
  const apart = data !== undefined && data.vendors.length > 0
  return (
    <CentrePage title={t('wallet')} lead={t('wallet_lead')} onBack={onBack}>
      {data ? (
        <div className={apart ? classes.columns : classes.column}>
          <div className={classes.column}>
            <Parts wallets={data} />
            {data.isSingle ? <OneBalance /> : null}
            {data.open.map((transfer) => (
              <OnItsWay key={transfer.id} transfer={transfer} />
            ))}
            {apart ? <VendorForm wallets={data} /> : null}
          </div>
          {apart ? (
            <div className={classes.column}>
              <Latest />
            </div>
          ) : null}
        </div>
      ) : null}
      {error && !data ? <ErrorState error={error} title={t('wallet_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={6} />}
    </CentrePage>
  )
}

function Parts({ wallets: { balance, available, held } }: { readonly wallets: Wallets }) {
  const t = useWords('transfers')
  return (
    <Grid as="dl" clips gap={1} edge radius={12} className={own.parts}>
      <Part name={t('balance')} amount={balance} />
      <Part name={t('available')} amount={available} note={t('available_text')} />
      <Part name={t('held')} amount={held} note={t('held_text')} />
    </Grid>
  )
}

interface PartProps {
  readonly name: string
  readonly amount: string
  /** What it is; without it it is the whole, in larger figures. */
  readonly note?: string
}

const Part = ({ name, amount, note }: PartProps) => (
  <Stack gap={4} padY={14} padX={16} level={0}>
    <Text as="dt" size={12} tone="text-dim">
      {name}
    </Text>
    <Text as="dd" size={note ? 18 : 24} weight={note ? 600 : 700}>
      <Money amount={amount} />
    </Text>
    {note ? (
      <Text as="dd" size={12} tone="text-dim">
        {note}
      </Text>
    ) : null}
  </Stack>
)

function OneBalance() {
  const t = useWords('transfers')
  const centre = useWords('centre')
  const open = useOpenModal()
  return (
    <PersonCard
      label={t('single_title')}
      icon={<IconWallet size={20} aria-hidden />}
      name={t('single_title')}
      text={t('single_text')}
      ways={(['depositv2', 'withdraw'] as const).map((name) => (
        <Button key={name} size="small" onClick={() => open('memberCentre', name)}>
          {centre(name)}
        </Button>
      ))}
    />
  )
}

function OnItsWay({ transfer: { direction, amount, displayName } }: { readonly transfer: VendorTransfer }) {
  const t = useWords('transfers')
  const look = useMoneyLook()
  return (
    <Notice tone="info" icon={<IconClockHour4 size={18} aria-hidden />}>
      {t(`waiting_${direction}`, { amount: moneyText(amount, look), vendor: displayName })} {t('waiting_text')}
    </Notice>
  )
}

const SHOWN = 6
const TONES = { sending: 'info', done: 'win', refused: 'loss' } as const

function Latest() {
  const t = useWords('transfers')
  const [pageNo, setPageNo] = useState(1)
  const query = { pageNo, pageSize: SHOWN }
  const { data } = useAsk(walletTransfers, { query }, { placeholderData: (kept) => kept })
  return (
    <TransferRows
      page={data}
      nameOf={({ displayName }) => displayName}
      came={({ direction }) => direction === 'out'}
      end={({ state }) => <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>}
      onPage={setPageNo}
    />
  )
}
