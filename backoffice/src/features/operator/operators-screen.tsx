import { Row } from '@croupier/kit/layout/layout.tsx'
import { type Operator, operators } from '@croupier/contract/operator.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { Avatar } from '../../kit/avatar.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'

/** Who works in this brand, and what each may do. */
export function OperatorsScreen() {
  const t = useWords('operator')
  const may = useMay()
  const resource = useOperatorsResource()
  return (
    <PageFrame
      title={t('operators')}
      actions={
        may('operators.edit') ? (
          <Link to="/operators/$operatorId" params={{ operatorId: 'new' }} className={buttonClass('primary', 'small')}>
            <IconPlus size={15} aria-hidden />
            {t('new_operator')}
          </Link>
        ) : null
      }
    >
      <ResourceList resource={resource} />
    </PageFrame>
  )
}

function useOperatorsResource(): Resource<Operator> {
  const t = useWords('operator')
  const moments = useMoments()
  return {
    name: 'operators',
    call: operators,
    label: t('operators'),
    searches: true,
    idOf: ({ id }) => id,
    open: ({ id }) => ({ to: '/operators/$operatorId', params: { operatorId: id } }) as never,
    empty: { title: t('operators_empty') },
    columns: [
      {
        key: 'name',
        head: t('fields.name'),
        cell: ({ name }) => (
          <Row as="span" inline gap={8} align="center">
            <Avatar name={name} />
            {name}
          </Row>
        ),
      },
      { key: 'username', head: t('fields.username'), cell: ({ username }) => <span className="mono">{username}</span> },
      { key: 'state', head: t('fields.state'), cell: ({ state }) => <StatusChip status={state} /> },
      { key: 'roles', head: t('fields.roles'), cell: ({ roles }) => roles.join(', ') || '–' },
      { key: 'brands', head: t('fields.brands'), cell: ({ brands }) => brands.join(', ') || '–' },
      {
        key: 'authenticator',
        head: t('fields.authenticator'),
        cell: ({ authenticator }) => t(authenticator ? 'by_app' : 'by_mail'),
      },
      {
        key: 'networks',
        head: t('fields.networks'),
        cell: ({ networks }) => networks.join(', ') || t('everywhere'),
        hidden: true,
      },
      { key: 'email', head: t('fields.email'), cell: ({ email }) => email, hidden: true },
      { key: 'createdAt', head: t('fields.createdAt'), cell: ({ createdAt }) => moments.day(createdAt), hidden: true },
      {
        key: 'lastSeenAt',
        head: t('fields.lastSeenAt'),
        figure: true,
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : moments.short(lastSeenAt)),
      },
    ],
  }
}
