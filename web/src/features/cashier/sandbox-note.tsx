import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { useStatus } from '../../parts/site/use-status.ts'
import classes from './request.module.css'

/** Where nobody's money moves: the ways to a bank, or a chain, that is only played. */
export function SandboxNote({ children }: { readonly children: ReactNode }) {
  const t = useWords('cashier')
  if (useStatus()?.mode !== 'sandbox') return null
  return (
    <Row wraps padY={10} padX={12} size={12} leading={18} tone="text-dim" radius={8} className={classes.sandbox}>
      <p>{t('sandbox_text')}</p>
      {children}
    </Row>
  )
}
