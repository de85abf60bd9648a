import { Row } from '@croupier/kit/layout/layout.tsx'
import { type CarriedTransfer, carriedTransfers } from '@croupier/contract/console-vendors.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import { type TransferAction, TransferDialog } from './transfer-dialog.tsx'

/** What moved between members' balances and vendors' wallets, and what hangs between them. */
export function VendorTransfersScreen() {
  const t = useWords('vendors')
  const [asked, setAsked] = useState<TransferAction>()
  return (
    <PageFrame title={t('title')} facts={t('facts')}>
      <ResourceList resource={useTransfers(setAsked)} />
      {asked ? <TransferDialog asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </PageFrame>
  )
}

type ActionHandler = (asked: TransferAction) => void

function useTransfers(onAsk: ActionHandler): Resource<CarriedTransfer> {
  const t = useWords('vendors')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const may = useMay()
  return {
    name: 'vendor-transfers',
    call: carriedTransfers,
    label: t('title'),
    searches: true,
    idOf: ({ id }) => id,
    empty: { title: t('empty'), text: t('empty_text') },
    filters: useFilters(),
    columns: [
      { key: 'reference', head: t('reference'), cell: ({ reference }) => <span className="mono">{reference}</span> },
      { key: 'state', head: t('state'), cell: (row) => <State row={row} /> },
      {
        key: 'account',
        head: t('member'),
        cell: ({ account, memberId }) => <AccountLink account={account} memberId={memberId} />,
      },
      { key: 'vendorName', head: t('vendor'), cell: ({ vendorName }) => vendorName },
      { key: 'direction', head: t('direction'), cell: ({ direction }) => t(`directions.${direction}`) },
      {
        key: 'amount',
        head: t('amount_in', { currency }),
        figure: true,
        cell: ({ amount }) => <Amount amount={amount} />,
      },
      { key: 'at', head: t('at'), figure: true, cell: ({ at }) => moments.short(at) },
      {
        key: 'endedAt',
        head: t('ended'),
        figure: true,
        cell: ({ endedAt }) => (endedAt === null ? '–' : moments.short(endedAt)),
        hidden: true,
      },
      ...(may('reconciliation.resolve')
        ? [
            {
              key: 'id',
              head: t('actions'),
              cell: (row: CarriedTransfer) => <Actions row={row} onAsk={onAsk} />,
              width: 140,
            },
          ]
        : []),
    ],
  }
}

function useFilters(): NonNullable<Resource<CarriedTransfer>['filters']> {
  const t = useWords('vendors')
  const pieces = useWords('pieces')
  return [
    {
      key: 'state',
      label: t('state'),
      options: (['interrupted', 'sending', 'done', 'refused'] as const).map((value) => ({
        value,
        label: t(`states.${value}`),
      })),
    },
    {
      key: 'direction',
      label: t('direction'),
      options: (['in', 'out'] as const).map((value) => ({ value, label: t(`directions.${value}`) })),
    },
    { key: 'vendor', label: t('vendor_code') },
    { key: 'from', label: t('at'), verb: pieces('from_day'), type: 'date' },
    { key: 'to', label: t('at'), verb: pieces('to_day'), type: 'date' },
  ]
}

function State({ row: { state, interrupted, reason } }: { readonly row: CarriedTransfer }) {
  const t = useWords('vendors')
  const status = interrupted ? 'waiting' : state === 'sending' ? 'running' : state
  return (
    <Row as="span" inline gap={8} align="center">
      <StatusChip status={status} />
      {interrupted ? <small>{t('no_answer')}</small> : null}
      {reason === null ? null : <small>{t(`reasons.${reason}`)}</small>}
    </Row>
  )
}

function Actions({ row, onAsk }: { readonly row: CarriedTransfer; readonly onAsk: ActionHandler }) {
  const t = useWords('vendors')
  return (
    <Row as="span" inline gap={8} align="center">
      {row.state === 'sending' ? (
        <Button size="small" onClick={() => onAsk({ action: 'ask', transfer: row })}>
          {t('ask')}…
        </Button>
      ) : null}
      {row.state === 'done' && row.direction === 'in' ? (
        <Button size="small" tone="ghost" onClick={() => onAsk({ action: 'recall', transfer: row })}>
          {t('recall')}…
        </Button>
      ) : null}
    </Row>
  )
}
