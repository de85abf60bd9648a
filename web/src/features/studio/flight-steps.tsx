import { Stack } from '@croupier/kit/layout/layout.tsx'
import { type FlightCheck, type FlightRecord, verifyFlight } from '@croupier/engine/verify-flight.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMemo } from 'react'
import classes from './proof.module.css'
import { Step } from '../../parts/rounds/proof-step.tsx'
import { hashesMost } from './use-verification.ts'
import { Verdict } from './verdict.tsx'

/** The proof of a shared round, step by step: its link of the chain, where the chain ends, its point, and what the bets were paid. */
export function FlightSteps({ record }: { readonly record: FlightRecord }) {
  const t = useWords('verify')
  const { ok, checks } = useMemo(() => verifyFlight(record, hashes, hashesMost), [record])
  const { hash, linkAfter, toHead, head, salt } = record.chain
  const found = (name: FlightCheck['check']) => checks.find(({ check }) => check === name)
  const said = (name: FlightCheck['check'], words: string = name) => {
    const check = found(name)
    return check && { ok: check.ok, words: t(`${words}_${check.ok ? 'ok' : 'wrong'}`) }
  }
  return (
    <Stack gap={10} className={classes.steps}>
      <Verdict ok={ok} by="chain" />
      <Step title={t('flight_hash')} copy={hash}>
        {hash}
      </Step>
      <Step title={t('flight_link')} check={said('link')}>
        {linkAfter}
      </Step>
      <Step title={t('flight_head', { count: toHead })} check={said('head')} copy={head}>
        {head}
        {found('head') ? null : <p className={classes.quiet}>{t('head_far')}</p>}
      </Step>
      <Step title={t('flight_salt')} copy={salt}>
        {salt}
      </Step>
      <Step title={t('flight_point')} check={said('point')}>
        {found('point')?.expected}×
      </Step>
      {record.bets.length === 0 ? null : (
        <Step title={t('flight_exits')} check={said('exits', 'payout')}>
          {found('exits')?.expected}
        </Step>
      )}
    </Stack>
  )
}
