import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { acknowledgeCheck, realityCheck } from '@croupier/contract/limits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { BlockingDialog } from '@croupier/kit/form/blocking-dialog.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconClock } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { leave } from '../../parts/member/entry.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { clockOf } from '../../parts/limits/duration.ts'
import classes from './limits.module.css'
import { type PlaySession, useNow } from '../../parts/limits/use-play-session.ts'

/** Look up from the game: how long it has been and what it has come to. It stays until it is answered, on every page and tab. */
export function RealityCheck({ session }: { readonly session: PlaySession }) {
  const t = useWords('limits')
  const now = useNow()
  const navigate = useNavigate()
  const open = useOpenModal()
  const answer = useAnswer()
  const goOut = useMutation({ mutationFn: leave, onSuccess: () => void navigate({ to: '/' }) })
  const lookBack = () => answer.mutate(undefined, { onSuccess: () => open('memberCentre', 'personalHistoryCopy') })
  return (
    <BlockingDialog
      icon={<IconClock size={26} aria-hidden />}
      tone="info"
      title={t('check_title')}
      buttons={
        <Grid as="span" gap={8}>
          <PrimaryButton wide data-autofocus working={answer.isPending} onClick={() => answer.mutate()}>
            {t('check_go_on')}
          </PrimaryButton>
          <Button wide onClick={lookBack}>
            {t('check_history')}
          </Button>
          <Button wide working={goOut.isPending} onClick={() => goOut.mutate()}>
            {t('check_leave')}
          </Button>
        </Grid>
      }
    >
      <p>{t('check_text')}</p>
      <Grid as="dl" padY={12} padX={14} mt={14} size={14} text="start" level={1} radius={12} className={classes.facts}>
        <dt>{t('here_for')}</dt>
        <Text as="dd" weight={600} text="end" className="num">
          {clockOf(now - Date.parse(session.since))}
        </Text>
        <dt>{t('staked')}</dt>
        <Text as="dd" weight={600} text="end">
          <Money amount={session.staked} />
        </Text>
        <dt>{t('won')}</dt>
        <Text as="dd" weight={600} text="end">
          <Money amount={session.won} />
        </Text>
        <dt>{t('net')}</dt>
        <Text as="dd" weight={600} text="end">
          <Money amount={session.net} signed />
        </Text>
      </Grid>
      {answer.isError ? <RefusedLine error={answer.error} /> : null}
    </BlockingDialog>
  )
}

function useAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(acknowledgeCheck),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(realityCheck) }),
  })
}
