import { Row } from '@croupier/kit/layout/layout.tsx'
import { IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './proof-verdict.module.css'

const SHIELDS = { info: IconShieldQuestion, win: IconShieldCheck, loss: IconShieldX } as const

export type VerdictTone = keyof typeof SHIELDS

/** How a verdict looks: all checks hold, some do not, or it cannot be said yet. */
export const verdictTone = (ok: boolean | undefined): VerdictTone => (ok === undefined ? 'info' : ok ? 'win' : 'loss')

interface ProofVerdictProps {
  readonly tone: VerdictTone
  readonly children: ReactNode
}

/** What all checks of a proof come to, in a line. */
export function ProofVerdict({ tone, children }: ProofVerdictProps) {
  const Icon = SHIELDS[tone]
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
      {children}
    </Row>
  )
}
