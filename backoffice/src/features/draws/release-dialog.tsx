import { releaseDrawResult } from '@croupier/contract/console-draws.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { Amount } from '../../kit/amount.tsx'
import { MoneyDialog } from '../../kit/money-dialog.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { seenEntry, usePayouts } from './payouts-card.tsx'
import type { DrawDetail } from './use-entry.ts'
import { useDrawsChanged } from './use-draws-changed.ts'

interface ReleaseDialogProps {
  readonly known: DrawDetail
  readonly onClose: () => void
}

/** Before a result is released: how many bets are paid by it, and what the brand pays. It is sent as it was seen here. */
export function ReleaseDialog({ known, onClose }: ReleaseDialogProps) {
  const t = useWords('draws')
  const { currency } = useBrandNow()
  const changed = useDrawsChanged()
  const { gameCode, issueNo, name, lines, stakes } = known.draw
  const entry = seenEntry(known.entries)
  const { data } = usePayouts(known, entry)
  const action = useMutation({
    mutationFn: () =>
      ask(releaseDrawResult, { params: { gameCode, issueNo }, body: { numbers: [...(entry?.numbers ?? [])] } }),
    onSettled: changed,
    onSuccess: onClose,
  })
  return (
    <MoneyDialog
      title={t('release.title', { name, issueNo })}
      facts={[
        { says: t('release.numbers'), value: entry?.numbers?.length ?? 0 },
        { says: t('release.settles'), value: t('bets_count', { count: lines }) },
        { says: t('stakes'), value: <Amount amount={stakes} currency={currency} /> },
        {
          says: t('release.prizes'),
          value: data ? <Amount amount={data.prizes} currency={currency} /> : <Skeleton width={90} />,
          strong: true,
        },
      ]}
      text={t('release.text')}
      confirm={t('release.action', { count: lines })}
      action={action}
      onClose={onClose}
    />
  )
}
