import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react'
import { useWords } from '@croupier/kit/words.ts'
import { type ReactNode, useState } from 'react'
import classes from './proof-step.module.css'

interface StepHeadProps {
  readonly title: string
  /** What was checked, in words, and whether it held; nothing where nothing is checked. */
  readonly check?: { readonly ok: boolean; readonly words: string } | undefined
  readonly children?: ReactNode
}

interface StepProps extends StepHeadProps {
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
    <StepHead title={title} check={check}>
      {copy === undefined ? null : <CopyButton text={copy} />}
    </StepHead>
    <Text as="div" mt={2} size={12} leading={18} className="mono">
      {children}
    </Text>
  </Surface>
)

/** What a step is, whether it holds, and what can be done with it. */
export const StepHead = ({ title, check, children }: StepHeadProps) => (
  <Row
    as="p"
    gapY={4}
    gapX={12}
    align="center"
    justify="between"
    wraps
    size={12}
    tone="text-dim"
    className={classes.stepHead}
  >
    <span>{title}</span>
    {check ? (
      <Row as="span" inline gap={4} align="center" weight={600} tone={check.ok ? 'win' : 'loss'}>
        {check.ok ? <IconCheck size={14} aria-hidden /> : <IconAlertCircle size={14} aria-hidden />}
        {check.words}
      </Row>
    ) : null}
    {children}
  </Row>
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
