import { Stack, Text } from '../layout/layout.tsx'
import '../theme/mantine.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { MantineProvider, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mantineTheme } from '../theme/mantine.ts'
import { useTheme } from '../theme/theme.ts'
import { useWords } from '../words.ts'
import { useFixedPage } from './fixed-page.ts'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'
import classes from './modal-frame.module.css'

const PARTS = { content: classes.content ?? '', overlay: classes.shade ?? '', inner: classes.inner ?? '' }

export interface ModalFrameProps {
  /** Names the modal for everybody; drawn as its heading unless `bare`. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly opened?: boolean
  /** Pixels on a wide screen; a phone always shows a sheet of full height. */
  readonly width?: number
  readonly height?: number
  /** Beside the content from 900 px up: a picture. */
  readonly aside?: ReactNode
  /** A line below the heading. */
  readonly lead?: ReactNode
  /** Stays at the foot while the content scrolls: the main button. */
  readonly foot?: ReactNode
  /**
   * Where it opens on a wide screen: what grows while one types begins at the top and does not jump. At the start it is a
   * drawer as high as the window, on a phone too.
   */
  readonly place?: 'middle' | 'top' | 'start'
  /** Without heading and padding: the content draws its own. */
  readonly bare?: boolean
}

/** A window over the page: focus trapped and given back, Escape closes, the page below stands still. On a phone a sheet. */
export function ModalFrame({
  title,
  onClose,
  children,
  opened = true,
  width = 480,
  height,
  aside,
  lead,
  foot,
  place = 'middle',
  bare = false,
}: ModalFrameProps) {
  const t = useWords('kit')
  const shown = useTheme()
  useFixedPage(opened)
  useFocusReturn()
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={shown} withCssVariables={false} withGlobalClasses={false}>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        centered={place === 'middle'}
        lockScroll={false}
        classNames={PARTS}
        size={width}
        transitionProps={{ transition: 'fade', duration: 150 }}
      >
        <Modal.Overlay />
        <Modal.Content
          aria-label={bare ? title : undefined}
          data-place={place}
          style={height ? { '--modal-height': `${height}px` } : {}}
        >
          {aside ? <div className={classes.aside}>{aside}</div> : null}
          <Stack grow>
            {bare ? null : (
              <div className={classes.head}>
                <Modal.Title className={classes.title}>{title}</Modal.Title>
                {lead ? (
                  <Text as="div" mt={2} tone="text-dim">
                    {lead}
                  </Text>
                ) : null}
              </div>
            )}
            <div className={bare ? classes.bare : classes.body}>{children}</div>
            {foot ? <div className={classes.foot}>{foot}</div> : null}
          </Stack>
          <IconButton label={t('close')} className={classes.close} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </IconButton>
        </Modal.Content>
      </Modal.Root>
    </MantineProvider>
  )
}
