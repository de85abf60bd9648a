import { Stack } from '@croupier/kit/layout/layout.tsx'
import { isShoeRecord, verifyShoe } from '@croupier/engine/tables/verify.ts'
import type { ShoeCheck, ShoeRecord, ShoeVerification } from '@croupier/engine/tables/verify.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { hashes } from '@croupier/kit/hashes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertCircle, IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { saveJson } from '../../parts/page/save-json.ts'
import classes from './proof.module.css'
import type { ShoeFile } from './shoe-record.ts'
import { Step } from '../../parts/rounds/proof-step.tsx'
import { hashesMost } from './use-verification.ts'
import { Verdict } from './verdict.tsx'
import verify from './verify.module.css'

interface ShoeStepsProps {
  readonly file: ShoeFile
  /** The round that was asked for; all are checked. */
  readonly round?: string | undefined
}

/** The proof of a shoe of a live table, step by step: its link, where the chain ends, and every round dealt again. */
export function ShoeSteps({ file, round }: ShoeStepsProps) {
  const t = useWords('verify')
  const { shoe, lone } = file
  const verification = useMemo(() => (isShoeRecord(shoe) ? verified(shoe, lone) : undefined), [shoe, lone])
  if (!isShoeRecord(shoe))
    return (
      <p className={verify.wrong} role="alert">
        <IconAlertCircle size={16} aria-hidden />
        {t('no_shoe')}
      </p>
    )
  return <Steps record={shoe} verification={verification} round={round} />
}

/** Undefined while the link is secret. Where a lone round had to begin, nobody can say. */
function verified(record: ShoeRecord, lone: boolean): ShoeVerification | undefined {
  if (record.proof.hash === null) return undefined
  const { checks } = verifyShoe(record, hashes, hashesMost)
  const told = checks.filter(({ check }) => !(lone && check === 'start'))
  return { checks: told, ok: told.every(({ ok }) => ok) }
}

interface StepsProps {
  readonly record: ShoeRecord
  readonly verification: ShoeVerification | undefined
  readonly round: string | undefined
}

function Steps({ record, verification, round }: StepsProps) {
  const t = useWords('verify')
  const { proof, rounds } = record
  const checks = verification?.checks ?? []
  const said = (name: ShoeCheck['check']) => {
    const check = checks.find((each) => each.check === name)
    return check && { ok: check.ok, words: t(`${name}_${check.ok ? 'ok' : 'wrong'}`) }
  }
  const asked = rounds.toSorted((one, other) => Number(other.roundId === round) - Number(one.roundId === round))
  return (
    <Stack gap={10} className={classes.steps}>
      <Verdict ok={verification?.ok} by="chain" />
      <Step title={t('shoe_rules')} check={said('rules')}>
        {proof.gameCode} · {proof.paytable} · {proof.paytableVersion}
      </Step>
      <Step title={t('shoe_link')} {...(proof.hash === null ? {} : { copy: proof.hash })}>
        {proof.hash ?? <span className={classes.quiet}>{t('shoe_secret')}</span>}
      </Step>
      <Step title={t('shoe_after')} check={said('link')} copy={proof.linkAfter}>
        {proof.linkAfter}
      </Step>
      <Step title={t('shoe_head', { count: proof.toHead })} check={said('head')} copy={proof.head}>
        {proof.head}
        {verification && !said('head') ? <p className={classes.quiet}>{t('head_far')}</p> : null}
      </Step>
      <Step title={t('shoe_salt', { table: proof.table })} copy={proof.salt}>
        {proof.salt}
      </Step>
      {verification
        ? asked.map((each) => (
            <RoundStep
              key={each.roundId}
              code={each.code}
              given={each.phase === 'void'}
              checks={checks.filter((check) => check.round === each.code)}
            />
          ))
        : null}
      <p>
        <Button size="small" onClick={() => saveJson(`shoe-${proof.table}.json`, record)}>
          <IconDownload size={16} aria-hidden />
          {t('save_file')}
        </Button>
      </p>
    </Stack>
  )
}

interface RoundStepProps {
  readonly code: string
  /** The round was void: all stakes were given back, so nothing is dealt again. */
  readonly given: boolean
  readonly checks: readonly ShoeCheck[]
}

function RoundStep({ code, given, checks }: RoundStepProps) {
  const t = useWords('verify')
  const wrong = checks.filter(({ ok }) => !ok)
  const paid = checks.find(({ check }) => check === 'paid')
  if (given) return <Step title={t('shoe_round', { round: code })}>{t('shoe_void')}</Step>
  return (
    <Step
      title={t('shoe_round', { round: code })}
      check={{ ok: wrong.length === 0, words: t(wrong.length === 0 ? 'dealt_ok' : 'dealt_wrong') }}
    >
      {paid?.ok ? t('shoe_paid', { paid: paid.found }) : null}
      {wrong.map(({ check, expected, found }) => (
        <p key={check}>
          {t('seeds_give')} {expected}
          <br />
          {t('record_says')} {found}
        </p>
      ))}
    </Step>
  )
}
