import type { ReactNode } from 'react'
import { AlertFrame } from './alert-frame.tsx'
import { Button, PrimaryButton } from './button.tsx'

interface ConfirmDialogProps {
  readonly icon: ReactNode
  readonly tone: 'info' | 'warn'
  readonly title: string
  readonly text: ReactNode
  /** Left out where there is nothing to choose, only something to be told. */
  readonly cancel?: string
  readonly confirm: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly opened?: boolean
  readonly working?: string | boolean
}

/** Asks before something happens: Escape and the left button leave things as they are, the right one goes on. */
export function ConfirmDialog({
  icon,
  tone,
  title,
  text,
  cancel,
  confirm,
  onCancel,
  onConfirm,
  opened = true,
  working = false,
}: ConfirmDialogProps) {
  const buttons = (
    <>
      {cancel === undefined ? null : (
        <Button wide onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <PrimaryButton wide data-autofocus working={working} onClick={onConfirm}>
        {confirm}
      </PrimaryButton>
    </>
  )
  return (
    <AlertFrame icon={icon} tone={tone} title={title} buttons={buttons} width={360} onClose={onCancel} opened={opened}>
      {text}
    </AlertFrame>
  )
}
