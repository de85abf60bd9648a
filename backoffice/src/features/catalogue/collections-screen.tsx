import { type DeskCollection, deskCollections } from '@croupier/contract/console-catalogue.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './catalogue.module.css'

/** The shelves of games that the brand has put together. */
export function CollectionsScreen() {
  const t = useWords('catalogue')
  const may = useMay()('games.edit')
  return (
    <PageFrame
      title={t('collections')}
      facts={t('collections_facts')}
      actions={
        may ? (
          <Link
            to="/collections/$collectionId"
            params={{ collectionId: crypto.randomUUID() }}
            search={{ new: true }}
            className={buttonClass('primary', 'small')}
          >
            <IconPlus size={15} aria-hidden />
            {t('new_collection')}
          </Link>
        ) : null
      }
    >
      <ResourceList resource={useCollections()} />
    </PageFrame>
  )
}

function useCollections(): Resource<DeskCollection> {
  const t = useWords('catalogue')
  const moments = useMoments()
  return {
    name: 'collections',
    call: deskCollections,
    label: t('collections'),
    idOf: ({ id }) => id,
    open: ({ id }) => ({ to: '/collections/$collectionId', params: { collectionId: id }, search: {} }),
    empty: { title: t('no_collections'), text: t('no_collections_text') },
    columns: [
      { key: 'title', head: t('title'), cell: ({ title }) => <strong>{title}</strong>, width: 170 },
      {
        key: 'shown',
        head: t('state'),
        cell: ({ shown, draft }) => (
          <span className={classes.state}>
            <StatusChip status={shown === null ? 'closed' : 'live'} />
            {draft ? <StatusChip status="waiting" /> : null}
          </span>
        ),
      },
      {
        key: 'place',
        head: t('place'),
        cell: ({ place }) => (place === 'home' ? t('home') : t(`categories.${place}`)),
      },
      { key: 'games', head: t('games'), figure: true, cell: ({ games }) => games },
      { key: 'savedAt', head: t('saved_at'), figure: true, cell: ({ savedAt }) => moments.short(savedAt) },
      { key: 'code', head: t('code'), cell: ({ code }) => <span className="mono">{code}</span>, hidden: true },
    ],
  }
}
