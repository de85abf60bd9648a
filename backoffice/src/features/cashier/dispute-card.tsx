import { Grid, Row, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { disputeCase } from '@croupier/contract/console-disputes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { StatusChip } from '../../kit/status.tsx'
import classes from './case.module.css'
import own from './dispute.module.css'
import { DisputeChip } from './dispute-chip.tsx'
import { AgreeCard, BeforeCard } from './dispute-facts.tsx'
import { ProofCard } from './proof-card.tsx'
import { useFigures } from '../../kit/use-figures.ts'

export type DisputeCase = ReplyOf<typeof disputeCase>

/** A dispute: what is in question, both pictures side by side, what agrees, and what is known of both. */
export function DisputeCard({ one }: { readonly one: DisputeCase }) {
  return (
    <>
      <Head one={one} />
      <Stack gap={12} padY={14} padX={20}>
        <Grid gap={12} align="start" columns={2}>
          <ProofCard key={`${one.id}payer`} kind="payer" side={one.sides.payer} />
          <ProofCard key={`${one.id}receiver`} kind="receiver" side={one.sides.receiver} />
        </Grid>
        <Grid gap={12} align="start" columns={2} className={own.compared}>
          <AgreeCard one={one} />
          <BeforeCard one={one} />
        </Grid>
      </Stack>
    </>
  )
}

function Head({ one }: { readonly one: DisputeCase }) {
  const t = useWords('desk')
  const figures = useFigures()
  const { amount, asset, claim, remaining, sides } = one
  const sent = figures(amount)
  return (
    <header className={classes.caseHead}>
      <div>
        <Row as="p" gap={8} align="center">
          <span className="mono">{one.reference}</span>
          {claim ? (
            <StatusChip status="review" fill={{ who: claim.own ? t('by_you') : claim.name }} />
          ) : (
            <DisputeChip row={one} />
          )}
        </Row>
        <Row as="p" gapY={4} gapX={12} align="baseline" wraps mt={4} tone="text-dim" className={own.question}>
          <strong>
            {sides.receiver.says === null
              ? t('sent_late', { sent })
              : t('sent_arrived', { sent, arrived: figures(sides.receiver.says) })}
          </strong>
          <span>
            <b className={classes.bad}>
              <Amount amount={remaining ?? amount} currency={asset} />
            </b>{' '}
            {t('in_question')}
          </span>
        </Row>
      </div>
      <p className={`${classes.who} ${own.references}`}>
        <span>{t('deposit_of', { reference: sides.payer.reference })}</span>
        <span>{t('withdrawal_of', { reference: sides.receiver.reference })}</span>
      </p>
    </header>
  )
}
