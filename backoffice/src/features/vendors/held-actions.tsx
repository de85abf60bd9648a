import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { returnHeld, settleHeld } from '@croupier/contract/console-held.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { EndDialog } from '../../kit/end-dialog.tsx'
import { useEnding } from '../../kit/use-ending.ts'
import { useFigures } from '../../kit/use-figures.ts'
import { useWaitingApproval, WaitingApproval } from '../../kit/waiting-approval.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { HeldStakeDetail } from './held-stake-screen.tsx'
import layout from '../../kit/case.module.css'

type HeldAwardAction = 'settle' | 'return'

/** What waits, and how two people end it: by the vendor's word, or by giving it back. */
export function HeldActions({ known: { held } }: { readonly known: HeldStakeDetail }) {
  const t = useWords('vendors')
  const may = useMay()('reconciliation.resolve')
  const [asked, setAsked] = useState<HeldAwardAction>()
  const { roundId, state, bets, stake, asset } = held
  const one = useWaitingApproval(`held_stake:${roundId}`)
  return (
    <Card title={t('held.waits')}>
      <Stack gap={14} className={layout.stack}>
        <p className={layout.amount}>
          <Amount amount={stake} currency={asset} />
        </p>
        <p className="quiet">{t(`held.why.${state}`, { bets })}</p>
        <WaitingApproval approval={one} />
        {may && state === 'interrupted' && !one ? (
          <Row gap={8} wraps>
            <Button size="small" tone="primary" onClick={() => setAsked('settle')}>
              {t('held.settle')}…
            </Button>
            <Button size="small" tone="danger" onClick={() => setAsked('return')}>
              {t('held.return')}…
            </Button>
          </Row>
        ) : null}
        <p className="quiet">{t('held.late')}</p>
      </Stack>
      {asked ? <ActionDialog known={held} action={asked} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  )
}

interface ActionDialogProps {
  readonly known: HeldStakeDetail['held']
  readonly action: HeldAwardAction
  readonly onClose: () => void
}

function ActionDialog({ known: { roundId, account, stake, asset, bets }, action, onClose }: ActionDialogProps) {
  const t = useWords('vendors')
  const figures = useFigures()
  const [payout, setPayout] = useState('')
  const params = { roundId }
  const end = useEnding('held-stakes', (because) =>
    action === 'settle'
      ? ask(settleHeld, { params, body: { payout, ...because } })
      : ask(returnHeld, { params, body: because }),
  )
  return (
    <EndDialog
      title={t(`held.${action}_title`, { account, stake: figures(stake), asset })}
      consequence={
        <Stack gap={14} className={layout.stack}>
          <p>{t(`held.${action}_text`, { bets })}</p>
          {action === 'settle' ? (
            <Field
              label={t('held.payout')}
              hint={t('held.payout_hint')}
              inputMode="decimal"
              value={payout}
              error={fieldErrors(end.error)('payout')}
              end={<small className="quiet">{asset}</small>}
              onChange={({ target }) => {
                end.reset()
                setPayout(target.value)
              }}
            />
          ) : null}
        </Stack>
      }
      action="vendors.end_round"
      tone="two"
      confirm={t('held.ask_second')}
      onClose={onClose}
      end={end}
    />
  )
}
