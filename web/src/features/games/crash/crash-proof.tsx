import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { crashRound } from '@croupier/contract/crash.ts'
import { linkAfter, pointOf } from '@croupier/engine/instant/crash.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { hashes } from '@croupier/kit/hashes.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconShieldCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { LazyModal } from '../../../parts/page/lazy-modal.tsx'
import { proofAddress } from '../../../parts/rounds/round-link.ts'
import { profileOf } from '../instant/profile.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { flightOf } from './table.ts'

interface CrashProofProps {
  readonly roundId: string
  readonly onClose: () => void
}

/** What proves a round of the past, computed again on this page: its point from its hash and the salt, and its place in the chain. */
export function CrashProof({ roundId, onClose }: CrashProofProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const { data: round, error, refetch } = useAsk(crashRound, { params: { roundId } })
  if (!round)
    return (
      <LazyModal title={t('crash_proof')} onClose={onClose} width={560}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height={180} radius={8} />
          </Loading>
        )}
      </LazyModal>
    )
  const point = hundredthsText(pointOf(hashes.hmac, round.hash, round.salt, profileOf(round)))
  const proven = point === round.point
  const linked = linkAfter(hashes.sha256, round.hash) === round.linkAfter
  const facts = [
    { name: t('crash_hash'), value: round.hash },
    { name: t('crash_link_after'), value: round.linkAfter },
    { name: t('crash_salt'), value: round.salt },
    { name: t('crash_head', { count: round.toHead }), value: round.head },
  ]
  return (
    <LazyModal
      title={t('crash_past_one', { number: round.number, point: decimal(round.point) })}
      onClose={onClose}
      width={560}
    >
      <Grid gap={10}>
        <p>{t('crash_proof_text')}</p>
        <dl>
          {facts.map(({ name, value }) => (
            <Grid key={name} gap={2}>
              <Text as="dt" size={12} leading={20} tone="text-dim">
                {name}
              </Text>
              <Text as="dd" size={12} leading={20} className="mono">
                {value}
              </Text>
            </Grid>
          ))}
        </dl>
        <Text as="p" weight={600} tone={proven ? 'win' : 'loss'}>
          {t(proven ? 'crash_point_right' : 'crash_point_wrong', { point: decimal(point) })}
        </Text>
        <Text as="p" weight={600} tone={linked ? 'win' : 'loss'}>
          {t(linked ? 'crash_link_right' : 'crash_link_wrong')}
        </Text>
        <CheckButton closed={round} />
      </Grid>
    </LazyModal>
  )
}

/** Opens the page where anyone checks rounds, with this flight: its address may be handed on. */
function CheckButton({ closed }: { readonly closed: Parameters<typeof flightOf>[0] }) {
  const t = useWords('games')
  const navigate = useNavigate()
  const check = async () => {
    const { hash } = new URL(await proofAddress(flightOf(closed), window.location.origin))
    await navigate({ to: '/verify', hash: hash.slice(1) })
  }
  return (
    <Button wide onClick={() => void check()}>
      <IconShieldCheck size={18} aria-hidden />
      {t('verify')}
    </Button>
  )
}
