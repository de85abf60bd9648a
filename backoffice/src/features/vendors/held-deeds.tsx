import { approvals } from '@croupier/contract/approvals.ts'
import { returnHeld, settleHeld } from '@croupier/contract/console-held.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { FourEyes } from '../../kit/four-eyes.tsx'
import { isPassedOn, PassedOn } from '../../kit/passed-on.tsx'
import { type Because, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useSaid } from '../../kit/use-said.ts'
import { useMay } from '../../shell/operator.tsx'
import type { KnownHeld } from './held-stake-screen.tsx'
import classes from './vendors.module.css'

type Deed = 'settle' | 'return'

/** What waits, and how two people end it: by the vendor's word, or by giving it back. */
export function HeldDeeds({ known: { held } }: { readonly known: KnownHeld }) {
  const t = useWords('vendors')
  const pieces = useWords('pieces')
  const may = useMay()('reconciliation.resolve')
  const [asked, setAsked] = useState<Deed>()
  const { roundId, state, bets, stake, asset } = held
  const { data } = useAsk(approvals, { query: { state: 'waiting', subject: `held_stake:${roundId}` } })
  const one = data?.list[0]
  return (
    <Card title={t('held.waits')}>
      <div className={classes.form}>
        <p className={classes.amount}>
          <Amount amount={stake} currency={asset} />
        </p>
        <p className={classes.quiet}>{t(`held.why.${state}`, { bets })}</p>
        {one ? (
          <FourEyes
            rule={pieces(`rules.${one.rule}`)}
            steps={[
              { says: t('held.asks'), by: one.askedBy, at: one.askedAt, note: one.note },
              { says: t('held.confirms'), notYou: one.own },
            ]}
          >
            <PassedOn />
          </FourEyes>
        ) : null}
        {may && state === 'interrupted' && !one ? (
          <div className={classes.deeds}>
            <Button size="small" tone="primary" onClick={() => setAsked('settle')}>
              {t('held.settle')}…
            </Button>
            <Button size="small" tone="danger" onClick={() => setAsked('return')}>
              {t('held.return')}…
            </Button>
          </div>
        ) : null}
        <p className={classes.quiet}>{t('held.late')}</p>
      </div>
      {asked ? <EndDialog known={held} deed={asked} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  )
}

interface EndDialogProps {
  readonly known: KnownHeld['held']
  readonly deed: Deed
  readonly onClose: () => void
}

function EndDialog({ known: { roundId, account, stake, asset, bets }, deed, onClose }: EndDialogProps) {
  const t = useWords('vendors')
  const client = useQueryClient()
  const said = useSaid()
  const [payout, setPayout] = useState('')
  const params = { roundId }
  const end = useMutation({
    mutationFn: (because: Because) =>
      deed === 'settle'
        ? ask(settleHeld, { params, body: { payout, ...because } })
        : ask(returnHeld, { params, body: because }),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => /^\/wps\/operator\/(held-stakes|approvals)/.test(String(queryKey[0])),
      }),
  })
  return (
    <ReasonDialog
      title={t(`held.${deed}_title`, { account, stake: said(stake), asset })}
      consequence={
        <div className={classes.form}>
          <p>{t(`held.${deed}_text`, { bets })}</p>
          {deed === 'settle' ? (
            <Field
              label={t('held.payout')}
              hint={t('held.payout_hint')}
              inputMode="decimal"
              value={payout}
              error={fieldErrors(end.error)('payout')}
              end={<small className={classes.quiet}>{asset}</small>}
              onChange={({ target }) => {
                end.reset()
                setPayout(target.value)
              }}
            />
          ) : null}
        </div>
      }
      deed="vendors.end_round"
      tone="two"
      confirm={t('held.ask_second')}
      onClose={onClose}
      onConfirm={async (because) => {
        await end.mutateAsync(because).catch((error: unknown) => {
          if (!isPassedOn(error)) throw error
        })
        onClose()
      }}
    />
  )
}
