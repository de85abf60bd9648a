import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { type Bulk, bulkProgress } from '@croupier/contract/console-bulk.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import classes from './bulk.module.css'

interface BulkProgressProps {
  readonly begun: Bulk
  readonly onClose: () => void
}

const SOON_MS = 700

/** How far an action to many is; it goes on without anybody who watches. */
export function BulkProgress({ begun, onClose }: BulkProgressProps) {
  const t = useWords('members')
  const language = useLanguage()
  const client = useQueryClient()
  const { data = begun } = useAsk(
    bulkProgress,
    { params: { bulkId: begun.id } },
    { refetchInterval: ({ state }) => (state.data?.finished ? false : SOON_MS) },
  )
  const { deed: action, total, done, refused, finished } = data
  const over = done + refused.reduce((sum, { count }) => sum + count, 0)
  useEffect(() => {
    if (finished)
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]) === '/wps/operator/members' })
  }, [client, finished])
  const figure = (value: number) => value.toLocaleString(language)
  return (
    <ModalFrame title={t(`many.${action}_going`, { count: total })} width={460} onClose={onClose}>
      <Stack gap={10} className={classes.progress} aria-live="polite">
        <progress max={Math.max(1, total)} value={over} aria-label={t(`many.${action}_going`, { count: total })} />
        <p>
          <strong>{t('many.done', { done: figure(done), total: figure(total) })}</strong>
        </p>
        {refused.map(({ code, count }) => (
          <Text as="p" tone="text-dim" key={code}>
            {t('many.left_alone', { count, why: t(`many.why.${code}`, { otherwise: code.replaceAll('_', ' ') }) })}
          </Text>
        ))}
        {finished ? null : (
          <Text as="p" tone="text-dim">
            {t('many.goes_on')}
          </Text>
        )}
        <PrimaryButton onClick={onClose}>{t('many.close')}</PrimaryButton>
      </Stack>
    </ModalFrame>
  )
}
