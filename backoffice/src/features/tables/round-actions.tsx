import { Grid } from '@croupier/kit/layout/layout.tsx'
import {
  deskTableEffect,
  resettleTableRound,
  type TableEffect,
  voidTableRound,
} from '@croupier/contract/console-table-rounds.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useWaitingApproval, WaitingApproval } from '../../kit/waiting-approval.tsx'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import type { TableRoundDetail } from './table-round-screen.tsx'
import classes from './tables.module.css'
import { useTablesChanged } from './use-tables-changed.ts'
import { Fact, Facts } from '../../kit/facts.tsx'

const ACTIONS = { resettle: resettleTableRound, void: voidTableRound } as const
type RoundAction = keyof typeof ACTIONS

/** What two people can do about a round. */
export function RoundActions({ known: { round, possible } }: { readonly known: TableRoundDetail }) {
  const t = useWords('tables')
  const may = useMay()('tables.settle')
  const [asked, setAsked] = useState<RoundAction>()
  const one = useWaitingApproval(`table_round:${round.roundId}`)
  return (
    <Card title={t('four_eyes')}>
      {one ? (
        <div className={classes.waiting}>
          <WaitingApproval approval={one} />
        </div>
      ) : null}
      {(['resettle', 'void'] as const).map((what) => (
        <Grid key={what} gap={10} className={classes.effects}>
          <h3>{t(`${what}.action`)}</h3>
          <p className="quiet">{t(possible[what] ? `${what}.text` : `${what}.not_now`)}</p>
          {may && possible[what] && !one ? (
            <div>
              <Button size="small" tone={what === 'void' ? 'danger' : 'secondary'} onClick={() => setAsked(what)}>
                {t(`${what}.action`)}…
              </Button>
            </div>
          ) : null}
        </Grid>
      ))}
      {asked ? <ActionDialog round={round} what={asked} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  )
}

interface ActionDialogProps {
  readonly round: TableRoundDetail['round']
  readonly what: RoundAction
  readonly onClose: () => void
}

/** What it would come to now, and why it is asked for. It is counted over all bets of the round, so only for whoever asks. */
function ActionDialog({ round, what, onClose }: ActionDialogProps) {
  const t = useWords('tables')
  const changed = useTablesChanged()
  const params = { roundId: round.roundId }
  const { data, error, refetch } = useAsk(deskTableEffect, { params, query: { action: what } }, { gcTime: 0 })
  const action = useMutation({
    mutationFn: (because: ReasonInput) => ask(ACTIONS[what], { params, body: because }),
    onSettled: changed,
  })
  return (
    <ReasonDialog
      title={t(`${what}.title`, { code: round.code })}
      consequence={
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <EffectOf what={what} effect={data === undefined ? undefined : data.effect} />
        )
      }
      action={`tables.${what}`}
      tone="two"
      confirm={t('ask_second')}
      loading={data === undefined}
      blocked={data === undefined || isPossible(what, data.effect) ? undefined : wordsOf(t, what, data.effect)}
      onClose={onClose}
      onConfirm={async (because) => {
        await action.mutateAsync(because).catch(unlessPendingApproval)
        onClose()
      }}
    />
  )
}

/** A round that does not end by itself can be given back though nobody has bet on it. */
const isPossible = (what: RoundAction, effect: TableEffect | null): boolean =>
  what === 'void' ? effect !== null : (effect?.bets ?? 0) > 0

const wordsOf = (t: ReturnType<typeof useWords>, what: RoundAction, effect: TableEffect | null): string =>
  t(effect === null ? `${what}.not_now` : effect.bets === 0 ? 'no_change' : `${what}.text`)

interface EffectOfProps {
  readonly what: RoundAction
  /** Undefined while it is counted. */
  readonly effect: TableEffect | null | undefined
}

/** How many bets an action changes, whose, and what moves. */
function EffectOf({ what, effect }: EffectOfProps) {
  const t = useWords('tables')
  const { currency } = useBrandNow()
  if (effect === undefined) return <CountedEffect what={what} />
  if (!isPossible(what, effect)) return null
  return (
    <>
      <p className="quiet">{wordsOf(t, what, effect)}</p>
      {effect === null || effect.bets === 0 ? null : (
        <Facts gap={6}>
          <Fact says={t('changes')}>{t('bets_of', { bets: effect.bets, members: effect.members })}</Fact>
          <Fact says={t('to_members')}>
            <Amount amount={effect.returned} currency={currency} />
          </Fact>
          <Fact says={t('from_members')}>
            <Amount amount={effect.taken} currency={currency} />
          </Fact>
          {Number(effect.owed) === 0 ? null : (
            <Fact says={t('owed_most')}>
              <Amount amount={effect.owed} currency={currency} />
            </Fact>
          )}
        </Facts>
      )}
    </>
  )
}

/** It takes a while where a round has very many bets. */
function CountedEffect({ what }: { readonly what: RoundAction }) {
  const t = useWords('tables')
  return (
    <>
      <p className="quiet">{t(`${what}.text`)}</p>
      <Facts gap={6}>
        <Fact says={t('changes')}>
          <Skeleton width={120} />
        </Fact>
        <Fact says={t('to_members')}>
          <Skeleton width={90} />
        </Fact>
        <Fact says={t('from_members')}>
          <Skeleton width={90} />
        </Fact>
      </Facts>
    </>
  )
}
