import type { ReplyOf } from '@croupier/contract/call.ts'
import type { seeds } from '@croupier/contract/studio.ts'
import { commitmentOf } from '@croupier/engine/seeds.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useTimes } from '../../parts/site/bet-times.ts'
import classes from './seeds.module.css'
import { Step } from './step.tsx'

/** Seeds that are no secret any more, each checked here against the hash that was promised for it. */
export function RevealedSeeds({ revealed }: { readonly revealed: ReplyOf<typeof seeds>['revealed'] }) {
  const t = useWords('verify')
  const { moment } = useTimes()
  if (revealed.length === 0) return null
  return (
    <section className={classes.revealed}>
      <h3 className={classes.head}>{t('revealed')}</h3>
      {revealed.map((seed) => {
        const kept = commitmentOf(hashes.sha256, seed.serverSeed) === seed.serverSeedHash
        return (
          <Step
            key={seed.serverSeedHash}
            title={t('revealed_at', { moment: moment(seed.revealedAt), rounds: seed.rounds })}
            check={{ ok: kept, words: t(kept ? 'commitment_ok' : 'commitment_wrong') }}
          >
            {seed.serverSeed}
            <span className={classes.with}>{t('with_client_seed', { seed: seed.clientSeed })}</span>
          </Step>
        )
      })}
    </section>
  )
}
