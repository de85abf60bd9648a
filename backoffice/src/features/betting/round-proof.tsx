import { type RoundRecord, verifyRound } from '@croupier/engine/verify.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconDownload, IconShieldCheck, IconShieldQuestion, IconShieldX, IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/status.tsx'
import classes from './round.module.css'
import type { PlayedRound } from './round-screen.tsx'

/** What proves the round, computed again on this machine as soon as its seed is revealed. */
export function RoundProof({ round }: { readonly round: PlayedRound }) {
  const t = useWords('round')
  const record = useMemo(() => recordOf(round), [round])
  const verification = useMemo(() => (record?.proof.serverSeed ? verifyRound(record, hashes) : undefined), [record])
  const { proof } = round
  if (!record || !proof)
    return (
      <Card title={t('proof')}>
        <p className={classes.dim}>{t('no_proof')}</p>
      </Card>
    )
  const ok = verification?.ok
  const [tone, icon] =
    ok === undefined
      ? (['info', IconShieldQuestion] as const)
      : ok
        ? (['win', IconShieldCheck] as const)
        : (['loss', IconShieldX] as const)
  return (
    <Card
      title={t('proof')}
      mark={
        <Chip tone={tone} icon={icon}>
          {t(ok === undefined ? 'secret' : ok ? 'verified' : 'wrong')}
        </Chip>
      }
      aside={
        <a className={classes.link} href={fileOf(record)} download={`round-${round.roundId}.json`}>
          <IconDownload size={14} aria-hidden /> {t('file')}
        </a>
      }
    >
      <dl className={classes.seeds}>
        <Seed name={t('promised')}>{proof.serverSeedHash}</Seed>
        <Seed name={t('server_seed')}>{proof.serverSeed ?? t('not_revealed')}</Seed>
        <Seed name={t('client_seed')}>
          {proof.clientSeed} : {proof.nonce}
        </Seed>
        <Seed name={t('table')}>
          {proof.paytableVersion} · {proof.profile}
        </Seed>
      </dl>
      {verification ? (
        <ul className={classes.checks}>
          {verification.checks.map(({ check, ok: right, expected, found }) => (
            <li key={check} data-ok={right} title={right ? undefined : `${expected} ≠ ${found}`}>
              {right ? <IconCheck size={15} aria-hidden /> : <IconX size={15} aria-hidden />}
              {t(`checks.${check}`)}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.dim}>{t('secret_text')}</p>
      )}
    </Card>
  )
}

const Seed = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="mono">{children}</dd>
  </div>
)

/** What of a round proves it, as the offline verifier reads it; undefined for a round that seeds do not prove. */
function recordOf(round: PlayedRound): RoundRecord | undefined {
  const { roundId, gameCode, stake, payout, choices, events, proof, rules } = round
  return proof && rules ? { roundId, gameCode, stake, payout, choices, events, proof, rules } : undefined
}

const fileOf = (record: RoundRecord) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 2))}`
