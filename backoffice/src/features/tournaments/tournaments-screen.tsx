import {
  type DeskTournament,
  deskTournaments,
  REPEATS,
  TOURNAMENT_STATES,
} from '@croupier/contract/console-tournaments.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import { chipOf } from './chip.ts'

/** Tournaments of the brand: drafts, what runs, and what has been paid. */
export function TournamentsScreen() {
  const t = useWords('tournaments')
  const may = useMay()('tournaments.edit')
  return (
    <PageFrame
      title={t('title')}
      facts={t('facts')}
      actions={
        may ? (
          <Link to="/tournaments/$tournamentId" params={{ tournamentId: 'new' }} className={buttonClass('primary')}>
            <IconPlus size={15} aria-hidden />
            {t('new')}
          </Link>
        ) : null
      }
    >
      <ResourceList resource={useTournaments()} />
    </PageFrame>
  )
}

function useTournaments(): Resource<DeskTournament> {
  const t = useWords('tournaments')
  const moments = useMoments()
  const option = (key: string) => (value: string) => ({ value, label: t(`${key}.${value}`) })
  return {
    name: 'tournaments',
    call: deskTournaments,
    label: t('title'),
    idOf: ({ id }) => id,
    open: ({ id }) => ({ to: '/tournaments/$tournamentId', params: { tournamentId: id } }),
    empty: { title: t('empty'), text: t('empty_text') },
    filters: [{ key: 'state', label: t('state'), options: TOURNAMENT_STATES.map(option('states')) }],
    columns: [
      { key: 'name', head: t('name'), cell: ({ name }) => name, width: 220 },
      { key: 'state', head: t('state'), cell: (one) => <StatusChip status={chipOf(one)} /> },
      { key: 'metric', head: t('metric'), cell: ({ metric }) => t(`metrics.${metric}`) },
      { key: 'startsAt', head: t('starts_at'), cell: ({ startsAt }) => moments.short(startsAt) },
      { key: 'endsAt', head: t('ends_at'), cell: ({ endsAt }) => moments.short(endsAt) },
      {
        key: 'repeats',
        head: t('repeats'),
        cell: ({ repeats }) => t(`repeat.${REPEATS.find((one) => one === repeats) ?? 'never'}`),
      },
      { key: 'prizes', head: t('ranks'), figure: true, cell: ({ prizes }) => prizes.length },
      {
        key: 'prizeTotal',
        head: t('prize_total'),
        figure: true,
        cell: ({ prizeTotal, currency }) => <Amount amount={prizeTotal} currency={currency} />,
      },
      {
        key: 'paidAt',
        head: t('paid_at'),
        cell: ({ paidAt }) => (paidAt === null ? '–' : moments.short(paidAt)),
        hidden: true,
      },
    ],
  }
}
