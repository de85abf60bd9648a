import { Grid, Row, Stack, Text } from '../layout/layout.tsx'
import { IconRotate, IconSatellite } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CallRefusal } from '../calls.ts'
import { PrimaryButton } from '../form/button.tsx'
import { useWords } from '../words.ts'
import classes from './state.module.css'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: () => void
  readonly title?: string
  readonly actions?: ReactNode
}

/** Something did not arrive: what happened, what is safe, and Try again first. */
export function ErrorState({ error, onRetry, title, actions }: ErrorStateProps) {
  const t = useWords('kit')
  const text = useTroubleText(error)
  return (
    <Stack align="center" padY={24} padX={16} text="center" role="alert">
      <Grid centred mb={10} tone="text-dim" className={classes.art}>
        <IconSatellite size={56} stroke={1.2} aria-hidden />
      </Grid>
      <Text as="p" balanced size={16} weight={600}>
        {title ?? t('trouble_title')}
      </Text>
      <Text as="p" balanced mt={4} size={13} tone="text-dim" className={classes.text}>
        {text}
      </Text>
      <Row gap={8} justify="center" wraps mt={16} className={classes.actions}>
        {onRetry ? (
          <PrimaryButton size="small" onClick={onRetry}>
            <IconRotate size={15} aria-hidden />
            {t('try_again')}
          </PrimaryButton>
        ) : null}
        {actions}
      </Row>
    </Stack>
  )
}

/** What to tell a person about a failed call: the server's words, or ours where it did not speak. */
export function useTroubleText(error: unknown): string {
  const t = useWords('kit')
  if (error instanceof CallRefusal && error.message) return error.message
  return t(error instanceof CallRefusal && error.code === 'unreachable' ? 'trouble_unreachable' : 'trouble_other')
}
