import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { type Limits, takeTimeOut } from '@croupier/contract/limits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconHourglass } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { Choices } from './choices.tsx'
import classes from './limits.module.css'
import { useStepOut } from './use-step-out.ts'

const DAY_HOURS = 24
const WEEK_HOURS = 168

/** Stay out for some days; it cannot be taken back, so it is asked twice. */
export function TimeOutForm({ limits: { policy, restraint } }: { readonly limits: Limits }) {
  const t = useWords('limits')
  const [hours, setHours] = useState<number>()
  const [asking, setAsking] = useState(false)
  const stepOut = useStepOut()
  const timeOut = useMutation({
    mutationFn: (chosen: number) => ask(takeTimeOut, { body: { hours: chosen } }),
    onSuccess: stepOut,
    onSettled: () => setAsking(false),
  })
  const text = (one: number) =>
    one % WEEK_HOURS === 0
      ? t('weeks_count', { count: one / WEEK_HOURS })
      : t('days_count', { count: Math.round(one / DAY_HOURS) })
  if (restraint?.kind === 'self_excluded')
    return (
      <Text as="p" size={13} tone="text-dim">
        {t('already_excluded')}
      </Text>
    )
  return (
    <Grid gap={12}>
      {timeOut.isError ? <RefusedLine error={timeOut.error} /> : null}
      <Choices
        label={t('how_long')}
        name="time-out"
        options={policy.timeOutHours.map((one) => ({ value: one, text: text(one) }))}
        value={hours}
        onChoose={setHours}
      />
      <Row align="center" wraps className={classes.acts}>
        <Button blocked={hours === undefined ? t('choose_first') : undefined} onClick={() => setAsking(true)}>
          {t('break_take')}
        </Button>
      </Row>
      {asking && hours !== undefined ? (
        <ConfirmDialog
          icon={<IconHourglass size={26} aria-hidden />}
          tone="warn"
          title={t('break_sure', { time: text(hours) })}
          text={t('break_sure_text')}
          cancel={t('cancel')}
          confirm={t('break_take')}
          working={timeOut.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => timeOut.mutate(hours)}
        />
      ) : null}
    </Grid>
  )
}
