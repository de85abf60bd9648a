import { Row } from '@croupier/kit/layout/layout.tsx'
import { Tag, type TagTone } from '@croupier/kit/state/tag.tsx'
import type { Promotion } from '@croupier/contract/content.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useDayText } from './moment.ts'

const TONES = { running: 'win', upcoming: 'info', ended: 'quiet' } as const satisfies Record<
  Promotion['status'],
  TagTone
>

/** Where a promotion stands by its dates, as a tag and in words. */
export function PromotionDates({ promotion: { status, from, until } }: { readonly promotion: Promotion }) {
  const t = useWords('content')
  const day = useDayText()
  const said =
    status === 'upcoming'
      ? t('starts', { day: day(from) })
      : until === null
        ? t('no_end')
        : t(status === 'ended' ? 'ended_on' : 'ends', { day: day(until) })
  return (
    <Row as="span" gap={8} align="center" wraps size={12} tone="text-dim">
      <Tag tone={TONES[status]}>{t(`status_${status}`)}</Tag>
      <span>{said}</span>
    </Row>
  )
}
