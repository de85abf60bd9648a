import { Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { seeds } from '@croupier/contract/studio.ts'
import { commitmentOf } from '@croupier/engine/seeds.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useTimes } from '../../parts/site/bet-times.ts'
import classes from './seeds.module.css'
import { Step } from '../../parts/rounds/proof-step.tsx'

/** Seeds that are no secret any more, each checked here against the hash that was promised for it. */
export function RevealedSeeds({ revealed }: { readonly revealed: ReplyOf<typeof seeds>['revealed'] }) {
  const t = useWords('verify')
  const { moment } = useTimes()
  if (revealed.length === 0) return null
  return (
    <Text as="section" mt={8} className={classes.revealed}>
      <Text as="h3" size={14} weight={600}>
        {t('revealed')}
      </Text>
      {revealed.map((seed) => {
        const kept = commitmentOf(hashes.sha256, seed.serverSeed) === seed.serverSeedHash
        return (
          <Step
            key={seed.serverSeedHash}
            title={t('revealed_at', { moment: moment(seed.revealedAt), rounds: seed.rounds })}
            check={{ ok: kept, words: t(kept ? 'commitment_ok' : 'commitment_wrong') }}
          >
            {seed.serverSeed}
            <Text block size={12} tone="text-dim" className={classes.with}>
              {t('with_client_seed', { seed: seed.clientSeed })}
            </Text>
          </Step>
        )
      })}
    </Text>
  )
}
