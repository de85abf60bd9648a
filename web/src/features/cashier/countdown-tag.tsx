import { Tag } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconClock } from '@tabler/icons-react'
import { clockOf } from '../../parts/limits/duration.ts'
import { useNow } from '../../parts/limits/use-play-session.ts'

/** Milliseconds until a moment by the server's clock, again each second; never below zero. */
export const useLeft = (until: string): number => Math.max(0, Date.parse(until) - useNow())

/** What is left as a clock shows it; hours only where there are any. */
export const leftText = (ms: number): string => clockOf(ms).replace(/^0:/, '')

/** How long something can still be done. Not read out each second. */
export function CountdownTag({ until }: { readonly until: string }) {
  const t = useWords('cashier')
  const left = useLeft(until)
  return (
    <Tag tone={left > 0 ? 'warn' : 'quiet'} role="timer" aria-label={t('time_left')}>
      <IconClock size={14} aria-hidden />
      {left > 0 ? leftText(left) : t('time_over')}
    </Tag>
  )
}
