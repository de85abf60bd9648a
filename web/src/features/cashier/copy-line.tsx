import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Fact } from '../../parts/page/facts.tsx'
import classes from './request.module.css'

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
    <Fact name={name}>
      <span>{children ?? text}</span>
      <IconButton label={t('copy', { name })} className={classes.copy} onClick={copy}>
        <Mark size={18} aria-hidden />
      </IconButton>
      <output className="sr-only">{copied ? t('copied') : ''}</output>
    </Fact>
  )
}
