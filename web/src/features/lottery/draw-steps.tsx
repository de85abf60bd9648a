import type { DrawCheck, DrawRecord } from '@croupier/engine/lottery/verify-draw.ts'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { ProgressBar } from '@croupier/kit/state/bar.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { Step } from '../../parts/rounds/proof-step.tsx'
import { ProofVerdict, verdictTone } from '../../parts/rounds/proof-verdict.tsx'
import { Compared } from './compared.tsx'
import { OwnBetSteps } from './own-bet-steps.tsx'
import { useDrawVerification } from './use-draw-verification.ts'
import classes from './verify-page.module.css'

interface DrawStepsProps {
  readonly record: DrawRecord
}

/** The proof of a draw, step by step: its link, the one before, where the chain ends, its numbers drawn again, and the bets. */
export function DrawSteps({ record }: DrawStepsProps) {
  const t = useWords('lottery')
  const { checks, hashed, ok } = useDrawVerification(record)
  const { proof } = record
  const isSecret = proof?.hash === null
  const hasChecks = isSecret || checks.some(({ check }) => check !== 'rules')
  const tone = verdictTone(isSecret ? undefined : ok)
  return (
    <Stack gap={10} className={classes.steps}>
      {hasChecks ? (
        <ProofVerdict tone={tone}>
          {t(isSecret ? 'proof.verdict_secret' : proof ? `proof.verdict_${tone}` : `proof.verdict_bets_${tone}`)}
        </ProofVerdict>
      ) : null}
      <Rules {...{ record, checks }} />
      {proof ? <ChainSteps {...{ proof, record, checks, hashed }} /> : null}
      <SealStep {...{ record, checks }} />
      <OwnBetSteps {...{ record, checks }} />
    </Stack>
  )
}

interface ChecksProps {
  readonly record: DrawRecord
  readonly checks: readonly DrawCheck[]
}

const found = (checks: readonly DrawCheck[], name: DrawCheck['check']) => checks.find(({ check }) => check === name)

/** What a check came to, in words. */
function useSaid() {
  const t = useWords('lottery')
  return (check: DrawCheck | undefined) =>
    check && { ok: check.ok, words: t(check.ok ? 'proof.match' : 'proof.no_match') }
}

function Rules({ record, checks }: ChecksProps) {
  const t = useWords('lottery')
  const rules = found(checks, 'rules')
  if (!rules || rules.ok) return null
  return (
    <Step title={t('proof.rules')} check={{ ok: false, words: t('proof.rules_unknown') }}>
      {record.family}
    </Step>
  )
}

interface ChainStepsProps extends ChecksProps {
  readonly proof: NonNullable<DrawRecord['proof']>
  readonly hashed: number | undefined
}

function ChainSteps({ proof, record, checks, hashed }: ChainStepsProps) {
  const t = useWords('lottery')
  const said = useSaid()
  const { hash, linkAfter, head, salt, toHead } = proof
  const [link, numbers] = [found(checks, 'link'), found(checks, 'numbers')]
  return (
    <>
      <Step title={t('proof.link')} {...(hash !== null && { copy: hash })}>
        {hash ?? <Quiet>{t('proof.secret')}</Quiet>}
      </Step>
      <Step title={t('proof.link_after')} check={said(link)} {...(linkAfter !== '' && { copy: linkAfter })}>
        {linkAfter === '' ? <Quiet>{t('proof.link_after_later')}</Quiet> : <Compared check={link} shown={linkAfter} />}
      </Step>
      <HeadStep check={found(checks, 'head')} {...{ head, toHead, hashed }} />
      <Step title={t('proof.salt')} copy={salt}>
        {salt}
      </Step>
      {record.result.length > 0 ? (
        <Step
          title={t('proof.numbers', { message: `${salt}:${proof.gameCode ?? record.gameCode}:${record.issueNo}` })}
          check={said(numbers)}
        >
          <Compared check={numbers} shown={record.result.join(' ')} />
        </Step>
      ) : null}
    </>
  )
}

const Quiet = ({ children }: { readonly children: ReactNode }) => <span className={classes.quiet}>{children}</span>

interface HeadStepProps {
  readonly check: DrawCheck | undefined
  readonly head: string
  readonly toHead: number
  readonly hashed: number | undefined
}

function HeadStep({ check, head, toHead, hashed }: HeadStepProps) {
  const t = useWords('lottery')
  const said = useSaid()
  return (
    <Step title={t('proof.head', { count: toHead })} check={said(check)} copy={head}>
      <Compared check={check} shown={head} />
      {check || hashed === undefined ? null : (
        <Text block className={classes.quiet}>
          {t('proof.hashed', { count: hashed, all: toHead })}
          <ProgressBar label={t('proof.hashing')} value={hashed} max={Math.max(1, toHead)} />
        </Text>
      )}
    </Step>
  )
}

function SealStep({ record: { seal, lineIds }, checks }: ChecksProps) {
  const t = useWords('lottery')
  const said = useSaid()
  if (!seal) return null
  const check = found(checks, 'seal')
  return (
    <Step title={t('proof.seal')} check={said(check)} copy={seal.digest}>
      {check?.ok === false ? (
        <Compared check={check} shown="" />
      ) : (
        <>
          {seal.digest}
          <Text block mt={2} className={classes.quiet}>
            {t('proof.sealed', { count: seal.count, stakes: seal.stakes })} {lineIds ? null : t('proof.seal_text')}
          </Text>
        </>
      )}
    </Step>
  )
}
