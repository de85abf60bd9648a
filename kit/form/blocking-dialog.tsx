import '../theme/mantine.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { MantineProvider, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from '../theme/mantine.ts'
import { useTheme } from '../theme/theme.ts'
import classes from './confirm-dialog.module.css'
import { useFixedPage } from './fixed-page.ts'
import { useFocusBack } from './focus-back.ts'

const PARTS = { content: classes.content ?? '', overlay: classes.shade ?? '', inner: classes.inner ?? '' }

interface BlockingDialogProps {
  readonly icon: ReactNode
  readonly tone: 'info' | 'warn'
  readonly title: string
  readonly children: ReactNode
  /** The only ways out. */
  readonly buttons: ReactNode
}

/** Stops everything until it is answered: neither Escape nor a press beside it closes it. */
export function BlockingDialog({ icon, tone, title, children, buttons }: BlockingDialogProps) {
  const shown = useTheme()
  useFixedPage(true)
  useFocusBack()
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={shown} withCssVariables={false} withGlobalClasses={false}>
      <Modal.Root
        opened
        onClose={() => undefined}
        closeOnEscape={false}
        closeOnClickOutside={false}
        centered
        lockScroll={false}
        classNames={PARTS}
        size={400}
        zIndex={220}
        transitionProps={{ transition: 'fade', duration: 150 }}
      >
        <Modal.Overlay />
        <Modal.Content role="alertdialog">
          <span className={classes.icon} data-tone={tone}>
            {icon}
          </span>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <div className={classes.text}>{children}</div>
          <div className={classes.buttons}>{buttons}</div>
        </Modal.Content>
      </Modal.Root>
    </MantineProvider>
  )
}
