import '../theme/mantine.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { MantineProvider, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from '../theme/mantine.ts'
import { useTheme } from '../theme/theme.ts'
import { Button, PrimaryButton } from './button.tsx'
import classes from './confirm-dialog.module.css'
import { useFixedPage } from './fixed-page.ts'
import { useFocusBack } from './focus-back.ts'

const PARTS = { content: classes.content ?? '', overlay: classes.shade ?? '', inner: classes.inner ?? '' }

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
  const shown = useTheme()
  useFixedPage(opened)
  useFocusBack()
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={shown} withCssVariables={false} withGlobalClasses={false}>
      <Modal.Root
        opened={opened}
        onClose={onCancel}
        centered
        lockScroll={false}
        classNames={PARTS}
        size={360}
        zIndex={210}
        transitionProps={{ transition: 'fade', duration: 150 }}
      >
        <Modal.Overlay />
        <Modal.Content role="alertdialog">
          <span className={classes.icon} data-tone={tone}>
            {icon}
          </span>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <div className={classes.text}>{text}</div>
          <div className={classes.buttons}>
            {cancel === undefined ? null : (
              <Button wide onClick={onCancel}>
                {cancel}
              </Button>
            )}
            <PrimaryButton wide data-autofocus working={working} onClick={onConfirm}>
              {confirm}
            </PrimaryButton>
          </div>
        </Modal.Content>
      </Modal.Root>
    </MantineProvider>
  )
}
