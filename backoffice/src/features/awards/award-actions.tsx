import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { type HeldAward, payAward, refuseAward } from '@croupier/contract/console-awards.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { MoneyFacts } from '../../kit/money-facts.tsx'
import { EndDialog } from '../../kit/end-dialog.tsx'
import { useEnding } from '../../kit/use-ending.ts'
import { useFigures } from '../../kit/use-figures.ts'
import { useWaitingApproval, WaitingApproval } from '../../kit/waiting-approval.tsx'
import { useMay } from '../../kit/operator.tsx'
import layout from '../../kit/case.module.css'

const CALLS = { pay: payAward, refuse: refuseAward } as const
type Action = keyof typeof CALLS

/** How an award that waits is ended: paid by two people, or refused by one. */
export function AwardActions({ one: award }: { readonly one: HeldAward }) {
  const t = useWords('awards')
  const may = useMay()('reconciliation.resolve')
  const [asked, setAsked] = useState<Action>()
  const { awardId, state } = award
  const isWaiting = state === 'waiting'
  const one = useWaitingApproval(`award:${awardId}`, isWaiting)
  return (
    <Card title={t('becomes')}>
      <Stack gap={14} className={layout.stack}>
        <p className="quiet">{t(`text.${state}`)}</p>
        <WaitingApproval approval={one} />
        {isWaiting && !may ? <p className="quiet">{t('may_not')}</p> : null}
        {may && isWaiting && !one ? (
          <Row gap={8} wraps>
            <Button size="small" tone="primary" onClick={() => setAsked('pay')}>
              {t('pay')}…
            </Button>
            <Button size="small" tone="danger" onClick={() => setAsked('refuse')}>
              {t('refuse')}…
            </Button>
          </Row>
        ) : null}
      </Stack>
      {asked ? <ActionDialog one={award} action={asked} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  )
}

interface ActionDialogProps {
  readonly one: HeldAward
  readonly action: Action
  readonly onClose: () => void
}

function ActionDialog({ one, action, onClose }: ActionDialogProps) {
  const t = useWords('awards')
  const figures = useFigures()
  const { awardId, account, asset } = one
  const amount = figures(one.amount)
  const end = useEnding('held-awards', (because) => ask(CALLS[action], { params: { awardId }, body: because }))
  return (
    <EndDialog
      title={t(`${action}_title`, { amount, asset, account })}
      consequence={
        <>
          <Moves one={one} action={action} />
          <p>{t(`${action}_text`)}</p>
        </>
      }
      action={`awards.${action}`}
      tone={action === 'pay' ? 'two' : 'danger'}
      confirm={t(action === 'pay' ? 'ask_second' : 'refuse_now')}
      onClose={onClose}
      end={end}
    />
  )
}

/** How much goes from where to whom; nothing where it is refused. */
function Moves({ one, action }: { readonly one: HeldAward; readonly action: Action }) {
  const t = useWords('awards')
  const { amount, asset, vendorName, award, account } = one
  const awarded = { says: t('award'), value: t('award_of', { award: t(`awards.${award}`), vendor: vendorName }) }
  if (action === 'refuse')
    return <MoneyFacts facts={[{ says: t('moves'), value: t('nothing_moves'), strong: true }, awarded]} />
  return (
    <MoneyFacts
      facts={[
        { says: t('moves'), value: <Amount amount={amount} currency={asset} />, strong: true },
        { says: t('from'), value: t('from_house', { vendor: vendorName }) },
        { says: t('to'), value: account },
        awarded,
      ]}
    />
  )
}
