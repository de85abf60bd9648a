import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords, WordsLoadError } from '@croupier/kit/words.ts'
import { IconRotate } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { ChunkLoadError } from '../parts/page/lazy.tsx'
import classes from '../parts/page/page.module.css'

/** Stands where a page failed: says what is safe and offers to try again. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className={`wrap ${classes.page} ${classes.middle}`}>
      {error instanceof ChunkLoadError || error instanceof WordsLoadError ? (
        <ChunkFailure slow={error instanceof ChunkLoadError && error.cause === undefined} />
      ) : (
        <ErrorState error={error} onRetry={retry} />
      )}
    </div>
  )
}

/** A part of the site failed to arrive, or was waited for too long. */
function ChunkFailure({ slow }: { readonly slow: boolean }) {
  const t = useWords('shell')
  const kit = useWords('kit')
  const online = useOnline()
  useReloadOnline()
  return (
    <Stack as="section" align="center" padY={48} text="center" className={classes.message} role="alert">
      <Text as="h1" balanced mt={20} size={24} weight={700} className={classes.messageTitle}>
        {t(online ? 'chunk_title' : 'offline_title')}
      </Text>
      <Text as="p" balanced mt={8} tone="text-dim">
        {online ? (slow ? kit('still_loading') : t('chunk_text')) : t('offline_text')}
      </Text>
      <Row gap={8} justify="center" wraps mt={24}>
        {/* A failed import stays failed until the page is fetched anew, which also brings a newer release. */}
        <PrimaryButton onClick={() => window.location.reload()}>
          <IconRotate size={16} aria-hidden />
          {t('chunk_retry')}
        </PrimaryButton>
        <Button onClick={() => window.location.assign('/')}>{t('to_home')}</Button>
      </Row>
    </Stack>
  )
}

const onLine = (heard: () => void) => {
  window.addEventListener('online', heard)
  window.addEventListener('offline', heard)
  return () => {
    window.removeEventListener('online', heard)
    window.removeEventListener('offline', heard)
  }
}

const useOnline = (): boolean => useSyncExternalStore(onLine, () => navigator.onLine)

/** What could not be fetched without a line is fetched when it is back. */
function useReloadOnline() {
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
}
