import { useWords } from '@croupier/kit/words.ts'
import { ProofVerdict, verdictTone } from '../../parts/rounds/proof-verdict.tsx'

interface VerdictProps {
  /** Undefined while the seed is secret. */
  readonly ok: boolean | undefined
  readonly by: 'seeds' | 'chain'
}

/** Whether all checks of a round hold. */
export function Verdict({ ok, by }: VerdictProps) {
  const t = useWords('verify')
  const tone = verdictTone(ok)
  return (
    <ProofVerdict tone={tone}>
      {t(by === 'chain' && tone !== 'win' ? (tone === 'loss' ? 'verdict_chain' : 'verdict_later') : `verdict_${tone}`)}
    </ProofVerdict>
  )
}
