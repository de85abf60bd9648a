import { Grid } from '@croupier/kit/layout/layout.tsx'
import { HELD_AWARD_STATES, type HeldAward, heldAwards } from '@croupier/contract/console-awards.ts'
import { AWARDS } from '@croupier/contract/vendor-api.ts'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useDemoFilter } from '../../kit/demo-players.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useQueueColumns } from '../../kit/list/use-queue-columns.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import classes from './awards.module.css'
import { HeldAwardCard } from './held-award-card.tsx'

const route = getRouteApi('/_shell/held-awards')

/** Awards of vendors above a limit of the brand, and one of them opened beside the others. */
export function HeldAwardsScreen() {
  const t = useWords('awards')
  const router = useRouter()
  const search = route.useSearch()
  const opened = search['entry'] === undefined ? undefined : String(search['entry'])
  const close = () => void router.navigate({ to: '/held-awards', search: { ...search, entry: undefined } })
  return (
    <PageFrame title={t('title')} facts={t('facts')}>
      <Grid gap={14} columns={1} className={classes.columns} data-opened={opened !== undefined || undefined}>
        <div className={classes.list}>
          <ResourceList resource={useHeldAwards()} />
        </div>
        {opened === undefined ? null : <HeldAwardCard key={opened} awardId={opened} onClose={close} />}
      </Grid>
    </PageFrame>
  )
}

const EVERY_MS = 15_000

function useHeldAwards(): Resource<HeldAward> {
  const t = useWords('awards')
  return {
    name: 'held-awards',
    call: heldAwards,
    label: t('title'),
    searches: true,
    everyMs: EVERY_MS,
    idOf: ({ awardId }) => awardId,
    open: ({ awardId }) => ({ to: '/held-awards', search: (now: object) => ({ ...now, entry: awardId }) }) as never,
    empty: { title: t('empty'), text: t('empty_text') },
    filters: [
      ...useDemoFilter(),
      {
        key: 'state',
        label: t('state'),
        options: HELD_AWARD_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { key: 'award', label: t('award'), options: AWARDS.map((value) => ({ value, label: t(`awards.${value}`) })) },
      { key: 'vendor', label: t('vendor_code') },
    ],
    columns: useColumns(),
  }
}

function useColumns(): Resource<HeldAward>['columns'] {
  const t = useWords('awards')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { member, money } = useQueueColumns<HeldAward>()
  return [
    member(t('member')),
    { key: 'state', head: t('state'), cell: ({ state }) => <StatusChip status={state} /> },
    { key: 'vendorName', head: t('vendor'), cell: ({ vendorName }) => vendorName },
    { key: 'award', head: t('award'), cell: ({ award }) => t(`awards.${award}`) },
    money('amount', t('amount_in', { currency }), ({ amount }) => amount),
    { key: 'at', head: t('awarded_at'), figure: true, cell: ({ at }) => moments.short(at) },
    {
      key: 'decidedAt',
      head: t('decided_at'),
      figure: true,
      cell: ({ decidedAt }) => (decidedAt === null ? '–' : moments.short(decidedAt)),
      hidden: true,
    },
    { key: 'decidedBy', head: t('decided_by'), cell: ({ decidedBy }) => decidedBy ?? '–', hidden: true },
  ]
}
