import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './cashier.module.css'

interface CopyLineProps {
  readonly name: string
  /** What is copied. */
  readonly text: string
  /** How it is shown, where that is not the same. */
  readonly children?: ReactNode
}

/** A fact that somebody has to type elsewhere, with a button that copies it. */
export function CopyLine({ name, text, children }: CopyLineProps) {
  const t = useWords('cashier')
  const [copied, setCopied] = useState(false)
  const Mark = copied ? IconCheck : IconCopy
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        <span>{children ?? text}</span>
        <Grid
          as="button"
          centred
          tone="accent-text"
          radius={8}
          type="button"
          className={classes.copy}
          aria-label={t('copy', { name })}
          onClick={copy}
        >
          <Mark size={18} aria-hidden />
        </Grid>
        <output className="sr-only">{copied ? t('copied') : ''}</output>
      </dd>
    </div>
  )
}
