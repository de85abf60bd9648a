import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { type FlightRecord, verifyFlight } from '@croupier/engine/verify-flight.ts'
import { type RoundRecord, verifyRound } from '@croupier/engine/verify.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconDownload, IconShieldCheck, IconShieldQuestion, IconShieldX, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/status.tsx'
import classes from './round.module.css'
import type { PlayedRound } from './round-screen.tsx'

/** What proves the round, computed again on this machine: at once from its link of the chain, or as soon as its seed is revealed. */
export function RoundProof({ round }: { readonly round: PlayedRound }) {
  const t = useWords('round')
  const record = useMemo(() => recordOf(round), [round])
  const verification = useMemo(() => verificationOf(record), [record])
  if (!record)
    return (
      <Card title={t('proof')}>
        <p>{t('no_proof')}</p>
      </Card>
    )
  return (
    <Card
      title={t('proof')}
      mark={<VerdictChip ok={verification?.ok} />}
      aside={
        <Row
          as="a"
          inline
          gap={4}
          align="center"
          tone="info"
          href={fileOf(record)}
          download={`round-${round.roundId}.json`}
        >
          <IconDownload size={14} aria-hidden /> {t('file')}
        </Row>
      }
    >
      <Stack as="dl" gap={10} className={classes.seeds}>
        {factsOf(record, t('not_revealed')).map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="mono">{value}</dd>
          </div>
        ))}
      </Stack>
      {verification ? (
        <Stack as="ul" gap={6} mt={12} className={classes.checks}>
          {verification.checks.map(({ check, ok: right, expected, found }) => (
            <li key={check} data-ok={right} title={right ? undefined : `${expected} ≠ ${found}`}>
              {right ? <IconCheck size={15} aria-hidden /> : <IconX size={15} aria-hidden />}
              {t(`checks.${check}`)}
            </li>
          ))}
        </Stack>
      ) : (
        <p>{t('secret_text')}</p>
      )}
    </Card>
  )
}

/** Whether the round holds; it is open as long as its seed is secret. */
function VerdictChip({ ok }: { readonly ok: boolean | undefined }) {
  const t = useWords('round')
  const [tone, icon] =
    ok === undefined
      ? (['info', IconShieldQuestion] as const)
      : ok
        ? (['win', IconShieldCheck] as const)
        : (['loss', IconShieldX] as const)
  return (
    <Chip tone={tone} icon={icon}>
      {t(ok === undefined ? 'secret' : ok ? 'verified' : 'wrong')}
    </Chip>
  )
}

type ProofRecord = RoundRecord | FlightRecord

/** More hashes would be felt as a page that stands still. */
const hashesMost = 20_000

function verificationOf(record: ProofRecord | undefined) {
  if (!record) return undefined
  if ('chain' in record) return verifyFlight(record, hashes, hashesMost)
  return record.proof.serverSeed ? verifyRound(record, hashes) : undefined
}

function factsOf(record: ProofRecord, notRevealed: string) {
  if ('chain' in record) {
    const { hash, linkAfter, head, salt, profile } = record.chain
    return [
      { name: 'hash', value: hash },
      { name: 'link_after', value: linkAfter },
      { name: 'head', value: head },
      { name: 'salt', value: salt },
      { name: 'profile', value: profile },
    ]
  }
  const { serverSeedHash, serverSeed, clientSeed, nonce, paytableVersion, profile } = record.proof
  return [
    { name: 'promised', value: serverSeedHash },
    { name: 'server_seed', value: serverSeed ?? notRevealed },
    { name: 'client_seed', value: `${clientSeed} : ${nonce}` },
    { name: 'table', value: `${paytableVersion} · ${profile}` },
  ]
}

/** What of a round proves it, as the offline verifier reads it; undefined for a round that nothing proves. */
function recordOf(round: PlayedRound): ProofRecord | undefined {
  const { roundId, gameCode, stake, payout, choices, steps, events, proof, chain, rules, bets } = round
  if (!rules) return undefined
  const what = { roundId, gameCode, stake, payout, events, rules }
  if (chain) return { ...what, chain, bets }
  return proof ? { ...what, choices, steps, proof } : undefined
}

const fileOf = (record: ProofRecord) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 2))}`
