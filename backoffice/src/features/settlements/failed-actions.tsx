import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { paySettlement, retrySettlement, voidSettlement } from '@croupier/contract/console-failed.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { EndDialog } from '../../kit/end-dialog.tsx'
import { useEnding } from '../../kit/use-ending.ts'
import { useFigures } from '../../kit/use-figures.ts'
import { useWaitingApproval, WaitingApproval } from '../../kit/waiting-approval.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { FailedSettlementDetail } from './failed-settlement-screen.tsx'
import layout from '../../kit/case.module.css'

const CALLS = { retry: retrySettlement, pay: paySettlement, void: voidSettlement } as const
type Action = keyof typeof CALLS

/** How a bet that waits is ended: tried again by one person, paid or given back by two. */
export function FailedActions({ known: { failed } }: { readonly known: FailedSettlementDetail }) {
  const t = useWords('settlements')
  const may = useMay()('reconciliation.resolve')
  const [asked, setAsked] = useState<Action>()
  const { betId, state, due, stake, asset } = failed
  const one = useWaitingApproval(`failed_settlement:${betId}`)
  return (
    <Card title={t('waits')}>
      <Stack gap={14} className={layout.stack}>
        <p className={layout.amount}>
          <Amount amount={due} currency={asset} />
        </p>
        <p className="quiet">{t(`text.${state}`)}</p>
        <WaitingApproval approval={one} />
        {may && state === 'waiting' && !one ? (
          <Row gap={8} wraps>
            <Button size="small" tone="primary" onClick={() => setAsked('retry')}>
              {t('retry')}…
            </Button>
            <Button size="small" onClick={() => setAsked('pay')}>
              {t('pay')}…
            </Button>
            <Button size="small" tone="danger" onClick={() => setAsked('void')}>
              {t('void')}…
            </Button>
          </Row>
        ) : null}
      </Stack>
      {asked ? (
        <ActionDialog
          betId={betId}
          action={asked}
          amounts={{ due, stake, asset }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Card>
  )
}

interface ActionDialogProps {
  readonly betId: string
  readonly action: Action
  readonly amounts: { readonly due: string; readonly stake: string; readonly asset: string }
  readonly onClose: () => void
}

function ActionDialog({ betId, action, amounts: { due, stake, asset }, onClose }: ActionDialogProps) {
  const t = useWords('settlements')
  const figures = useFigures()
  const end = useEnding('failed-settlements', (because) => ask(CALLS[action], { params: { betId }, body: because }))
  return (
    <EndDialog
      title={t(`${action}_title`)}
      consequence={<p>{t(`${action}_text`, { asset, due: figures(due), stake: figures(stake) })}</p>}
      action="settlements.end"
      tone={action === 'retry' ? 'plain' : 'two'}
      confirm={t(action === 'retry' ? 'retry' : 'ask_second')}
      onClose={onClose}
      end={end}
    />
  )
}
