import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { collectShortfall, writeOffShortfall } from '@croupier/contract/console-shortfalls.ts'
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
import type { KnownShortfall } from './shortfall-screen.tsx'
import layout from '../../kit/case.module.css'

const CALLS = { collect: collectShortfall, write_off: writeOffShortfall } as const
type Action = keyof typeof CALLS

/** How what is owed is ended: collected from the member's balance or borne by the house, either by two people. */
export function ShortfallActions({ known }: { readonly known: KnownShortfall }) {
  const t = useWords('shortfalls')
  const may = useMay()('reconciliation.resolve')
  const [asked, setAsked] = useState<Action>()
  const { shortfallId, state, owed, asset } = known.shortfall
  const one = useWaitingApproval(`shortfall:${shortfallId}`)
  const isEmpty = Number(known.balance) <= 0
  return (
    <Card title={t('owed')}>
      <Stack gap={14} className={layout.stack}>
        <p className={layout.amount}>
          <Amount amount={owed} currency={asset} />
        </p>
        <p className="quiet">{t(`text.${state}`)}</p>
        {state === 'open' ? (
          <dl className={layout.facts}>
            <dt>{t('balance')}</dt>
            <dd>
              <Amount amount={known.balance} currency={asset} />
            </dd>
          </dl>
        ) : null}
        <WaitingApproval approval={one} />
        {may && state === 'open' && !one ? (
          <Row gap={8} align="start" wraps>
            {/* Its reason stands below it. */}
            <div>
              <Button
                size="small"
                tone="primary"
                onClick={() => setAsked('collect')}
                blocked={isEmpty ? t('nothing_there') : undefined}
              >
                {t('collect')}…
              </Button>
            </div>
            <Button size="small" tone="danger" onClick={() => setAsked('write_off')}>
              {t('write_off')}…
            </Button>
          </Row>
        ) : null}
      </Stack>
      {asked ? <ActionDialog known={known} action={asked} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  )
}

interface ActionDialogProps {
  readonly known: KnownShortfall
  readonly action: Action
  readonly onClose: () => void
}

function ActionDialog({ known: { shortfall, balance }, action, onClose }: ActionDialogProps) {
  const t = useWords('shortfalls')
  const figures = useFigures()
  const { shortfallId, account, owed, asset } = shortfall
  const end = useEnding('shortfalls', (because) => ask(CALLS[action], { params: { shortfallId }, body: because }))
  return (
    <EndDialog
      title={t(`${action}_title`)}
      consequence={<p>{t(`${action}_text`, { account, asset, owed: figures(owed), balance: figures(balance) })}</p>}
      action={`shortfalls.${action}`}
      tone="two"
      confirm={t('ask_second')}
      onClose={onClose}
      end={end}
    />
  )
}
