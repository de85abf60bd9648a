import { Row, Text } from '../layout/layout.tsx'
import '../theme/mantine.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { MantineProvider, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from '../theme/mantine.ts'
import { useTheme } from '../theme/theme.ts'
import classes from './alert-frame.module.css'
import { useFixedPage } from './fixed-page.ts'
import { useFocusReturn } from './focus-return.ts'

const PARTS = { content: classes.content ?? '', overlay: classes.shade ?? '' }

interface AlertFrameProps {
  readonly icon: ReactNode
  readonly tone: 'info' | 'warn'
  readonly title: string
  readonly children: ReactNode
  readonly buttons: ReactNode
  readonly width: number
  /** Left out where only the buttons lead out: neither Escape nor a press beside it closes it, and it lies over all others. */
  readonly onClose?: () => void
  readonly opened?: boolean
}

/** A small window that wants an answer: sign, title, text and buttons. */
export function AlertFrame({ icon, tone, title, children, buttons, width, onClose, opened = true }: AlertFrameProps) {
  const shown = useTheme()
  useFixedPage(opened)
  useFocusReturn()
  const closes = onClose !== undefined
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={shown} withCssVariables={false} withGlobalClasses={false}>
      <Modal.Root
        opened={opened}
        onClose={onClose ?? (() => undefined)}
        closeOnEscape={closes}
        closeOnClickOutside={closes}
        centered
        lockScroll={false}
        classNames={PARTS}
        size={width}
        zIndex={closes ? 210 : 220}
        transitionProps={{ transition: 'fade', duration: 150 }}
      >
        <Modal.Overlay />
        <Modal.Content role="alertdialog">
          <span className={classes.icon} data-tone={tone}>
            {icon}
          </span>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Text as="div" size={13} tone="text-dim" className={classes.text}>
            {children}
          </Text>
          <Row gap={8} className={classes.buttons}>
            {buttons}
          </Row>
        </Modal.Content>
      </Modal.Root>
    </MantineProvider>
  )
}
