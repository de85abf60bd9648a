import { Row } from '@croupier/kit/layout/layout.tsx'
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
    <Row
      as="p"
      gap={10}
      align="center"
      padY={10}
      padX={14}
      size={13}
      weight={600}
      radius={10}
      className={classes.verdict}
      data-tone={tone}
      role="status"
    >
      <Icon size={20} aria-hidden />
      {t(by === 'chain' && tone !== 'win' ? (tone === 'loss' ? 'verdict_chain' : 'verdict_later') : `verdict_${tone}`)}
    </Row>
  )
}
