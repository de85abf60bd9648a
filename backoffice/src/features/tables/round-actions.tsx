import { Grid } from '@croupier/kit/layout/layout.tsx'
import { resettleTableRound, type TableEffect, voidTableRound } from '@croupier/contract/console-table-rounds.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { unlessPassedOn } from '../../kit/passed-on.tsx'
import { type Because, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useWaitingApproval, WaitingApproval } from '../../kit/waiting-approval.tsx'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import type { TableRoundDetail } from './table-round-screen.tsx'
import classes from './tables.module.css'
import { useTablesChanged } from './use-tables-changed.ts'
import { Fact, Facts } from '../../kit/facts.tsx'

const ACTIONS = { resettle: resettleTableRound, void: voidTableRound } as const
type RoundAction = keyof typeof ACTIONS

/** What two people can do about a round, with what it would come to. */
export function RoundActions({ known: { round, effects } }: { readonly known: TableRoundDetail }) {
  const t = useWords('tables')
  const may = useMay()('tables.settle')
  const changed = useTablesChanged()
  const [asked, setAsked] = useState<RoundAction>()
  const one = useWaitingApproval(`table_round:${round.roundId}`)
  const action = useMutation({
    mutationFn: (because: Because) =>
      ask(ACTIONS[asked ?? 'void'], { params: { roundId: round.roundId }, body: because }),
    onSettled: changed,
  })
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
          <EffectOf what={what} effect={effects[what]} />
          {may && isPossible(what, effects[what]) && !one ? (
            <div>
              <Button size="small" tone={what === 'void' ? 'danger' : 'secondary'} onClick={() => setAsked(what)}>
                {t(`${what}.action`)}…
              </Button>
            </div>
          ) : null}
        </Grid>
      ))}
      {asked ? (
        <ReasonDialog
          title={t(`${asked}.title`, { code: round.code })}
          consequence={<EffectOf what={asked} effect={effects[asked]} />}
          action={`tables.${asked}`}
          tone="two"
          confirm={t('ask_second')}
          onClose={() => setAsked(undefined)}
          onConfirm={async (because) => {
            await action.mutateAsync(because).catch(unlessPassedOn)
            setAsked(undefined)
          }}
        />
      ) : null}
    </Card>
  )
}

/** A round that does not end by itself can be given back though nobody has bet on it. */
const isPossible = (what: RoundAction, effect: TableEffect | null): boolean =>
  what === 'void' ? effect !== null : (effect?.bets ?? 0) > 0

interface EffectOfProps {
  readonly what: RoundAction
  readonly effect: TableEffect | null
}

/** How many bets an action changes, whose, and what moves. */
function EffectOf({ what, effect }: EffectOfProps) {
  const t = useWords('tables')
  const { currency } = useBrandNow()
  return (
    <>
      <p className="quiet">
        {t(effect === null ? `${what}.not_now` : effect.bets === 0 ? 'no_change' : `${what}.text`)}
      </p>
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
