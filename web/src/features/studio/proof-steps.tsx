import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import { type Check, type RoundRecord, verifyRound } from '@croupier/engine/verify.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMemo } from 'react'
import { useTimes } from '../../parts/site/bet-times.ts'
import { DrawTable } from './draw-table.tsx'
import classes from './proof.module.css'
import { Step } from '../../parts/rounds/proof-step.tsx'
import { Verdict } from './verdict.tsx'

interface ProofStepsProps {
  readonly record: RoundRecord
  /** When the hash was published and when the seed was revealed, as the server noted it. */
  readonly committedAt?: string | undefined
  readonly revealedAt?: string | null | undefined
}

/** The proof of a round, step by step: promised, revealed, computed again here, and compared with what was paid. */
export function ProofSteps({ record, committedAt, revealedAt }: ProofStepsProps) {
  const t = useWords('verify')
  const { time } = useTimes()
  const verification = useMemo(() => (record.proof.serverSeed ? verifyRound(record, hashes) : undefined), [record])
  const { proof } = record
  const found = (name: Check['check']) => verification?.checks.find(({ check }) => check === name)
  const said = (name: Check['check']) => {
    const check = found(name)
    return check && { ok: check.ok, words: t(`${name}_${check.ok ? 'ok' : 'wrong'}`) }
  }
  const figures = verification?.figures
  const message = `${proof.clientSeed}:${proof.nonce}:0`

  return (
    <Stack gap={10} className={classes.steps}>
      <Verdict ok={verification?.ok} by="seeds" />
      <Step
        title={committedAt ? t('step_commitment_at', { time: time(committedAt) }) : t('step_commitment')}
        copy={proof.serverSeedHash}
      >
        {proof.serverSeedHash}
      </Step>
      <Step
        title={revealedAt ? t('step_seed_at', { time: time(revealedAt) }) : t('step_seed')}
        check={said('commitment')}
      >
        {proof.serverSeed ?? <span className={classes.quiet}>{t('still_secret')}</span>}
      </Step>
      <Grid gap={8} className={classes.pair}>
        <Step title={t('client_seed')} copy={proof.clientSeed}>
          {proof.clientSeed}
        </Step>
        <Step title={t('nonce')}>{proof.nonce}</Step>
      </Grid>
      {figures ? (
        <Step title={t('step_hmac', { message })} check={{ ok: true, words: t('recomputed') }}>
          {figures.words.map((word) => word.toString(16).padStart(8, '0')).join(' ')}
        </Step>
      ) : null}
      {figures ? <DrawTable figures={figures} check={said('words')} withPot /> : null}
      {verification ? <Outcome outcome={found('outcome')} payout={found('payout')} said={said} /> : null}
    </Stack>
  )
}

interface OutcomeProps {
  readonly outcome: Check | undefined
  readonly payout: Check | undefined
  readonly said: (name: Check['check']) => { readonly ok: boolean; readonly words: string } | undefined
}

function Outcome({ outcome, payout, said }: OutcomeProps) {
  const t = useWords('verify')
  return (
    <>
      {outcome && !outcome.ok ? (
        <Step title={t('step_outcome')} check={said('outcome')}>
          <Difference check={outcome} />
        </Step>
      ) : null}
      {payout ? (
        <Step title={t('step_payout')} check={said('payout')}>
          {payout.ok ? payout.found : <Difference check={payout} />}
        </Step>
      ) : null}
    </>
  )
}

function Difference({ check }: { readonly check: Check }) {
  const t = useWords('verify')
  return (
    <>
      {t('seeds_give')} {check.expected}
      <br />
      {t('record_says')} {check.found}
    </>
  )
}
