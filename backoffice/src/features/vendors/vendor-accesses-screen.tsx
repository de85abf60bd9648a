import { type VendorAccess, vendorAccesses } from '@croupier/contract/console-vendor-access.ts'
import { useWords } from '@croupier/kit/words.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'

/** Which vendors have a way in, their keys, and how their calls of the last day were answered. */
export function VendorAccessesScreen() {
  const t = useWords('vendors')
  return (
    <PageFrame title={t('access.title')} facts={t('access.facts')}>
      <ResourceList resource={useAccesses()} />
    </PageFrame>
  )
}

function useAccesses(): Resource<VendorAccess> {
  const t = useWords('vendors')
  const moments = useMoments()
  return {
    name: 'vendor-access',
    call: vendorAccesses,
    label: t('access.title'),
    idOf: ({ code }) => code,
    open: ({ code }) => ({ to: '/vendor-access/$code', params: { code } }),
    empty: { title: t('access.empty') },
    columns: [
      { key: 'displayName', head: t('vendor'), cell: ({ displayName }) => <strong>{displayName}</strong>, width: 160 },
      {
        key: 'open',
        head: t('state'),
        cell: ({ open }) => (open === null ? t('access.none') : <StatusChip status={open ? 'live' : 'closed'} />),
      },
      {
        key: 'dialect',
        head: t('access.dialect'),
        cell: ({ dialect }) => (dialect === null ? '–' : t(`access.dialects.${dialect}`)),
      },
      { key: 'keys', head: t('access.keys'), figure: true, cell: ({ keys }) => keys },
      {
        key: 'endsAt',
        head: t('access.next_end'),
        cell: ({ endsAt }) => (endsAt === null ? '–' : moments.short(endsAt)),
      },
      { key: 'addresses', head: t('access.addresses'), figure: true, cell: (row) => row.addresses || t('access.any') },
      { key: 'calls', head: t('access.calls_day'), figure: true, cell: ({ calls }) => calls },
      { key: 'refused', head: t('access.refused_day'), figure: true, cell: ({ refused }) => refused },
      {
        key: 'lastAt',
        head: t('access.last'),
        figure: true,
        cell: ({ lastAt }) => (lastAt === null ? '–' : moments.short(lastAt)),
      },
    ],
  }
}
