import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react'
import { useWords } from '@croupier/kit/words.ts'
import { type ReactNode, useState } from 'react'
import classes from './proof.module.css'

interface StepProps {
  readonly title: string
  readonly children: ReactNode
  /** What was checked, in words, and whether it held; nothing where nothing is checked. */
  readonly check?: { readonly ok: boolean; readonly words: string } | undefined
  /** A value that others may want to check with their own tools. */
  readonly copy?: string
}

/** One step of a proof: what it is, its value, and whether it holds. */
export const Step = ({ title, children, check, copy }: StepProps) => (
  <Surface
    padY={8}
    padX={12}
    level={0}
    edge
    radius={8}
    className={classes.step}
    data-wrong={check?.ok === false || undefined}
  >
    <p className={classes.stepHead}>
      <span>{title}</span>
      {check ? (
        <span className={classes.check} data-ok={check.ok}>
          {check.ok ? <IconCheck size={14} aria-hidden /> : <IconAlertCircle size={14} aria-hidden />}
          {check.words}
        </span>
      ) : null}
      {copy === undefined ? null : <CopyButton text={copy} />}
    </p>
    <Text as="div" mt={2} size={12} leading={18} className="mono">
      {children}
    </Text>
  </Surface>
)

function CopyButton({ text }: { readonly text: string }) {
  const t = useWords('verify')
  const [copied, setCopied] = useState(false)
  return (
    <Row
      as="button"
      inline
      gap={4}
      align="center"
      pad={6}
      tone="text-dim"
      radius={6}
      type="button"
      className={classes.copy}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      <span className={classes.copyWords} aria-live="polite">
        {t(copied ? 'copied' : 'copy')}
      </span>
    </Row>
  )
}
