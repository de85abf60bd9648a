import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { MeterBar } from '@croupier/kit/state/bar.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import type { WithdrawalOptions } from './hindrance.ts'
import type { SetupStep } from './payout-setup.ts'
import classes from './payout-setup.module.css'
import { TwoLines } from '../../parts/page/two-lines.tsx'

interface PayoutSetupListProps {
  readonly steps: readonly SetupStep[]
  readonly payees: WithdrawalOptions['payees']
}

/** What is missing before the first withdrawal, and how far the member has come. */
export function PayoutSetupList({ steps, payees }: PayoutSetupListProps) {
  const t = useWords('cashier')
  const next = steps.find(({ state }) => state === 'open' || state === 'refused')
  return (
    <Grid as="section" gap={14} pad={16} level={0} edge radius={12} aria-labelledby="payout-setup">
      <header>
        <Text as="h3" size={16} weight={600} id="payout-setup">
          {t('setup_title')}
        </Text>
        <Text as="p" size={13} tone="text-dim">
          {t(next ? 'setup_lead' : 'setup_wait')}
        </Text>
      </header>
      <SetupProgress steps={steps} />
      <Grid as="ol">
        {steps.map((step, at) => (
          <Step key={step.name} step={step} at={at + 1} next={step === next} payees={payees} />
        ))}
      </Grid>
    </Grid>
  )
}

/** How many of the steps are done, as a bar and in words. */
export function SetupProgress({ steps }: Pick<PayoutSetupListProps, 'steps'>) {
  const t = useWords('cashier')
  const done = steps.filter(({ state }) => state === 'done').length
  const said = t('setup_progress', { done, all: steps.length })
  return (
    <Row gap={12} align="center" size={12} tone="text-dim" nowrap className={`${classes.progress} num`}>
      <MeterBar max={steps.length} value={done} label={said} />
      <span>{said}</span>
    </Row>
  )
}

interface StepProps {
  readonly step: SetupStep
  readonly at: number
  /** The first that the member can do now. */
  readonly next: boolean
  readonly payees: WithdrawalOptions['payees']
}

function Step({ step: { name, part, state, after }, at, next, payees }: StepProps) {
  const t = useWords('cashier')
  const moment = useMoment()
  const open = useOpenModal()
  const usable = payees.map(({ usableFrom }) => usableFrom).toSorted()[0]
  const text =
    state === 'later'
      ? t(`setup_after_${after}`)
      : state === 'refused'
        ? t('setup_refused')
        : state === 'waiting' && name === 'payout' && usable !== undefined
          ? t('usable_from', { when: moment(usable) })
          : t(state === 'waiting' ? 'setup_in_review' : `setup_${name}_text`)
  return (
    <Row
      as="li"
      gap={12}
      align="center"
      padY={10}
      className={classes.step}
      data-state={state}
      aria-current={next ? 'step' : undefined}
    >
      <Mark state={state} at={at} />
      <TwoLines name={t(`setup_${name}`)}>
        {state === 'done' ? <span className="sr-only">{t('setup_done')}</span> : <span>{text}</span>}
      </TwoLines>
      {state === 'open' || state === 'refused' ? (
        <Button
          size="small"
          tone={next ? 'primary' : 'secondary'}
          aria-label={`${t(`setup_${name}`)}: ${t('setup_do')}`}
          onClick={() => open('memberCentre', `securityCenter.${part}.withdraw`)}
        >
          {t('setup_do')}
        </Button>
      ) : null}
    </Row>
  )
}

function Mark({ state, at }: Pick<SetupStep, 'state'> & { readonly at: number }) {
  const icon =
    state === 'done' ? (
      <IconCheck size={15} stroke={2.6} aria-hidden />
    ) : state === 'waiting' ? (
      <IconClock size={15} aria-hidden />
    ) : state === 'refused' ? (
      <IconAlertTriangle size={15} aria-hidden />
    ) : (
      at
    )
  return (
    <Grid as="span" firm num centred weight={600} tone="text-dim" className={classes.mark}>
      {icon}
    </Grid>
  )
}
