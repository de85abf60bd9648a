import { CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { NotAllowed } from './not-allowed.tsx'
import { StateCard } from './state-card.tsx'

/** Something did not load: what happened, that nothing was changed, and a way to try again. */
export function ErrorState({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const t = useWords('pieces')
  const text = useRefusedText(error)
  if (error instanceof CallRefusal && error.code === 'forbidden') return <NotAllowed />
  return (
    <StateCard
      tone="loss"
      icon={<IconPlugConnectedX size={22} aria-hidden />}
      title={t('trouble_title')}
      text={`${text} ${t('trouble_safe')}`}
    >
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          <IconRefresh size={15} aria-hidden />
          {t('try_now')}
        </Button>
      ) : null}
    </StateCard>
  )
}

/** What to tell an operator about a call that brought nothing: the server's words, or ours where it did not speak. */
export function useRefusedText(error: unknown): string {
  const t = useWords('pieces')
  if (error instanceof CallRefusal && error.message) return error.message
  return t(error instanceof CallRefusal && error.code === 'unreachable' ? 'trouble_line' : 'trouble_ours')
}
