import { useWords } from '@croupier/kit/words.ts'
import { IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react'
import classes from './proof.module.css'

interface VerdictProps {
  /** Undefined while the seed is secret. */
  readonly ok: boolean | undefined
  readonly by: 'seeds' | 'chain'
}

/** Whether all checks of a round hold. */
export function Verdict({ ok, by }: VerdictProps) {
  const t = useWords('verify')
  const [tone, Icon] =
    ok === undefined
      ? (['info', IconShieldQuestion] as const)
      : ok
        ? (['win', IconShieldCheck] as const)
        : (['loss', IconShieldX] as const)
  return (
    <p className={classes.verdict} data-tone={tone} role="status">
      <Icon size={20} aria-hidden />
      {t(by === 'chain' && tone !== 'win' ? (tone === 'loss' ? 'verdict_chain' : 'verdict_later') : `verdict_${tone}`)}
    </p>
  )
}
